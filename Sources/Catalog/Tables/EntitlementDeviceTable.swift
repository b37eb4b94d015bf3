extension CatalogTable {
  /// Networks, devices nearby, health, homes, sensors and content of the person.
  static let entitlementsOfDevices = CatalogTable(
    "entitlements-of-devices",
    #"""
    entitlement com.apple.developer.low-latency-streaming flag
    says Streams with little delay to Apple Vision Pro.

    entitlement com.apple.developer.networking.carrier-constrained.app-optimized flag
    says Says that the app works over a narrow network such as a satellite's.

    entitlement com.apple.developer.networking.carrier-constrained.appcategory texts
    says Says what kind of app uses a narrow network.
    values payment-8015, health-fitness-8014

    entitlement com.apple.developer.networking.HotspotConfiguration flag
    says Lets the app add Wi-Fi networks and join them.
    on iOS 11.0, iPadOS 11.0, visionOS 1.0
    code NEHotspotConfigurationManager

    entitlement com.apple.developer.networking.HotspotHelper flag
    says Lets the app see Wi-Fi networks nearby and sign in to them.
    code NEHotspotHelper
    managed

    entitlement com.apple.developer.networking.manage-thread-network-credentials flag
    says Reads and stores the keys of Thread networks in the home.
    on iOS 15.0, iPadOS 15.0, visionOS 1.0
    code THClient
    managed

    entitlement com.apple.developer.networking.multicast flag
    says Sends to all devices of the local network and looks for any service there.
    on iOS 14.0, iPadOS 14.0, visionOS 1.0
    code NWConnectionGroup, sendto to 224.0.0.0/4
    with NSLocalNetworkUsageDescription
    managed

    entitlement com.apple.developer.networking.multipath flag
    says Uses Wi-Fi and mobile data for one connection.
    on iOS 3.0, iPadOS 3.0, visionOS 1.0
    code URLSessionConfiguration.multipathServiceType

    entitlement com.apple.developer.networking.networkextension texts
    says Lets the app see, filter or redirect the traffic of the device.
    on iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0
    values dns-proxy, app-proxy-provider, content-filter-provider, packet-tunnel-provider,
    values dns-proxy-systemextension, app-proxy-provider-systemextension,
    values content-filter-provider-systemextension, packet-tunnel-provider-systemextension, dns-settings,
    values app-push-provider, relay
    code NETunnelProviderManager, NEFilterManager, NEDNSProxyManager, NEAppProxyProviderManager,
    code NERelayManager, NEURLFilterManager
    release It belongs in the app and in the extension; the values that end in -systemextension are for apps
    release from outside the store.

    entitlement com.apple.developer.networking.slicing.appcategory texts
    says Says what kind of app asks the mobile network for a slice.
    on iOS 17.0, iPadOS 17.0
    values gaming-6014, communication-9000, streaming-9001

    entitlement com.apple.developer.networking.slicing.trafficcategory texts
    says Says what kind of traffic a slice of the mobile network carries.
    on iOS 17.0, iPadOS 17.0
    values defaultslice-1, video-2, background-3, voice-4, callsignaling-5, responsivedata-6, avstreaming-7,
    values responsiveav-8

    entitlement com.apple.developer.networking.vmnet flag
    says Gives virtual machines a network.
    on macOS 14.0

    entitlement com.apple.developer.networking.vpn.api texts
    says Sets up a VPN that all traffic of the device can take.
    on iOS 8.0, iPadOS 8.0, macOS 10.10, visionOS 1.0
    values allow-vpn
    code NEVPNManager

    entitlement com.apple.developer.networking.wifi-info flag
    says Tells the name and the hardware address of the Wi-Fi in use, which give the place away.
    on iOS 12.0, iPadOS 12.0, visionOS 1.0
    code CNCopyCurrentNetworkInfo(, NEHotspotNetwork.fetchCurrent(
    with NSLocationWhenInUseUsageDescription

    entitlement com.apple.developer.wifi-aware texts
    says Connects to devices nearby over Wi-Fi without a network.
    on iOS 26.0, iPadOS 26.0
    values Publish, Subscribe
    code WAPublisherListener, WASubscriberBrowser
    with WiFiAwareServices
    doubt A key with .networking. in it is seen in samples and is not the documented one.

    entitlement com.apple.developer.wireless-insights.service-predictions flag
    says Foretells how good the mobile network will be.
    managed

    entitlement com.apple.developer.media-device-discovery-extension flag
    says Finds devices that play media, by a protocol of the app's own.
    on iOS 16.0, iPadOS 16.0, visionOS 1.0
    code DDDiscoverySession

    entitlement com.apple.developer.media-device-extension flag
    says Plays media to devices by a protocol of the app's own.

    entitlement com.apple.developer.nfc.hce flag
    says Lets the phone act as a card for contactless readers.
    on iOS 17.4, iPadOS 17.4
    code CardSession
    managed

    entitlement com.apple.developer.nfc.hce.default-contactless-app flag
    says Lets the app answer contactless readers first.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes texts
    says Lists the applications on a card that the phone can act as.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.nfc.readersession.formats texts
    says Lets the app read and write NFC tags.
    on iOS 11.0, iPadOS 11.0
    values TAG
    code NFCNDEFReaderSession, NFCTagReaderSession
    with NFCReaderUsageDescription
    doubt Uploads with the value NDEF are refused by current tools.

    entitlement com.apple.external-accessory.wireless-configuration flag
    says Brings accessories into the Wi-Fi of the home.
    on iOS 3.0, iPadOS 3.0
    code EAWiFiUnconfiguredAccessoryBrowser

    entitlement inter-app-audio flag
    says Sends audio between apps, in a way that is no longer offered.
    on iOS 2.2-13.0 deprecated, iPadOS 2.2-13.0 deprecated
    release Remove it.

    entitlement com.apple.developer.healthkit flag
    says Reads and writes health data of the person.
    on iOS 8.0, iPadOS 8.0, visionOS 1.0
    code HKHealthStore
    with NSHealthShareUsageDescription, NSHealthUpdateUsageDescription

    entitlement com.apple.developer.healthkit.access texts
    says Opens clinical records to the app.
    on iOS 8.0, iPadOS 8.0, visionOS 1.0
    values health-records
    code HKClinicalType
    release Leave it empty unless the app reads clinical records.

    entitlement com.apple.developer.healthkit.background-delivery flag
    says Wakes the app when new health data comes in.
    on iOS 15.0, iPadOS 15.0, visionOS 1.0, watchOS 8.0
    code enableBackgroundDelivery(

    entitlement com.apple.developer.healthkit.recalibrate-estimates flag
    says Has the system estimate some health values anew.
    on iOS 15.0, iPadOS 15.0
    code recalibrateEstimates(

    entitlement com.apple.developer.energykit flag
    says Reads how energy is used and forecast at home.
    code EnergyVenue

    entitlement com.apple.developer.homekit flag
    says Sees and controls the home of the person.
    on iOS 8.0, iPadOS 8.0, tvOS 10.0, visionOS 1.0, watchOS 2.0
    code HMHomeManager
    with NSHomeKitUsageDescription

    entitlement com.apple.developer.matter.allow-setup-payload flag
    says Brings its own code for setting up a Matter device.
    on iOS 16.0, iPadOS 16.0, Mac Catalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0
    code MatterAddDeviceRequest

    entitlement com.apple.developer.arkit.barcode-detection.allow flag
    says Reads barcodes in the room through Apple Vision Pro.
    on visionOS 2.0
    code BarcodeDetectionProvider
    managed

    entitlement com.apple.developer.arkit.camera-region.allow flag
    says Sees a part of the camera's picture through Apple Vision Pro.
    code CameraRegionProvider
    managed

    entitlement com.apple.developer.arkit.main-camera-access.allow flag
    says Sees what the main camera of Apple Vision Pro sees.
    on visionOS 2.0
    code CameraFrameProvider
    with NSMainCameraUsageDescription
    managed

    entitlement com.apple.developer.arkit.object-tracking-parameter-adjustment.allow flag
    says Tracks more objects in the room, and more often.
    on visionOS 2.0
    managed

    entitlement com.apple.developer.arkit.shared-coordinate-space.allow flag
    says Shares the position of things in the room with people nearby.
    code SharedCoordinateSpaceProvider
    managed

    entitlement com.apple.developer.avfoundation.multitasking-camera-access flag
    says Keeps the camera on while several apps are on screen.
    on iOS 13.5-18.0 deprecated, iPadOS 13.5-18.0 deprecated
    code isMultitaskingCameraAccessEnabled
    managed
    release It is of no use since iOS 18.

    entitlement com.apple.developer.avfoundation.uvc-device-access flag
    says Uses a camera that is plugged into Apple Vision Pro.
    on visionOS 2.1
    code AVCaptureDevice.DiscoverySession
    managed

    entitlement com.apple.developer.coremotion.head-pose flag
    says Follows the head for spatial audio.
    on iOS 18.0, iPadOS 18.0, macOS 15.0, tvOS 18.0
    code isListenerHeadTrackingEnabled

    entitlement com.apple.developer.exposure-notification flag
    says Learns whether the person was near somebody who is ill.
    on iOS 13.5, iPadOS 13.5
    code ENManager
    managed

    entitlement com.apple.developer.screen-capture.include-passthrough flag
    says Records the room around a person together with the screen.
    on visionOS 2.0
    managed

    entitlement com.apple.developer.sensorkit.reader.allow texts
    says Reads sensors and logs of use for a study.
    on iOS 14.0, iPadOS 14.0, visionOS 1.0
    values on-wrist, ambient-light-sensor, motion-accelerometer, motion-rotation-rate, visits, pedometer,
    values device-usage, messages-usage, phone-usage, keyboard-metrics, speech-metrics-telephony,
    values speech-metrics-siri, ambient-pressure
    code SRSensorReader
    with NSSensorKitUsageDescription
    managed
    doubt Newer systems have more values.

    entitlement com.apple.developer.severe-vehicular-crash-event flag
    says Learns that the person may have had a car crash.
    on iOS 16.0, iPadOS 16.0, watchOS 10.1
    code SACrashDetectionManager
    managed

    entitlement com.apple.developer.spatial-audio.profile-access flag
    says Reads the shape of the ears that personal audio uses.
    on iOS 18.0, iPadOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0

    entitlement com.apple.developer.contacts.notes flag
    says Reads the notes that people keep on their contacts.
    on iOS 13.0, iPadOS 13.0, macOS 13.0, visionOS 1.0
    code CNContactNoteKey
    with NSContactsUsageDescription
    managed

    entitlement com.apple.developer.family-controls flag
    says Sees and limits which apps and sites are used, as parental controls do.
    on iOS 15.0, iPadOS 15.0, Mac Catalyst 15.0, visionOS 1.0
    code AuthorizationCenter.shared.requestAuthorization, ManagedSettingsStore, DeviceActivityCenter
    managed
    release It belongs in the app and in each extension for Screen Time.

    entitlement com.apple.developer.journal.allow texts
    says Suggests entries for a journal from photos, places and people of the day.
    on iOS 17.2, iPadOS 17.2
    values suggestions
    code JournalingSuggestionsPicker

    entitlement com.apple.developer.persistent-content-capture flag
    says Sees the screen without asking each time.
    on macOS 14.4
    code SCStream
    managed

    entitlement com.apple.developer.protected-content flag
    says Keeps what the app shows out of screenshots and recordings.

    entitlement com.apple.developer.sensitivecontentanalysis.client texts
    says Finds nudity in pictures, on the device.
    on iOS 17.0, iPadOS 17.0
    values analysis
    code SCSensitivityAnalyzer
    """#)
}
