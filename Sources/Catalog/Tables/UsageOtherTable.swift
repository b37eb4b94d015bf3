extension CatalogTable {
  /// Keys beside the texts that say what an app takes.
  static let usageOther = CatalogTable(
    "usage-other",
    #"""
    usage UIBackgroundModes
    resource what the app goes on with in the background
    value list
    on iOS 4.0, visionOS 1.0, watchOS 4.0
    lacking unknown What is not listed stops with the app.

    usage BGTaskSchedulerPermittedIdentifiers
    resource tasks in the background
    value list
    on iOS 13.0, tvOS 13.0, visionOS 1.0
    lacking unknown A task that it does not list cannot be submitted.

    usage NSUserActivityTypes
    resource activities that can go on elsewhere
    value list
    on iOS 8.0, macOS 10.10
    lacking unknown An activity that it does not list is not handed over.

    usage PHPhotoLibraryPreventAutomaticLimitedAccessAlert
    resource the repeated question for more photos
    value flag
    on iOS 14.0
    lacking unknown The system asks again by itself.

    usage LSApplicationQueriesSchemes
    resource asking which other apps are there
    value list
    on iOS 9.0
    lacking unknown A scheme that it does not list is answered with no.

    usage ITSAppUsesNonExemptEncryption
    resource encryption beyond what export rules exempt
    value flag
    on iOS 8.0, macOS 10.0
    setting
    lacking unknown App Store Connect asks at every upload.

    usage SKAdNetworkItems
    resource ad networks that learn of installs
    value list
    on iOS 14.0
    lacking unknown No network learns of installs.

    usage NSAdvertisingAttributionReportEndpoint
    resource copies of install reports
    on iOS 14.5, visionOS 1.0
    lacking unknown No copies are sent.

    usage WKAppBoundDomains
    resource the domains that web views stay in
    value list
    on iOS 14.0
    lacking unknown Web views are not limited.
    """#)
}
