import Catalog
import Lexing

/// What a spelling says of an occurrence.
struct Assessment {
  var certainty: Certainty
  var proofs: [Proof]
  /// Whether what decided speaks of this site, so that a declaration of the same name does not stand against it.
  let isOfTheSite: Bool
  /// Whether that is what it is asked of, which says whose method it is.
  var isOfReceiver = false
  /// The type that the receiver has, where that decided.
  var root = Name.none
  /// Whether an import came first in what decided.
  var isByImport = false

  init(
    _ certainty: Certainty, _ proofs: [Proof], isOfTheSite: Bool, root: Name = .none, isByImport: Bool = false
  ) {
    self.certainty = certainty
    self.proofs = proofs
    self.isOfTheSite = isOfTheSite
    self.root = root
    self.isByImport = isByImport
  }

  /// In words, what decided.
  func evidence(_ code: Code, _ vocabulary: Vocabulary) -> String {
    proofs.map { $0.text(code, vocabulary) }.joined(separator: ", ")
  }
}
