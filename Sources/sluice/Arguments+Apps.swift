import Configuration

extension Arguments {
  /// The same for each app that is meant: those that are named, else all of the configuration; without apps, itself.
  func forEachApp(of configuration: Configuration) throws(Trouble) -> [Arguments] {
    let names = values[.app] ?? configuration.apps.map(\.name)
    if names.isEmpty { return [self] }
    if names.count > 1, has(.baseline) {
      throw Trouble(
        "--baseline names one file for \(names.count) apps; say which app it is about with --app NAME")
    }
    return names.map { name in
      var one = self
      one.values[.app] = [name]
      return one
    }
  }
}
