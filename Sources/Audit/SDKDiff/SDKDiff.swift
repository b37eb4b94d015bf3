package import Baseline
package import Catalog
package import Census
import Projects

/// What what ships a manifest says of itself now, and did not say before: frameworks, packages, pods. By meaning:
/// order, encoding and layout of a file do not count.
package enum SDKDiff {
  /// The rules that it can find.
  package static let rules = [
    "tracking-enabled", "domain-added", "data-type-added", "data-type-changed", "purpose-added",
    "category-added",
    "reason-changed", "manifest-removed", "manifest-moved", "signature-removed", "import-added",
    "version-changed",
  ].map { "sdk-diff.\($0)" }

  /// - Returns: with the severities that a team chose and a fingerprint each, by file and in the order of the rules.
  package static func findings(
    from old: Census, to new: Census, _ catalog: Catalog, severities: Severities = Severities()
  ) -> [Finding] {
    let context = AuditContext(new, catalog, subjects: [])
    let pairs = ManifestPair.all(SDKManifest.all(of: old, catalog), SDKManifest.all(of: new, catalog))
    let remains = Remains(old, new)
    let found = pairs.filter { $0.new != nil || $0.old.map(remains.contain) == true }.flatMap {
      ManifestDiff(pair: $0, context: context).findings
    }
    return Audit.settled(
      ofSlices(found) + BinaryDiff(old, new, context).findings + VersionDiff(old, new, context).findings,
      severities)
  }

  /// What manifests said and say no more, of those whose statements are not among the declarations of the old side: a
  /// manifest of somebody else's framework declares nothing for the team's own targets.
  package static func gone(
    from old: Census, to new: Census, _ catalog: Catalog
  ) -> [Baseline.DeclarationEntry] {
    let declared = Set(old.declarations.map(\.place.file))
    return ManifestPair.all(SDKManifest.all(of: old, catalog), SDKManifest.all(of: new, catalog)).flatMap {
      pair -> [Baseline.DeclarationEntry] in
      guard let file = pair.old, let before = file.claims, let after = pair.new?.claims,
        !declared.contains(file.path)
      else { return [] }
      let bundle = BundlePlace(file.path).bundle
      return before.without(after).map { kind, key in
        let target = bundle.isEmpty ? file.path : bundle
        return Baseline.DeclarationEntry(
          identity: DeclarationIdentity(kind: kind.rawValue, key: key, target: target))
      }
    }
  }

  /// What is left of what shipped a manifest: where all of it is gone, the manifest is missed by nobody.
  private struct Remains {
    let old: Census
    let targets: Set<String>
    let files: [String]
    let dependencies: Set<String>

    init(_ old: Census, _ new: Census) {
      self.old = old
      targets = Set(new.targets.map(\.id))
      files = new.configuration.map(\.path)
      dependencies = Set(new.configuration.map(\.dependency) + new.sites.map(\.dependency))
    }

    func contain(_ manifest: SDKManifest) -> Bool {
      let bundle = BundlePlace(manifest.path).outermost
      if !bundle.isEmpty { return files.contains { $0.hasPrefix(bundle + "/") } }
      if !manifest.dependency.isEmpty { return dependencies.contains(manifest.dependency) }
      let shipping = old.targets.filter { $0.resources.contains(manifest.path) }
      return shipping.isEmpty || shipping.contains { targets.contains($0.id) }
    }
  }

  /// The slices of one framework say the same: that is one finding.
  static func ofSlices(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var places: [[String]: Int] = [:]
    for finding in findings {
      let bundle = BundlePlace(finding.file).outermost
      let key = [bundle, finding.rule, finding.subject, finding.message]
      if !bundle.isEmpty, let place = places[key] {
        kept[place].related.append(
          Finding.Related(file: finding.file, line: finding.line, message: "and in this slice"))
      } else {
        places[key] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }
}

/// One manifest before and after.
private struct ManifestDiff {
  let pair: ManifestPair
  let context: AuditContext

  var findings: [Finding] {
    guard let new = pair.new else { return pair.old.map { [removed($0)] } ?? [] }
    // What cannot be read says nothing; that it cannot is a finding of its own.
    guard let manifest = new.manifest, let after = new.claims else { return [] }
    var found: [Finding] = []
    if let old = pair.old {
      if old.path != new.path, !pair.isOfAnotherSlice {
        found.append(
          context.finding(
            "sdk-diff.manifest-moved", at: FilePlace(new.path), "the manifest was \(old.path)"))
      }
      if old.manifest == nil { return found }
    }
    let before = (pair.old ?? pair.sibling)?.claims ?? ManifestClaims()
    return found + self.tracking(manifest, before, after) + dataTypes(manifest, before, after)
      + categories(manifest, before, after)
  }

  private func removed(_ old: SDKManifest) -> Finding {
    context.finding(
      "sdk-diff.manifest-removed", at: FilePlace(old.path), "the privacy manifest is not there any more")
  }

  private func tracking(
    _ manifest: PrivacyManifest, _ before: ManifestClaims, _ after: ManifestClaims
  ) -> [Finding] {
    var found: [Finding] = []
    if after.isTracking, !before.isTracking, let tracking = manifest.tracking {
      found.append(
        context.finding(
          "sdk-diff.tracking-enabled", at: tracking.place,
          pair.old == nil
            ? "NSPrivacyTracking is true, and nothing said so before"
            : "NSPrivacyTracking was false and is true"
        ))
    }
    var known = before.domains
    for domain in manifest.domains?.value ?? []
    where known.insert(ManifestClaims.domain(domain.value)).inserted {
      found.append(
        context.finding(
          "sdk-diff.domain-added", domain.value, at: domain.place,
          "the tracking domain \(domain.value) is new"))
    }
    return found
  }

  private func dataTypes(
    _ manifest: PrivacyManifest, _ before: ManifestClaims, _ after: ManifestClaims
  ) -> [Finding] {
    var found: [Finding] = []
    var known: Set<String> = []
    for type in manifest.dataTypes where known.insert(type.name.value).inserted {
      let name = type.name.value
      guard let now = after.dataTypes[name] else { continue }
      guard let then = before.dataTypes[name] else {
        found.append(
          context.finding(
            "sdk-diff.data-type-added", name, at: type.name.place, "\(name) is collected now: \(now.words)"))
        continue
      }
      let less = then.purposes.subtracting(now.purposes).sorted()
      let changes = [
        change("linked", then.isLinked, now.isLinked),
        change("used to track", then.isTracking, now.isTracking),
        less.isEmpty ? nil : "is not collected for \(less.listed("or")) any more",
      ].compactMap(\.self)
      if !changes.isEmpty {
        let isMore = now.isLinked && !then.isLinked || now.isTracking && !then.isTracking
        found.append(
          context.finding(
            "sdk-diff.data-type-changed", name, at: type.name.place,
            "\(name) \(changes.joined(separator: ", and "))",
            severity: isMore ? nil : .note))
      }
      let purposes = manifest.dataTypes.filter { $0.name.value == name }.flatMap(\.purposes)
      var knownPurposes = then.purposes
      for purpose in purposes where knownPurposes.insert(purpose.value).inserted {
        found.append(
          context.finding(
            "sdk-diff.purpose-added", purpose.value, at: purpose.place,
            "\(name) is collected for \(purpose.value) now"))
      }
    }
    return found
  }

  private func change(_ word: String, _ before: Bool, _ after: Bool) -> String? {
    if before == after { return nil }
    return after ? "was not \(word) and is" : "was \(word) and is not"
  }

  private func categories(
    _ manifest: PrivacyManifest, _ before: ManifestClaims, _ after: ManifestClaims
  ) -> [Finding] {
    var found: [Finding] = []
    var known: Set<String> = []
    for category in manifest.categories {
      let name = category.meant ?? category.name.value
      guard known.insert(name).inserted, let now = after.categories[name] else { continue }
      let codes = now.sorted().joined(separator: ", ")
      guard let then = before.categories[name] else {
        found.append(
          context.finding(
            "sdk-diff.category-added", name, at: category.name.place,
            "\(name) is declared now\(codes.isEmpty ? "" : ", with \(codes)")"))
        continue
      }
      let gone = then.subtracting(now).sorted().joined(separator: ", ")
      let new = now.subtracting(then).sorted().joined(separator: ", ")
      let words = [new.isEmpty ? nil : "\(new) is new", gone.isEmpty ? nil : "\(gone) is gone"].compactMap(
        \.self)
      guard !words.isEmpty else { continue }
      found.append(
        context.finding(
          "sdk-diff.reason-changed", name, at: category.name.place,
          "of the reasons of \(name) \(words.joined(separator: ", and "))"))
    }
    return found
  }
}

extension ManifestClaims.DataType {
  /// `linked to the person, used to track; for A, B`.
  fileprivate var words: String {
    let traits = [
      isLinked ? "linked to the person" : "not linked to the person", isTracking ? "used to track" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    return purposes.isEmpty ? traits : "\(traits); for \(purposes.sorted().joined(separator: ", "))"
  }
}
