#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder and what is below it: the source of everything that a scan reads.
package struct Tree: Sendable {
  /// The root's real path.
  package let root: String
  let rootBytes: [UInt8]
  let folder: RootFolder
  /// How the top of the git work tree leads to the root, with a slash at the end; empty at the top itself
  /// and outside of git.
  let prefix: [UInt8]
  /// Files that count as being here and lie in another tree.
  package var shared: SharedFiles?
  /// What is listed and read in the place of a folder.
  let archive: ArchivedFiles?

  /// - Parameter root: a folder; links on the way to it are resolved.
  package init(root: String) throws(TreeError) {
    guard let real = realPath(Array(root.utf8)) else { throw TreeError(path: root, why: errorText(errno)) }
    let descriptor = withCPath(real) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw TreeError(path: root, why: errorText(errno)) }
    folder = RootFolder(descriptor: descriptor)
    archive = nil
    rootBytes = real
    self.root = real.withUnsafeBufferPointer { PathText.text(of: $0) }
    prefix = Self.pathInRepository(real)
  }

  /// - Parameter archive: the path of a ZIP archive; its top is the root.
  package init(archive: String) throws(TreeError) {
    guard let real = realPath(Array(archive.utf8)) else {
      throw TreeError(path: archive, why: errorText(errno))
    }
    self.archive = try ArchivedFiles(real)
    folder = RootFolder(descriptor: -1)
    rootBytes = real
    root = real.withUnsafeBufferPointer { PathText.text(of: $0) }
    prefix = []
  }

  /// Lists the tree, in one go.
  package func list(_ options: ListOptions) -> Listing {
    let walk = Walk(self, options)
    return walk.finish(walk.parts.map(walk.list))
  }

  private static func pathInRepository(_ root: [UInt8]) -> [UInt8] {
    var top = root[...]
    while true {
      if EntryKind(at: top + Array("/.git".utf8)) != nil {
        let below = root[top.endIndex...].drop { $0 == UInt8(ascii: "/") }
        return below.isEmpty ? [] : Array(below) + [UInt8(ascii: "/")]
      }
      guard let slash = top.lastIndex(of: UInt8(ascii: "/")) else { return [] }
      top = top[..<slash]
    }
  }
}

/// The root of a tree could not be opened.
package struct TreeError: Error, CustomStringConvertible {
  package var path: String
  /// The system's words, or what is wrong with the file.
  package var why: String
  /// Whether it could be opened, and is not what it should be.
  package var isOpen = false

  package var description: String { "\(path): \(why)" }
}

/// What to list of a tree.
package struct ListOptions: Sendable {
  /// The files that are wanted.
  package var wanted: NameFilter
  /// Further files that are only counted, folder by folder, where they are the team's own.
  package var counted = NameFilter(extensions: [])
  /// Files and folders to list instead of the whole root: relative to the root, or absolute. A file named
  /// here is listed whatever its name or the ignore rules; a folder named here is read even if ignored.
  package var paths: [String]
  /// Whether the rest of the root is listed, too: what is named is then only sure to be in the list.
  package var listsRest = false
  /// Gitignore patterns, from the root. A file is listed if a pattern takes it or a folder above it; no
  /// pattern takes everything.
  package var include: [String]
  /// Gitignore patterns, from the root. They also hold for what is named in `paths`.
  package var exclude: [String]
  /// Folders with these name extensions are not entered. An asset catalog holds no code and states nothing; of the folders
  /// of an app, a fourth can be in one.
  package var opaqueExtensions = ["xcassets"]
  package var dependencyFolders = DependencyFolder.standard
  /// Whether the tree is what a build made: then a framework is no code of others, but a part of what ships.
  package var isBuilt = false
  /// Further folders with the code of others, each of them one dependency.
  package var thirdParty = FolderPatterns()

  package init(
    wanted: NameFilter, paths: [String] = [], include: [String] = [], exclude: [String] = []
  ) {
    self.wanted = wanted
    self.paths = paths
    self.include = include
    self.exclude = exclude
  }
}

/// A file of a tree that was asked for.
package struct TreeFile: Sendable, Equatable {
  /// Relative to the root, with slashes; see `PathText` for bytes that are not UTF-8.
  package let path: String
  /// The path's bytes, where they are not those of `path`.
  let rawPath: [UInt8]?
  package let origin: Origin
  /// The pod, package, checkout or module that a third-party file belongs to.
  package let dependency: String?

  /// A file that is known by its path alone.
  package init(path: String, provenance: Provenance) {
    self.path = path
    rawPath = path.utf8.contains(UInt8(ascii: "\\")) ? PathText.bytes(of: path) : nil
    origin = provenance.origin
    dependency = provenance.dependency
  }

  init(bytes: UnsafeBufferPointer<UInt8>, provenance: Provenance) {
    path = PathText.text(of: bytes)
    rawPath = PathText.isAsItIs(path, of: bytes) ? nil : Array(bytes)
    origin = provenance.origin
    dependency = provenance.dependency
  }
}

/// Something that was met on the way and is not in the list.
package struct TreeNote: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case unreadableFolder
    case unreadableFile
    /// A named path that does not exist.
    case missing
    case danglingLink
    /// A link, or a named path, that leads out of the root: it is not followed.
    case outsideLink
    /// Links that only lead to each other. A link to a folder above itself is none: that folder is listed.
    case linkLoop
    /// A link with a wanted name to a file with another: its bytes are not listed under either.
    case renamingLink
    /// A FIFO, socket or device with a wanted name: it is not opened.
    case special
    /// The list of what git tracks, which was not read or not in full.
    case unreadIndex
  }
  package let kind: Kind
  package let path: String
  package let why: String
}

/// Files of one kind in one folder.
package struct FileCount: Sendable, Equatable {
  /// Relative to the root, with a slash at its end; empty for the root.
  package let folder: String
  /// What follows the last dot of their names, in lower case.
  package let ending: String
  package var count: Int
}

/// Files, in the order of their paths' bytes, and notes, in the order of their paths.
package struct Listing: Sendable {
  package var files: [TreeFile] = []
  package var notes: [TreeNote] = []
  /// What links that were met lead to, where that is a file: its path by that of the link.
  package var aliases: [String: String] = [:]
  /// How many files there are that were only to be counted.
  package var counts: [FileCount] = []
  /// Paths of links that are yet to be followed, relative to the root.
  var links: [[UInt8]] = []

  package init() {}
}
