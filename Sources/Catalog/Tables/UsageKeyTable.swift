extension CatalogTable {
  /// Texts that the system shows when an app asks for something of the person, on iPhone, iPad, TV and watch.
  static let usageKeys = CatalogTable(
    "usage-keys",
    #"""
    usage NSUserTrackingUsageDescription
    resource tracking across apps and sites of others
    on iOS 14.0, tvOS 14.0, visionOS 1.0
    setting
    lacking ends Without it the request can end the app, and nobody is asked.
    with NSPrivacyTracking
    need permission.tracking
    use tracking.authorization
    use tracking.identifier
    use analytics.sdk
    doubt Reading the status needs no text, and neither App Clips nor extensions can ask.

    usage NSCrossWebsiteTrackingUsageDescription
    resource tracking across sites in web views
    on iOS 14.0
    lacking unknown Web views go on keeping sites apart; with it, Settings offers to stop that.
    use web.web-view
    doubt WebKit reads it, and Apple's reference has no page on it. An app that is no browser hardly wants it.

    usage NSLocationWhenInUseUsageDescription
    resource the location while the app is used
    on iOS 11.0, visionOS 1.0
    setting
    shared
    lacking refused The request is ignored, and nobody is asked.
    need permission.location of requestWhenInUseAuthorization requestLocation startUpdatingLocation CLLocationUpdate CLServiceSession LocationButton CLLocationButton
    need permission.location-always of requestAlwaysAuthorization CLServiceSession
    use permission.location
    use permission.location-always
    use permission.location-full-accuracy
    use nearby.beacon
    use service.maps
    use service.weather
    use web.web-view
    use network.hotspot

    usage NSLocationAlwaysAndWhenInUseUsageDescription
    resource the location in the background
    on iOS 11.0, visionOS 1.0
    setting
    shared
    lacking refused The request is ignored, and nobody is asked.
    with NSLocationWhenInUseUsageDescription UIBackgroundModes
    need permission.location-always of requestAlwaysAuthorization CLServiceSession
    use permission.location
    use permission.location-always
    use nearby.beacon

    usage NSLocationAlwaysUsageDescription
    resource the location in the background, before iOS 11
    on iOS 8.0-11.0
    setting
    shared
    lacking refused iOS 10 and earlier ignore the request without it.
    replaced NSLocationAlwaysAndWhenInUseUsageDescription
    need permission.location-always of requestAlwaysAuthorization
    use permission.location
    use permission.location-always
    use nearby.beacon
    doubt Upload checks asked for it years after systems stopped reading it.

    usage NSLocationUsageDescription
    resource the location, on macOS
    on iOS 6.0-8.0, macOS 10.14
    setting
    shared
    lacking plain macOS asks with a text of its own.
    replaced NSLocationWhenInUseUsageDescription
    with com.apple.security.personal-information.location
    need permission.location of requestWhenInUseAuthorization requestLocation startUpdatingLocation CLLocationUpdate or NSLocationWhenInUseUsageDescription NSLocationAlwaysAndWhenInUseUsageDescription on macOS
    need permission.location-always of requestAlwaysAuthorization or NSLocationWhenInUseUsageDescription NSLocationAlwaysAndWhenInUseUsageDescription on macOS
    use permission.location
    use permission.location-always
    use nearby.beacon
    use service.maps
    use service.weather
    use web.web-view
    doubt Sources differ on whether it is still current on macOS.

    usage NSLocationTemporaryUsageDescriptionDictionary
    resource the exact location, asked for once
    value dictionary
    on iOS 14.0, macOS 11.0, visionOS 1.0
    setting
    lacking refused The call fails with an error.
    need permission.location-full-accuracy
    doubt The purpose key of each call has to be a key of the dictionary.

    usage NSLocationDefaultAccuracyReduced
    resource a rough location unless the person wants more
    value flag
    on iOS 14.0, visionOS 1.0, watchOS 7.0
    lacking unknown The app asks for the exact location.

    usage NSWidgetWantsLocation
    resource the location in a widget
    value flag
    on iOS 14.0, macOS 11.0
    lacking unknown The widget gets no location.
    with NSLocationWhenInUseUsageDescription

    usage NSCameraUsageDescription
    resource the camera
    on iOS 7.0, macOS 10.14, tvOS 17.0, visionOS 1.0
    setting
    lacking ends The first access ends the app.
    with com.apple.security.device.camera
    need permission.camera but authorizationStatus wasInterruptedNotification interruptionEndedNotification runtimeErrorNotification didStartRunningNotification didStopRunningNotification isSupported
    use permission.camera
    use web.web-view
    use sharing.screen-broadcast

    usage NSMicrophoneUsageDescription
    resource the microphone
    on iOS 7.0, macOS 10.14, tvOS 17.0, visionOS 1.0, watchOS 4.0
    setting
    lacking ends The first access ends the app.
    with com.apple.security.device.audio-input com.apple.security.device.microphone
    need permission.microphone but authorizationStatus recordPermission isMicrophoneEnabled microphoneEnabled setMicrophoneEnabled
    may permission.microphone of isMicrophoneEnabled microphoneEnabled setMicrophoneEnabled
    use permission.microphone
    use permission.camera
    use permission.speech-recognition
    use service.speech
    use web.web-view
    use sharing.screen-broadcast

    usage NSPhotoLibraryUsageDescription
    resource the photo library
    on iOS 6.0, macOS 10.14, visionOS 1.0
    setting
    lacking ends The first access ends the app.
    with PHPhotoLibraryPreventAutomaticLimitedAccessAlert
    need permission.photos of requestAuthorization fetchAssets fetchAssetCollections ALAssetsLibrary but requestAuthorizationForAccessLevel
    need permission.photos of requestAuthorizationForAccessLevel or NSPhotoLibraryAddUsageDescription
    need permission.photos-add or NSPhotoLibraryAddUsageDescription on macOS
    use permission.photos
    use permission.photos-add
    use web.web-view
    doubt The system's pickers run outside the app and need no text.

    usage NSPhotoLibraryAddUsageDescription
    resource additions to the photo library
    on iOS 11.0, visionOS 1.0
    setting
    lacking ends The first addition ends the app.
    need permission.photos-add of requestAuthorization UIImageWriteToSavedPhotosAlbum UISaveVideoAtPathToSavedPhotosAlbum
    need permission.photos-add or NSPhotoLibraryUsageDescription
    use permission.photos-add
    use permission.photos
    use sharing.share-sheet
    use web.web-view
    doubt A share sheet that offers to save a picture needs it too, without any call that shows it.

    usage NSAppleMusicUsageDescription
    resource the media library and Apple Music
    on iOS 2.0, macOS 15.0, visionOS 1.0
    setting
    lacking ends The first access ends the app.
    need permission.media-library but authorizationStatus currentStatus on iOS visionOS
    use permission.media-library
    use service.music

    usage NSSpeechRecognitionUsageDescription
    resource speech recognition
    on iOS 10.0, macOS 10.15, visionOS 1.0
    setting
    lacking ends The first request ends the app.
    with NSMicrophoneUsageDescription
    need permission.speech-recognition but authorizationStatus supportedLocales
    use permission.speech-recognition
    use service.speech

    usage NSVideoSubscriberAccountUsageDescription
    resource the account with a TV provider
    on tvOS 9.0
    setting
    lacking ends The first request ends the app.
    with com.apple.developer.video-subscriber-single-sign-on
    need permission.tv-provider

    usage NSContactsUsageDescription
    resource the contacts
    on iOS 6.0, macOS 10.8, visionOS 1.0
    setting
    lacking ends The first access ends the app.
    with com.apple.security.personal-information.addressbook com.apple.developer.contacts.notes
    need permission.contacts but authorizationStatus
    use permission.contacts
    doubt The contact picker needs no text.

    usage NSCalendarsFullAccessUsageDescription
    resource the calendar, to read and write
    on iOS 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting
    lacking refused The request fails, and nobody is asked.
    with com.apple.security.personal-information.calendars
    need permission.calendars of requestFullAccessToEvents
    need permission.calendars of requestAccess or NSCalendarsUsageDescription
    use permission.calendars
    use permission.calendars-add

    usage NSCalendarsWriteOnlyAccessUsageDescription
    resource the calendar, to add to it
    on iOS 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting
    lacking refused The request fails, and nobody is asked.
    need permission.calendars-add
    use permission.calendars
    use permission.calendars-add
    doubt The system's event editor needs no text from iOS 17 on.

    usage NSCalendarsUsageDescription
    resource the calendar, before iOS 17 and macOS 14
    on iOS 6.0-17.0, macOS 10.14-14.0, watchOS 6.0-10.0
    setting
    lacking ends On those systems the first access ends the app.
    replaced NSCalendarsFullAccessUsageDescription NSCalendarsWriteOnlyAccessUsageDescription
    need permission.calendars of requestAccess
    use permission.calendars
    use permission.calendars-add

    usage NSRemindersFullAccessUsageDescription
    resource the reminders
    on iOS 17.0, macOS 14.0, visionOS 1.0, watchOS 10.0
    setting
    lacking refused The request fails, and nobody is asked.
    need permission.reminders of requestFullAccessToReminders
    need permission.reminders of requestAccess or NSRemindersUsageDescription
    use permission.reminders
    use permission.calendars

    usage NSRemindersUsageDescription
    resource the reminders, before iOS 17 and macOS 14
    on iOS 6.0-17.0, macOS 10.14-14.0, watchOS 6.0-10.0
    setting
    lacking ends On those systems the first access ends the app.
    replaced NSRemindersFullAccessUsageDescription
    need permission.reminders of requestAccess
    use permission.reminders
    use permission.calendars

    usage NSCriticalMessagingUsageDescription
    resource messages that leave without confirmation
    on iOS 18.2, watchOS 11.2
    setting
    lacking refused The request fails.
    with com.apple.developer.messages.critical-messaging
    may permission.critical-messaging

    usage NSGKFriendListUsageDescription
    resource the friends in Game Center
    on iOS 14.5
    setting
    lacking refused The call fails with an error.
    need permission.game-friends of loadFriends but loadFriendsAuthorizationStatus
    use permission.game-friends

    usage NSFinancialDataUsageDescription
    resource the financial data of Wallet
    on iOS 17.4
    setting
    lacking refused Access cannot be granted.
    may permission.financial-data

    usage NSIdentityUsageDescription
    resource identity documents in Wallet
    on iOS 16.0, visionOS 1.0
    setting
    lacking refused The request fails.
    with com.apple.developer.in-app-identity-presentment
    may permission.identity

    usage NSSiriUsageDescription
    resource requests through Siri
    on iOS 10.0, visionOS 1.0
    setting
    lacking ends The request for access ends the app.
    with com.apple.developer.siri
    need permission.siri
    use sharing.siri
    doubt App Intents and Shortcuts need no text.

    usage NSAlarmKitUsageDescription
    resource alarms
    on iOS 26.0
    lacking refused Nothing can be scheduled.
    with NSSupportsLiveActivities
    need permission.alarms

    usage NSFocusStatusUsageDescription
    resource the Focus status
    on iOS 15.0, macOS 12.0, watchOS 8.0
    setting
    lacking ends The first request is reported to end the app.
    with com.apple.developer.focus-status
    may permission.focus-status
    doubt The build system knows it, and Apple's reference has no page on it.

    usage NSVoIPUsageDescription
    resource calls over the network
    setting
    lacking unknown Nothing is known of it.
    doubt The build system knows it, and Apple's reference has no page on it.
    """#)
}
