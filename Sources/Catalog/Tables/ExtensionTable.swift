extension CatalogTable {
  /// Calls that app extensions and App Clips cannot make. Most are sites that a rule counts; what no rule counts is looked
  /// for by its name (`extension.call`), and the application's object comes after the calls of it that a rule counts.
  static let unavailable = CatalogTable(
    "unavailable",
    #"""
    unavailable UIApplication.open
    in extension
    effect An extension has no application object, and the call is marked as not available to it.
    mend Use the extension context's open(_:completionHandler:), or a Link in a widget.
    site web.open-url of UIApplication sharedApplication

    unavailable UIApplication.canOpenURL
    in extension
    effect An extension has no application object, and the call is marked as not available to it.
    mend Ask in the app, and hand the answer over in a shared container.
    site ipc.app-query of UIApplication sharedApplication

    unavailable UIApplication.beginBackgroundTask
    in extension
    effect An extension has no application object to ask for more time.
    mend Use ProcessInfo's performExpiringActivity, or a background session with a shared container.
    site service.background-task of beginBackgroundTask

    unavailable UIApplication.shared
    in extension
    effect An extension has no application object, and this one is marked as not available to it.
    mend Use the extension context, the view controller or the environment, or leave it to the app.
    site extension.application

    unavailable BGTaskScheduler.register
    in extension
    effect Only the app can register what runs in the background.
    mend Submit the request in the extension, and register its handler in the app.
    site service.background-task of register

    unavailable ATTrackingManager.requestTrackingAuthorization
    in extension clip
    effect Nobody is asked from there.
    mend Ask in the app.
    site permission.tracking

    unavailable NFCReaderSession
    in extension
    effect Reader sessions are marked as not available to extensions.
    mend Read tags in the app.
    site permission.nfc but readingAvailable

    unavailable UIAlertView
    in extension
    effect Its initialisers are marked as not available to extensions.
    mend Use UIAlertController.
    site extension.call of UIAlertView UIActionSheet

    unavailable EKEventEditViewController
    in extension
    effect The view controllers of EventKitUI are marked as not available to extensions.
    mend Show events in the app.
    site extension.call of EKEventViewController EKEventEditViewController

    unavailable PKPassLibrary.requestAutomaticPassPresentationSuppression
    in extension
    effect It is marked as not available to extensions.
    mend Call it in the app.
    site extension.call of requestAutomaticPassPresentationSuppression

    unavailable HKHealthStore.handleAuthorizationForExtension
    in extension
    effect It is what the app answers an extension with, and marked as not available to that.
    mend Call it in the app.
    site extension.call of handleAuthorizationForExtension

    unavailable URLSessionConfiguration.background
    in clip
    effect An App Clip has no transfers in the background.
    mend Load while the App Clip is on screen, or leave it to the app.
    site network.url-session of background backgroundSessionConfiguration

    unavailable socket
    in clip
    effect An App Clip cannot use sockets.
    mend Use URLSession or the Network framework.
    site network.sockets

    unavailable Bonjour
    in clip
    effect An App Clip cannot search or announce services on the local network.
    mend Leave it to the app.
    site nearby.local-network

    unavailable SKStoreReviewController.requestReview
    in clip
    effect An App Clip cannot ask for a review.
    mend Ask in the app.
    site service.store of requestReview

    unavailable CKDatabase
    in clip
    effect An App Clip can read a public database of iCloud, from iOS 16 on, and no other.
    mend Leave it to the app.
    site cloud.cloudkit of privateCloudDatabase sharedCloudDatabase

    unavailable MFMailComposeViewController
    in clip
    effect The framework does nothing in an App Clip.
    mend Leave it to the app.
    site sharing.mail of MFMailComposeViewController MFMessageComposeViewController

    unavailable BGTaskScheduler
    in clip
    effect The framework does nothing in an App Clip.
    mend Leave it to the app.
    site service.background-task of BGTaskScheduler

    unavailable SRSensorReader
    in clip
    effect The framework does nothing in an App Clip.
    mend Leave it to the app.
    site permission.sensor-kit

    unavailable CLLocationManager.requestAlwaysAuthorization
    in clip
    effect An App Clip gets the location only while it is used.
    mend Ask for access while in use.
    site permission.location-always of requestAlwaysAuthorization

    unavailable LAContext.evaluatePolicy
    in clip
    effect An App Clip cannot use Face ID.
    mend Leave it to the app.
    site permission.face-id of evaluatePolicy

    unavailable CNContactStore
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.contacts but authorizationStatus

    unavailable EKEventStore
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.calendars but authorizationStatus
    site permission.calendars-add
    site permission.reminders

    unavailable HKHealthStore
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.health but isHealthDataAvailable

    unavailable HMHomeManager
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.homekit

    unavailable CoreMotion
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.motion of CMPedometer CMMotionActivityManager CMAltimeter

    unavailable PHPhotoLibrary
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Use the system's photo picker, or leave it to the app.
    site permission.photos of requestAuthorization fetchAssets ALAssetsLibrary

    unavailable SFSpeechRecognizer
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.speech-recognition but authorizationStatus supportedLocales

    unavailable NISession
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.nearby-interaction but isSupported deviceCapabilities

    unavailable MPMediaLibrary
    in clip
    effect The framework answers an App Clip with nothing or with an error.
    mend Leave it to the app.
    site permission.media-library but authorizationStatus currentStatus

    unavailable NSUbiquitousKeyValueStore
    in clip
    effect An App Clip cannot write to iCloud.
    mend Keep it on the device, or leave it to the app.
    site cloud.key-value-store

    unavailable UIDevice.identifierForVendor
    in clip
    effect An App Clip gets an empty value.
    mend Make an identifier of your own, and keep it in the shared container.
    site tracking.identifier of identifierForVendor

    unavailable SKAdNetwork
    in clip
    effect An App Clip cannot report installs.
    mend Leave it to the app.
    site tracking.attribution of SKAdNetwork
    """#)
}
