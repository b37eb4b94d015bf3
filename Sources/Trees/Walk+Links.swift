#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Following links, once all else is listed: each file is listed once, by its real path.
///
/// Most links lead to what is listed anyway, so there is nothing to do but to note those that lead nowhere
/// or out of the root. Only where a part of the tree was asked for can one lead to more; then the rules hold
/// along the real path as if that had been asked for. It ends, loops or not: each new start is a folder that
/// is in none before it.
extension Walk {
  /// Adds what links lead to, at the end.
  func followLinks(of listing: inout Listing) {
    var starts = self.starts
    var pending = listing.links
    listing.links = []
    while let link = pending.popLast() {
      guard let real = realPath(tree.absolute(link)) else {
        listing.noteBroken(link, errno)
        continue
      }
      guard let target = wantedTarget(link, real, &listing) else { continue }
      let isFolder = target.kind == .folder
      let path = tree.prefix + target.path + (isFolder && !target.path.isEmpty ? [UInt8(ascii: "/")] : [])
      if !isFolder { listing.aliases[Self.text(link)] = Self.text(target.path) }
      if starts.contains(where: { isListed(path, by: $0) }) { continue }
      if isFolder {
        guard let folder = folder(at: target.path, byName: false) else { continue }
        let more = list(Part(items: [.folder(folder)]))
        listing.files += more.files
        listing.notes += more.notes
        pending += more.links
      } else {
        guard let file = file(at: target.path, byName: false) else { continue }
        listing.files.append(file)
      }
      starts.append(path)
    }
  }

  private static func text(_ path: [UInt8]) -> String {
    path.withUnsafeBufferPointer { PathText.text(of: $0) }
  }

  func isListed(_ path: [UInt8], by start: [UInt8]) -> Bool {
    path == start || ((start.isEmpty || start.last == UInt8(ascii: "/")) && path.starts(with: start))
  }

  /// What a link leads to, if it is in the root and wanted; notes it if it is wanted and can't be had.
  private func wantedTarget(
    _ link: [UInt8], _ real: [UInt8], _ listing: inout Listing
  ) -> (path: [UInt8], kind: EntryKind)? {
    guard let kind = EntryKind(at: real) else {
      listing.noteBroken(link, errno)
      return nil
    }
    let isTargetWanted = kind == .folder || isWanted(real)
    guard isTargetWanted || isWanted(link) else { return nil }
    guard let target = tree.relative(real) else {
      listing.note(.outsideLink, link, "leads out of the root")
      return nil
    }
    guard kind != .special else {
      listing.note(.special, link, "leads to a FIFO, a socket or a device")
      return nil
    }
    guard isTargetWanted else {
      let name = target.withUnsafeBufferPointer { PathText.text(of: $0) }
      listing.note(.renamingLink, link, "leads to a file of another name, \(name)")
      return nil
    }
    return (target, kind)
  }

  private func isWanted(_ path: [UInt8]) -> Bool {
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return path.withUnsafeBufferPointer {
      options.wanted.accepts(UnsafeBufferPointer(rebasing: $0[nameStart...]))
    }
  }
}

extension Listing {
  fileprivate mutating func noteBroken(_ link: [UInt8], _ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: note(.danglingLink, link, "leads to nothing")
    case ELOOP: note(.linkLoop, link, "leads back to itself")
    default: note(.danglingLink, link, errorText(code))
    }
  }
}
