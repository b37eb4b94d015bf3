import Census
import Projects

/// What is declared of what does not ship, or has no effect there: it is shown, and gates nothing.
struct Unshipped {
  private let samples: Set<String>
  private let extensions: Set<String>
  /// Targets of which no project says what belongs to them, so that folders tell.
  private let guesses: Set<String>
  private let roles: RoleFolders

  /// - Parameter census: of the whole tree: what a sample is, others beside it say.
  init(_ census: Census) {
    samples = census.samples(among: census.shipping)
    extensions = Set(census.targets.filter { $0.kind == .appExtension }.map(\.id))
    guesses = Set(census.targets.filter(\.isGuess).map(\.id))
    roles = census.roles
  }

  /// Why a declaration gates nothing; nothing where it does.
  func why(_ declaration: Declaration) -> String? {
    let target = declaration.target
    let isOfFolder = target.isEmpty || guesses.contains(target)
    if samples.contains(target)
      || isOfFolder && roles.role(ofFoldersIn: declaration.place.file) != .app
    {
      return "It is of a sample or of tests, which do not ship, so it fails nothing."
    }
    if declaration.kind == .fileSharing, extensions.contains(target) {
      return "An extension shows no folder by it: what the app itself declares counts."
    }
    return nil
  }
}
