/// What can be wrong in a binary property list.
package enum BinaryTrouble: Sendable, Hashable {
  case tooShort
  /// The number after `bplist`.
  case version(String)
  /// What of the last 32 bytes contradicts the rest.
  case trailer
  case offset
  case reference
  case cycle
  case outside
  /// Its first byte.
  case unknownObject(UInt8)
  case set
  case null
  case key
  case largeInteger
  case largeIdentifier

  var cause: String {
    switch self {
    case .tooShort: "the file is too short for a binary property list"
    case .version(let version): "version '\(version)' of binary property lists is not read"
    case .trailer: "the sizes and counts in the last 32 bytes do not fit the file"
    case .offset: "the offset of an object lies outside of the objects"
    case .reference: "a reference leads to no object"
    case .cycle: "the value contains itself"
    case .outside: "the value goes on after the objects end"
    case .unknownObject(let marker): "no type of value begins with the byte 0x\(String(marker, radix: 16))"
    case .set: "the value is a set, which is no part of a property list"
    case .null: "the value is null, which is no part of a property list"
    case .key: "the key of a dictionary is no string"
    case .largeInteger: "the integer does not fit into 64 bits"
    case .largeIdentifier: "the identifier does not fit into 32 bits"
    }
  }

  /// Nobody mends such a file by hand.
  var remedy: String {
    switch self {
    case .version: "write it as version 00, or as XML, for example with 'plutil -convert xml1'"
    case .set, .null: "write it with a type that property lists have"
    default: "the file is damaged: write it anew from its source"
    }
  }
}
