extension CatalogTable {
  /// Keys of an Info.plist that let data out or in, or that tell Apple of it, besides the texts of questions.
  static let infoKeys = CatalogTable(
    "info-keys",
    #"""
    key UIFileSharingEnabled
    says Shows the app's Documents folder on a computer that the device is connected to, and together with
    says LSSupportsOpeningDocumentsInPlace in the Files app. What an app extension says of it shows nothing.
    record file-sharing error
    finding visibility.file-sharing

    key LSSupportsOpeningDocumentsInPlace
    says The app opens documents of other apps where they are; together with UIFileSharingEnabled its own Documents
    says folder is in the Files app, where other apps can change what is in it.
    record file-sharing error
    finding visibility.file-sharing

    key UISupportsDocumentBrowser
    says The app is built around a browser of documents: its Documents folder is in the Files app, and other apps can
    says open and change what is in it.
    record file-sharing error
    finding visibility.file-sharing

    key NSAppTransportSecurity
    says Exceptions from the rule that connections are encrypted. Each key in it, and each host, is a declaration of its
    says own.
    record ats-exception error
    finding ats.arbitrary-loads, ats.insecure-http, ats.weak-tls, ats.misplaced-key

    key NSAllowsArbitraryLoads
    says Connections to any host may go without TLS.
    record ats-exception error
    finding ats.arbitrary-loads
    in NSAppTransportSecurity

    key NSAllowsArbitraryLoadsInWebContent
    says What web views load may go without TLS.
    record ats-exception error
    finding ats.arbitrary-loads
    in NSAppTransportSecurity

    key NSAllowsArbitraryLoadsForMedia
    says Media that AVFoundation plays may be loaded without TLS.
    record ats-exception error
    finding ats.arbitrary-loads
    in NSAppTransportSecurity

    key NSAllowsLocalNetworking
    says Connections within the local network may go without TLS.
    record ats-exception error
    in NSAppTransportSecurity

    key NSExceptionDomains
    says Exceptions for single hosts.
    record ats-exception error
    finding ats.insecure-http, ats.weak-tls
    in NSAppTransportSecurity

    key NSPinnedDomains
    says Which certificates are trusted for a host, so that no other one is.
    record ats-exception error
    in NSAppTransportSecurity

    key CFBundleURLTypes
    says The schemes by which other apps and websites open the app, and hand it what the address holds.
    record url-scheme warning

    key LSApplicationQueriesSchemes
    says The schemes of other apps that the app may ask about, which tells it what is installed.
    record queried-scheme warning

    key UIBackgroundModes
    says What the app goes on with while it is not seen: locations, sound, fetches, pushes.
    record background-mode warning

    key WKBackgroundModes
    says What a watch app goes on with while it is not seen.
    record background-mode warning

    key NSBonjourServices
    says The services that the app looks for or offers on the local network.
    record bonjour-service warning

    key UTExportedTypeDeclarations
    says The kinds of documents that the app says are its own.
    record exported-type warning

    key ITSAppUsesNonExemptEncryption
    says Whether the app says that it encrypts beyond what export rules exempt. Without the key, App Store Connect asks
    says with every build.
    record encryption-export warning
    """#)
}
