import Testing

@testable import Formats
@testable import Projects

@Suite("Podspecs") struct PodspecTests {
  static func pod(_ body: String) -> String {
    "Pod::Spec.new do |s|\n  s.name = 'Core'\n\(body)\nend\n"
  }

  private static let files: [String: String] = [
    "Source/a.swift": "", "Source/In/b.m": "", "Source/In/b.h": "", "Source/mac/c.m": "",
    "Source/ios/d.m": "",
    "Source/PrivacyInfo.xcprivacy": "", "Other/e.swift": "", "PrivacyInfo.xcprivacy": "",
  ]

  private static func tree(
    _ name: String, _ body: String, _ target: String, notes: [String] = []
  ) -> TreeFixture {
    var files = Self.files
    files["Core.podspec"] = pod(body)
    return TreeFixture(name, files, ["Core.podspec#Core library" + target], notes: notes)
  }

  static let trees: [TreeFixture] = [
    tree("One pattern", "s.source_files = 'Source/*.swift'", " | src Source/a.swift"),
    tree(
      "Folders and choices", "s.source_files = 'Source/**/*.{swift,h}'", " | src Source/In/b.h Source/a.swift"
    ),
    tree("A folder alone is what is right in it", "s.source_files = 'Source'", " | src Source/a.swift"),
    tree(
      "Several patterns, less what is excluded",
      "s.source_files = 'Source/**/*', \"Other/*\"\ns.exclude_files = %w[Source/mac Source/ios/*]",
      " | src Other/e.swift Source/In/b.h Source/In/b.m Source/a.swift"),
    tree(
      "What one platform leaves out, another may have",
      """
      s.platforms = { :ios => '13.0', :osx => '10.15' }
      s.source_files = 'Source/*/*.m'
      s.ios.exclude_files = 'Source/mac/*'
      s.osx.exclude_files = 'Source/ios/*', 'Source/In/*'
      s.tvos.source_files = 'Other/*'
      """, " | iOS,macOS | src Source/In/b.m Source/ios/d.m Source/mac/c.m"),
    tree(
      "A resource is in the app's bundle, and one of a bundle in that",
      "s.resources = ['Source/PrivacyInfo.xcprivacy']\ns.resource_bundles = { 'Core_Privacy' => ['*.xcprivacy'] }",
      " | bundle(Core_Privacy) PrivacyInfo.xcprivacy :4 | main Source/PrivacyInfo.xcprivacy :3"),
    tree(
      "A bundle by its short name, in a part of the pod",
      """
      s.subspec 'Net' do |n|
        n.resource_bundle = {
          :A => 'Source/*.xcprivacy',
        }
        n.source_files = 'Other/*.swift'
        n.subspec 'Deep' do |d|
          d.source_files = 'Source/*.swift'
        end
      end
      s.test_spec 'Tests' do |t|
        t.source_files = 'Source/In/*'
      end
      """, " | src Other/e.swift Source/a.swift | bundle(A) Source/PrivacyInfo.xcprivacy :5"),
    tree(
      "Names stand for values, and blocks for statements",
      """
      root = "Source"
      shared = ["#{root}/*.swift", # the first
                'Other/*.swift']
      shared += ['Source/In/*.h']
      common = lambda do |part|
        part.source_files = shared
      end
      def more(part)
        part.source_files = 'Source/mac/*'
      end
      s.subspec 'A' do |a|
        common.call(a)
      end
      s.subspec 'B' do |b|
        more b
      end
      ['ios', 'none'].each do |name|
        s.subspec name do |n|
          n.source_files = "Source/#{name}/*.m"
        end
      end
      """, " | src Other/e.swift Source/In/b.h Source/a.swift Source/ios/d.m Source/mac/c.m"),
    tree(
      "What is not written out is said",
      "s.source_files = Dir['Source/*.swift'] + files()\ns.vendored_frameworks = 'A.framework'",
      " | src Source/a.swift", notes: ["unread-project Core.podspec:3", "absent-dependency Core.podspec:4"]),
    tree(
      "Texts of several lines, comments and conditions are no trouble",
      """
      s.description = <<-DESC
        s.source_files = 'Other/*'
      DESC
      =begin
      s.source_files = 'Other/*'
      =end
      # s.source_files = 'Other/*'
      s.summary = %q(s.source_files = 'Other/*')
      if ENV['X'] == 'y'
        s.source_files = 'Source/*.swift' unless false
      end
      s.source_files = 'Source/mac/*' if ENV['Y']
      """, " | src Source/a.swift Source/mac/c.m"),
    tree(
      "A path that leads out of the tree is nothing",
      "s.source_files = '../../**/*', '/etc/*', 'Source/../Other/*'",
      " | src Other/e.swift"),
  ]

  @Test("A pod is a target", arguments: trees)
  func targets(_ tree: TreeFixture) {
    #expect(tree.result.shown == tree.targets)
    #expect(tree.result.shownNotes == tree.notes)
  }

  @Test("A podspec in a folder is read from there")
  func folder() {
    let spec =
      "Pod::Spec.new do |spec|\n  spec.name = 'In'\n  spec.source_files = '../lib/*.c', '{a,b}/**/*.{h,c}'\nend"
    let result = ProjectTargets(tree: [
      "ios/In.podspec": spec, "lib/x.c": "", "ios/a/y.h": "", "ios/b/c/z.c": "",
    ])
    #expect(result.shown == ["ios/In.podspec#In library | src ios/a/y.h ios/b/c/z.c lib/x.c"])
  }

  @Test("What is no podspec says so")
  func empty() {
    let result = ProjectTargets(tree: ["A.podspec": "puts 'x'\n"])
    #expect(result.shownNotes == ["unread-project A.podspec:0"])
  }
}
