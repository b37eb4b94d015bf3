import Catalog
import Configuration
import Reports

/// `check --print-config`: what is in force, and from where.
extension Settings {
  /// - Parameter root: as a person who stands in the work folder would name it.
  func text(root: String) -> String {
    var rows: [TextSettings.Row] = []
    if let app { rows += Settings.rows("app", [Said(text: app.name, source: source(app.position))]) }
    rows.append(TextSettings.Row("root", root))
    rows.append(TextSettings.Row("configuration", configuration.file.isEmpty ? "none" : configuration.file))
    rows += Settings.rows("include", include, otherwise: "everything")
    rows += Settings.rows("exclude", exclude, otherwise: "nothing")
    rows += Settings.rows("third-party", thirdParty, otherwise: "where package managers put it")
    rows += Settings.rows("tests", tests, otherwise: "by the names of folders and files")
    rows += Settings.rows("samples", samples, otherwise: "by the names of folders")
    rows += Settings.rows("platforms", platforms, otherwise: "all")
    rows += Settings.rows("baseline", [baseline])
    rows += Settings.rows("fail-on", [failLevel.said])
    rows += Settings.rows("severity", weights, otherwise: "as the catalog has it")
    rows += Settings.rows("promises", zeros, otherwise: "those of the baseline")
    rows += Settings.rows("rules", ownRules, otherwise: "those of the catalog")
    rows += Settings.rows("link-base", linkBase.map { [$0] } ?? [], otherwise: "none")
    rows += Settings.rows("targets", targets)
    return TextSettings.text(rows)
  }

  private var weights: [Said] {
    configuration.severities.map {
      Said(text: "\($0.rules) \($0.weight.rawValue)", source: source($0.position))
    }
  }

  private var zeros: [Said] {
    configuration.promises.map { Said(text: $0.rules, source: source($0.position)) }
  }

  private var ownRules: [Said] {
    configuration.rules.map { Said(text: $0.value.id, source: source($0.position)) }
  }

  private static func rows(
    _ name: String, _ said: [Said], otherwise: String? = nil
  ) -> [TextSettings.Row] {
    if said.isEmpty { return otherwise.map { [TextSettings.Row(name, $0, Source.standard.text)] } ?? [] }
    return said.enumerated().map { TextSettings.Row($0 == 0 ? name : "", $1.text, $1.source.text) }
  }
}

extension Settings.Source {
  var text: String {
    switch self {
    case .option(let option): option.rawValue
    case .file(let file, let line): "\(file):\(line)"
    case .standard: "default"
    }
  }
}
