extension CatalogTable {
  static let service = CatalogTable(
    "service",
    #"""
    rule service.store warning
    title App Store: purchases, receipts, reviews and product pages
    why Purchases go to Apple, and receipts that an app forwards tell a server what an account has bought.
    mend Validate on the device where you can, and send no more of a receipt than its transaction.
    doubt Product and Transaction are frequent names of app types, and count only where StoreKit is imported.
    see developer.apple.com/documentation/storekit
    swift static Product.products never | likely if import(StoreKit)
    swift static Product.SubscriptionInfo never | likely if import(StoreKit)
    swift static Transaction.currentEntitlements never | certain if import(StoreKit) | possible if awaited
    swift static Transaction.currentEntitlement never | certain if import(StoreKit) | possible if awaited
    swift static Transaction.updates never | likely if import(StoreKit)
    swift static Transaction.all never | likely if import(StoreKit)
    swift static Transaction.latest never | likely if import(StoreKit)
    swift static Transaction.unfinished never | likely if import(StoreKit)
    swift static AppStore.sync likely | certain if import(StoreKit)
    swift static AppStore.requestReview likely | certain if import(StoreKit)
    swift static AppStore.showManageSubscriptions likely | certain if import(StoreKit)
    swift type AppTransaction likely | certain if import(StoreKit)
    both type SKPaymentQueue
    both type SKProductsRequest
    both type SKReceiptRefreshRequest
    both member .appStoreReceiptURL certain | certain if root(Bundle,NSBundle)
    c message [_ appStoreReceiptURL]
    both type SKStoreReviewController
    both type SKStoreProductViewController
    swift function requestReview possible | certain if import(StoreKit)
    swift member .requestReview likely | certain if import(StoreKit)

    rule service.maps warning
    title Maps, place search, directions and geocoding
    why Searches and coordinates go to Apple, and the tiles that are loaded tell which place is looked at.
    mend Ask with the roughest position that serves, and keep results instead of asking again.
    doubt Map is a frequent name, and counts only where MapKit is imported.
    see developer.apple.com/documentation/mapkit
    both type MKMapView
    swift type Map never | likely if import(MapKit)
    both type MKLocalSearch
    both type MKLocalSearchCompleter
    both type MKDirections
    both type MKMapSnapshotter
    both type MKLookAroundSceneRequest
    both type MKGeocodingRequest
    both type MKReverseGeocodingRequest
    both type CLGeocoder
    swift method .reverseGeocodeLocation certain | certain if root(CLGeocoder)
    c message reverseGeocodeLocation:
    c message geocodeAddressString:

    rule service.games warning
    title Game Center
    why Scores, achievements and matches go to Apple and to other players.
    mend Report only what a player expects others to see.
    see developer.apple.com/documentation/gamekit
    both type GKLocalPlayer
    both type GKLeaderboard
    both type GKAchievement
    both type GKScore
    both type GKMatch
    both type GKMatchmaker
    both type GKMatchmakerViewController
    both type GKTurnBasedMatch
    swift method .saveGameData certain | certain if root(GKLocalPlayer)
    c message saveGameData:

    rule service.speech warning
    title Speech recognition
    why Audio may go to Apple's servers unless recognition is kept on the device.
    mend Set requiresOnDeviceRecognition, and say in the purpose string what happens to the audio.
    see developer.apple.com/documentation/speech/sfspeechrecognizer
    both type SFSpeechRecognizer
    both type SFSpeechURLRecognitionRequest
    both type SFSpeechAudioBufferRecognitionRequest

    rule service.music warning
    title Music catalogue and music recognition
    why Searches and signatures of recorded sound go to Apple.
    mend Ask only on the person's request, or match against a catalogue of your own.
    doubt Recognition against a custom catalogue stays on the device.
    see developer.apple.com/documentation/shazamkit
    both type SHSession
    both type SHManagedSession
    swift type MusicCatalogSearchRequest
    swift type MusicCatalogResourceRequest
    swift type MusicDataRequest

    rule service.weather warning
    title Weather for a place
    why The place that is asked about goes to Apple.
    mend Round the coordinates before asking.
    doubt WeatherService is a frequent name of app types, and counts only where WeatherKit is imported.
    see developer.apple.com/documentation/weatherkit
    swift type WeatherService never | certain if import(WeatherKit)

    rule service.sign-in warning
    title Sign in with Apple, passkeys and security keys
    why An account of the app becomes tied to one at Apple or to a credential of the device.
    mend Ask only for the scopes that you use.
    see developer.apple.com/documentation/authenticationservices
    both type ASAuthorizationAppleIDProvider
    swift type SignInWithAppleButton
    both type ASAuthorizationAppleIDButton
    both type ASAuthorizationPlatformPublicKeyCredentialProvider
    both type ASAuthorizationSecurityKeyPublicKeyCredentialProvider

    rule service.payment warning
    title Apple Pay and passes
    why Names, addresses and payment tokens reach the merchant's server.
    mend Require only the contact fields that an order needs.
    see developer.apple.com/documentation/passkit
    both type PKPaymentAuthorizationController
    both type PKPaymentAuthorizationViewController
    both type PKAddPassesViewController
    both type PKAddPaymentPassViewController
    swift type PayWithApplePayButton
    swift type AddPassToWalletButton

    rule service.attestation warning
    title Device check and app attestation
    why Apple keeps bits about the device, and tokens let a server recognise it.
    mend Use it against abuse only, and send the token to nobody but your own server.
    see developer.apple.com/documentation/devicecheck
    both type DCDevice
    both type DCAppAttestService

    rule service.diagnostics warning
    title Performance and crash reports from the system
    why The app is handed reports about the device and its use, which usually are uploaded.
    mend Keep them on the device, or name the upload in the privacy policy.
    doubt It is egress only if the app sends the reports on.
    see developer.apple.com/documentation/metrickit
    both type MXMetricManager
    both conformance MXMetricManagerSubscriber

    rule service.intelligence warning
    title Language models and translation of the system
    why Prompts, pictures and texts are handed to a model, which may run on the device or on Apple's servers.
    mend Stay with the on-device model, and tell the person what is handed over.
    doubt These work on the device by default; an entitlement of 2026 lets apps use server models.
    see developer.apple.com/documentation/foundationmodels
    swift type LanguageModelSession likely | certain if import(FoundationModels)
    swift type SystemLanguageModel
    swift method .imagePlaygroundSheet certain | certain if root(View)
    swift type ImageCreator never | likely if import(ImagePlayground)
    swift method .translationTask certain | certain if root(View)
    swift type TranslationSession likely | certain if import(Translation)

    rule service.hosted-assets warning
    title Content and models fetched after installation
    why The system downloads for the app, from Apple or from the app's server, even while it is not running.
    mend Check where the assets are hosted, and ship small ones in the bundle.
    see developer.apple.com/documentation/backgroundassets
    both type BADownloadManager
    both type BAURLDownload
    swift type AssetPackManager likely | certain if import(BackgroundAssets)
    both conformance BADownloaderExtension
    swift conformance StoreDownloaderExtension likely | certain if import(BackgroundAssets,StoreKit)
    both type NSBundleResourceRequest
    both type MLModelCollection
    swift static MLModel.compileModel
    c message compileModelAtURL:

    rule service.background-task warning
    title Work in the background
    why It sends nothing by itself, but lets the app collect and send while nobody looks.
    mend Check what each task sends, and list its identifier in the Info.plist.
    see developer.apple.com/documentation/backgroundtasks
    both type BGTaskScheduler
    both type BGAppRefreshTaskRequest
    both type BGProcessingTaskRequest
    both type BGContinuedProcessingTaskRequest
    swift method .backgroundTask likely | certain if import(SwiftUI,WidgetKit) | certain if root(Scene)
    swift method .beginBackgroundTask certain | certain if root(UIApplication)
    swift method .setMinimumBackgroundFetchInterval certain | certain if root(UIApplication)
    c message beginBackgroundTaskWithName:
    c message beginBackgroundTaskWithExpirationHandler:
    c message setMinimumBackgroundFetchInterval:

    rule service.other warning
    title Further services of the system
    why They hand personal content to the app, or pass what the app knows to the system.
    mend Ask on the person's own action only, and keep what you get on the device.
    see developer.apple.com/documentation/journalingsuggestions
    swift type JournalingSuggestionsPicker
    """#)
}
