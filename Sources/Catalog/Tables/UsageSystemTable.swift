extension CatalogTable {
  /// Texts for health, nearby devices, Apple Vision Pro and macOS.
  static let usageSystem = CatalogTable(
    "usage-system",
    #"""
    usage NSHealthShareUsageDescription
    resource health data, to read
    on iOS 8.0, visionOS 1.0
    setting
    lacking ends Asking for access raises an exception.
    with com.apple.developer.healthkit
    need permission.health of requestAuthorization healthDataAccessRequest if reads
    need permission.health of requestAuthorization healthDataAccessRequest if unclear or NSHealthUpdateUsageDescription
    use permission.health
    use permission.health-records

    usage NSHealthUpdateUsageDescription
    resource health data, to write
    on iOS 8.0, visionOS 1.0
    setting
    lacking ends Asking to write raises an exception.
    with com.apple.developer.healthkit
    need permission.health of requestAuthorization healthDataAccessRequest if writes
    use permission.health

    usage NSHealthClinicalHealthRecordsShareUsageDescription
    resource clinical records
    on iOS 12.0, visionOS 1.0
    setting
    lacking ends Asking for access raises an exception.
    with com.apple.developer.healthkit.access
    may permission.health-records

    usage NSHealthRequiredReadAuthorizationTypeIdentifiers
    resource the clinical records that have to be granted
    value list
    on iOS 12.0, visionOS 1.0
    lacking unknown No type has to be granted.
    use permission.health-records

    usage NSHomeKitUsageDescription
    resource data of the home
    on iOS 8.0, visionOS 1.0, watchOS 2.0
    setting
    lacking ends The first access ends the app.
    with com.apple.developer.homekit
    need permission.homekit
    use nearby.home

    usage NSMotionUsageDescription
    resource motion and fitness
    on iOS 7.0, macOS 10.15, visionOS 1.0
    setting
    lacking ends The first access ends the app.
    need permission.motion but authorizationStatus isStepCountingAvailable isDistanceAvailable isFloorCountingAvailable isPaceAvailable isCadenceAvailable isPedometerEventTrackingAvailable isActivityAvailable isRelativeAltitudeAvailable isAbsoluteAltitudeAvailable isAccelerometerRecordingAvailable isAvailable on iOS visionOS
    use permission.motion
    use permission.fall-detection
    doubt Raw motion needs no text on iOS.

    usage NSFallDetectionUsageDescription
    resource fall events
    on iOS 14.2, visionOS 1.0, watchOS 7.2
    setting
    lacking refused The request fails.
    with com.apple.developer.health.fall-detection
    may permission.fall-detection

    usage NSSensorKitUsageDescription
    resource sensors for research
    on iOS 14.0
    setting
    lacking refused Access cannot be granted.
    with NSSensorKitUsageDetail NSSensorKitPrivacyPolicyURL com.apple.developer.sensorkit.reader.allow
    need permission.sensor-kit

    usage NSSensorKitUsageDetail
    resource each sensor for research
    value dictionary
    on iOS 17.0
    lacking unknown The sheet lacks the sensor.
    use permission.sensor-kit

    usage NSSensorKitPrivacyPolicyURL
    resource the policy of a study
    on iOS 14.0
    setting
    lacking unknown The sheet lacks the link.

    usage NSFaceIDUsageDescription
    resource Face ID
    on iOS 11.0
    setting
    lacking refused The request fails, or falls back to the passcode.
    need permission.face-id of evaluatePolicy evaluateAccessControl LARight LAPersistedRight
    may permission.face-id
    use permission.face-id
    use keychain.access-control
    doubt Sources differ on whether the app can also be ended. App Clips cannot use Face ID.

    usage NSBluetoothAlwaysUsageDescription
    resource Bluetooth
    on iOS 13.0, macOS 11.0, tvOS 13.0, visionOS 1.0, watchOS 6.0
    setting
    lacking ends Making a manager ends the app.
    with com.apple.security.device.bluetooth UIBackgroundModes
    need permission.bluetooth but authorization supports
    use permission.bluetooth
    use nearby.bluetooth
    use nearby.accessory
    use nearby.accessory-setup
    use nearby.beacon
    use nearby.multipeer
    use nearby.exposure-notification
    doubt The system's accessory picker needs no text.

    usage NSBluetoothPeripheralUsageDescription
    resource Bluetooth, before iOS 13
    on iOS 6.0-13.0
    setting
    lacking ends On those systems the first access ends the app.
    replaced NSBluetoothAlwaysUsageDescription
    need permission.bluetooth but authorization
    use permission.bluetooth
    use nearby.bluetooth
    use nearby.accessory
    use nearby.beacon
    use nearby.multipeer
    doubt Upload checks asked for it long after systems stopped reading it.

    usage NSBluetoothWhileInUseUsageDescription
    resource Bluetooth while the app is used
    setting
    lacking unknown Nothing is known of it.
    doubt The build system knows it, and Apple's reference has no page on it.

    usage NSLocalNetworkUsageDescription
    resource devices on the local network
    on iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0
    setting
    apponly
    lacking plain The system asks with a text of its own.
    with NSBonjourServices com.apple.developer.networking.multicast
    need permission.local-network of NWBrowser NetServiceBrowser NSNetServiceBrowser MCNearbyServiceBrowser MCNearbyServiceAdvertiser DNSServiceBrowse DNSServiceRegister nw_browser_create searchForServices on iOS visionOS
    use permission.local-network
    use nearby.local-network
    use nearby.multipeer
    use network.connection
    use network.sockets
    use network.cfnetwork
    use network.resolver
    use network.url-session
    use network.url-connection
    use network.http-client
    use web.web-view
    use cloud.push
    doubt It belongs into the app, not into its extensions. A connection to a private address needs it too, and no call shows that.

    usage NSBonjourServices
    resource the services that the app looks for on the local network
    value list
    on iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0
    apponly
    lacking refused Looking for a service that it does not list fails.
    with NSLocalNetworkUsageDescription

    usage NSNearbyInteractionUsageDescription
    resource distance and direction of devices nearby
    on iOS 15.0, watchOS 8.0
    setting
    lacking refused The session is made invalid.
    need permission.nearby-interaction but isSupported deviceCapabilities
    use permission.nearby-interaction

    usage NSNearbyInteractionAllowOnceUsageDescription
    resource distance and direction of devices nearby, on iOS 14
    on iOS 14.0-15.0
    setting
    lacking refused The session is made invalid.
    replaced NSNearbyInteractionUsageDescription
    need permission.nearby-interaction but isSupported deviceCapabilities
    use permission.nearby-interaction

    usage NFCReaderUsageDescription
    resource reading NFC tags
    on iOS 11.0
    setting
    lacking refused The session does not start.
    with com.apple.developer.nfc.readersession.formats
    need permission.nfc but readingAvailable
    use permission.nfc
    use nearby.nfc
    doubt Some report that the app ends.

    usage WiFiAwareServices
    resource services over Wi-Fi Aware
    value dictionary
    on iOS 26.0
    lacking refused A service that it does not list is not available.
    with com.apple.developer.wifi-aware

    usage NSAccessorySetupSupports
    resource the system's accessory picker
    value list
    on iOS 18.0
    lacking refused The picker cannot be shown.
    with NSAccessorySetupBluetoothServices NSAccessorySetupBluetoothNames NSAccessorySetupBluetoothCompanyIdentifiers

    # Apple Vision Pro.

    usage NSMainCameraUsageDescription
    resource the main camera of Apple Vision Pro
    on visionOS 2.4
    setting
    lacking refused There are no frames.
    with com.apple.developer.arkit.main-camera-access.allow
    may permission.main-camera

    usage NSEnterpriseMCAMUsageDescription
    resource the main camera of Apple Vision Pro, before visionOS 2.4
    on visionOS 2.0-2.4
    lacking refused There are no frames.
    replaced NSMainCameraUsageDescription
    use permission.main-camera

    usage NSWorldSensingUsageDescription
    resource planes, meshes and images in the room
    on visionOS 1.0
    setting
    lacking refused Access cannot be granted.
    need permission.world-sensing
    doubt World tracking alone needs no text.

    usage NSHandsTrackingUsageDescription
    resource movements of the hands
    on visionOS 1.0
    setting
    lacking refused Access cannot be granted.
    need permission.hands-tracking

    usage NSAccessoryTrackingUsageDescription
    resource accessories that are held
    on visionOS 26.0
    setting
    lacking refused Access cannot be granted.
    need permission.accessory-tracking

    # macOS.

    usage NSAudioCaptureUsageDescription
    resource the sound of other apps
    on macOS 14.4
    lacking refused The tap stays silent, and nobody is asked.
    may permission.system-audio

    usage NSAppleEventsUsageDescription
    resource control over other apps
    on macOS 10.14
    setting
    lacking refused The event is refused, and nobody is asked.
    with com.apple.security.automation.apple-events com.apple.security.scripting-targets
    need permission.apple-events of SBApplication sendEvent AESendMessage
    can permission.apple-events
    use ipc.apple-events
    use ipc.process

    usage NSSystemAdministrationUsageDescription
    resource changes to accounts and system records
    on macOS 10.14
    setting
    lacking plain The system asks with a text of its own, or none.

    usage NSDesktopFolderUsageDescription
    resource the Desktop folder
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSDocumentsFolderUsageDescription
    resource the Documents folder
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSDownloadsFolderUsageDescription
    resource the Downloads folder
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSNetworkVolumesUsageDescription
    resource volumes on the network
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSRemovableVolumesUsageDescription
    resource volumes that can be removed
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSFileProviderDomainUsageDescription
    resource files of a file provider
    on macOS 10.15
    setting
    lacking plain The system asks with a text of its own.

    usage NSFileProviderPresenceUsageDescription
    resource which files are in use
    on macOS 10.15
    setting
    lacking unknown Nothing is known of it.

    usage NSAppDataUsageDescription
    resource the containers of other apps
    on macOS 14.0
    setting
    lacking plain The system asks with a text of its own.

    usage NSAppBundlesUsageDescription
    resource the bundles of other apps
    on macOS 13.0
    lacking plain The system asks with a text of its own.

    usage NSSystemExtensionUsageDescription
    resource a system extension to install
    on macOS 10.15
    setting
    lacking unknown Nothing is known of it.
    with com.apple.developer.system-extension.install

    usage OSBundleUsageDescription
    resource a driver to install
    on macOS 10.15
    setting
    lacking unknown Nothing is known of it.

    usage NSScreenCaptureUsageDescription
    resource screen capture
    lacking unknown No effect of it was found: macOS shows words of its own.
    doubt It is widely copied, and has neither a page in Apple's reference nor a build setting.

    usage NSInputMonitoringUsageDescription
    resource keyboard and mouse of the whole system
    lacking unknown No effect of it was found.
    doubt It has neither a page in Apple's reference nor a build setting.

    usage NSAccessibilityUsageDescription
    resource control through accessibility
    lacking unknown No effect of it was found.
    doubt It has neither a page in Apple's reference nor a build setting.

    # Beside the texts.
    """#)
}
