extension XcodeFixture {
  static let settings = XcodeFixture(
    "Levels of settings, files that are not there, a variable that nothing sets",
    [
      "ios/App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = PL; };
        M = { isa = PBXGroup; children = (F1, F2, F3, G); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Gone.xcconfig; sourceTree = "<group>"; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR, PB); };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = weak.plist; }; };
        PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F1; buildSettings = { SDKROOT = iphoneos; }; };
        PB = { isa = XCBuildConfiguration; name = Beta; buildSettings = { SUPPORTED_PLATFORMS = "iphoneos iphonesimulator xros"; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR, TB); };
        TD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = {
          "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = Mac.entitlements;
          CODE_SIGN_ENTITLEMENTS = "$(TARGET_NAME:lower)/../Debug.entitlements";
          GCC_PREPROCESSOR_DEFINITIONS = ("DEBUG=1", "$(inherited)", "B=\\"a b\\"");
          OTHER_SWIFT_FLAGS = "-D FROM_FLAGS -DTOO -suppress";
        }; };
        TR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = Release.xcconfig; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; GENERATE_INFOPLIST_FILE = YES;
          CODE_SIGN_ENTITLEMENTS = "$(UNKNOWN)/A.entitlements"; }; };
        TB = { isa = XCBuildConfiguration; name = Beta; baseConfigurationReference = F3; buildSettings = {
          INFOPLIST_FILE = "../../Info.plist"; }; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; productType = "com.apple.product-type.application"; };
        """),
      "ios/Project.xcconfig":
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PROJECT\nGCC_PREPROCESSOR_DEFINITIONS = P=1",
      "ios/Target.xcconfig": """
      #include "Config/Base.xcconfig"
      #include? "Own.xcconfig"
      #include "Missing.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TARGET $(NOWHERE)
      """,
      "ios/Config/Base.xcconfig":
        "INFOPLIST_FILE = App/$(INFO).plist // here\nINFO[config=Debug] = Info-Debug",
      "ios/Config/Release.xcconfig": "EXCLUDED_SOURCE_FILE_NAMES = Mocks/* Old.swift $(SRCROOT)/Lite/*\n"
        + "INCLUDED_SOURCE_FILE_NAMES = Old.swift",
    ],
    """
    ios/App.xcodeproj#App app iOS :25
      Beta
      Debug plist=ios/App/Info-Debug.plist entitlements=ios/Debug.entitlements defines=PROJECT,TARGET,DEBUG=1,P=1,B=a b,FROM_FLAGS,TOO
      *Release plist=ios/App/Info.plist generated without=**/Mocks/*,Old.swift,/ios/Lite/*,!Old.swift defines=PROJECT,P=1
    note missing-file ios/App.xcodeproj/project.pbxproj:24
    note unresolved-variable ios/App.xcodeproj/project.pbxproj:22
    note missing-file ios/Config/Base.xcconfig:1
    note missing-file ios/App.xcodeproj/project.pbxproj:21
    note missing-file ios/App.xcodeproj/project.pbxproj:23
    note missing-file ios/Target.xcconfig:3
    """)

  static let flavours = XcodeFixture(
    "A scheme says which configuration is archived, of an app and of what it carries",
    [
      "App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (A, E, O); };
        M = { isa = PBXGroup; children = (); };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R, S); defaultConfigurationName = Debug; };
        K = { isa = XCConfigurationList; buildConfigurations = (D, S); defaultConfigurationName = Debug; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
        S = { isa = XCBuildConfiguration; name = "App Store"; buildSettings = { SDKROOT = macosx; }; };
        A = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (C); productType = "com.apple.product-type.application"; };
        C = { isa = PBXCopyFilesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = X; };
        X = { isa = PBXFileReference; path = Ext.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        E = { isa = PBXNativeTarget; name = Ext; buildConfigurationList = L; productReference = X; productType = "com.apple.product-type.app-extension"; };
        O = { isa = PBXNativeTarget; name = Other; buildConfigurationList = K; productType = "com.apple.product-type.tool"; };
        """),
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": scheme("A", in: "App.xcodeproj", "App Store"),
      "App.xcodeproj/xcshareddata/xcschemes/Ext.xcscheme": scheme("E", in: "App.xcodeproj", "Debug"),
      "Elsewhere.xcodeproj/xcshareddata/xcschemes/O.xcscheme": scheme(
        "O", in: "Unknown.xcodeproj", "App Store"),
      "App.xcodeproj/xcuserdata/me/xcschemes/O.xcscheme": scheme("O", in: "App.xcodeproj", "App Store"),
    ],
    """
    App.xcodeproj#App app macOS :10
      embeds App.xcodeproj#Ext
      *App Store
      Debug
      Release
    App.xcodeproj#Ext app-extension macOS :13
      *App Store
      Debug
      Release
    App.xcodeproj#Other tool macOS :14
      App Store
      *Debug
    """)

  static let packages = XcodeFixture(
    "Products of packages, in the tree and elsewhere",
    [
      "ios/App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); packageReferences = (L, R); };
        M = { isa = PBXGroup; children = (); };
        L = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Zip"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (F); packageProductDependencies = (D1, D2); productType = "com.apple.product-type.application"; };
        F = { isa = PBXFrameworksBuildPhase; files = (B1, B3); };
        B1 = { isa = PBXBuildFile; productRef = D1; }; B3 = { isa = PBXBuildFile; productRef = D3; };
        D1 = { isa = XCSwiftPackageProductDependency; package = L; productName = Core; };
        D2 = { isa = XCSwiftPackageProductDependency; package = R; productName = Zip; };
        D3 = { isa = XCSwiftPackageProductDependency; productName = Named; };
        """)
    ],
    """
    ios/App.xcodeproj#App app :7
      packages Core@Core Named Zip
      *-
    """)

  static let watch = XcodeFixture(
    "A watch app of today is an app for watchOS",
    [
      "W.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = L; };
        M = { isa = PBXGroup; children = (); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SUPPORTED_PLATFORMS = "watchos watchsimulator"; INFOPLIST_FILE = "I-$(PLATFORM_NAME).plist"; }; };
        T = { isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.application"; };
        """)
    ],
    """
    W.xcodeproj#W watch-app watchOS :7
      *Release plist=I-watchos.plist
    note missing-file W.xcodeproj/project.pbxproj:6
    """)

  /// Older tools write a property list of XML.
  static let nested = XcodeFixture(
    "A project of XML",
    [
      "X.xcodeproj/project.pbxproj": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>M</string><key>targets</key><array><string>T</string></array></dict>
      <key>M</key><dict><key>children</key><array><string>F</string></array></dict>
      <key>F</key><dict><key>path</key><string>A &amp; B.swift</string><key>sourceTree</key><string>&lt;group&gt;</string></dict>
      <key>T</key><dict><key>name</key><string>X</string><key>buildPhases</key><array><string>S</string></array></dict>
      <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key><array><string>B</string></array></dict>
      <key>B</key><dict><key>fileRef</key><string>F</string></dict>
      </dict></dict></plist>
      """,
      "A & B.swift": "",
    ],
    """
    X.xcodeproj#X other :6
      sources A & B.swift
      *-
    """)

  static func scheme(_ identifier: String, in project: String, _ configuration: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
       <BuildAction parallelizeBuildables = "YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting = "YES" buildForArchiving = "YES">
                <BuildableReference BlueprintIdentifier = "\(identifier)" BlueprintName = "x" ReferencedContainer = "container:\(project)">
                </BuildableReference>
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <ArchiveAction buildConfiguration = "\(configuration)" revealArchiveInOrganizer = "YES"/>
    </Scheme>
    """
  }
}
