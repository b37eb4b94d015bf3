import Reports

// Most tests are about one app.

extension CheckReport {
  func render(_ format: Format, _ options: TextOptions) -> String {
    Rendering.check([(self, options)], format)
  }
}

extension CensusReport {
  func render(_ format: Format, _ options: TextOptions) -> String {
    Rendering.census([(self, options)], format)
  }
}

extension DiffReport {
  func render(_ format: Format, _ options: TextOptions) -> String {
    Rendering.diff([(self, options)], format)
  }
}
