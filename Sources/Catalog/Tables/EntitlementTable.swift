extension CatalogTable {
  /// Signing, sharing, files, notifications, iCloud, identity and payment.
  static let entitlements = CatalogTable(
    "entitlements",
    #"""
    entitlement application-identifier text
    says Names the app for the system on iOS and its relatives: the team's prefix and the bundle identifier.
    release The profile brings it; leave it out of the entitlements file.

    entitlement beta-reports-active flag
    says Lets TestFlight collect crash reports.
    release It belongs in profiles of the store alone.

    entitlement com.apple.application-identifier text
    says Names the app for the system on macOS: the team's prefix and the bundle identifier.
    on macOS
    release The profile brings it; leave it out of the entitlements file.

    entitlement com.apple.developer.team-identifier text
    says Names the team that signed.
    release Signing adds it.

    entitlement com.apple.security.get-task-allow flag
    says Lets other processes attach to the program and read its memory, on macOS.
    on macOS
    release It has to be absent from what is notarised or goes to the store.
    doubt Xcode's newer build system leaves it out of release builds by itself.

    entitlement get-task-allow flag
    says Lets other processes attach to the program and read its memory.
    release It has to be absent or false in everything but builds for development.
    doubt The profile sets it for development; an entry in the file of a release is the fault.

    entitlement previous-application-identifiers texts
    says Lets an app under a new identifier take over the keychain and data of the old one.
    managed
    release Apple has to allow it first.

    entitlement com.apple.security.application-groups texts
    says Opens folders, suites of user defaults and channels between processes that all programs with the same
    says group share.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, watchOS 2.0
    code containerURL(forSecurityApplicationGroupIdentifier:, UserDefaults(suiteName: "group.…"),
    code URLSessionConfiguration.sharedContainerIdentifier, NSFileProviderManager
    release Each app and each extension lists the groups that its own code names, and no others.
    doubt On iOS a group begins with group.; on macOS it can begin with the team prefix instead.

    entitlement keychain-access-groups texts
    says Lets programs of one team read each other's keychain items in the groups that it lists.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code kSecAttrAccessGroup
    release List only what is used: a wildcard opens every group of the team.
    doubt The program's own identifier is always one of its groups, without this key.

    entitlement com.apple.developer.default-data-protection text
    says Sets how well files are protected that get no class of their own.
    on iOS 3.0, iPadOS 3.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    values NSFileProtectionComplete, NSFileProtectionCompleteUnlessOpen,
    values NSFileProtectionCompleteUntilFirstUserAuthentication, NSFileProtectionNone
    code FileManager.createFile, Data.write
    release Take complete or complete unless open, in the app and in each extension; none needs a reason.

    entitlement aps-environment text
    says Connects the app with Apple's push service, for development or for production.
    on iOS 10.0, iPadOS 10.0, tvOS 10.0, visionOS 1.0, watchOS 3.0
    values development, production
    code registerForRemoteNotifications, PKPushRegistry, CKSubscription
    release Production in what ships; exporting an archive normally puts it in.
    doubt Apps from the store are given the environment of their profile.

    entitlement com.apple.developer.aps-environment text
    says Connects a Mac app with Apple's push service, for development or for production.
    on macOS 10.14
    values development, production
    code registerForRemoteNotifications
    release Production in what ships.

    entitlement com.apple.developer.focus-status flag
    says Lets the app see whether the person has silenced notifications.
    on iOS 15.0
    code INFocusStatusCenter
    with NSFocusStatusUsageDescription
    doubt No page of Apple on the key was seen.

    entitlement com.apple.developer.push-to-talk flag
    says Lets the app run a channel for push to talk, also from the lock screen.
    on iOS 16.0, iPadOS 16.0
    code PTChannelManager
    with UIBackgroundModes: push-to-talk

    entitlement com.apple.developer.pushkit.unrestricted-voip flag
    says Lets pushes for calls arrive without a call being reported.
    code PKPushRegistry
    managed

    entitlement com.apple.developer.usernotifications.communication flag
    says Shows notifications as messages of a person, with a picture and a name.
    on iOS 15.0
    code INSendMessageIntent donation, INFocusStatusCenter

    entitlement com.apple.developer.usernotifications.critical-alerts flag
    says Lets alerts sound although the device is muted or in a Focus.
    on iOS 12.0
    code UNAuthorizationOptions.criticalAlert
    managed

    entitlement com.apple.developer.usernotifications.filtering flag
    says Lets an extension look at a push and drop it without showing anything.
    on iOS 13.3, iPadOS 13.3, macOS 11.0
    code UNNotificationServiceExtension
    managed
    release Give it to the extension that filters alone.

    entitlement com.apple.developer.usernotifications.time-sensitive flag
    says Lets notifications through while a Focus holds others back.
    on iOS 15.0
    code .timeSensitive

    entitlement com.apple.developer.location.push flag
    says Lets a server ask for the position of the device through a push, while the app does not run.
    on iOS 15.0, iPadOS 15.0
    code CLLocationPushServiceExtension, startMonitoringLocationPushes(
    managed

    entitlement com.apple.developer.foundation-model-adapter flag
    says Lets the app load adapters of its own for the model on the device.
    code SystemLanguageModel.Adapter

    entitlement com.apple.developer.group-session flag
    says Shares what the app shows with the people in a call, through SharePlay.
    on iOS 15.0, iPadOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0
    code GroupActivity

    entitlement com.apple.developer.icloud-container-development-container-identifiers texts
    says Lists containers of iCloud that are used during development alone.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    release A release does not need it.

    entitlement com.apple.developer.icloud-container-environment text
    says Chooses the environment of CloudKit that the app works in.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    values Development, Production
    code CKContainer
    release Production, with a capital letter, in what ships.
    doubt Its values are capitalised, those of aps-environment are not.

    entitlement com.apple.developer.icloud-container-identifiers texts
    says Lists the containers of CloudKit that the app opens.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CKContainer(identifier:
    release The names that code gives to containers have to be in the list.

    entitlement com.apple.developer.icloud-services texts
    says Turns on the services of iCloud that the app uses.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    values CloudDocuments, CloudKit, CloudKit-Anonymous
    code CKContainer, NSPersistentCloudKitContainer, url(forUbiquityContainerIdentifier:
    release CloudKit-Anonymous belongs in App Clips alone; remove the key where no code uses iCloud.

    entitlement com.apple.developer.private-cloud-compute flag
    says Lets prompts leave the device for the larger models on Apple's servers.
    code LanguageModelSession
    doubt Its type was not confirmed.

    entitlement com.apple.developer.ubiquity-container-identifiers texts
    says Lists the folders in iCloud Drive that the app opens.
    code url(forUbiquityContainerIdentifier:

    entitlement com.apple.developer.ubiquity-kvstore-identifier text
    says Names the store of keys and values that iCloud keeps in step on all devices of a person.
    on iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, watchOS 2.0
    code NSUbiquitousKeyValueStore

    entitlement com.apple.developer.applesignin texts
    says Lets people sign in with their Apple account.
    on iOS 13.0, iPadOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0
    values Default
    code ASAuthorizationAppleIDProvider, SignInWithAppleButton

    entitlement com.apple.developer.associated-domains texts
    says Ties the app to web sites: their links open it, and their passwords and passkeys are offered in it.
    on iOS 9.0, iPadOS 9.0, macOS 10.15, tvOS 9.0, visionOS 1.0, watchOS 6.0
    values applinks:<host>, webcredentials:<host>, activitycontinuation:<host>, appclips:<host>
    code onContinueUserActivity, ASAuthorizationPlatformPublicKeyCredentialProvider, SecAddSharedWebCredential
    release No entry with ?mode=developer in what ships.
    doubt Entries with ?mode=developer go past Apple's cache.

    entitlement com.apple.developer.associated-domains.applinks.read-write flag
    says Lets a browser change which app opens a link.
    on macOS 10.15
    managed

    entitlement com.apple.developer.authentication-services.autofill-credential-provider flag
    says Lets the app fill in passwords and passkeys in other apps.
    on iOS 12.0, iPadOS 12.0, macOS 11.0, visionOS 1.0
    code ASCredentialProviderViewController, ASCredentialIdentityStore
    release It belongs in the app and in its extension.

    entitlement com.apple.developer.declared-age-range flag
    says Tells the app which range of age a person has declared.
    on iOS 26.0, macOS 26.0
    code AgeRangeService

    entitlement com.apple.developer.device-information.user-assigned-device-name flag
    says Gives the name that the person gave the device, which often holds a person's own.
    on iOS 16.0, iPadOS 16.0, Mac Catalyst 16.0, tvOS 16.0, visionOS 1.0, watchOS 9.0
    code UIDevice.current.name
    managed
    release It is no means of tracking, and the name may not be passed on.

    entitlement com.apple.developer.devicecheck.appattest-environment text
    says Chooses the service that attests that the app is genuine.
    on iOS 14.0, iPadOS 14.0, tvOS 15.0, visionOS 1.0
    values development, production
    code DCAppAttestService
    release Distributed builds use production whatever it says.

    entitlement com.apple.developer.identity-document-services.document-provider.mobile-document-types texts
    says Lets the app hand identity documents to web sites that ask.
    code IdentityDocumentProvider
    managed

    entitlement com.apple.developer.in-app-identity-presentment dictionary
    says Lets the app ask for an identity document in Wallet.
    on iOS 16.0, iPadOS 16.0
    code PKIdentityAuthorizationController
    with NSIdentityUsageDescription
    managed

    entitlement com.apple.developer.in-app-identity-presentment.merchant-identifiers texts
    says Lists who receives an identity document from Wallet.
    on iOS 16.0, iPadOS 16.0
    managed

    entitlement com.apple.developer.proximity-reader.identity.display flag
    says Lets the app check an identity document held to the phone, to look at it only.
    on iOS 17.0, iPadOS 17.0
    code MobileDocumentReader
    managed

    entitlement com.apple.developer.proximity-reader.identity.read dictionary
    says Lets the app read the data of an identity document held to the phone.
    on iOS 17.0, iPadOS 17.0
    code MobileDocumentReader
    managed

    entitlement com.apple.developer.user-management texts
    says Tells an app on Apple TV who of the household uses it.
    on tvOS 13.0
    values get-current-user, runs-as-current-user, runs-as-current-user-with-user-independent-keychain
    code TVUserManager

    entitlement com.apple.developer.video-subscriber-single-sign-on flag
    says Uses the account that the person has with a TV provider.
    on iOS 10.0, iPadOS 10.0, macOS 10.14, tvOS 10.0
    code VSAccountManager
    managed

    entitlement com.apple.developer.in-app-payments texts
    says Lists the merchants for whom the app takes Apple Pay.
    on iOS 6.0, iPadOS 6.0, visionOS 1.0, watchOS 2.0
    code PKPaymentAuthorizationController, PayWithApplePayButton
    release Each value begins with merchant.

    entitlement com.apple.developer.pass-type-identifiers texts
    says Lists the kinds of passes in Wallet that the app sees.
    on iOS 6.0, iPadOS 6.0, visionOS 1.0, watchOS 2.0
    code PKPassLibrary

    entitlement com.apple.developer.payment-pass-provisioning flag
    says Lets the app of a card's issuer put the card into Wallet.
    code PKAddPaymentPassViewController
    managed

    entitlement com.apple.developer.proximity-reader.payment.acceptance flag
    says Takes payments by card held to the phone.
    code PaymentCardReader
    managed

    entitlement com.apple.developer.secure-element-credential flag
    says Keeps credentials in the Secure Element.
    on iOS 18.1, iPadOS 18.1
    code CredentialSession
    managed

    entitlement com.apple.developer.secure-element-credential.default-contactless-app flag
    says Lets the app answer contactless readers first.
    on iOS 18.1, iPadOS 18.1
    managed

    entitlement com.apple.developer.storekit.custom-purchase-link.allowed-regions texts
    says Lists the regions in which the app links to a shop of its own.
    managed

    entitlement com.apple.developer.storekit.external-link.account flag
    says Links to a web site where an account is managed.
    on iOS 15.4, iPadOS 15.4, tvOS 16.4
    code ExternalLinkAccount
    managed

    entitlement com.apple.developer.storekit.external-purchase flag
    says Sells through another means of payment than the App Store.
    on iOS 15.4, iPadOS 15.4, Mac Catalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.1, watchOS 10.4
    code ExternalPurchase
    managed

    entitlement com.apple.developer.storekit.external-purchase-link flag
    says Links to a web site that sells.
    on iOS 15.4, iPadOS 15.4, Mac Catalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.1, watchOS 10.4
    code ExternalPurchaseLink
    managed

    entitlement com.apple.developer.upi-device-validation flag
    says Proves by text message that a payment comes from this device.
    on iOS 17.0, iPadOS 17.0
    code MFMessageComposeViewController
    managed
    """#)
}
