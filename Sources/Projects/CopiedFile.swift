/// How one file gets into a bundle.
package struct CopiedFile: Sendable, Hashable {
  package enum Way: Sendable, Hashable {
    /// A rule of a package: `process`, `copy` or `embedInCode`.
    case rule(String)
    /// The package manager takes it along without being asked: manifests, from version 6.0 of the tools on.
    case automatic
    /// A pod's `resource_bundles`: in a bundle of that name, which the app carries.
    case bundle(String)
    /// In a folder of that name within the bundle: one that is copied as it is, or that of a language.
    case folder(String)
    /// Among the resources of a static library, which has no bundle that could hold them.
    case library
    /// A pattern was meant to find it, and does not.
    case missed
    /// The project says that it is in no phase of the build.
    case leftOut
    /// A pod's `resources`: beside the app's own files, where an app's manifest has its place.
    case mainBundle
  }

  package var path: String
  package var way: Way
  /// Where the project file says so.
  package var place: FilePlace

  package init(_ path: String, _ way: Way, at place: FilePlace) {
    self.path = path
    self.way = way
    self.place = place
  }
}
