import Audit
import Baseline
import Census
import Foundation
import Projects
import Testing

@Suite("Hosts of exceptions from transport security")
struct TransportHostTests {
  private func found(_ key: String) throws -> [String] {
    let text = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let fixture = try AuditFixture([
      "A/Info.plist": propertyList(
        "<key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>\n<key>\(text)</key>\n"
          + "<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/></dict></dict></dict>")
    ])
    return fixture.findings.filter { $0.rule.hasPrefix("ats.") }.map { "\($0.line) \($0.rule) \($0.help)" }
  }

  @Test(
    arguments: [
      ("http://foo.example", "foo.example"), ("https://me:pw@foo.example:80/a/b?c", "foo.example"),
      ("foo.example/path", "foo.example"), ("foo.example:8080", "foo.example"),
      ("me@foo.example", "foo.example"),
      ("localhost:8080", "localhost"), ("foo.example ", nil), ("<i>.example", nil), ("a b", nil), ("", nil),
      ("10.0.0.0/x", "10.0.0.0"),
    ])
  func `A key that is no host has no effect`(key: String, host: String?) throws {
    let found = try found(key)
    let meant = host.map { "Write the host alone, \($0), " } ?? "Write the name of a host alone, "
    #expect(found.count == 1 && found[0].hasPrefix("6 ats.misplaced-key \(meant)"), "\(found)")
  }

  @Test(
    arguments: [
      ("*.foo.example", "foo.example, and set NSIncludesSubdomains"),
      (".foo.example", "foo.example, and set NSIncludesSubdomains"),
      ("Foo.Example", "foo.example, in small letters"),
      ("*.Foo.example", "foo.example, and set NSIncludesSubdomains"),
      ("HTTP://Foo.example", "foo.example, without a scheme, user, port or path"),
    ])
  func `A key that is not spelt as a host is has no effect`(key: String, help: String) throws {
    let found = try found(key)
    #expect(found == ["6 ats.misplaced-key Write the host alone, \(help), or remove the exception."])
  }

  @Test(
    arguments: [
      "foo.example", "foo.example.", "my_host.example", "2001:DB8::1", "b\u{fc}cher.example", "192.0.2.1",
      "198.51.100.0/24", "2001:db8::1", "2001:db8::/32", "[2001:db8::1]", "intranet",
    ])
  func `A host has one`(key: String) throws {
    let found = try found(key)
    #expect(found.count == 1 && found[0].hasPrefix("8 ats.insecure-http "), "\(found)")
  }
}
