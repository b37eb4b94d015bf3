import BuiltSamples
import Catalog
import Census
import Testing
import Trees

/// What programs and libraries name of the catalog.
@Suite struct SymbolTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let bytes: [UInt8]
    /// `rule name form certainty`, in order.
    let sites: [String]
    var testDescription: String { title }

    init(_ title: String, _ file: MachOFile, _ sites: String...) {
      self.init(title, bytes: file.bytes, sites)
    }

    init(_ title: String, bytes: [UInt8], _ sites: [String]) {
      (self.title, self.bytes, self.sites) = (title, bytes, sites)
    }
  }

  private static let system = "/usr/lib/libSystem.B.dylib"

  private static let cases: [Case] = [
    Case(
      "functions, by their names after an underscore",
      MachOFile(imports: ["_lstat", "_mach_absolute_time", "_statfs"]),
      "required-reason.disk-space _statfs symbol certain",
      "required-reason.file-timestamp _lstat symbol certain",
      "required-reason.system-boot-time _mach_absolute_time symbol certain"),
    Case(
      "a function as a header of the system renames it",
      MachOFile(imports: ["_stat$INODE64", "_fstat$INODE64$UNIX", "_fstatat"]),
      "required-reason.file-timestamp _fstatat symbol certain",
      "required-reason.file-timestamp _stat$INODE64 symbol certain"),
    Case(
      "constants and classes",
      MachOFile(imports: ["_NSFileModificationDate", "_OBJC_CLASS_$_NSUserDefaults"]),
      "required-reason.file-timestamp _NSFileModificationDate symbol certain",
      "required-reason.user-defaults _OBJC_CLASS_$_NSUserDefaults symbol certain"),
    Case(
      "what only Swift spells, of a type once",
      MachOFile(imports: [
        "_$s7SwiftUI10AppStorageV12wrappedValuexvg", "_$s7SwiftUI10AppStorageVMa",
        "_$s7SwiftUI12SceneStorageVMa",
        "_$s10Foundation17URLResourceValuesV12creationDateAA0E0VSgvg",
      ]),
      "required-reason.file-timestamp _$s10Foundation17URLResourceValuesV12creationDateAA0E0VSgvg symbol certain",
      "required-reason.user-defaults _$s7SwiftUI10AppStorageV symbol certain"),
    Case(
      "names that contain such a name, or end with it",
      MachOFile(imports: [
        "_my_fstat", "_statd", "_netstat", "_posix_stat_helper", "_objc_allocateProtocol", "stat", "__stat",
        "_OBJC_CLASS_$_NSUserDefaultsBox", "_OBJC_METACLASS_$_NSUserDefaults", "_clock_gettime_nsec_np",
      ])),
    Case(
      "what the binary has itself, and texts",
      MachOFile().with {
        $0.definitions = ["_stat", "_OBJC_CLASS_$_NSUserDefaults"]
        $0.texts = ["_lstat", "NSUserDefaults", "systemUptime"]
      }),
    Case(
      "a function of the system, and one of the same name in a library of the app",
      MachOFile(imports: ["_stat", "_lstat"]).with {
        $0.libraries = [system, "@rpath/Own.framework/Own"]
        $0.imports[0].library = 1
        $0.imports[1].library = 2
      },
      "required-reason.file-timestamp _lstat symbol possible",
      "required-reason.file-timestamp _stat symbol certain"),
    Case(
      "a selector alone", MachOFile(selectors: ["systemUptime", "creationDate", "stat", "systemUptimes"]),
      "required-reason.system-boot-time systemUptime symbol possible"),
    Case(
      "a selector with the class that answers it",
      MachOFile(imports: ["_OBJC_CLASS_$_NSProcessInfo"], selectors: ["systemUptime"]),
      "required-reason.system-boot-time systemUptime symbol likely"),
    Case(
      "a selector that counts only with its class",
      MachOFile(imports: ["_OBJC_CLASS_$_UITextInputMode"], selectors: ["activeInputModes"]),
      "required-reason.active-keyboards activeInputModes symbol likely"),
    Case(
      "a selector of two classes, of which one speaks against it",
      MachOFile(imports: ["_OBJC_CLASS_$_NSDocument"], selectors: ["setFileModificationDate:"])),
    Case(
      "a selector of an object that is yet to be linked",
      bytes: ContainerFile.library([
        (
          "a.o",
          MachOFile(imports: ["_objc_msgSend$systemUptime", "_OBJC_CLASS_$_NSProcessInfo"]).with {
            $0.kind = 1
          }
          .bytes
        )
      ]), ["required-reason.system-boot-time systemUptime symbol likely"]),
    Case(
      "a selector that says what for only with a constant beside it",
      MachOFile(
        imports: ["_OBJC_CLASS_$_AVCaptureDevice", "_AVMediaTypeAudio"],
        selectors: ["requestAccessForMediaType:completionHandler:"]),
      "permission.camera requestAccessForMediaType:completionHandler: symbol possible",
      "permission.microphone requestAccessForMediaType:completionHandler: symbol likely"),
    Case(
      "a selector that several classes answer",
      MachOFile(
        imports: ["_OBJC_CLASS_$_PHPhotoLibrary", "_OBJC_CLASS_$_SFSpeechRecognizer"],
        selectors: ["requestAuthorization:"]),
      "permission.photos _OBJC_CLASS_$_PHPhotoLibrary symbol likely",
      "permission.photos requestAuthorization: symbol possible",
      "permission.speech-recognition _OBJC_CLASS_$_SFSpeechRecognizer symbol certain",
      "service.speech _OBJC_CLASS_$_SFSpeechRecognizer symbol certain"),
    Case(
      "selectors that are encrypted",
      MachOFile(imports: ["_OBJC_CLASS_$_NSProcessInfo"], selectors: ["systemUptime"]).with {
        $0.isEncrypted = true
      }),
    Case(
      "a framework of others that is linked",
      MachOFile().with { $0.libraries = ["@rpath/Alamofire.framework/Alamofire"] },
      "network.http-client Alamofire import certain"),
    Case(
      "several architectures",
      bytes: ContainerFile.fat([
        MachOFile(imports: ["_stat"]).bytes, MachOFile(imports: ["_stat", "_lstat"]).bytes,
      ]),
      [
        "required-reason.file-timestamp _lstat symbol certain",
        "required-reason.file-timestamp _stat symbol certain",
      ]),
    Case(
      "objects of which one has what another one wants",
      bytes: ContainerFile.library([
        ("a.o", MachOFile(imports: ["_stat", "_lstat"]).with { $0.kind = 1 }.bytes),
        (
          "b.o",
          MachOFile().with {
            $0.kind = 1
            $0.definitions = ["_stat"]
          }.bytes
        ),
      ]), ["required-reason.file-timestamp _lstat symbol certain"]),
  ]

  @Test(arguments: cases)
  func `What a binary names`(_ one: Case) throws {
    let census = try builtCensus(["Kit.framework/Kit": one.bytes])
    let lines = census.sites.map { "\($0.rule) \($0.name) \($0.form) \($0.certainty)" }
    #expect(lines == one.sites)
    #expect(census.sites.allSatisfy { $0.file == "Kit.framework/Kit" && $0.line == 0 })
    #expect(census.sites.allSatisfy { $0.targets == ["Kit.framework"] && $0.origin == .firstParty })
    #expect(census.scanned == 1 && census.bytes == one.bytes.count)
  }

  private static let library = MachOFile(imports: ["_stat"]).bytes

  /// Files, and the paths of the binaries that are read of them.
  private static let trees: [(title: String, files: [String: [UInt8]], binaries: [String])] = [
    (
      "an app on a device",
      [
        "Payload/A.app/Info.plist": list("<key>CFBundleExecutable</key><string>Main</string>"),
        "Payload/A.app/Main": library, "Payload/A.app/A": library,
        "Payload/A.app/Frameworks/K.framework/K": library, "Payload/A.app/PlugIns/W.appex/W": library,
        "Payload/A.app/Frameworks/libOwn.dylib": library,
        "Payload/A.app/Frameworks/libswiftCore.dylib": library,
        "Payload/A.app/R.bundle/data": library,
      ],
      [
        "Payload/A.app/Frameworks/K.framework/K", "Payload/A.app/Frameworks/libOwn.dylib",
        "Payload/A.app/Main", "Payload/A.app/PlugIns/W.appex/W",
      ]
    ),
    (
      "an app on a Mac",
      [
        "A.app/Contents/MacOS/A": library, "A.app/Contents/MacOS/helper": library,
        "A.app/Contents/Info.plist": list(""), "A.app/Contents/Resources/A": library,
        "A.app/Contents/Frameworks/K.framework/Versions/A/K": library,
      ],
      [
        "A.app/Contents/Frameworks/K.framework/Versions/A/K", "A.app/Contents/MacOS/A",
        "A.app/Contents/MacOS/helper",
      ]
    ),
    (
      "slices, one of which is a library without a framework",
      [
        "K.xcframework/Info.plist": list(""), "K.xcframework/ios-arm64/K.framework/K": library,
        "K.xcframework/ios-arm64/K.framework/Headers/K.h": Array("int stat(char *, void *);".utf8),
        "K.xcframework/macos-arm64/libK.a": ContainerFile.library([("k.o", library)]),
      ], ["K.xcframework/ios-arm64/K.framework/K", "K.xcframework/macos-arm64/libK.a"]
    ),
    ("sources beside a framework", ["K.framework/K": library, "App.swift": Array("import K".utf8)], []),
    ("a project beside a framework", ["K.framework/K": library, "Package.swift": [0x0A]], []),
    ("no bundle", ["K": library, "libK.a": library], []),
  ]

  @Test(arguments: trees.indices)
  func `What is read as a program, and where`(_ number: Int) throws {
    let tree = Self.trees[number]
    let census = try builtCensus(tree.files)
    #expect(census.binaries.map(\.path) == tree.binaries, "\(tree.title)")
    #expect(census.binaries.allSatisfy { $0.trouble == nil })
  }
}

/// The census of a tree of built bundles.
private func builtCensus(_ files: [String: [UInt8]]) throws -> Census {
  let folder = try BuiltFolder(files)
  let catalog = try Catalog.load()
  var scanner = Scanner(
    SpellingIndex(catalog), try Tree(root: folder.path), ListOptions(wanted: Scanner.names),
    jobs: 2)
  scanner.readsBuilt = true
  return scanner.census()
}
