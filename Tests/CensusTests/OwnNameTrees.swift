extension OwnNameTests {
  private static let call = "func go() { system(\"ls\") }\n"
  private static let own = "func system(_ command: String) {}\n"

  /// The manifest of a package with these targets.
  static func package(_ name: String, links: [String] = [], besides others: [String: [String]] = [:])
    -> String
  {
    let targets = others.merging([name: links]) { first, _ in first }.sorted { $0.key < $1.key }
    let texts = targets.map { name, links in
      let kind = name.hasSuffix("Tests") ? "testTarget" : "target"
      let path = name.hasSuffix("Tests") ? ", path: \"Sources/\(name)\"" : ""
      let dependencies = links.map { "\"\($0)\"" }.joined(separator: ", ")
      return ".\(kind)(name: \"\(name)\", dependencies: [\(dependencies)]\(path))"
    }
    return
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: ["
      + texts.joined(separator: ", ") + "])\n"
  }

  /// The spec of a project with these targets and the folders of each.
  private static func spec(_ targets: [String: [String]], types: [String: String] = [:]) -> String {
    "name: P\ntargets:\n"
      + targets.sorted { $0.key < $1.key }.map { name, folders in
        "  \(name):\n    type: \(types[name] ?? "application")\n    platform: iOS\n    sources: [\(folders.joined(separator: ", "))]\n"
      }.joined()
  }

  private static let single = package("App")
  private static let linked = package("App", links: ["Core"], besides: ["Core": []])
  private static let apart = package("App", besides: ["Core": []])
  private static let coreIsMeant = "the target Core, which App links, declares system"

  /// A package in which the app links the core, that declares something, and the call is somewhere.
  private static func core(_ declaration: String, _ call: String = "import Core\n" + call) -> [String: String]
  {
    ["Package.swift": linked, "Sources/App/A.swift": call, "Sources/Core/B.swift": declaration]
  }

  static let trees: [OwnNameTree] =
    packages + projects + [
      OwnNameTree(
        "Without a project a tree is a module", ["A.swift": call, "B/B.swift": own], "possible",
        "the module declares system itself"),
      OwnNameTree(
        "… or a folder below Sources is", ["Sources/X/A.swift": call, "Sources/Y/B.swift": own], "likely"),
      OwnNameTree(
        "What a file keeps to itself is its own", ["A.swift": call + "private " + own], "possible",
        "the file declares system itself"),
      OwnNameTree(
        "What is static in another file of C is that file's",
        [
          "A.m": "void f(void) { mach_absolute_time(); }\n",
          "B.c": "static unsigned long mach_absolute_time(void) { return 0; }\n",
        ], "certain", "the spelling", of: "required-reason.system-boot-time"),
      OwnNameTree(
        "… but in a header it is that of all who include it",
        [
          "A.m": "#include \"B.h\"\nvoid f(void) { mach_absolute_time(); }\n",
          "B.h": "static inline unsigned long mach_absolute_time(void) { return 0; }\n",
        ], "possible", "the module declares mach_absolute_time itself", of: "required-reason.system-boot-time"
      ),
      OwnNameTree(
        "A method of the type around the call, in another file, whatever it is given",
        [
          "A.swift": "extension Disk { func go() { var o = 0; _ = stat(\"a\", &o) } }\n",
          "B.swift": "struct Disk { func stat(_ p: String, _ o: inout Int) -> Int { 0 } }\n",
        ], "possible", "the module declares stat itself", of: "required-reason.file-timestamp"),
      OwnNameTree(
        "… and one of another type",
        [
          "A.swift": "func go() { var o = 0; _ = stat(\"a\", &o) }\n",
          "B.swift": "struct Disk { func stat(_ p: String, _ o: inout Int) -> Int { 0 } }\n",
        ], "certain", "2 arguments, an address is passed", of: "required-reason.file-timestamp"),
      OwnNameTree(
        "A type that is nested in one of another file, by its full name",
        [
          "A.swift": "func go() { _ = Analytics.ProcessInfo.processInfo.systemUptime }\n",
          "B.swift": "enum Analytics { class ProcessInfo { static let processInfo = ProcessInfo() } }\n",
        ], "possible", "the module declares ProcessInfo itself", of: "required-reason.system-boot-time"),
      OwnNameTree(
        "A property whose type the class's own header says",
        [
          "A.m": "@implementation Page\n- (void)go { [self.place startUpdatingLocation]; }\n@end\n",
          "Page.h": "@interface Page : NSObject\n@property (nonatomic) CLLocationManager *place;\n@end\n",
          "B.m": "@interface Other : NSObject\n- (void)startUpdatingLocation;\n@end\n",
        ], "certain", "the spelling", of: "permission.location"),
      OwnNameTree(
        "… another class's header",
        [
          "A.m": "@implementation Page\n- (void)go { [self.place startUpdatingLocation]; }\n@end\n",
          "Tab.h": "@interface Tab : NSObject\n@property (nonatomic) CLLocationManager *place;\n@end\n",
          "B.m": "@interface Other : NSObject\n- (void)startUpdatingLocation;\n@end\n",
        ], "possible", "the module declares startUpdatingLocation itself", of: "permission.location"),
      OwnNameTree(
        "A property that another file of the class declares",
        [
          "A.swift": "extension Page { func go() { place.startUpdatingLocation() } }\n",
          "B.swift": "final class Page { let place = CLLocationManager() }\n",
          "C.swift": "protocol Placing { func startUpdatingLocation() }\n",
        ], "certain", "the spelling", of: "permission.location"),
      OwnNameTree(
        "… of a type of the tree",
        [
          "A.swift": "extension Page { func go() { place.startUpdatingLocation() } }\n",
          "B.swift": "final class Page { let place = Locator() }\n",
          "C.swift": "struct Locator { func startUpdatingLocation() {} }\n",
        ], "possible", "the module declares startUpdatingLocation itself", of: "permission.location"),
      OwnNameTree("… and nobody else's", ["A.swift": call, "B.swift": "fileprivate " + own], "likely"),
    ]

  private static let packages: [OwnNameTree] = [
    OwnNameTree(
      "Another file of the target",
      [
        "Package.swift": single, "Sources/App/A.swift": call, "Sources/App/Deep/B.swift": own,
      ], "possible", "the target App declares system itself"),
    OwnNameTree(
      "A target that is not linked",
      [
        "Package.swift": apart, "Sources/App/A.swift": "import Core\n" + call,
        "Sources/Core/B.swift": "public " + own,
      ], "likely"),
    OwnNameTree("A target that is linked shares it", core("public " + own), "possible", coreIsMeant),
    OwnNameTree("… within the package", core("package " + own), "possible", coreIsMeant),
    OwnNameTree(
      "… after other modifiers", core("@available(iOS 13, *) @inlinable public\n" + own), "possible",
      coreIsMeant),
    OwnNameTree("… but not for itself", core(own), "likely"),
    OwnNameTree("… but not in words", core("internal " + own), "likely"),
    OwnNameTree("… but the file does not import it", core("public " + own, call), "likely"),
    OwnNameTree(
      "… of which the file imports something",
      core("public " + own, "@testable import struct Core.Clock\n" + call), "possible", coreIsMeant),
    OwnNameTree(
      "A method of another type than the one around the call",
      core("public struct Tool { public " + own + "}"), "likely"),
    OwnNameTree(
      "A method of another type of the same target",
      [
        "Package.swift": single, "Sources/App/A.swift": call,
        "Sources/App/B.swift": "struct Tool { " + own + "}",
      ], "likely"),
    OwnNameTree(
      "A function whose other parameters have defaults",
      [
        "Package.swift": single, "Sources/App/A.swift": call,
        "Sources/App/B.swift":
          "func system(_ command: String, shell: [String] = [\"sh\", \"-c\"], quiet: Bool = true) {}",
      ], "possible", "the target App declares system itself"),
    OwnNameTree(
      "A property of another type that is called so",
      [
        "Package.swift": single, "Sources/App/A.swift": call,
        "Sources/App/B.swift": "struct Tool { let system: String }",
      ], "likely"),
    OwnNameTree(
      "A method of the type that is extended, in another file of the target",
      [
        "Package.swift": single, "Sources/App/A.swift": "extension Tool { \(call)}",
        "Sources/App/B.swift": "struct Tool { " + own + "}",
      ], "possible", "the target App declares system itself"),
    OwnNameTree(
      "A method of the type around the call",
      core("public struct Tool { public " + own + "}", "import Core\nextension Tool { \(call)}"), "possible",
      coreIsMeant),
    OwnNameTree(
      "… which says it for its extension",
      core("public extension Tool { " + own + "}", "import Core\nextension Tool { \(call)}"), "possible",
      coreIsMeant),
    OwnNameTree(
      "… which the member takes back",
      core("public extension Tool { private " + own + "}", "import Core\nextension Tool { \(call)}"), "likely"
    ),
    OwnNameTree(
      "… which the type alone does not say",
      core("public struct Tool { " + own + "}", "import Core\nextension Tool { \(call)}"), "likely"),
    OwnNameTree(
      "A method of the class that is inherited from",
      core("open class Tool { open " + own + "}", "import Core\nfinal class Own: Tool { \(call)}"),
      "possible", coreIsMeant),
    OwnNameTree(
      "What is linked by what is linked",
      [
        "Package.swift": package("App", links: ["Core"], besides: ["Core": ["Base"], "Base": []]),
        "Sources/App/A.swift": "import Base\n" + call, "Sources/Core/C.swift": "",
        "Sources/Base/B.swift": "public " + own,
      ], "possible", "the target Base, which App links, declares system"),
    OwnNameTree(
      "A test of the target",
      [
        "Package.swift": package("App", besides: ["AppTests": ["App"]]), "Sources/App/A.swift": call,
        "Sources/AppTests/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "What a test imports it sees",
      [
        "Package.swift": package("App", besides: ["AppTests": ["App"]]), "Sources/App/B.swift": own,
        "Sources/AppTests/A.swift": "@testable import App\n" + call,
      ], "possible", "the target App, which AppTests links, declares system"),
    OwnNameTree(
      "A file that is in no target",
      [
        "Package.swift": single, "Sources/App/A.swift": call, "Scripts/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "A header that the target shares",
      [
        "Package.swift": linked, "Sources/App/A.c": "void f(void) { system(\"ls\"); }\n",
        "Sources/Core/include/B.h": "int system(const char *);\n",
        "Sources/Core/B.c": "int system(const char *c) { return 0; }\n",
      ], "possible", coreIsMeant),
    OwnNameTree(
      "A header that announces what nobody of the tree defines",
      [
        "Package.swift": linked, "Sources/App/A.c": "void f(void) { system(\"ls\"); }\n",
        "Sources/Core/include/B.h": "int system(const char *);\n", "Sources/Core/B.c": "",
      ], "likely"),
    OwnNameTree(
      "What stands in no header",
      [
        "Package.swift": linked, "Sources/App/A.c": "void f(void) { system(\"ls\"); }\n",
        "Sources/Core/include/C.h": "", "Sources/Core/B.c": "int system(const char *c) { return 0; }\n",
      ], "likely"),
  ]

  private static let projects: [OwnNameTree] = [
    OwnNameTree(
      "A file of two targets, one of which declares it",
      [
        "project.yml": spec(["App": ["App", "Shared"], "Widget": ["Widget", "Shared"]]),
        "Shared/A.swift": call,
        "App/C.swift": "", "Widget/B.swift": own,
      ], "possible", "of its 2 targets, Widget declares system itself"),
    OwnNameTree(
      "… both of which do",
      [
        "project.yml": spec(["App": ["App", "Shared"], "Widget": ["Widget", "Shared"]]),
        "Shared/A.swift": call,
        "App/C.swift": own, "Widget/B.swift": own,
      ], "possible", "each of its targets declares system itself"),
    OwnNameTree(
      "… one of which is a test",
      [
        "project.yml": spec(
          ["App": ["App", "Shared"], "Checks": ["Checks", "Shared"]], types: ["Checks": "bundle.unit-test"]),
        "Shared/A.swift": call, "App/C.swift": "", "Checks/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "Of a project's targets, another one",
      [
        "project.yml": spec(["App": ["App"], "Widget": ["Widget"]]), "App/A.swift": call,
        "Widget/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "A framework that is linked",
      [
        "project.yml": spec(["App": ["App"], "Core": ["Core"]], types: ["Core": "framework"])
          .replacing("sources: [App]", with: "sources: [App]\n    dependencies: [{target: Core}]"),
        "App/A.swift": "import Core\n" + call, "Core/B.swift": "public " + own,
      ], "possible", coreIsMeant),
    OwnNameTree(
      "… by the name of its product",
      [
        "project.yml": spec(["App": ["App"], "Core iOS": ["Core"]], types: ["Core iOS": "framework"])
          .replacing("sources: [App]", with: "sources: [App]\n    dependencies: [{target: Core iOS}]")
          .replacing("sources: [Core]", with: "sources: [Core]\n    settings: {PRODUCT_NAME: Core}"),
        "App/A.swift": "import Core\n" + call, "Core/B.swift": "public " + own,
      ], "possible", "the target Core iOS, which App links, declares system"),
    OwnNameTree(
      "A header that is in no target, for which something is defined",
      [
        "project.yml": spec(["App": ["App"]]), "App/A.m": "void f(void) { system(\"ls\"); }\n",
        "Headers/B.h": "int system(const char *);\n",
        "Headers/B.c": "int system(const char *c) { return 0; }\n",
      ], "possible", "a header that is in no target declares system"),
    OwnNameTree(
      "Code of a dependency in the same target",
      [
        "project.yml": spec(["App": ["App"]]), "App/A.swift": call, "App/Pods/Tool/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "Two pods of one tree",
      [
        "X.podspec": "Pod::Spec.new do |s|\n  s.name = 'X'\n  s.source_files = 'X/*.swift'\nend\n",
        "Y.podspec": "Pod::Spec.new do |s|\n  s.name = 'Y'\n  s.source_files = 'Y/*.swift'\nend\n",
        "X/A.swift": call, "Y/B.swift": own,
      ], "likely"),
    OwnNameTree(
      "One pod",
      [
        "X.podspec": "Pod::Spec.new do |s|\n  s.name = 'X'\n  s.source_files = 'X/**/*.swift'\nend\n",
        "X/A.swift": call, "X/Deep/B.swift": own,
      ], "possible", "the target X declares system itself"),
  ]
}
