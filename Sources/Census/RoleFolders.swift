package import Trees

/// Folders whose role a person says, whatever their names are.
package struct RoleFolders: Sendable {
  package var tests: FolderPatterns
  package var samples: FolderPatterns

  package init(tests: FolderPatterns = FolderPatterns(), samples: FolderPatterns = FolderPatterns()) {
    self.tests = tests
    self.samples = samples
  }

  /// What is said of a folder itself; nothing where nothing is. A folder that is taken out belongs to the app.
  func role(of folder: Substring) -> Role? {
    switch (tests.contain(folder), samples.contain(folder)) {
    case (true, _): .test
    case (_, true): .sample
    case (nil, nil): nil
    default: .app
    }
  }
}
