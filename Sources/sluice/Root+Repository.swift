extension Root {
  /// The root as a path from the top of the git work tree that it is in, with a slash at its end; empty where it is the
  /// top, nothing where it is in none.
  var folderInRepository: String? {
    var parts: [Substring] = []
    var rest = path.split(separator: "/")
    while true {
      let folder = "/" + rest.joined(separator: "/")
      if Platform.isTaken(folder == "/" ? "/.git" : folder + "/.git") {
        return parts.reversed().map { $0 + "/" }.joined()
      }
      guard let last = rest.popLast() else { return nil }
      parts.append(last)
    }
  }
}
