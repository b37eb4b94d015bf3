import Baseline
import Catalog
import Census
import Trees

/// Sites, written shortly.
func site(
  _ rule: String, _ file: String, _ line: Int, in declaration: String = "", call: String = "stat",
  condition: String = "", certainty: Certainty = .certain, origin: Origin = .firstParty, role: Role = .app,
  dependency: String = "", host: String = "", standing: Standing? = nil, suppressed: String? = nil
) -> Site {
  Site(
    rule: rule, name: "stat", call: call, form: .call, certainty: certainty, standing: standing,
    evidence: "its labels", file: file, line: line, column: 5, declaration: declaration, condition: condition,
    origin: origin, role: role, dependency: dependency, host: host, suppressed: suppressed)
}

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension Census {
  /// A census of few words, so that equal and nearly equal sites are common.
  static func random(_ generator: inout Seeded) -> Census {
    let count = Int.random(in: 0...30, using: &generator)
    return Census(
      sites: (0..<count).map { _ in
        site(
          ["a.one", "a.two", "b.one"].randomElement(using: &generator) ?? "",
          ["X.swift", "Sub/X.swift", "Y.m"].randomElement(using: &generator) ?? "",
          Int.random(in: 1...99, using: &generator),
          in: ["", "f()", "T.g(_:)"].randomElement(using: &generator) ?? "",
          call: ["stat", "open(\"\\\n\u{202E}\")"].randomElement(using: &generator) ?? "",
          condition: ["", "DEBUG"].randomElement(using: &generator) ?? "",
          certainty: Certainty.allCases.randomElement(using: &generator) ?? .certain,
          origin: Bool.random(using: &generator) ? .firstParty : .thirdParty,
          dependency: ["", "Pod"].randomElement(using: &generator) ?? "")
      })
  }
}
