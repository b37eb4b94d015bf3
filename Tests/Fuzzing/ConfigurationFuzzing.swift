import Audit
import Baseline
import Catalog
import Census
import Configuration
import Projects
import Reports

/// A kind of file that states something, by the name that a fuzzer's bytes are read under.
enum ConfigurationFormat: String, CaseIterable {
  case project, settings, scheme, workspace, package, podspec, podspecDocument, spec, podfile, packageLock,
    podLock, cartfile
  case manifest, infoPlist, entitlements, strings, catalog
  /// A census that was saved, and `.sluice.yml`.
  case saved, choices

  private var path: String {
    switch self {
    case .project: "App.xcodeproj/project.pbxproj"
    case .settings: "App/App.xcconfig"
    case .scheme: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
    case .workspace: "App.xcworkspace/contents.xcworkspacedata"
    case .package: "Package.swift"
    case .podspec: "App.podspec"
    case .podspecDocument: "App.podspec.json"
    case .podfile: "Podfile"
    case .spec: "project.yml"
    case .packageLock: "Package.resolved"
    case .podLock: "Podfile.lock"
    case .cartfile: "Cartfile.resolved"
    case .manifest: "App/PrivacyInfo.xcprivacy"
    case .infoPlist: "App/Info.plist"
    case .entitlements: "App/App.entitlements"
    case .strings: "App/en.lproj/InfoPlist.strings"
    case .catalog: "App/InfoPlist.xcstrings"
    case .saved: "census.json"
    case .choices: ".sluice.yml"
    }
  }

  /// Reads the bytes, makes targets of them, and audits these. What is found stands in the file.
  func run(_ bytes: [UInt8], _ catalog: Catalog) {
    switch self {
    case .saved:
      _ = try? SavedCensus.read(bytes)
      return
    case .choices:
      _ = try? Configuration(reading: bytes, file: path, catalog: catalog)
      return
    default: break
    }
    guard let file = ConfigurationFile(path: path, bytes) else { return }
    let lineCount = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for one in Suppression.all(in: file, bytes) {
      precondition(
        1...lineCount ~= one.line && 0...lineCount ~= one.lastTarget, "a suppression outside of its file")
    }
    let files = ([file] + Self.surroundings).sorted { $0.path < $1.path }
    let projects = ProjectTargets(of: files, Self.index)
    var census = Census()
    census.configuration = files
    census.targets = projects.targets
    census.specTargets = projects.specTargets
    for target in projects.targets where target.place.file == path {
      precondition(0...lineCount ~= target.place.line, "a target outside of its file")
    }
    let context = AuditContext(census, catalog, subjects: AuditSubject.all(of: census))
    for finding in Audit.findings(context) where finding.file == path {
      precondition(0...lineCount ~= finding.line && !finding.message.isEmpty, "a finding outside of its file")
    }
  }

  /// Files that projects may name, as a tree has them.
  private static let index = FileIndex(
    allCases.map(\.path) + [
      "App/A.swift", "App/B.m", "App/Base.lproj/Main.storyboard", "Pods/Kit/Kit.swift", "Sources/App/C.swift",
      "Sources/Kit/D.swift", "Tests/AppTests/E.swift", "Widget/W.swift", "Widget/Info.plist",
    ])

  /// A small project, so that what a property list states is some target's.
  private static let surroundings: [ConfigurationFile] = {
    let spec = """
      name: App
      configFiles: {Debug: App/App.xcconfig, Release: App/App.xcconfig}
      targets:
        Whole:
          type: application
          platform: iOS
          sources: [App]
          info: {path: App/Info.plist}
          entitlements: {path: App/App.entitlements}
      """
    return [ConfigurationFile(path: "project.yaml", Array(spec.utf8))].compactMap(\.self)
  }()
}
