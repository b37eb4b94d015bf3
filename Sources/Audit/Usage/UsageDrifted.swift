import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Usage descriptions that a generator's spec has, and the Info.plist that it wrote once has not.
  static let usageDrifted = Audit(["usage.drifted"]) { context in
    context.subjects.filter(\.asksPeople).flatMap { subject in
      subject.held(by: \.place) { variant in
        guard let document = variant.info.file?.propertyList else { return [InfoPlist.Entry]() }
        return variant.info.specified.filter { entry in
          context.catalog.usageKey(entry.key) != nil && document.root[entry.key] == nil
        }
      }.map { held in
        let entry = held.fault
        return context.finding(
          "usage.drifted", entry.key, at: subject.judged.infoPlace ?? entry.keyPlace,
          "the Info.plist lacks \(entry.key), which the spec that generates it declares",
          severity: held.isJudged ? nil : .note, of: subject, in: held.configuration,
          related: [Finding.Related(entry.keyPlace, "declared here")])
      }
    }
  }
}
