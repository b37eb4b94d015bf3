import Catalog
import Census
import Formats
import Projects

/// A platform that a target is built for, and the oldest version of it that the target runs on.
struct Deployment: Hashable {
  var platform: ApplePlatform
  /// Nothing where the project does not say.
  var oldest: SystemVersion?

  /// What current tools still build for, where nothing says more.
  static let assumed: [ApplePlatform: SystemVersion] = [
    .iOS: SystemVersion(15), .macOS: SystemVersion(12), .tvOS: SystemVersion(15), .watchOS: SystemVersion(8),
    .visionOS: SystemVersion(1),
  ]

  /// The platforms of a target, as its project or its Info.plist says; none where neither does.
  static func all(of target: Target, _ variant: AuditVariant) -> [Deployment] {
    let built = variant.variant.platforms.isEmpty ? target.platforms : variant.variant.platforms
    let platforms = built.isEmpty ? platforms(of: variant.info) : built
    return platforms.map { platform in
      let text =
        variant.variant.settings.value(of: platform.deploymentSetting)?.text
        ?? variant.info[platform.deploymentKey]?.text
      return Deployment(platform: platform, oldest: text.flatMap { SystemVersion($0) })
    }
  }

  /// What only one platform's Info.plist has.
  private static func platforms(of info: InfoPlist) -> [ApplePlatform] {
    let keys = info.entries.map(\.key)
    if keys.contains("LSRequiresIPhoneOS") { return [.iOS] }
    if keys.contains("WKApplication") || keys.contains("WKWatchKitApp") { return [.watchOS] }
    if keys.contains("LSMinimumSystemVersion") || info["NSPrincipalClass"]?.text == "NSApplication" {
      return [.macOS]
    }
    return keys.contains {
      $0.hasPrefix("UISupportedInterfaceOrientations") || $0 == "UILaunchStoryboardName"
    }
      ? [.iOS] : []
  }
}

extension AuditSubject {
  /// Whether people are asked on its behalf. A library or a framework has the words of the app that it is part of.
  var asksPeople: Bool {
    switch target.kind {
    case .app, .appClip, .watchApp, .appExtension: true
    // An Info.plist without a project says itself what it is of.
    case .folder: !["FMWK", "BNDL"].contains(judged.info["CFBundlePackageType"]?.text)
    case .framework, .dynamicLibrary, .staticLibrary, .library, .bundle, .tool, .test, .other: false
    }
  }

  /// Whether all of a configuration's Info.plist was seen, so that what is not in it is missing.
  func knowsInfo(of variant: AuditVariant) -> Bool {
    // What a generator writes, its spec says, whether or not the file is there yet.
    if !target.declaredInfo.isEmpty || variant.info.file?.propertyList != nil { return true }
    guard variant.variant.infoPlist == nil else { return false }
    return variant.variant.generatesInfoPlist || !variant.info.entries.isEmpty
  }

  /// Whether its project names an Info.plist that is not among the files read, so that nobody sees what is in it.
  func lacksInfo(of variant: AuditVariant) -> Bool {
    variant.variant.infoPlist != nil && variant.info.file == nil && !knowsInfo(of: variant)
  }

  /// How messages name it: the target where there is a project.
  var phrase: String { target.isGuess ? "the app" : target.name }
}

extension AuditVariant {
  /// The Info.plist's outermost dictionary, or the file as a whole.
  var infoPlace: FilePlace? {
    guard let file = info.file else { return variant.infoPlist.map { FilePlace($0) } }
    return file.propertyList.map { FilePlace(file.path, $0.root.place) } ?? FilePlace(file.path)
  }
}
