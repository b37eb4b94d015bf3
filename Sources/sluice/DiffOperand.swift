/// What a person names as one side of a comparison, by what is there.
enum DiffOperand: Equatable {
  case folder(String)
  case archive(String)
  /// A saved census, a baseline or a lock file.
  case file(String)
  case revision(String)
  case workTree

  init(_ text: String?) throws(Trouble) {
    guard let text else {
      self = .workTree
      return
    }
    switch text == "-" ? .file : Platform.kind(of: text) {
    case .folder: self = .folder(text)
    case .file: self = Reading.isArchive(text) ? .archive(text) : .file(text)
    case .other:
      throw Trouble("\(text) is a FIFO, a socket or a device, which is not read; name a file or a folder")
    case nil: self = .revision(text)
    }
  }

  var isRevision: Bool { revision != nil }

  /// As the person named it.
  var revision: String? { if case .revision(let name) = self { name } else { nil } }
}
