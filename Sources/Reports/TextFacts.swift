package import Catalog

/// What Apple says of a name that is no rule, as a person reads it.
package enum TextFacts {
  package static func explain(_ entitlement: Entitlement, as key: String, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    page.line(page.styled(Visible.text(key), .bold) + page.styled("  Entitlement", .dim))
    page.line(entitlement.meaning)
    page.line()
    page.prose("Value       ", kind(of: entitlement))
    if !entitlement.platforms.isEmpty {
      page.prose("Known to    ", entitlement.platforms.joined(separator: ", "))
    }
    if !entitlement.code.isEmpty { page.prose("Needed by   ", entitlement.code.joined(separator: ", ")) }
    if !entitlement.companions.isEmpty {
      page.prose("Goes with   ", entitlement.companions.joined(separator: ", "))
    }
    if !entitlement.setting.isEmpty {
      page.prose("Setting     ", "\(entitlement.setting) adds it without a line in the entitlements file")
    }
    if entitlement.isManaged { page.prose("Granted     ", "by Apple, to a team that asks for it") }
    if !entitlement.release.isEmpty { page.prose("Release     ", entitlement.release) }
    if !entitlement.doubt.isEmpty { page.prose("In doubt    ", entitlement.doubt) }
    if !entitlement.reference.isEmpty { page.prose("Reference   ", entitlement.reference) }
    return page.text
  }

  package static func explain(_ sdk: ListedSDK, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    page.line(page.styled(sdk.name, .bold) + page.styled("  SDK on Apple's list", .dim))
    page.line(
      "Apps with it need its privacy manifest, and its signature where it comes as a binary.")
    page.line()
    page.prose("Why         ", "Apple refuses new apps, and updates that add it, where either is missing.")
    if !sdk.pods.isEmpty { page.prose("Pods        ", sdk.pods.joined(separator: ", ")) }
    if !sdk.packages.isEmpty { page.prose("Packages    ", sdk.packages.joined(separator: ", ")) }
    page.prose("Modules     ", sdk.modules.joined(separator: ", "))
    page.prose("Manifest    ", manifest(of: sdk))
    if !sdk.doubt.isEmpty { page.prose("In doubt    ", sdk.doubt) }
    page.prose(
      "Reference   ",
      ["https:", "", "developer.apple.com/support/third-party-SDK-requirements/"].joined(separator: "/"))
    return page.text
  }

  private static func kind(of entitlement: Entitlement) -> String {
    let kind =
      switch entitlement.kind {
      case .flag: "true or false"
      case .text: "a text"
      case .texts: "a list of texts"
      case .number: "a number"
      case .dictionary: "a dictionary"
      case .various: "depends on the key"
      }
    return entitlement.values.isEmpty ? kind : "\(kind): \(entitlement.values.joined(separator: ", "))"
  }

  private static func manifest(of sdk: ListedSDK) -> String {
    switch sdk.manifest {
    case .own: "its current versions bring one"
    case .none: "its repository has none, so the app has to add one or do without the SDK"
    case .unknown: "not known; look into the version that you use"
    }
  }
}
