extension CatalogTable {
  /// The SDKs on Apple's list, each with the pods, packages and modules that it goes by, and whether its own repository
  /// has a privacy manifest.
  static let listedSDKs = CatalogTable(
    "listed-sdks",
    #"""
    sdk Abseil
    pods abseil
    packages abseil-cpp-binary
    modules absl
    sdk AFNetworking
    pods AFNetworking
    packages afnetworking
    modules AFNetworking
    manifest none
    doubt The project is closed: the app adds a manifest, or moves on.
    sdk Alamofire
    pods Alamofire
    packages alamofire
    modules Alamofire
    sdk AppAuth
    pods AppAuth
    packages appauth-ios
    modules AppAuth, AppAuthCore, AppAuthTV
    sdk BoringSSL / openssl_grpc
    pods BoringSSL-GRPC
    packages boringssl-swiftpm
    modules openssl_grpc
    manifest unknown
    sdk Capacitor
    pods Capacitor, CapacitorCordova
    packages capacitor-swift-pm
    modules Capacitor
    sdk Charts
    pods DGCharts, Charts
    packages charts
    modules DGCharts, Charts
    doubt Apple's own framework Charts has the same module name.
    sdk connectivity_plus
    pods connectivity_plus
    modules connectivity_plus
    sdk Cordova
    pods Cordova, CapacitorCordova
    packages cordova-ios
    modules Cordova
    sdk device_info_plus
    pods device_info_plus
    modules device_info_plus
    sdk DKImagePickerController
    pods DKImagePickerController
    packages dkimagepickercontroller
    modules DKImagePickerController
    sdk DKPhotoGallery
    pods DKPhotoGallery
    packages dkphotogallery
    modules DKPhotoGallery
    manifest none
    doubt Nothing changed in it since 2022.
    sdk FBAEMKit
    pods FBAEMKit
    packages facebook-ios-sdk
    modules FBAEMKit, FacebookAEM
    sdk FBLPromises
    pods PromisesObjC
    packages promises
    modules FBLPromises
    doubt It is the module of the pod PromisesObjC.
    sdk FBSDKCoreKit
    pods FBSDKCoreKit
    packages facebook-ios-sdk
    modules FBSDKCoreKit, FacebookCore
    sdk FBSDKCoreKit_Basics
    pods FBSDKCoreKit_Basics
    packages facebook-ios-sdk
    modules FBSDKCoreKit_Basics, FacebookBasics
    sdk FBSDKLoginKit
    pods FBSDKLoginKit
    packages facebook-ios-sdk
    modules FBSDKLoginKit, FacebookLogin
    sdk FBSDKShareKit
    pods FBSDKShareKit
    packages facebook-ios-sdk
    modules FBSDKShareKit, FacebookShare
    sdk file_picker
    pods file_picker, file_picker_darwin
    modules file_picker, file_picker_darwin
    sdk FirebaseABTesting
    pods FirebaseABTesting
    packages firebase-ios-sdk
    modules FirebaseABTesting
    sdk FirebaseAuth
    pods FirebaseAuth
    packages firebase-ios-sdk
    modules FirebaseAuth
    sdk FirebaseCore
    pods FirebaseCore
    packages firebase-ios-sdk
    modules FirebaseCore
    sdk FirebaseCoreDiagnostics
    pods FirebaseCoreDiagnostics
    packages firebase-ios-sdk
    modules FirebaseCoreDiagnostics
    manifest unknown
    doubt It is gone from the SDK since version 10.
    sdk FirebaseCoreExtension
    pods FirebaseCoreExtension
    packages firebase-ios-sdk
    modules FirebaseCoreExtension
    sdk FirebaseCoreInternal
    pods FirebaseCoreInternal
    packages firebase-ios-sdk
    modules FirebaseCoreInternal
    sdk FirebaseCrashlytics
    pods FirebaseCrashlytics
    packages firebase-ios-sdk
    modules FirebaseCrashlytics
    sdk FirebaseDynamicLinks
    pods FirebaseDynamicLinks
    packages firebase-ios-sdk
    modules FirebaseDynamicLinks
    manifest unknown
    doubt The service ended in 2025.
    sdk FirebaseFirestore
    pods FirebaseFirestore
    packages firebase-ios-sdk
    modules FirebaseFirestore, FirebaseFirestoreInternal
    sdk FirebaseInstallations
    pods FirebaseInstallations
    packages firebase-ios-sdk
    modules FirebaseInstallations
    sdk FirebaseMessaging
    pods FirebaseMessaging
    packages firebase-ios-sdk
    modules FirebaseMessaging
    sdk FirebaseRemoteConfig
    pods FirebaseRemoteConfig
    packages firebase-ios-sdk
    modules FirebaseRemoteConfig, FirebaseRemoteConfigInternal
    sdk Flutter
    pods Flutter
    modules Flutter
    manifest unknown
    sdk flutter_inappwebview
    pods flutter_inappwebview, flutter_inappwebview_ios
    modules flutter_inappwebview, flutter_inappwebview_ios
    sdk flutter_local_notifications
    pods flutter_local_notifications
    modules flutter_local_notifications
    sdk fluttertoast
    pods fluttertoast
    modules fluttertoast
    sdk FMDB
    pods FMDB
    packages fmdb
    modules FMDB
    sdk geolocator_apple
    pods geolocator_apple
    modules geolocator_apple
    sdk GoogleDataTransport
    pods GoogleDataTransport
    packages googledatatransport
    modules GoogleDataTransport
    sdk GoogleSignIn
    pods GoogleSignIn, GoogleSignInSwiftSupport
    packages googlesignin-ios
    modules GoogleSignIn, GoogleSignInSwift
    sdk GoogleToolboxForMac
    pods GoogleToolboxForMac
    packages google-toolbox-for-mac
    modules GoogleToolboxForMac, GTMLogger
    sdk GoogleUtilities
    pods GoogleUtilities
    packages googleutilities
    modules GoogleUtilities
    sdk grpcpp
    pods gRPC-C++
    packages grpc-binary
    modules grpcpp, grpc
    sdk GTMAppAuth
    pods GTMAppAuth
    packages gtmappauth
    modules GTMAppAuth
    sdk GTMSessionFetcher
    pods GTMSessionFetcher
    packages gtm-session-fetcher
    modules GTMSessionFetcher, GTMSessionFetcherCore
    sdk hermes
    pods hermes-engine
    modules hermes, hermesvm
    manifest unknown
    sdk image_picker_ios
    pods image_picker_ios
    modules image_picker_ios
    sdk IQKeyboardManager
    pods IQKeyboardManager
    packages iqkeyboardmanager
    modules IQKeyboardManager
    manifest unknown
    sdk IQKeyboardManagerSwift
    pods IQKeyboardManagerSwift
    packages iqkeyboardmanager
    modules IQKeyboardManagerSwift
    sdk Kingfisher
    pods Kingfisher
    packages kingfisher
    modules Kingfisher
    sdk leveldb
    pods leveldb-library
    packages leveldb
    modules leveldb
    manifest unknown
    sdk Lottie
    pods lottie-ios
    packages lottie-ios
    modules Lottie
    sdk MBProgressHUD
    pods MBProgressHUD
    packages mbprogresshud
    modules MBProgressHUD
    sdk nanopb
    pods nanopb
    packages nanopb
    modules nanopb
    manifest unknown
    sdk OneSignal
    pods OneSignalXCFramework, OneSignal
    packages onesignal-xcframework
    modules OneSignalFramework, OneSignal
    manifest unknown
    sdk OneSignalCore
    pods OneSignalXCFramework
    packages onesignal-xcframework
    modules OneSignalCore
    manifest unknown
    sdk OneSignalExtension
    pods OneSignalXCFramework
    packages onesignal-xcframework
    modules OneSignalExtension
    manifest unknown
    sdk OneSignalOutcomes
    pods OneSignalXCFramework
    packages onesignal-xcframework
    modules OneSignalOutcomes
    manifest unknown
    sdk OpenSSL
    pods OpenSSL-Universal
    packages openssl
    modules OpenSSL
    doubt Uploads report it as BoringSSL / openssl_grpc.
    sdk OrderedSet
    pods OrderedSet
    packages orderedset
    modules OrderedSet
    doubt Neither NSOrderedSet nor OrderedCollections is meant.
    sdk package_info
    pods package_info
    modules package_info
    manifest unknown
    sdk package_info_plus
    pods package_info_plus
    modules package_info_plus
    sdk path_provider
    pods path_provider
    modules path_provider
    manifest unknown
    sdk path_provider_ios
    pods path_provider_ios, path_provider_foundation
    modules path_provider_ios, path_provider_foundation
    manifest unknown
    doubt Its successor path_provider_foundation is not on the list by that name.
    sdk Promises
    pods PromisesSwift
    packages promises
    modules Promises
    doubt PromiseKit and other projects of a similar name are not meant.
    sdk Protobuf
    pods Protobuf
    modules Protobuf
    doubt The runtime for Objective-C is meant; SwiftProtobuf is another project.
    sdk Reachability
    pods Reachability, ReachabilitySwift
    packages reachability.swift
    modules Reachability
    doubt Two projects that have nothing to do with each other share the name.
    sdk RealmSwift
    pods RealmSwift, Realm
    packages realm-swift
    modules RealmSwift, Realm
    sdk RxCocoa
    pods RxCocoa
    packages rxswift
    modules RxCocoa
    sdk RxRelay
    pods RxRelay
    packages rxswift
    modules RxRelay
    sdk RxSwift
    pods RxSwift
    packages rxswift
    modules RxSwift
    sdk SDWebImage
    pods SDWebImage
    packages sdwebimage
    modules SDWebImage
    sdk share_plus
    pods share_plus
    modules share_plus
    sdk shared_preferences_ios
    pods shared_preferences_ios, shared_preferences_foundation
    modules shared_preferences_ios, shared_preferences_foundation
    sdk SnapKit
    pods SnapKit
    packages snapkit
    modules SnapKit
    sdk sqflite
    pods sqflite, sqflite_darwin
    modules sqflite, sqflite_darwin
    sdk Starscream
    pods Starscream
    packages starscream
    modules Starscream
    sdk SVProgressHUD
    pods SVProgressHUD
    packages svprogresshud
    modules SVProgressHUD
    sdk SwiftyGif
    pods SwiftyGif
    packages swiftygif
    modules SwiftyGif
    sdk SwiftyJSON
    pods SwiftyJSON
    packages swiftyjson
    modules SwiftyJSON
    sdk Toast
    pods Toast, Toast-Swift
    packages toast-swift
    modules Toast, Toast_Swift
    doubt There is one edition in Objective-C and one in Swift.
    sdk UnityFramework
    modules UnityFramework
    manifest unknown
    doubt It is built for each project, with the manifest that the editor puts together.
    sdk url_launcher
    pods url_launcher
    modules url_launcher
    manifest unknown
    sdk url_launcher_ios
    pods url_launcher_ios
    modules url_launcher_ios
    sdk video_player_avfoundation
    pods video_player_avfoundation
    modules video_player_avfoundation
    sdk wakelock
    pods wakelock, wakelock_plus
    modules wakelock, wakelock_plus
    manifest none
    doubt Its successor wakelock_plus is not on the list by that name.
    sdk webview_flutter_wkwebview
    pods webview_flutter_wkwebview
    modules webview_flutter_wkwebview
    """#)
}
