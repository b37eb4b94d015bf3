import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Access to picked files that begins and does not end.
  static let unbalancedScope = Audit(["scope.unbalanced"]) { context in
    let stops = context.census.sites.filter { $0.rule == "scope.stop" && $0.certainty > .possible }
    let types = Set(stops.map(\.enclosingType))
    let files = Set(stops.filter { !$0.enclosingType.isEmpty }.map(\.file))
    return context.shipped(["scope.start"]).compactMap { site, _ in
      guard let handling = site.handling, !handling.traits.contains(.isEnded) else { return nil }
      if handling.traits.contains(.isEndSkipped) {
        return context.finding(
          "scope.unbalanced", at: site.place,
          "\(site.owner) can be left without ending the access that begins here",
          related: [Finding.Related(file: site.file, line: handling.line, message: "it is left here")])
      }
      // Another function of the type may end it, and so may what is beside the type in its file.
      let isFree = handling.traits.contains(.isFree)
      guard isFree || !types.contains(site.enclosingType) && !files.contains(site.file) else { return nil }
      let holder = isFree ? site.owner : "the type \(site.enclosingType)"
      return context.finding(
        "scope.unbalanced", at: site.place, "nothing in \(holder) ends the access that begins here")
    }
  }
}
