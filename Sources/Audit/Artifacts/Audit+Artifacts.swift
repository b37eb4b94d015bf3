import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// What programs and libraries of built bundles are, beside what they call.
  static let artifacts: [Audit] = [.encryptedProgram, .unreadableProgram, .entitlementMismatch]

  /// Programs whose code a store has encrypted: less of them is seen.
  private static let encryptedProgram = Audit(["artifact.encrypted"]) { context in
    context.census.binaries.filter(\.isEncrypted).map { binary in
      context.finding(
        "artifact.encrypted", at: FilePlace(binary.path),
        binary.hidesSelectors
          ? "the code is encrypted: what it imports was read, and the names of messages were not"
          : "the code is encrypted: what it imports was read, and nothing of what it does")
    }
  }

  /// Files in the place of a program that are none.
  private static let unreadableProgram = Audit(["artifact.unreadable"]) { context in
    context.census.binaries.compactMap { binary in
      binary.trouble.map {
        context.finding(
          "artifact.unreadable", at: FilePlace(binary.path), "it should be a program or library, and it \($0)"
        )
      }
    }
  }
}
