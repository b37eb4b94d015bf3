extension CatalogTable {
  /// Which sites need which entitlement. Only what a person would call a fault is here: an API that asks for nothing
  /// when it is called, and an entitlement that can have other users, are not.
  static let entitlementNeeds = CatalogTable(
    "entitlement-needs",
    #"""
    missing aps-environment iOS,tvOS,watchOS,visionOS cloud.push registerForRemoteNotifications,registerForRemoteNotificationTypes -
    unused aps-environment any cloud.push,cloud.cloudkit,cloud.share * -
    missing com.apple.developer.aps-environment macOS cloud.push registerForRemoteNotifications,registerForRemoteNotificationTypes -
    unused com.apple.developer.aps-environment any cloud.push,cloud.cloudkit,cloud.share * -
    missing com.apple.developer.icloud-services=CloudKit=CloudKit-Anonymous any cloud.cloudkit CKContainer,NSPersistentCloudKitContainer,CKSyncEngine -
    missing com.apple.developer.icloud-services|com.apple.developer.ubiquity-container-identifiers any cloud.documents url,URLForUbiquityContainerIdentifier -
    unused com.apple.developer.icloud-services any cloud.cloudkit,cloud.share,cloud.documents,cloud.key-value-store,sharing.document-browser * -
    both com.apple.developer.ubiquity-kvstore-identifier any cloud.key-value-store * -
    both com.apple.developer.healthkit iOS,watchOS,visionOS permission.health,permission.health-records * -
    both com.apple.developer.homekit iOS,tvOS,watchOS,visionOS permission.homekit,nearby.home HMHomeManager -
    both com.apple.developer.nfc.readersession.formats iOS permission.nfc,nearby.nfc NFCNDEFReaderSession,NFCTagReaderSession,NFCVASReaderSession -
    missing com.apple.developer.siri iOS,watchOS permission.siri * -
    both com.apple.developer.weatherkit any service.weather * -
    both com.apple.developer.applesignin any service.sign-in ASAuthorizationAppleIDProvider,SignInWithAppleButton,ASAuthorizationAppleIDButton -
    both com.apple.developer.networking.wifi-info iOS network.interface-info CNCopyCurrentNetworkInfo,NEHotspotNetwork,fetchCurrent -
    both com.apple.developer.networking.HotspotConfiguration iOS network.hotspot NEHotspotConfigurationManager -
    both com.apple.developer.networking.HotspotHelper iOS network.hotspot NEHotspotHelper -
    both com.apple.developer.networking.vpn.api any network.vpn NEVPNManager -
    both com.apple.developer.in-app-payments any service.payment PKPaymentAuthorizationController,PKPaymentAuthorizationViewController,PayWithApplePayButton -
    both com.apple.developer.group-session any sharing.shareplay * -
    unused com.apple.developer.game-center any service.games,permission.game-friends * -
    both com.apple.developer.sensorkit.reader.allow any permission.sensor-kit SRSensorReader -
    both com.apple.developer.exposure-notification iOS nearby.exposure-notification * -
    unused keychain-access-groups any keychain.read,keychain.write,keychain.delete,keychain.wrapper,keychain.access-group,keychain.import,keychain.query,keychain.key * -
    missing com.apple.security.network.client sandbox network.url-session,network.url-connection,network.http-client,web.web-view * ENABLE_OUTGOING_NETWORK_CONNECTIONS
    missing com.apple.security.network.client sandbox network.connection,network.sockets NWConnection,NWConnectionGroup,nw_connection_create,connect ENABLE_OUTGOING_NETWORK_CONNECTIONS
    missing com.apple.security.network.server sandbox network.connection,network.sockets NWListener,nw_listener_create,nw_listener_create_with_port,listen ENABLE_INCOMING_NETWORK_CONNECTIONS
    both com.apple.security.device.camera sandbox,hardened permission.camera * ENABLE_RESOURCE_ACCESS_CAMERA
    both com.apple.security.device.audio-input|com.apple.security.device.microphone sandbox,hardened permission.microphone * ENABLE_RESOURCE_ACCESS_AUDIO_INPUT
    both com.apple.security.device.bluetooth sandbox permission.bluetooth,nearby.bluetooth * ENABLE_RESOURCE_ACCESS_BLUETOOTH
    both com.apple.security.personal-information.addressbook sandbox,hardened permission.contacts * ENABLE_RESOURCE_ACCESS_CONTACTS
    both com.apple.security.personal-information.calendars sandbox,hardened permission.calendars,permission.calendars-add,permission.reminders * ENABLE_RESOURCE_ACCESS_CALENDARS
    both com.apple.security.personal-information.location sandbox,hardened permission.location,permission.location-always * ENABLE_RESOURCE_ACCESS_LOCATION
    both com.apple.security.personal-information.photos-library sandbox,hardened permission.photos,permission.photos-add * ENABLE_RESOURCE_ACCESS_PHOTO_LIBRARY
    missing com.apple.security.automation.apple-events hardened permission.apple-events SBApplication,AESendMessage AUTOMATION_APPLE_EVENTS
    missing com.apple.security.files.user-selected.read-only|com.apple.security.files.user-selected.read-write|com.apple.security.files.user-selected.executable sandbox sharing.file-import NSOpenPanel ENABLE_USER_SELECTED_FILES
    missing com.apple.security.files.user-selected.read-write|com.apple.security.files.user-selected.executable sandbox sharing.file-export NSSavePanel ENABLE_USER_SELECTED_FILES=readwrite
    missing com.apple.security.print sandbox sharing.print NSPrintOperation ENABLE_RESOURCE_ACCESS_PRINTING
    """#)
}
