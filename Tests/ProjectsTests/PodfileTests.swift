import Formats
import Projects
import Testing

/// What a Podfile says, as far as it can be followed.
@Suite("Podfiles")
struct PodfileTests {
  /// What the lines of a Podfile come to: a line a pod of a target, `?` and its line before what is not followed.
  static let cases: [(title: String, text: String, uses: [String])] = [
    ("a block", "target 'App' do\n  pod 'Core', :path => './Core'\nend", ["App Core ./Core"]),
    (
      "options on a line, and a part of a pod",
      "use_frameworks!\ntarget :App do\n  pod 'Core/Net', path: '../x', :inhibit_warnings => true\nend",
      ["App Core ../x dynamic"]
    ),
    (
      "a block on one line",
      "use_frameworks! :linkage => :static\ntarget 'A' do pod 'C', :path => 'c' end", ["A C c"]
    ),
    (
      "a statement on several lines",
      "use_frameworks! linkage: :static\ntarget 'A' do\n pod 'C',\n  :path => 'c'\nend\ntarget 'B' do\n pod(\n  'D',\n  path: 'd'\n )\nend",
      ["A C c", "B D d"]
    ),
    (
      "a function, and what inherits",
      "def shared\n  pod 'Core', path: 'Core'\nend\ntarget 'A' do\n  shared\n  target 'AT' do\n    inherit! :search_paths\n  end\n  target 'AE' do\n  end\nend\ntarget 'B' do\nend",
      ["A Core Core", "AE Core Core"]
    ),
    (
      "what several have in common, and a condition",
      "abstract_target 'All' do\n  pod 'Core', path: 'Core'\n  target 'A' do\n    use_frameworks!\n    if ENV['X'] == '1'\n      pod 'D', path: 'd'\n    end\n  end\n  target 'B' do\n  end\nend",
      ["A D d dynamic", "A Core Core dynamic", "B Core Core"]
    ),
    (
      "targets without a block have what is around them",
      "abstract_target 'All' do\n  pod 'Core', path: 'Core'\n  target 'A'\n  target \"B\"\nend\ntarget 'C'\nif ENV['D']\n  puts 1\nend",
      ["A Core Core", "B Core Core"]
    ),
    (
      "a function that is given something",
      "def own(name, where = 'x')\n  pod name, :path => \"../#{name}\"\nend\ntarget 'A' do\n  own 'Core'\n  own('Net')\nend",
      ["A Core ../Core", "A Net ../Net"]
    ),
    (
      "names of texts and lists, also joined",
      "ROOT = '../Modules'.freeze\nroot = ROOT\ntarget 'A' do\n  pod 'C', :path => File.join(root, 'C')\n  pod 'D', :path => ROOT + '/D'\n  pod 'E', path: \"#{__dir__}/E\"\nend",
      ["A C ../Modules/C", "A D ../Modules/D", "A E ./E"]
    ),
    (
      "loops over what is written out",
      "%w[A B].each do |name|\n  target name do\n    pod 'C', path: 'c'\n  end\nend\npods = ['D', 'E']\ntarget 'F' do\n  pods.each { |one| pod one, :path => \"p/#{one}\" }\nend",
      ["A C c", "B C c", "F D p/D", "F E p/E"]
    ),
    (
      "pods of one configuration",
      "target 'A' do\n  pod 'C', :path => 'c', :configurations => ['Debug', 'Beta']\n  pod 'D', :path => 'd', :configuration => 'Debug'\nend",
      ["A C c Debug,Beta", "A D d Debug"]
    ),
    (
      "pods from elsewhere",
      "target 'A' do\n  pod 'Far', '1.0'\n  pod 'G', :git => 'https://x.example/g.git'\nend", []
    ),
    (
      "hooks, and a condition behind a pod",
      "post_install do |installer|\n  installer.targets.each do |target|\n    target.build_configurations.each do |c|\n      helper c\n    end\n  end\nend\ntarget 'A' do\n  pod 'C', path: 'c' if ENV['C']\nend",
      ["A C c"]
    ),
    (
      "what only running it tells",
      "target 'A' do\n  pod \"I\", path: \"#{x}\"\n  pod name\n  use_far_pods!(:path => 'x')\nend\ntarget other do\n  pod 'C', path: 'c'\nend",
      ["?2", "?3", "?4", "?6"]
    ),
    (
      "a name that has one of two texts",
      "path = '../a'\nif ENV['B']\n  path = '../b'\nend\ntarget 'A' do\n  pod 'C', :path => path\nend", ["?6"]
    ),
    (
      "words that add nothing",
      "require_relative '../x'\nprepare!\ntarget 'A' do\n  project 'A.xcodeproj'\n  platform :ios, '15.0'\n  ENV['A'] = 'b'\n  x.y = 1\nend",
      []
    ),
    ("a pod around a target", "pod 'C', path: 'c'\ntarget 'A' do\nend", ["A C c"]),
    (
      "a function that calls itself", "def f\n  f\n  pod 'C', path: 'c'\nend\ntarget 'A' do\n  f\nend",
      ["A C c"]
    ),
    ("ends without a beginning", "end end } target 'A' do", []),
  ]

  @Test("Which targets have the pods of the tree", arguments: cases.indices)
  func uses(_ number: Int) {
    let one = Self.cases[number]
    let podfile = Podfile.read(Array(one.text.utf8))
    let shown =
      podfile.uses.map { use in
        "\(use.target) \(use.pod) \(use.path)\(use.isDynamic ? " dynamic" : "")"
          + (use.configurations.isEmpty ? "" : " " + use.configurations.joined(separator: ","))
      } + podfile.unread.map { "?\($0.position.line)" }
    #expect(shown == one.uses, "\(one.title)")
  }

  @Test func `What would look at a long statement again and again is given up, and that is said`() {
    let list = "[" + (0..<100).map { "'x\($0)'" }.joined(separator: ",") + "]"
    let pod = "pod 'A', :path => " + repeatElement("'a'", count: 20_000).joined(separator: " + ")
    let text = "target 'T' do\n\(list).each do |a|\n\(list).each do |b|\n\(pod)\nend\nend\nend"
    var podfile = Podfile.read([])
    let time = ContinuousClock().measure { podfile = Podfile.read(Array(text.utf8)) }
    #expect(time < .seconds(20))
    #expect(podfile.unread.last?.why.hasPrefix("it does more than is followed") == true)
  }

  private static let project = XcodeFixture.project(
    """
    P = { mainGroup = M; targets = (T, U); }; M = { isa = PBXGroup; };
    L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
    D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    R = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
    T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
    U = { isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension"; };
    """)

  private static func tree(_ podfile: String, _ more: [String: String] = [:]) -> [String: String] {
    [
      "ios/App.xcodeproj/project.pbxproj": project, "Core/c.swift": "", "ios/Podfile": podfile,
      "Core/Core.podspec": PodspecTests.pod("s.source_files = '*.swift'"),
    ].merging(more) { $1 }
  }

  private static let one = "target 'App' do\n  pod 'Core', path: '../Core'\nend\n"

  @Test func `A Podfile ties pods to targets`() {
    let shown = ProjectTargets(tree: Self.tree(Self.one)).shown
    #expect(shown.contains("Core/Core.podspec#Core library | src Core/c.swift"))
    #expect(shown.contains("ios/App.xcodeproj#App app | + Core/Core.podspec#Core"))
    #expect(shown.contains("ios/App.xcodeproj#Ext app-extension"))
    let parts = [
      "Core/Core.podspec": PodspecTests.pod("s.source_files = '*.swift'\ns.subspec 'Net' do |n|\nend")
    ]
    #expect(ProjectTargets(tree: Self.tree(Self.one, parts)).shown.contains("ios/App.xcodeproj#App app"))
    let carrying = ProjectTargets(tree: Self.tree("use_frameworks!\n" + Self.one)).shown
    #expect(carrying.contains("Core/Core.podspec#Core framework | src Core/c.swift"))
    #expect(carrying.contains("ios/App.xcodeproj#App app | > Core/Core.podspec#Core"))
  }

  /// A Podfile beside a pod of the tree, whether a target is known to ship that, and what is noted.
  @Test(
    arguments: [
      (one, [:], false, []), (one, ["ios/Podfile.lock": "PODS:\n  - Core (1.0)\n"], false, ["2"]),
      ("target 'App' do\n  pod 'Core', path: '../Core', :configuration => 'Debug'\nend\n", [:], true, []),
      ("target 'App' do\n  pod 'Core', path: '../Core', :configuration => 'Release'\nend\n", [:], false, []),
      ("target 'App' do\n  own_pods\nend\n", [:], true, ["2"]),
      (
        "target 'App' do\n  own_pods\nend\n", ["ios/Podfile.lock": "PODS:\n  - Core (1.0)\n"], true,
        ["2", "2"]
      ),
      ("target 'App' do\n  own_pods\n  pod 'Core', path: '../Core'\nend\n", [:], false, ["2"]),
      ("target 'App' do\n  pod 'Far'\n  pod 'Core', path: '../Core'\nend\n", [:], false, ["2"]),
      (
        "target 'App' do\n  pod 'Far'\n  pod 'Core', path: '../Core'\nend\n", ["ios/Pods/Far/f.m": ""], false,
        []
      ),
    ] as [(String, [String: String], Bool, [String])])
  func `What is not known to ship, and whose code is not there`(
    podfile: String, more: [String: String], isUnsure: Bool, lines: [String]
  ) {
    let result = ProjectTargets(tree: Self.tree(podfile, more))
    #expect(result.targets.first { $0.name == "Core" }?.mayNotShip == isUnsure)
    let notes = result.notes.filter { $0.kind == .absentDependency }
    #expect(notes.map { "\($0.place.line)" } == lines)
  }

  @Test func `A library is not doubted for the app that shows it`() {
    let result = ProjectTargets(tree: [
      "Core.podspec": PodspecTests.pod("s.source_files = '*.swift'"), "c.swift": "",
      "Demo/App.xcodeproj/project.pbxproj": Self.project,
      "Demo/Podfile": "target 'App' do\n  own_pods\nend\n",
    ])
    #expect(result.targets.first { $0.name == "Core" }?.mayNotShip == false)
  }
}
