extension PackageManifest.App {
  /// The keys of the Info.plist that capabilities of an app of Swift Playgrounds stand for, by their names in
  /// `AppleProductTypes`.
  static let purposeKeys = [
    "bluetoothAlways": "NSBluetoothAlwaysUsageDescription", "calendars": "NSCalendarsUsageDescription",
    "camera": "NSCameraUsageDescription", "contacts": "NSContactsUsageDescription",
    "faceID": "NSFaceIDUsageDescription", "localNetwork": "NSLocalNetworkUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription",
    "mediaLibrary": "NSAppleMusicUsageDescription",
    "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
    "nearbyInteractionAllowOnce": "NSNearbyInteractionAllowOnceUsageDescription",
    "photoLibrary": "NSPhotoLibraryUsageDescription", "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
    "reminders": "NSRemindersUsageDescription", "speechRecognition": "NSSpeechRecognitionUsageDescription",
    "userTracking": "NSUserTrackingUsageDescription",
  ]
}
