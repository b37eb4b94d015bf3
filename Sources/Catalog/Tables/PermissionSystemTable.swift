extension CatalogTable {
  /// Permissions for what the device can do, for nearby devices and for macOS.
  static let permissionSystem = CatalogTable(
    "permission-system",
    #"""
    rule permission.tracking warning
    title Request to track
    why The system shows NSUserTrackingUsageDescription with the question, and the app can end without it.
    mend State in NSUserTrackingUsageDescription who tracks and what for, or remove the request.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsusertrackingusagedescription
    swift static ATTrackingManager.requestTrackingAuthorization
    c message requestTrackingAuthorizationWithCompletionHandler:

    rule permission.face-id warning
    title Face ID
    why The system asks the person with NSFaceIDUsageDescription before the app may use the face.
    mend State why in NSFaceIDUsageDescription, and keep the passcode as a way in.
    doubt Sources differ on whether a missing text lets the request fail or ends the app.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsfaceidusagedescription
    swift method .evaluatePolicy likely | certain if root(LAContext) | certain if import(LocalAuthentication)
    swift method .evaluateAccessControl certain | certain if root(LAContext)
    c message evaluatePolicy:localizedReason:
    c message evaluateAccessControl:operation:
    swift implicit .biometryAny
    swift implicit .biometryCurrentSet
    swift implicit .touchIDAny likely
    swift implicit .touchIDCurrentSet likely
    swift implicit .userPresence never | certain if context(SecAccessControlCreateFlags)
      | likely if statement(SecAccessControlCreateWithFlags)
    swift static SecAccessControlCreateFlags.biometryAny
    swift static SecAccessControlCreateFlags.biometryCurrentSet
    swift static SecAccessControlCreateFlags.userPresence
    c constant kSecAccessControlBiometryAny
    c constant kSecAccessControlBiometryCurrentSet
    c constant kSecAccessControlTouchIDAny
    c constant kSecAccessControlTouchIDCurrentSet
    c constant kSecAccessControlUserPresence
    both type LARight
    both type LAPersistedRight
    both type LARightStore

    rule permission.siri warning
    title Siri
    why Spoken requests and what the app offers to Siri pass through the system, in part on Apple's servers.
    mend State why in NSSiriUsageDescription; App Intents and Shortcuts need no permission.
    see developer.apple.com/documentation/bundleresources/information-property-list/nssiriusagedescription
    swift static INPreferences.requestSiriAuthorization
    c message requestSiriAuthorization:

    rule permission.focus-status warning
    title Focus status
    why The app learns whether somebody wants to be left alone.
    mend State why in NSFocusStatusUsageDescription.
    doubt The key is known to the build system, but has no page in Apple's reference.
    see developer.apple.com/documentation/intents/infocusstatuscenter
    both type INFocusStatusCenter

    rule permission.sensor-kit warning
    title Research sensors
    why Keyboard metrics, ambient light, calls and visits are recorded for a study.
    mend State why in NSSensorKitUsageDescription and for each sensor in NSSensorKitUsageDetail, and link the study's policy.
    see developer.apple.com/documentation/sensorkit/srsensorreader
    both type SRSensorReader

    rule permission.alarms warning
    title Alarms
    why Alarms break through silence and show on the lock screen.
    mend State why in NSAlarmKitUsageDescription, without which nothing can be scheduled.
    see developer.apple.com/documentation/alarmkit
    swift type AlarmManager never | certain if import(AlarmKit)

    rule permission.critical-messaging warning
    title Text messages sent without confirmation
    why A message leaves for a number without the person seeing it.
    mend State why in NSCriticalMessagingUsageDescription, and send to nobody whom the person did not choose.
    see developer.apple.com/documentation/messages/mscriticalsmsmessenger
    both type MSCriticalSMSMessenger

    rule permission.game-friends warning
    title Game Center friends
    why The list of friends is about other people.
    mend State why in NSGKFriendListUsageDescription, or do without the list.
    see developer.apple.com/documentation/gamekit/gklocalplayer/loadfriends(_:)
    swift method .loadFriends possible | certain if root(GKLocalPlayer) | likely if import(GameKit)
    swift method .loadFriendsAuthorizationStatus certain | certain if root(GKLocalPlayer)
    c message loadFriends: likely | certain if root(GKLocalPlayer)
    c message loadFriendsAuthorizationStatus:

    rule permission.financial-data warning
    title Financial data of Wallet
    why Accounts, balances and purchases are open to the app.
    mend State why in NSFinancialDataUsageDescription, and keep the data on the device.
    doubt The framework needs a managed entitlement, whose name is not confirmed.
    see developer.apple.com/documentation/financekit
    swift type FinanceStore likely | certain if import(FinanceKit)

    rule permission.identity warning
    title Identity documents of Wallet
    why Fields of an identity document are handed to the app and usually to a server.
    mend Ask for the elements that you need, say whether you keep them, and state why in NSIdentityUsageDescription.
    see developer.apple.com/documentation/passkit/pkidentityauthorizationcontroller
    both type PKIdentityAuthorizationController
    swift type VerifyIdentityWithWalletButton

    # Nearby devices.

    rule permission.bluetooth warning
    title Bluetooth permission
    why Making a manager is enough to ask, and without NSBluetoothAlwaysUsageDescription it ends the app.
    mend State why in NSBluetoothAlwaysUsageDescription, or use the accessory picker, which needs no permission.
    doubt Systems before iOS 13 read NSBluetoothPeripheralUsageDescription, which upload checks asked for long after.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsbluetoothalwaysusagedescription
    both type CBCentralManager
    both type CBPeripheralManager

    rule permission.local-network warning
    title Local network permission
    why Devices at home tell who and where somebody is, so the system asks before the app may look.
    mend State why in NSLocalNetworkUsageDescription, and list the service types in NSBonjourServices.
    doubt The prompt has a default text, and a connection to a private address needs the permission without showing it here.
    see developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy
    swift type NWBrowser
    swift type NWListener
    swift type NetService
    c type NSNetService
    swift type NetServiceBrowser
    c type NSNetServiceBrowser
    both type MCNearbyServiceBrowser
    both type MCNearbyServiceAdvertiser
    swift method .searchForServices(ofType: certain | certain if root(NetServiceBrowser)
    c message searchForServicesOfType:inDomain:
    both function DNSServiceBrowse
    both function DNSServiceRegister
    both function nw_browser_create

    rule permission.nfc warning
    title NFC permission
    why A reader session is refused without NFCReaderUsageDescription.
    mend State why in NFCReaderUsageDescription, and list the tag formats in the entitlements.
    doubt Some report that the app ends, others that the session just does not start.
    see developer.apple.com/documentation/bundleresources/information-property-list/nfcreaderusagedescription
    both type NFCNDEFReaderSession
    both type NFCTagReaderSession
    both type NFCVASReaderSession

    rule permission.nearby-interaction warning
    title Nearby Interaction permission
    why The system asks before distance and direction are measured.
    mend State why in NSNearbyInteractionUsageDescription.
    doubt iOS 14 reads NSNearbyInteractionAllowOnceUsageDescription instead.
    see developer.apple.com/documentation/nearbyinteraction/nisession
    both type NISession

    # Apple Vision Pro.

    rule permission.world-sensing warning
    title Surroundings in space
    why Planes, meshes and recognised images describe the room that somebody is in.
    mend State why in NSWorldSensingUsageDescription, and keep the geometry on the device.
    doubt World tracking alone needs no text.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsworldsensingusagedescription
    swift type PlaneDetectionProvider
    swift type SceneReconstructionProvider
    swift type ImageTrackingProvider
    swift type ObjectTrackingProvider
    swift method .requestAuthorization(for: never | likely if root(ARKitSession) | likely if statement(worldSensing)

    rule permission.hands-tracking warning
    title Hands in space
    why Movements of the hands are recorded joint by joint.
    mend State why in NSHandsTrackingUsageDescription, and use gestures of the system where they suffice.
    see developer.apple.com/documentation/bundleresources/information-property-list/nshandstrackingusagedescription
    swift type HandTrackingProvider
    swift type SpatialTrackingSession possible | certain if statement(hand)

    rule permission.accessory-tracking warning
    title Tracked accessories in space
    why The position of a held controller tells where the hands are.
    mend State why in NSAccessoryTrackingUsageDescription.
    see developer.apple.com/documentation/arkit/accessorytrackingprovider
    swift type AccessoryTrackingProvider

    # macOS.

    rule permission.apple-events warning
    title Permission to control other apps
    why Without NSAppleEventsUsageDescription the event is refused and nobody is asked.
    mend State why in NSAppleEventsUsageDescription, and name the targets in the entitlements.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsappleeventsusagedescription
    both type NSAppleScript
    both type SBApplication
    both type OSAScript
    swift method .sendEvent(options: likely | certain if root(NSAppleEventDescriptor)
    both function AESendMessage

    rule permission.system-administration warning
    title Changes to accounts and system records
    why Records of the directory are accounts and groups of the machine.
    mend State why in NSSystemAdministrationUsageDescription.
    see developer.apple.com/documentation/bundleresources/information-property-list/nssystemadministrationusagedescription
    both function ODRecordSetValue

    rule permission.desktop-folder warning
    title Desktop folder
    why The desktop holds whatever people put there, and on macOS the system asks before an app may look.
    mend Ask for a file with an open panel, or state why in NSDesktopFolderUsageDescription.
    doubt The prompt appears without the text as well.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsdesktopfolderusagedescription
    swift member .desktopDirectory
    both constant NSDesktopDirectory

    rule permission.downloads-folder warning
    title Downloads folder
    why Downloads tell what somebody looked for, and on macOS the system asks before an app may look.
    mend Ask for a file with an open panel, or state why in NSDownloadsFolderUsageDescription.
    doubt The prompt appears without the text as well.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsdownloadsfolderusagedescription
    swift member .downloadsDirectory
    both constant NSDownloadsDirectory

    rule permission.system-extension warning
    title System extension or driver installed
    why An extension outlives the app and can see network traffic, files or devices.
    mend State why in NSSystemExtensionUsageDescription, or in OSBundleUsageDescription for a driver.
    doubt What a missing text does is not documented.
    see developer.apple.com/documentation/systemextensions/ossystemextensionrequest
    both type OSSystemExtensionRequest
    c message activationRequestForExtension:queue:

    rule permission.screen-capture warning
    title Screen capture
    why Windows of other apps are recorded, with everything private in them.
    mend Capture the window that the person picked, through the system's content picker.
    doubt NSScreenCaptureUsageDescription is widely copied, but no page and no effect of it were found: macOS shows a text of its own.
    see developer.apple.com/documentation/screencapturekit
    both type SCStream
    both type SCShareableContent
    both type SCScreenshotManager
    both function CGWindowListCreateImage
    both function CGDisplayCreateImage
    both function CGRequestScreenCaptureAccess

    rule permission.input-monitoring warning
    title Keyboard and mouse of the whole system
    why An event tap sees what is typed into other apps, passwords included.
    mend Limit the tap to the events that you need, or use a shortcut registered with the system.
    doubt No page and no effect of NSInputMonitoringUsageDescription were found.
    see developer.apple.com/documentation/coregraphics/cgevent
    swift static CGEvent.tapCreate
    c function CGEventTapCreate
    both function IOHIDRequestAccess

    rule permission.accessibility warning
    title Control through accessibility
    why A trusted process can read and press everything in other apps.
    mend Ask only when the feature is turned on, and say what it touches.
    doubt No page and no effect of NSAccessibilityUsageDescription were found.
    see developer.apple.com/documentation/applicationservices/axisprocesstrustedwithoptions(_:)
    both function AXIsProcessTrustedWithOptions
    """#)
}
