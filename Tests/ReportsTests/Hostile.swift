import Catalog
import Census

/// Trees that are hard to tell of.
enum Hostile {
  /// More than there is room for, of one rule most.
  static var many: Census {
    var sites = (1...60).map { number in
      Sample.site(
        "network.url-session", "App/Net\(number % 7).swift", number, 5, "URLSession.shared.data(for:)",
        in: "Net\(number).load()")
    }
    sites += (1...20).map {
      Sample.site(
        "required-reason.user-defaults", "App/Prefs.swift", $0, 5, "UserDefaults.standard", in: "prefs\($0)")
    }
    sites.append(
      Sample.site("pasteboard.general", "App/Copy.swift", 2, 5, "UIPasteboard.general", in: "copy()"))
    return Census(scanned: 212, bytes: 1_240_000, sites: sites)
  }

  /// Names that try to act in what they are shown in.
  static var census: Census {
    let names = [
      "App|Core/`tmp`/<img src=x>.swift", "@everyone/#123.swift", "-->_end.swift", "a::error, b%.swift",
      "a\\|b\\`c\\.swift", "[x](javascript:1)![y](https://evil.example).swift",
      "GH-7/www.evil.example/c0ffee1.swift",
      "line\r\n::error::break\u{202E}.swift", "<details>/<!--/```.swift", "$`x`$/~~y~~/:tada:.swift",
    ]
    var sites = names.enumerated().map { number, name in
      Sample.site("pasteboard.general", name, number + 1, 1, "UIPasteboard.general", in: "f()")
    }
    sites += names.map {
      Sample.site(
        "network.url-literal", "App/Host.swift", 2, 14, "https://\($0)", in: $0, form: .literal,
        host: "evil.example")
    }
    return Census(
      scanned: 11, bytes: 900, sites: sites,
      blind: [Blind(kind: .unreadable, file: "<img>\n@all", why: "Permission @denied <b>")])
  }
}
