import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Writes to folders of the person that the program cannot reach, or that are not where they seem to be.
  static let unownedLocation = Audit(["storage.unowned-location"]) { context in
    context.shipped(["storage.file-write", "storage.database"]).compactMap { site, subject in
      guard subject.isApp, let folder = site.handling?.place.flatMap(PersonalFolder.init) else { return nil }
      let platforms = Set(subject.target.platforms)
      if !platforms.isEmpty, !platforms.contains(.macOS) {
        // A folder of that name can be made in the container.
        guard !subject.makes(folder) else { return nil }
        return context.finding(
          "storage.unowned-location", folder.name, at: site.place,
          "the folder \(folder.name) is not there on \(subject.target.platforms.map(\.rawValue).listed()), where an app has none of its own"
        )
      }
      guard subject.isForMac, let signed = SignedEntitlements(subject.judged), signed.isSandboxed else {
        return nil
      }
      // Which folders a person picked, and the exceptions that a reviewer grants, are not known from here.
      guard let entitlement = folder.entitlement, !signed.has("\(entitlement).read-write"),
        !signed.hasExceptions
      else {
        return nil
      }
      return context.finding(
        "storage.unowned-location", folder.name, at: site.place,
        "the sandbox keeps the app out of the person's folder \(folder.name)",
        help: "Add \(entitlement).read-write to the entitlements, or let the person pick the place.")
    }
  }
}

private struct PersonalFolder {
  let name: String
  /// Nothing where there is none for it.
  let entitlement: String?

  init?(_ place: StoragePlace) {
    switch place {
    case .desktop: (name, entitlement) = ("Desktop", nil)
    case .downloads: (name, entitlement) = ("Downloads", "com.apple.security.files.downloads")
    case .pictures: (name, entitlement) = ("Pictures", "com.apple.security.assets.pictures")
    case .movies: (name, entitlement) = ("Movies", "com.apple.security.assets.movies")
    case .music: (name, entitlement) = ("Music", "com.apple.security.assets.music")
    default: return nil
    }
  }
}

extension AuditSubject {
  fileprivate func makes(_ folder: PersonalFolder) -> Bool {
    judged.code.linked("storage.file-write").contains { site in
      site.name.hasPrefix("createDirectory")
        && site.handling?.place.flatMap(PersonalFolder.init)?.name == folder.name
    }
  }
}

extension SignedEntitlements {
  /// Whether paths outside of the sandbox are granted one by one.
  fileprivate var hasExceptions: Bool {
    ["home-relative-path", "absolute-path"].contains { kind in
      has("com.apple.security.temporary-exception.files.\(kind).read-write")
    }
  }
}
