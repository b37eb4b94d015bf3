/// How the bytes of a source are to be read.
package enum SourceEncoding {
  case utf8
  /// UTF-16 with a byte order mark, as UTF-8.
  case transcoded([UInt8])
  /// An encoding that is not read, by its name.
  case unsupported(String)
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self = .utf8 }
}
