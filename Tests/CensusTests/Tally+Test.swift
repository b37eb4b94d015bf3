import Trees

@testable import Census

extension Tally {
  /// The tally of a tree of one first-party file.
  init(of share: Share, at path: String) {
    self.init()
    var folders = FolderMemory()
    scanned = 1
    let file = TreeFile(path: path, provenance: .firstParty)
    parts = [Part(path, share, folders.facts(of: file, at: path))]
  }

  var census: Census { Summing.census([self], [], ConfigurationShare(files: [], targets: [], blind: [])) }
}
