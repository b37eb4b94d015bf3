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

  /// What a person says of a file, by the innermost of its folders of which anything is said; nothing where nothing is.
  func said(ofFoldersIn path: String) -> Role? {
    if tests.isEmpty, samples.isEmpty { return nil }
    var said: Role?
    for name in path.split(separator: "/").dropLast() {
      said = role(of: path[..<name.endIndex]) ?? said
    }
    return said
  }

  /// What folders say of a file in them that is no source: what a person says of the innermost, else their names, where
  /// that of tests wins over that of samples.
  package func role(ofFoldersIn path: String) -> Role {
    var role = Role.app
    var end = path.startIndex
    for name in path.split(separator: "/").dropLast() {
      if role != .test, let named = Role(folder: name) {
        role = role == .app || named == .test ? named : role
      }
      end = name.endIndex
      if let said = self.role(of: path[..<end]) { role = said }
    }
    return role
  }
}
