import Census
import Formats
import Projects

extension AuditSubject {
  /// Whether it is an app or an extension. Of a plain folder its Info.plist says so, where there is one.
  package var isApp: Bool {
    switch target.kind {
    case .app, .appClip, .watchApp, .appExtension: return true
    case .folder:
      let info = judged.info
      if info["NSExtension"] != nil || info["LSRequiresIPhoneOS"] != nil { return true }
      if info["UIApplicationSceneManifest"] != nil || info["UILaunchStoryboardName"] != nil { return true }
      return ["APPL", "XPC!"].contains(info["CFBundlePackageType"]?.text)
    default: return false
    }
  }
}
