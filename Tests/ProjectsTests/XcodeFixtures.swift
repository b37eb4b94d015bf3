extension XcodeFixture {
  static let all = [
    groups, languages, synchronized, oneLine, ties, foreign, settings, flavours, packages, watch, nested,
  ]

  private static let groups = XcodeFixture(
    "Groups lead to paths",
    [
      "ios/App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); };
        M = { isa = PBXGroup; children = (G1, G2, G4, F6, F8, F9); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (F1, G3); path = App; sourceTree = "<group>"; };
        G3 = { isa = PBXGroup; children = (F2, F3); name = "Only a name"; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (F4); path = ../shared; sourceTree = "<group>"; };
        G4 = { isa = PBXGroup; children = (F5); path = Core; sourceTree = SOURCE_ROOT; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = B.m; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = App/C.swift; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = "E \\"1\\".swift"; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = /usr/include/x.c; sourceTree = "<absolute>"; };
        F8 = { isa = PBXFileReference; path = ../../../out.swift; sourceTree = "<group>"; };
        F9 = { isa = PBXFileReference; lastKnownFileType = folder; path = Assets; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); productType = "com.apple.product-type.tool"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B7, B8, B9); };
        R = { isa = PBXResourcesBuildPhase; files = (B10, B1); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = F6; };
        B7 = { isa = PBXBuildFile; fileRef = F7; }; B8 = { isa = PBXBuildFile; fileRef = F8; };
        B9 = { isa = PBXBuildFile; fileRef = Nothing; }; B10 = { isa = PBXBuildFile; fileRef = F9; };
        """),
      "ios/App/A.swift": "", "ios/App/B.m": "", "ios/App/B.h": "", "ios/App/C.swift": "",
      "shared/D.swift": "", "ios/Core/E \"1\".swift": "", "ios/Assets/deep/PrivacyInfo.xcprivacy": "",
    ],
    """
    ios/App.xcodeproj#App tool :18
      sources ios/App/A.swift ios/App/B.h ios/App/B.m ios/App/C.swift ios/Core/E "1".swift shared/D.swift
      absent ios/Gone.swift
      left ios/Assets/deep/PrivacyInfo.xcprivacy
      *-
    note missing-file ios/App.xcodeproj/project.pbxproj:18
    """)

  private static let languages = XcodeFixture(
    "A group of languages stands for its files",
    [
      "App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); projectDirPath = App; };
        M = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (E, D); name = InfoPlist.strings; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; name = de; path = de.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = V; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); productType = "com.apple.product-type.bundle"; };
        """),
      "App/en.lproj/InfoPlist.strings": "", "App/de.lproj/InfoPlist.strings": "",
    ],
    """
    App.xcodeproj#App bundle :10
      resources App/de.lproj/InfoPlist.strings App/en.lproj/InfoPlist.strings
      *-
    """)

  private static let synchronizedTree = [
    "Shop/A.swift", "Shop/Deep/B.swift", "Shop/Deep/C.swift", "Shop/Skipped/D.swift",
    "Shop/PrivacyInfo.xcprivacy",
    "Shop/Old/PrivacyInfo.xcprivacy", "Shop/Res/en.lproj/InfoPlist.strings", "Shop/Raw/E.swift",
    "Shop/Res.bundle/F.swift", "Shop/Res.bundle/PrivacyInfo.xcprivacy", "Shop/Info.plist", "Shopping/G.swift",
  ].map { ($0, "") }

  private static let synchronizedAnswer = """
      sources Shop/A.swift Shop/Deep/B.swift
      resources Shop/PrivacyInfo.xcprivacy
      *-
    """

  private static let synchronized = XcodeFixture(
    "A synchronized folder belongs to a target but for the exceptions; others take what they name",
    Dictionary(
      uniqueKeysWithValues: synchronizedTree + [
        (
          "Shop.xcodeproj/project.pbxproj",
          project(
            """
            \t\tX1 /* Exceptions for "Shop" folder in "Shop" target */ = {
            \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            \t\t\tmembershipExceptions = (
            \t\t\t\tDeep/C.swift,
            \t\t\t\tSkipped,
            \t\t\t\tOld/PrivacyInfo.xcprivacy,
            \t\t\t\t"/Localized: Res/InfoPlist.strings",
            \t\t\t);
            \t\t\ttarget = T1 /* Shop */;
            \t\t};
            \t\tX2 = {
            \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            \t\t\tmembershipExceptions = (
            \t\t\t\tDeep/B.swift,
            \t\t\t\tOld/PrivacyInfo.xcprivacy,
            \t\t\t);
            \t\t\ttarget = T2 /* Widget */;
            \t\t};
            \t\tX3 = {
            \t\t\tisa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
            \t\t\tbuildPhase = C1 /* Copy */;
            \t\t\tmembershipExceptions = (
            \t\t\t\tPrivacyInfo.xcprivacy,
            \t\t\t);
            \t\t};
            \t\tG /* Shop */ = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
            \t\t\texceptions = (
            \t\t\t\tX1 /* Exceptions */,
            \t\t\t\tX2,
            \t\t\t\tX3,
            \t\t\t);
            \t\t\texplicitFolders = (
            \t\t\t\tRaw,
            \t\t\t);
            \t\t\tpath = Shop;
            \t\t\tsourceTree = "<group>";
            \t\t};
            C1 = { isa = PBXCopyFilesBuildPhase; files = ( ); };
            M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
            P = { isa = PBXProject; mainGroup = M; targets = (T1, T2); };
            T1 = { isa = PBXNativeTarget; name = Shop; buildPhases = (C1); fileSystemSynchronizedGroups = (G); productType = "com.apple.product-type.application"; };
            T2 = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
            """)
        )
      ]),
    """
    Shop.xcodeproj#Shop app :44
    \(synchronizedAnswer)
    Shop.xcodeproj#Widget app-extension :45
      sources Shop/Deep/B.swift
      resources Shop/Old/PrivacyInfo.xcprivacy
      *-
    """)

  private static let oneLine = XcodeFixture(
    "The same on one line",
    Dictionary(
      uniqueKeysWithValues: synchronizedTree + [
        (
          "Shop.xcodeproj/project.pbxproj",
          project(
            """
            \t\tX1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/C.swift, Skipped, Old/PrivacyInfo.xcprivacy, "/Localized: Res/InfoPlist.strings", ); target = T1 /* Shop */; };
            \t\tG /* Shop */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, ); explicitFileTypes = {}; explicitFolders = (Raw, ); path = Shop; sourceTree = "<group>"; };
            M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
            P = {isa = PBXProject; mainGroup = M; targets = (T1, ); };
            T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (G /* Shop */, ); name = Shop; productType = "com.apple.product-type.application"; };
            """)
        )
      ]),
    """
    Shop.xcodeproj#Shop app :7
    \(synchronizedAnswer)
    """)

  private static let ties = XcodeFixture(
    "What is linked and what is carried",
    [
      "App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (App, Ext, Kit, Lib, Solid, Scripted, Tests); };
        M = { isa = PBXGroup; children = (); };
        App = { isa = PBXNativeTarget; name = App; buildPhases = (L, C); productReference = r0; dependencies = (D, D2, D3); productType = "com.apple.product-type.application"; };
        Ext = { isa = PBXNativeTarget; name = Ext; productReference = r1; productType = "com.apple.product-type.app-extension"; };
        Kit = { isa = PBXNativeTarget; name = Kit; productReference = r2; productType = "com.apple.product-type.framework"; };
        Lib = { isa = PBXNativeTarget; name = Lib; productReference = r3; productType = "com.apple.product-type.library.static"; };
        Solid = { isa = PBXNativeTarget; name = Solid; productReference = r4; buildConfigurationList = SL; productType = "com.apple.product-type.framework"; };
        Scripted = { isa = PBXNativeTarget; name = Scripted; productReference = r5; productType = "com.apple.product-type.app-extension"; };
        Tests = { isa = PBXNativeTarget; name = Tests; dependencies = (D, D2); productType = "com.apple.product-type.bundle.unit-test"; };
        SL = { isa = XCConfigurationList; buildConfigurations = (SC); };
        SC = { isa = XCBuildConfiguration; name = Release; buildSettings = { MACH_O_TYPE = staticlib; }; };
        L = { isa = PBXFrameworksBuildPhase; files = (l2, l3, l4, l6); };
        C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (l1, l2, l4, l0); };
        l0 = { isa = PBXBuildFile; fileRef = r0; }; l1 = { isa = PBXBuildFile; fileRef = r1; };
        l2 = { isa = PBXBuildFile; fileRef = r2; }; l3 = { isa = PBXBuildFile; fileRef = r3; };
        l4 = { isa = PBXBuildFile; fileRef = r4; }; l6 = { isa = PBXBuildFile; fileRef = r6; };
        r0 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        r1 = { isa = PBXFileReference; path = Ext.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        r2 = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        r3 = { isa = PBXFileReference; path = libLib.a; sourceTree = BUILT_PRODUCTS_DIR; };
        r4 = { isa = PBXFileReference; path = Solid.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        r5 = { isa = PBXFileReference; path = Scripted.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        r6 = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        D = { isa = PBXTargetDependency; target = Scripted; }; D2 = { isa = PBXTargetDependency; target = Lib; };
        D3 = { isa = PBXTargetDependency; target = App; };
        """)
    ],
    """
    App.xcodeproj#App app :5
      links App.xcodeproj#Lib App.xcodeproj#Solid
      embeds App.xcodeproj#Ext App.xcodeproj#Kit App.xcodeproj#Scripted
      *-
    App.xcodeproj#Ext app-extension :6
      *-
    App.xcodeproj#Kit framework :7
      *-
    App.xcodeproj#Lib static-library :8
      *-
    App.xcodeproj#Scripted app-extension :10
      *-
    App.xcodeproj#Solid framework :9
      *Release
    App.xcodeproj#Tests test :11
      *-
    """)

  private static let foreign = XcodeFixture(
    "Products of other projects are found by reference and by name",
    [
      "App.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (T); };
        M = { isa = PBXGroup; children = (F); };
        F = { isa = PBXFileReference; path = Lib/Lib.xcodeproj; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (L, C); productType = "com.apple.product-type.application"; };
        L = { isa = PBXFrameworksBuildPhase; files = (b1, b2); };
        C = { isa = PBXCopyFilesBuildPhase; files = (b3); };
        b1 = { isa = PBXBuildFile; fileRef = X; }; b2 = { isa = PBXBuildFile; fileRef = N; };
        b3 = { isa = PBXBuildFile; fileRef = K; };
        X = { isa = PBXReferenceProxy; path = libLib.a; remoteRef = Y; sourceTree = BUILT_PRODUCTS_DIR; };
        Y = { isa = PBXContainerItemProxy; containerPortal = F; proxyType = 2; remoteGlobalIDString = R1; remoteInfo = Lib; };
        N = { isa = PBXFileReference; path = libOther.a; sourceTree = BUILT_PRODUCTS_DIR; };
        K = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """),
      "Lib/Lib.xcodeproj/project.pbxproj": project(
        """
        P = { isa = PBXProject; mainGroup = M; targets = (A, B, C); };
        M = { isa = PBXGroup; children = (); };
        A = { isa = PBXNativeTarget; name = Lib; productReference = R1; productType = "com.apple.product-type.library.static"; };
        B = { isa = PBXNativeTarget; name = Lib; productReference = R2; productType = "com.apple.product-type.library.static"; };
        C = { isa = PBXNativeTarget; name = Kit; productReference = R3; productType = "com.apple.product-type.framework"; };
        R1 = { isa = PBXFileReference; path = libLib.a; sourceTree = BUILT_PRODUCTS_DIR; };
        R2 = { isa = PBXFileReference; path = libOther.a; sourceTree = BUILT_PRODUCTS_DIR; };
        R3 = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """),
    ],
    """
    App.xcodeproj#App app :6
      links Lib/Lib.xcodeproj#Lib Lib/Lib.xcodeproj#Lib (2)
      embeds Lib/Lib.xcodeproj#Kit
      *-
    Lib/Lib.xcodeproj#Kit framework :7
      *-
    Lib/Lib.xcodeproj#Lib static-library :5
      *-
    Lib/Lib.xcodeproj#Lib (2) static-library :6
      *-
    """)
}
