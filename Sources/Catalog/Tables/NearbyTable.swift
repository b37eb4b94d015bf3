extension CatalogTable {
  static let nearby = CatalogTable(
    "nearby",
    #"""
    rule nearby.bluetooth warning
    title Bluetooth
    why Nearby devices are seen, read and written to, and an advertised device can itself be recognised and followed.
    mend Scan for the services that you need, encrypt what you write, and stop when done.
    see developer.apple.com/documentation/corebluetooth
    both type CBCentralManager
    both type CBPeripheralManager
    swift method .writeValue(_:for: possible | certain if root(CBPeripheral) | likely if import(CoreBluetooth)
    swift method .setNotifyValue certain | certain if root(CBPeripheral)
    swift method .startAdvertising likely | certain if root(CBPeripheralManager)
    swift method .scanForPeripherals certain | certain if root(CBCentralManager)
    swift method .openL2CAPChannel certain | certain if root(CBPeripheral)
    swift method .publishL2CAPChannel certain | certain if root(CBPeripheralManager)
    c message writeValue:forCharacteristic:
    c message setNotifyValue:forCharacteristic:
    c message startAdvertising: likely | certain if root(CBPeripheralManager)
    c message scanForPeripheralsWithServices:
    c message openL2CAPChannel:
    c message publishL2CAPChannelWithEncryption:

    rule nearby.beacon warning
    title iBeacon regions and ranging
    why Beacons tell to the metre where somebody stands in a shop or an office.
    mend Keep sightings on the device, and monitor no more regions than needed.
    see developer.apple.com/documentation/corelocation/clbeaconregion
    both type CLBeaconRegion
    both type CLBeaconIdentityConstraint
    swift method .startRangingBeacons certain | certain if root(CLLocationManager)
    c message startRangingBeaconsInRegion:
    c message startRangingBeaconsSatisfyingConstraint:

    rule nearby.multipeer warning
    title Multipeer sessions
    why Data goes to any device nearby that is let in, and without encryption if the session says so.
    mend Require encryption and ask before accepting an invitation.
    see developer.apple.com/documentation/multipeerconnectivity
    both type MCSession
    both type MCNearbyServiceAdvertiser
    both type MCNearbyServiceBrowser
    both type MCBrowserViewController
    both type MCAdvertiserAssistant

    rule nearby.nfc warning
    title NFC reading, writing and card emulation
    why Tags and readers exchange data with the phone, and a written tag can be read by anyone.
    mend Write nothing personal to a tag, and check what a reader is told.
    see developer.apple.com/documentation/corenfc
    both type NFCNDEFReaderSession
    both type NFCTagReaderSession
    both type NFCVASReaderSession
    both type NFCPaymentTagReaderSession
    swift method .writeNDEF certain | certain if root(NFCNDEFTag)
    c message writeNDEF:
    swift type CardSession never | likely if import(CoreNFC)

    rule nearby.local-network warning
    title Services announced and searched on the local network
    why Everybody on the network sees the announced name, and the list of devices at home tells who somebody is.
    mend Announce no personal names, and search only for the service types that the Info.plist lists.
    doubt The older classes are deprecated and still work.
    see developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy
    swift type NWBrowser
    both function nw_browser_create
    swift type NetService
    c type NSNetService
    swift type NetServiceBrowser
    c type NSNetServiceBrowser
    both function DNSServiceRegister
    both function DNSServiceBrowse
    both function DNSServiceResolve
    both function CFNetServiceCreate
    both function CFNetServiceBrowserCreate
    both function CFNetServiceRegisterWithOptions

    rule nearby.interaction warning
    title Distance and direction of nearby devices
    why The session tells how far and where another person's device is, and tells them the same.
    mend Run it only while both people see it, and keep no history of positions.
    see developer.apple.com/documentation/nearbyinteraction
    both type NISession

    rule nearby.accessory warning
    title External accessories
    why Data goes to hardware of another maker, which decides what becomes of it.
    mend Check what the protocol carries, and open sessions only to accessories that you know.
    see developer.apple.com/documentation/externalaccessory
    both type EAAccessoryManager
    both type EASession
    both type EAWiFiUnconfiguredAccessoryBrowser

    rule nearby.accessory-setup warning
    title Accessories set up through the system's picker
    why The app gets lasting access to a Bluetooth or Wi-Fi accessory without further prompts.
    mend List only the services and names that the Info.plist needs for your accessory.
    see developer.apple.com/documentation/accessorysetupkit
    both type ASAccessorySession
    both type ASPickerDisplayItem

    rule nearby.home warning
    title Homes and smart devices
    why Names of homes, rooms and devices, and what they do, tell how people live.
    mend Ask only for what the feature shows, and keep it on the device.
    see developer.apple.com/documentation/homekit
    both type HMHomeManager
    swift type MatterAddDeviceRequest

    rule nearby.wifi-aware warning
    title Wi-Fi Aware
    why Paired devices talk directly, without an access point and without App Transport Security.
    mend Declare only the services that you use, and forget devices that are no longer needed.
    doubt Type names follow the framework's first release and may gain siblings.
    see developer.apple.com/documentation/wifiaware
    swift type WAPublisherListener
    swift type WASubscriberBrowser
    swift type WAPublishableService
    swift type WASubscribableService
    swift type WAPairedDevice

    rule nearby.watch warning
    title Data sent between phone and watch
    why What goes to the other device lands in a second container, with its own protection and backup.
    mend Send only what the watch shows.
    see developer.apple.com/documentation/watchconnectivity
    both type WCSession
    swift method .sendMessage never | certain if root(WCSession) | possible if import(WatchConnectivity)
    swift method .sendMessageData likely | certain if root(WCSession)
    swift method .transferUserInfo certain | certain if root(WCSession)
    swift method .transferCurrentComplicationUserInfo certain | certain if root(WCSession)
    swift method .updateApplicationContext certain | certain if root(WCSession)
    swift method .transferFile likely | certain if root(WCSession)
    c message sendMessage:replyHandler:
    c message sendMessageData:replyHandler:
    c message transferUserInfo:
    c message updateApplicationContext:
    c message transferFile:metadata:

    rule nearby.device-discovery warning
    title Devices picked for an app on the television
    why The chosen device and its owner become known to the app.
    mend Use it only for the service that the Info.plist names.
    see developer.apple.com/documentation/devicediscoveryui
    both type DDDevicePickerViewController
    swift type DevicePicker never | likely if import(DeviceDiscoveryUI)

    rule nearby.carplay warning
    title Screens in the car
    why What the app shows can be read by everybody in the car.
    mend Keep private content off the car's screen.
    see developer.apple.com/documentation/carplay
    both conformance CPTemplateApplicationSceneDelegate
    both type CPInterfaceController

    rule nearby.airplay warning
    title Playback on other devices
    why Sound and pictures go to a device that others can see.
    mend Turn external playback off for content that is private.
    see developer.apple.com/documentation/avkit/avroutepickerview
    both type AVRoutePickerView
    both member .allowsExternalPlayback likely | certain if import(AVFoundation,AVKit)
      | certain if root(AVPlayer)
    c message setAllowsExternalPlayback:

    rule nearby.exposure-notification warning
    title Exposure notifications
    why Keys that the device broadcast can be uploaded and tell that somebody was ill.
    mend Upload keys only with consent, and leave the framework out where no programme runs any more.
    see developer.apple.com/documentation/exposurenotification
    both type ENManager
    """#)
}
