import Lexing

/// The calls that reach a name through a string.
enum DynamicLookup {
  /// Those that find a class, function or selector. A name that they are given and that is no literal is one
  /// that a scan of the source cannot know.
  static let lookups: Set<String> = [
    "NSSelectorFromString", "NSClassFromString", "dlsym", "sel_registerName", "sel_getUid", "objc_getClass",
    "objc_lookUpClass", "objc_getRequiredClass",
  ]

  /// Key-value coding and performed selectors: usually about the program's own properties, so that a computed name is nothing to say.
  static let accessors: Set<String> = [
    "Selector", "value", "valueForKey", "valueForKeyPath", "perform", "setValue",
  ]

  /// The names that stand before a string that is looked up, with one mark between them.
  static let takers = lookups.union(accessors).union(["forKey", "forKeyPath", "valueForKey", "valueForKeyPath"])
}
