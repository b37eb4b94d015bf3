extension CatalogTable {
  /// The codes that Apple has approved. The signs for and against are engineering judgement, not Apple's.
  /// Source: Apple, "NSPrivacyAccessedAPIType" and "NSPrivacyAccessedAPITypeReasons".
  static let reasonCodes = CatalogTable(
    "reason codes",
    #"""
    reason DDA9.1 NSPrivacyAccessedAPICategoryFileTimestamp anyone
    label Display to user on-device
    means The date of a file is shown to the person who uses the device.
    leaves nothing, not even what is worked out from it
    needs a screen that shows the date of a file
    for A formatter of dates near the reading: DateFormatter, RelativeDateTimeFormatter, formatted().
    for A browser of documents, a list of downloads, an inspector of files.
    against Code without any user interface.
    against The date goes into a request, an event or a log that is uploaded.

    reason C617.1 NSPrivacyAccessedAPICategoryFileTimestamp anyone
    label Inside app or group container
    means The dates, sizes or other facts are of files that the app keeps itself: in its container, in that of its app
    means group, or in its CloudKit container.
    leaves the reason sets no limit of its own; tracking stays forbidden
    needs paths in the container, in an app group or in CloudKit storage
    for Paths from the folders for documents, caches, application support or temporary files, or from an app group.
    for A cache that drops what is old, logs that are rotated, a database that is kept small.
    against Paths of the system, such as /var or /Applications, which are outside of the container.
    against Only files that the person picked, for which there is 3B52.1.
    doubt It was first about timestamps alone, and covers sizes and other facts since.

    reason 3B52.1 NSPrivacyAccessedAPICategoryFileTimestamp anyone
    label Files provided to app by user
    means The files or folders are ones that the person handed over, for example with a document picker.
    leaves the reason sets no limit of its own; tracking stays forbidden
    needs a picker, an importer, a drop, a document that is opened in place, or a security-scoped bookmark
    for A document picker, an open panel, a file importer, a document group, a drop, security-scoped access.
    for Types of documents in the Info.plist.
    against No such way in, and no types of documents in the Info.plist.

    reason 0A2A.1 NSPrivacyAccessedAPICategoryFileTimestamp sdk
    label 3rd-party SDK wrapper on-device
    means The SDK offers a function of its own around such an API, and calls the system only when the app calls it.
    leaves nothing, and the SDK may not use the data for itself
    needs the manifest of a framework or a package
    for A public function that does little more than the call: bridges of plug-ins, files for several platforms.
    against The manifest of an app or an extension.
    against A library that exists to wrap required-reason APIs.
    against A library that calls the API when it wants to, such as when it starts.

    reason 35F9.1 NSPrivacyAccessedAPICategorySystemBootTime anyone
    label Measure time on-device
    means The time between two things that happen in the app is measured, or a timer is kept.
    leaves the time between the two, and nothing else
    needs two readings, and the difference of them
    for Two readings that are subtracted, or mach_timebase_info beside them.
    for Animations, games, retries, limits on how often something happens, profiling.
    against One reading that is stored or sent as it is.
    against The moment at which the device started, worked out with the clock and kept.

    reason 8FFB.1 NSPrivacyAccessedAPICategorySystemBootTime anyone
    label Calculate absolute event timestamps
    means Events of the app come with a time since the device started, and are given the time of day, as those of UIKit
    means and AVFAudio.
    leaves the time of day of an event, and nothing else that is worked out
    needs events that carry such a time
    for Timestamps of touches, audio or motion that are turned into dates.
    against No source of such events in the code.

    reason 3D61.1 NSPrivacyAccessedAPICategorySystemBootTime anyone
    label User-initiated bug report
    means The time since the device started is in a report that the person chooses to send, and can be read in it.
    leaves with that report, and only to work on it
    needs a report that shows the value
    for A mail composer or a form for feedback that lists it.
    against Crash or performance data that is sent by itself.
    against A report that does not mention it.

    reason 85F4.1 NSPrivacyAccessedAPICategoryDiskSpace anyone
    label Display to user on-device
    means Free or total space is shown to the person, in bytes or as the time that a recording can last.
    leaves nothing, but to another device of the same person over the local network, to show it there, with permission
    needs a screen that shows storage
    for A formatter of byte counts near the reading.
    for Settings of storage, cameras, recorders.
    against Code without any user interface.
    against The value goes into an upload.

    reason E174.1 NSPrivacyAccessedAPICategoryDiskSpace anyone
    label Write or delete file on-device
    means The app looks whether there is room to write, or deletes files when space is short, and behaves differently in
    means a way that the person can notice.
    leaves nothing; the app may leave out a download because space is short
    needs a branch that depends on the value
    for A comparison before a write, a download, an import or a recording.
    for Caches that are emptied, or a message that there is no room.
    against The value is only logged, or sent with an event.
    against Nothing is written, downloaded or deleted.

    reason 7D9E.1 NSPrivacyAccessedAPICategoryDiskSpace anyone
    label User-initiated bug report
    means Figures on disk space are in a report that the person chooses to send, and can be read in it.
    leaves with that report, and only to work on it
    needs a report that shows the figures
    for A mail composer or a form for feedback with facts about the device.
    against Crash reports that carry the free space by themselves.

    reason B728.1 NSPrivacyAccessedAPICategoryDiskSpace anyone
    label Health research app
    means An app for health research warns those who take part that little space harms what is collected.
    leaves Apple's text does not say; the rules for health research hold
    needs an app that is for health research and nothing else
    for ResearchKit, CareKit, HealthKit or SensorKit in the code.
    against No access to health data, and no consent to a study.

    reason 3EC4.1 NSPrivacyAccessedAPICategoryActiveKeyboards anyone
    label Custom keyboard app on-device
    means The product is a keyboard for the whole system, and wants to know which keyboards are on.
    leaves nothing
    needs a keyboard extension as the main thing
    for An extension for com.apple.keyboard-service.
    against No keyboard extension in the project.

    reason 54BD.1 NSPrivacyAccessedAPICategoryActiveKeyboards anyone
    label Customize UI on-device
    means What the person sees follows the keyboards that are on, in an app where text is entered.
    leaves nothing
    needs fields for text, and something that the person sees differently
    for Fields for text, and a branch on the language of a keyboard.
    against No field for text, or languages that are sent away.

    reason CA92.1 NSPrivacyAccessedAPICategoryUserDefaults anyone
    label Access info from same app
    means Values that only this app can see are read and written. What other apps or the system wrote is not covered, nor
    means is writing where others can read.
    leaves the reason sets no limit of its own; tracking stays forbidden
    needs the standard defaults, or a suite that is no app group
    for UserDefaults.standard, UserDefaults(), @AppStorage without a store.
    against Each access goes to an app group, for which there is 1C8F.1.
    against Values that the system keeps for all apps, such as AppleLanguages.
    pairs 1C8F.1
    pairs AC6B.1
    doubt AppleLanguages read through the standard defaults is a grey area: the system wrote it.

    reason 1C8F.1 NSPrivacyAccessedAPICategoryUserDefaults anyone
    label Access info from same App Group
    means Values that an app, its extensions and its App Clip share through one app group are read and written.
    leaves the reason sets no limit of its own; tracking stays forbidden
    needs com.apple.security.application-groups in the entitlements
    needs a suite that is named as one of those groups
    for UserDefaults(suiteName:) or @AppStorage(store:) with the name of a group.
    against Only UserDefaults.standard.
    against No app group in the entitlements, or a suite that is none of them.
    pairs CA92.1
    doubt A value that the system supplies because a key is missing in the group is not held against the app.

    reason C56D.1 NSPrivacyAccessedAPICategoryUserDefaults sdk
    label 3rd-party SDK wrapper on-device
    means The SDK offers a function of its own around user defaults, and touches them only when the app calls it.
    leaves nothing, and the SDK may not use the data for itself
    needs the manifest of a framework or a package
    for Bridges of plug-ins, or settings in a larger SDK.
    against The manifest of an app or an extension.
    against A library that exists to wrap user defaults.
    against A library that keeps an identifier, a counter or a switch of its own, for which there is CA92.1.

    reason AC6B.1 NSPrivacyAccessedAPICategoryUserDefaults anyone
    label Access managed app configuration
    means The configuration that an organisation hands to managed apps is read, or feedback for it is stored.
    leaves the feedback, to the server of the organisation
    needs the keys com.apple.configuration.managed or com.apple.feedback.managed
    for One of these keys in the code.
    against Neither key anywhere in the code.
    pairs CA92.1
    """#)
}
