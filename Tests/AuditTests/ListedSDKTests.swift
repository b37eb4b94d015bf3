import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("SDKs on Apple's list")
struct ListedSDKTests {
  @Test(arguments: cases)
  func listed(fixture: AuditCase) throws { try fixture.check("sdk.") }

  private static let manifest = propertyList("<key>NSPrivacyTracking</key><false/>")
  private static let plain = "import Foundation\npublic struct A {}\n"

  private static func slices(_ library: String, _ names: String...) -> String {
    propertyList(
      "<key>AvailableLibraries</key><array>"
        + names.map {
          "<dict><key>LibraryIdentifier</key><string>\($0)</string><key>LibraryPath</key><string>\(library)</string></dict>"
        }.joined() + "</array>")
  }

  static let cases = [
    AuditCase(
      "The list asks for a manifest whatever an SDK uses",
      [
        "Pods/SwiftyJSON/Source/SwiftyJSON.swift": plain, "Pods/Own/A.swift": plain,
        "Pods/Kingfisher/Sources/A.swift": plain, "Pods/Kingfisher/Sources/PrivacyInfo.xcprivacy": manifest,
        "Carthage/Checkouts/lottie-ios/Sources/L.swift": plain,
        "SourcePackages/checkouts/RxSwift/Package.swift": "// swift-tools-version:5.9",
        "SourcePackages/checkouts/RxSwift/Sources/RxSwift/A.swift": plain,
      ],
      """
      Carthage/Checkouts/lottie-ios/Sources/L.swift:0 sdk.listed-missing-manifest [Lottie] warning
      Pods/SwiftyJSON/Source/SwiftyJSON.swift:0 sdk.listed-missing-manifest [SwiftyJSON] warning
      SourcePackages/checkouts/RxSwift/Sources/RxSwift/A.swift:0 sdk.listed-missing-manifest [RxSwift] warning
      """),
    AuditCase(
      "A header, a description and a folder of the team's own tell nothing",
      [
        "Pods/Alamofire/include/a.h": "int a(void);\n", "Vendor/Toast/T.swift": plain,
        "SourcePackages/checkouts/RxSwift/Package.swift": "// swift-tools-version:5.9",
      ], ""),
    AuditCase(
      "A built framework by what is imported, where no slice has a manifest",
      [
        "Frameworks/Lottie.xcframework/Info.plist": slices("Lottie.framework", "ios-arm64", "ios-simulator"),
        "Frameworks/Lottie.xcframework/ios-arm64/Lottie.framework/Info.plist": propertyList(""),
        "Frameworks/Charts.framework/Info.plist": propertyList(""),
        "Frameworks/MyCharts.framework/Info.plist": propertyList(""),
        "Frameworks/Toast.xcframework/Info.plist": slices("libToast.a", "ios-arm64"),
      ],
      """
      Frameworks/Charts.framework/Info.plist:0 sdk.listed-missing-manifest [Charts] warning
      Frameworks/Lottie.xcframework/Info.plist:0 sdk.listed-missing-manifest [Lottie] warning
      Frameworks/Lottie.xcframework/Info.plist:0 sdk.listed-unsigned [Lottie] warning
      Frameworks/Toast.xcframework/Info.plist:0 sdk.listed-unsigned [Toast] warning
      """),
    AuditCase(
      "A signature is enough, whoever signed; an SDK that is not on the list needs none",
      [
        "Frameworks/Toast.xcframework/Info.plist": slices("libToast.a", "ios-arm64"),
        "Frameworks/Toast.xcframework/_CodeSignature/CodeResources": propertyList(""),
        "Frameworks/Own.xcframework/Info.plist": slices("Own.framework", "ios-arm64"),
      ], ""),
    AuditCase(
      "A manifest in a bundle inside of it, or beside it in its pod, is one",
      [
        "Frameworks/Alamofire.framework/Info.plist": propertyList(""),
        "Frameworks/Alamofire.framework/Alamofire.bundle/PrivacyInfo.xcprivacy": manifest,
        "Pods/Charts/Charts.xcframework/Info.plist": slices("Charts.framework", "ios-arm64"),
        "Pods/Charts/Resources/PrivacyInfo.xcprivacy": manifest,
      ], "Pods/Charts/Charts.xcframework/Info.plist:0 sdk.listed-unsigned [Charts] warning"),
    AuditCase(
      "An SDK that is there twice is one",
      [
        "Carthage/Checkouts/Alamofire/Source/A.swift": plain,
        "Frameworks/Alamofire.framework/Info.plist": propertyList(""),
      ], "Carthage/Checkouts/Alamofire/Source/A.swift:0 sdk.listed-missing-manifest [Alamofire] warning"),
  ]
}
