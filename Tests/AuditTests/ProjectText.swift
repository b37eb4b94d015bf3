/// What a project file is made of, as far as a test needs it.
struct ProjectText {
  struct Part {
    var name = "App"
    var type = "application"
    /// Paths from the root; those that are folders are copied as they are.
    var sources: [String] = []
    var resources: [String] = []
    var folders: [String] = []
    /// A folder whose files belong to it without being named.
    var synchronized: String?
    /// Names of the targets that it links, and of those that it carries.
    var links: [String] = []
    var embeds: [String] = []
    /// By paths and names of these: `platformFilter = ios`.
    var filters: [String: String] = [:]
    /// The same for paths in the synchronized folder: `A.swift = (macos, )`.
    var folderFilters = ""
    var settings: [String: String] = [:]
    /// Of the release alone, over the others.
    var release: [String: String] = [:]
  }

  var parts: [Part]
  var settings = ["SDKROOT": "iphoneos"]

  static let multiplatform = ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"]

  /// The text of `project.pbxproj`; an object a line.
  var text: String {
    let names = parts.map { "T_" + $0.name }.joined(separator: ", ")
    var objects = [
      "P = { isa = PBXProject; buildConfigurationList = L; targets = (\(names)); mainGroup = M; };",
      "M = { isa = PBXGroup; children = (); sourceTree = SOURCE_ROOT; };",
    ]
    objects += Self.configurations("L", settings, [:])
    for part in parts { objects += Self.objects(of: part) }
    return "// !$*UTF8*$!\n{ objectVersion = 77; rootObject = P; objects = {\n"
      + objects.joined(separator: "\n") + "\n}; }\n"
  }

  private static func configurations(
    _ id: String, _ settings: [String: String], _ release: [String: String]
  ) -> [String] {
    let all = [("Debug", settings), ("Release", settings.merging(release) { $1 })]
    return ["\(id) = { isa = XCConfigurationList; buildConfigurations = (\(id)Debug, \(id)Release); };"]
      + all.map { name, settings in
        let lines = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
        return
          "\(id)\(name) = { isa = XCBuildConfiguration; name = \(name); buildSettings = { \(lines.joined(separator: " ")) }; };"
      }
  }

  private static func objects(of part: Part) -> [String] {
    let id = part.name
    let ending =
      ["application": ".app", "app-extension": ".appex", "framework": ".framework"][part.type] ?? ""
    var objects = [
      "R_\(id) = { isa = PBXFileReference; path = \"\(id)\(ending)\"; sourceTree = BUILT_PRODUCTS_DIR; };",
      "T_\(id) = { isa = PBXNativeTarget; name = \(id); productReference = R_\(id); buildConfigurationList = L_\(id); "
        + "productType = \"com.apple.product-type.\(part.type)\"; buildPhases = (S_\(id), C_\(id), F_\(id), E_\(id)); "
        + "fileSystemSynchronizedGroups = (\(part.synchronized == nil ? "" : "Y_" + id)); };",
    ]
    objects += configurations("L_" + id, part.settings, part.release)
    if let folder = part.synchronized {
      objects.append(
        "Y_\(id) = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X_\(id)); path = \(folder); sourceTree = SOURCE_ROOT; };"
      )
      objects.append(
        "X_\(id) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_\(id); membershipExceptions = (); platformFiltersByRelativePath = { \(part.folderFilters) }; };"
      )
    }
    objects += phase("S_" + id, "PBXSourcesBuildPhase", part, part.sources)
    objects += phase("C_" + id, "PBXResourcesBuildPhase", part, part.resources + part.folders)
    objects += phase("F_" + id, "PBXFrameworksBuildPhase", part, products: part.links)
    return objects + phase("E_" + id, "PBXCopyFilesBuildPhase", part, products: part.embeds)
  }

  private static func phase(
    _ id: String, _ isa: String, _ part: Part, _ paths: [String] = [], products: [String] = []
  ) -> [String] {
    var objects: [String] = []
    let filter = { (name: String) in part.filters[name].map { " \($0);" } ?? "" }
    for (number, path) in paths.enumerated() {
      let type = part.folders.contains(path) ? "folder" : "text"
      objects.append(
        "\(id)r\(number) = { isa = PBXFileReference; lastKnownFileType = \(type); path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
      )
      objects.append("\(id)b\(number) = { isa = PBXBuildFile; fileRef = \(id)r\(number);\(filter(path)) };")
    }
    for (number, name) in products.enumerated() {
      objects.append("\(id)b\(number) = { isa = PBXBuildFile; fileRef = R_\(name);\(filter(name)) };")
    }
    let files = (paths.indices.map { $0 } + products.indices).map { "\(id)b\($0)" }
    return objects + ["\(id) = { isa = \(isa); files = (\(files.joined(separator: ", "))); };"]
  }
}
