package import Catalog
package import Census

/// What a census is shown with.
package struct CensusReport: Sendable {
  package var census: Census
  package var catalog: Catalog
  /// The app that it is about, where there are several.
  package var app: String?

  package init(census: Census, catalog: Catalog) {
    self.census = census
    self.catalog = catalog
  }
}
