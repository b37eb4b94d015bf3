import Formats

/// For which platforms a project builds what it names.
extension XcodeProjectReader {
  /// What a build file or a dependency says; nothing where it is there for all.
  func filter(of node: Node) -> PlatformFilter? {
    let (one, some, _) = outline.values("platformFilter", "platformFilters", "", of: node)
    if let one, let word = outline.text(of: one) { return PlatformFilter(words: [word]) }
    guard let some, outline.isArray(some) else { return nil }
    let words = texts(of: some)
    return words.isEmpty ? nil : PlatformFilter(words: words)
  }

  /// What a set of exceptions says of files of its folder.
  mutating func filters(of set: Node) -> [String: PlatformFilter] {
    guard let list = outline.value("platformFiltersByRelativePath", of: set), outline.isDictionary(list),
      maySpend(on: list)
    else { return [:] }
    var filters: [String: PlatformFilter] = [:]
    var next = outline.firstChild(of: list)
    while let name = next, let value = outline.child(after: name, of: list) {
      let words = outline.isArray(value) ? texts(of: value) : []
      if let path = outline.text(of: name), !words.isEmpty { filters[path] = PlatformFilter(words: words) }
      next = outline.child(after: value, of: list)
    }
    return filters
  }
}

extension XcodeTarget {
  /// Takes down for which platforms a file is built: all of them, where one of several entries says nothing.
  mutating func filter(_ file: String, _ filter: PlatformFilter?) {
    guard let filter else {
      if fileFilters[file] != nil { fileFilters[file] = PlatformFilter() }
      return
    }
    fileFilters[file, default: filter].formUnion(filter)
  }

  /// The same of what is linked or carried.
  mutating func filter(_ product: ProductReference, _ filter: PlatformFilter?) {
    let filter = filter ?? PlatformFilter()
    tieFilters[product, default: filter].formUnion(filter)
  }
}
