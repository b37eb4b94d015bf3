/// What one architecture of a program or library says of itself: what it asks the system for, and how it was signed.
package struct MachOImage: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case object, executable, dynamicLibrary, bundle
    /// Any other, by its number.
    case other(Int)
  }

  /// A name that another image has to have, as the linker spells it: with the underscore of C.
  package struct Import: Sendable, Hashable {
    package let name: String
    /// The install name of the library that has it; nothing where the file does not say, or looks in all of them.
    package let library: String?

    package init(_ name: String, from library: String? = nil) {
      self.name = name
      self.library = library
    }
  }

  /// `arm64`, `x86_64`, …
  package var architecture: String
  package var kind: Kind
  /// The numbers of the platforms that it is built for, as `LC_BUILD_VERSION` has them.
  package var platforms: [Int] = []
  /// The install names of what it links, in their order.
  package var libraries: [String] = []
  /// In the order of the file, each once.
  package var imports: [Import] = []
  /// Names that an object gives to others; of what is linked already nobody asks.
  package var definitions: [String] = []
  /// The names of messages, sent or answered, in the order of the file.
  package var selectors: [String] = []
  /// Whether pages are encrypted, as those of apps from the store are.
  package var isEncrypted = false
  /// Whether the names of messages lie in what is encrypted, so that none was read.
  package var hidesSelectors = false
  /// Whether nothing in the file says what is imported.
  package var hidesImports = false
  package var signature: Signature?

  package struct Signature: Sendable, Hashable {
    /// Whether a certificate vouches for it; without one it only says that nothing was changed.
    package var hasCertificate = false
    /// The property list that it was signed with, and where that begins in the file.
    package var entitlements: [UInt8]?
    package var entitlementsOffset = 0
  }
}

extension MachOImage {
  /// A name of the architecture, by the numbers of `mach/machine.h`.
  static func architecture(_ type: Int, _ subtype: Int) -> String {
    switch type {
    case 7: "i386"
    case 0x100_0007: "x86_64"
    case 12: subtype == 9 ? "armv7" : subtype == 11 ? "armv7s" : subtype == 12 ? "armv7k" : "arm"
    case 0x100_000C: subtype & 0xFF_FFFF == 2 ? "arm64e" : "arm64"
    case 0x200_000C: "arm64_32"
    default: "cpu-\(type)"
    }
  }
}

extension MachOImage.Kind {
  /// By the numbers of `mach-o/loader.h`.
  init(number: Int) {
    switch number {
    case 1: self = .object
    case 2: self = .executable
    case 6: self = .dynamicLibrary
    case 8: self = .bundle
    default: self = .other(number)
    }
  }
}
