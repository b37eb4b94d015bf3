import Trees

@testable import Census

extension Tally {
  /// The tally of a tree of one first-party file.
  init(of share: Share, at path: String) {
    self.init()
    var folders = FolderMemory()
    scanned = 1
    parts = [Part(TreeFile(path: path, provenance: .firstParty), path, share, &folders)]
  }

  var census: Census { Summing.census([self], []) }
}
