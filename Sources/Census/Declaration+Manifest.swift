import Projects

extension Declaration {
  /// What a privacy manifest states, in the order of its parts.
  ///
  /// - Parameters:
  ///   - target: the id of the target that ships it.
  ///   - configuration: empty where it holds for all of them.
  package static func all(
    of manifest: PrivacyManifest, target: String = "", configuration: String = ""
  ) -> [Declaration] {
    let make = { (kind: Kind, key: String, value: String, place: FilePlace) in
      Declaration(kind, key, value, at: place, target: target, configuration: configuration)
    }
    var found: [Declaration] = []
    if let tracking = manifest.tracking {
      found.append(make(.tracking, "NSPrivacyTracking", tracking.value ? "true" : "false", tracking.place))
    }
    // Names of hosts have no case.
    found += (manifest.domains?.value ?? []).map {
      make(.trackingDomain, $0.value.lowercased(), "", $0.place)
    }
    found += manifest.dataTypes.map { type in
      let traits = [
        type.isLinked?.value == true ? "linked" : nil, type.isTracking?.value == true ? "tracking" : nil,
      ]
      let purposes = type.purposes.map(\.value).sorted()
      return make(
        .dataType, type.name.value, (traits.compactMap(\.self) + purposes).joined(separator: ", "),
        type.name.place)
    }
    var known: Set<String> = []
    for category in manifest.categories where known.insert(category.name.value).inserted {
      let reasons = manifest.reasons(of: category.name.value) ?? category.reasons
      found.append(
        make(
          .accessedAPI, category.name.value, reasons.map(\.value).sorted().joined(separator: ", "),
          category.name.place))
    }
    return found
  }
}
