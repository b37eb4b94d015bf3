import Configuration

extension Arguments {
  /// The same for each app that is meant: those that are named, else all of the configuration; without apps, itself.
  /// - Parameter paths: places that the command is about.
  func forEachApp(paths: [String]) throws(Trouble) -> [Arguments] {
    var names = values[.app] ?? []
    if names.isEmpty {
      names = try RootConfiguration(self, paths: paths).configuration.apps.map(\.name)
      if names.count > 1, has(.baseline) {
        throw Trouble(
          "--baseline names one file for \(names.count) apps; say which app it is about with --app NAME")
      }
    }
    if names.isEmpty { return [self] }
    return names.map { name in
      var one = self
      one.values[.app] = [name]
      return one
    }
  }
}
