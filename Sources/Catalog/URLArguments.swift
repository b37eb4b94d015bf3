/// Arguments that are URLs, in calls of the system: `.documentsDirectory` in their place can only be the one of `URL`,
/// unless somebody has a call of the same name.
package enum URLArguments {
  /// By the last name of the callee. Apple's pages on FileManager, NSData, NSString, FileHandle, URL and ModelConfiguration.
  private static let labels: [String: Set<String>] = [
    "write": ["to"],
    "copyItem": ["at", "to"], "moveItem": ["at", "to"], "linkItem": ["at", "to"],
    "replaceItem": ["at", "withItemAt"], "replaceItemAt": ["_", "withItemAt"],
    "removeItem": ["at"], "trashItem": ["at"],
    "createDirectory": ["at"], "contentsOfDirectory": ["at"], "enumerator": ["at"],
    "createSymbolicLink": ["at", "withDestinationURL"],
    "Data": ["contentsOf"], "String": ["contentsOf"], "NSData": ["contentsOf"],
    "FileHandle": ["forWritingTo", "forReadingFrom", "forUpdating"],
    "OutputStream": ["url"], "InputStream": ["url"],
    "URL": ["relativeTo"], "ModelConfiguration": ["url"],
  ]

  /// - Parameter label: `_` where the argument has none.
  package static func holds(_ callee: String, _ label: String) -> Bool {
    labels[callee]?.contains(label) ?? false
  }

  /// Methods of a URL, and the labels of their first argument, that make another URL of it.
  private static let steps: [String: Set<String>] = [
    "appending": ["path", "component", "components"],
    "appendingPathComponent": ["_"], "appendingPathExtension": ["_"],
  ]

  /// Whether what such a method is called on can only be a URL.
  package static func isStep(_ method: String, _ label: String) -> Bool {
    steps[method]?.contains(label) ?? false
  }
}
