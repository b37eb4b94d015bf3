import Audit
import Baseline
import Testing

/// Who answers for the pods of a tree.
@Suite("Pods of the tree")
struct PodfileAuditTests {
  /// A Podfile, and whose manifest is missing, how badly.
  @Test(
    arguments: [
      ("", ["Kit error"]), ("target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n", ["App error"]),
      ("abstract_target 'All' do\n  pod 'Kit', :path => 'Kit'\n  target 'App'\nend\n", ["App error"]),
      ("target 'App' do\n  pods_of_ours\nend\n", ["Kit note"]),
      ("target 'App' do\n  pod 'Kit', :path => 'Kit', :configuration => 'Debug'\nend\n", ["Kit note"]),
    ])
  func `A pod is judged with what ships it`(podfile: String, found: [String]) throws {
    var files = [
      "A.xcodeproj/project.pbxproj": ProjectText(parts: [.init(sources: ["App/A.swift"])]).text,
      "App/A.swift": "let a = 1\n", "Kit/K.swift": "import Foundation\nlet d = UserDefaults.standard\n",
      "Kit/Kit.podspec": "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = '*.swift'\nend\n",
    ]
    if !podfile.isEmpty { files["Podfile"] = podfile }
    let missing = try AuditFixture(files).findings.filter { $0.rule == "manifest.missing" }
    #expect(missing.map { "\($0.target.split(separator: "#").last ?? "") \($0.severity)" } == found)
  }
}
