import Census
import Projects
import Testing

@testable import Audit

@Suite("What a target ships")
struct AuditSubjectTests {
  @Test("A tree without a project is one target with all that is in it")
  func folder() throws {
    let fixture = try AuditFixture([
      "App/Info.plist": propertyList("<key>NSCameraUsageDescription</key><string>To scan</string>"),
      "App/A.swift": "import Foundation\nlet d = UserDefaults.standard\n",
      "App/PrivacyInfo.xcprivacy": propertyList("<key>NSPrivacyTracking</key><false/>"),
      "Tests/B.swift": "import XCTest\nlet d = UserDefaults.standard\n",
    ])
    let subject = try #require(fixture.context.subjects.first)
    #expect(fixture.context.subjects.count == 1)
    #expect(subject.judged.code.own("required-reason.user-defaults").map(\.file) == ["App/A.swift"])
    #expect(subject.judged.manifests.map(\.path) == ["App/PrivacyInfo.xcprivacy"])
    let entry = try #require(subject.judged.info["NSCameraUsageDescription"])
    #expect(entry.text == "To scan")
    #expect(entry.place.file == "App/Info.plist")
    #expect(entry.place.line == 5)
  }
}
