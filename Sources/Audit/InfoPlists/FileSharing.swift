import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Documents that the Files app or a computer can see. Apple describes the keys for apps: whose Documents folder is
  /// shown is for the app to say, and what an extension says of its own container shows nothing.
  static let fileSharing = Audit(["visibility.file-sharing"]) { context in
    context.subjects.filter { $0.asksPeople && !FileSharing.isExtension($0) }.flatMap { subject in
      subject.held(by: \.first?.place, FileSharing.switches).compactMap { held in
        FileSharing.finding(held, subject, context)
      }
    }
  }
}

private enum FileSharing {
  /// Either of the first two shows the Documents folder; the third only goes with them.
  private static let keys = [
    "UIFileSharingEnabled", "UISupportsDocumentBrowser", "LSSupportsOpeningDocumentsInPlace",
  ]

  static func isExtension(_ subject: AuditSubject) -> Bool {
    let info = subject.judged.info
    return subject.target.kind == .appExtension
      || subject.target.kind == .folder
        && (info["NSExtension"] != nil || info["EXAppExtensionAttributes"] != nil)
  }

  /// The keys that are on, where they show something.
  static func switches(of variant: AuditVariant) -> [[InfoPlist.Entry]] {
    let on = keys.compactMap { variant.info[$0] }.filter(\.isOn)
    return on.contains { $0.key != keys[2] } ? [on] : []
  }

  static func finding(
    _ held: Held<[InfoPlist.Entry]>, _ subject: AuditSubject, _ context: AuditContext
  ) -> Finding? {
    guard let first = held.fault.first else { return nil }
    let reach =
      first.key == "UIFileSharingEnabled" && held.fault.count == 1
      ? "on a computer that the device is connected to" : "in the Files app"
    let others = held.fault.dropFirst().map { Finding.Related($0.place, "\($0.key) is on too") }
    // What lands in the folder is what people see.
    let written = subject.judged.code.linked("storage.documents").filter { $0.certainty > .possible }
    let uses = written.prefix(10).map { site in
      Finding.Related(
        FilePlace(site.file, line: site.line, column: site.column), "\(site.call) leads to that folder")
    }
    return context.finding(
      "visibility.file-sharing", at: first.place,
      "\(first.key) shows the Documents folder \(reach)", severity: held.isJudged ? nil : .note, of: subject,
      in: held.configuration, related: others + uses)
  }
}

extension InfoPlist.Entry {
  /// Whether a switch is on: as a boolean, or as what the system takes for one.
  var isOn: Bool {
    TransportSecurity.Setting(key: key, keyPlace: keyPlace, value: value, place: place).isOn
  }
}
