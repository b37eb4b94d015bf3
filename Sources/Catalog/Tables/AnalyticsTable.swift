extension CatalogTable {
  /// Firebase, product analytics, attribution, and crash and performance reporting.
  static let analytics = CatalogTable(
    "analytics",
    #"""
    rule analytics.sdk error
    title Third-party SDK that reports to its vendor
    why It sends events, crashes or identifiers to servers that the app's source does not name, often from launch on.
    mend Check what is collected by default, declare it, and start it only after consent, or remove it.
    doubt The import is the steady sign; entry points follow the versions of 2023 to 2026 and show that the SDK is started.
    doubt Some are started by Info.plist keys alone, and crash collectors send only if the app's own code does.
    see developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests
    # Firebase and Google.
    both import Firebase
    both import FirebaseCore
    swift type FirebaseApp likely | certain if import(FirebaseCore,Firebase)
    c type FIRApp
    both import FirebaseAnalytics
    swift static Analytics.logEvent likely | certain if import(FirebaseAnalytics,Firebase)
    swift static Analytics.setUserID likely | certain if import(FirebaseAnalytics,Firebase)
    swift static Analytics.setUserProperty likely | certain if import(FirebaseAnalytics,Firebase)
    c type FIRAnalytics
    both import FirebaseCrashlytics
    swift static Crashlytics.crashlytics
    c type FIRCrashlytics
    both import FirebasePerformance
    swift static Performance.startTrace never | certain if import(FirebasePerformance)
    c type FIRPerformance
    both import FirebaseMessaging
    swift static Messaging.messaging likely | certain if import(FirebaseMessaging,Firebase)
    c type FIRMessaging
    both import FirebaseRemoteConfig
    swift static RemoteConfig.remoteConfig likely | certain if import(FirebaseRemoteConfig,Firebase)
    c type FIRRemoteConfig
    both import FirebaseFirestore
    swift static Firestore.firestore
    c type FIRFirestore
    both import FirebaseDatabase
    swift static Database.database never | certain if import(FirebaseDatabase,Firebase)
    c type FIRDatabase
    both import FirebaseStorage
    swift static Storage.storage never | certain if import(FirebaseStorage,Firebase)
    c type FIRStorage
    both import FirebaseFunctions
    swift static Functions.functions never | certain if import(FirebaseFunctions,Firebase)
    c type FIRFunctions
    both import FirebaseAuth
    swift static Auth.auth never | certain if import(FirebaseAuth,Firebase)
    c type FIRAuth
    both import GoogleAnalytics
    both import GoogleTagManager
    swift static GAI.sharedInstance
    c type GAI
    both type GAIDictionaryBuilder
    # Product analytics.
    swift import AmplitudeSwift
    both import Amplitude
    swift type Amplitude possible | certain if import(AmplitudeSwift,Amplitude)
    c message [Amplitude instance]
    both import Mixpanel
    swift type Mixpanel likely | certain if import(Mixpanel)
    c message [Mixpanel sharedInstanceWithToken:]
    both import Segment
    swift function Analytics(configuration: never | certain if import(Segment)
    swift method .track(name: never | likely if import(Segment) | possible if receiver(analytics)
    c type SEGAnalytics
    both import PostHog
    both type PostHogSDK
    both import MatomoTracker
    both type MatomoTracker
    swift import TelemetryDeck
    swift import TelemetryClient
    swift type TelemetryDeck likely | certain if import(TelemetryDeck)
    swift type TelemetryManager possible | certain if import(TelemetryClient,TelemetryDeck)
    swift import Aptabase
    swift type Aptabase likely | certain if import(Aptabase)
    both import Countly
    both type Countly likely | certain if import(Countly)
    both import Flurry_iOS_SDK
    swift type Flurry likely | certain if import(Flurry_iOS_SDK)
    c type Flurry
    swift import HeapSwiftCore
    swift type Heap never | certain if import(HeapSwiftCore)
    c static Heap.shared likely
    both import AppMetricaCore
    swift type AppMetrica likely | certain if import(AppMetricaCore)
    c type AMAAppMetrica
    both import UMCommon
    both type UMConfigure
    both import ComScore
    both type SCORAnalytics
    both import NielsenAppApi
    both type NielsenAppApi
    # Recording of sessions.
    both import FullStory
    c type FullStory
    swift type FS never | likely if import(FullStory)
    both import UXCam
    both type UXCam
    both import SmartlookAnalytics
    swift type Smartlook likely | certain if import(SmartlookAnalytics)
    both import LogRocket
    swift static SDK.initialize(configuration: never | certain if import(LogRocket)
    # Attribution.
    both import AdjustSdk
    both import Adjust
    swift type Adjust possible | certain if import(AdjustSdk,Adjust)
    c message [Adjust initSdk:]
    c message [Adjust appDidLaunch:]
    c message [Adjust trackEvent:]
    both import AppsFlyerLib
    both type AppsFlyerLib
    both import BranchSDK
    both import Branch
    swift type Branch never | certain if import(BranchSDK,Branch)
    c message [Branch getInstance]
    both import KochavaTracker
    both import KochavaMeasurement
    both type KVATracker
    both import Singular
    swift type Singular never | certain if import(Singular)
    c message [Singular start:]
    both import TenjinSDK
    both type TenjinSDK
    # Crashes and performance.
    both import Sentry
    both type SentrySDK
    both import Bugsnag
    swift type Bugsnag likely | certain if import(Bugsnag)
    c message [Bugsnag start]
    c message [Bugsnag startWithApiKey:]
    c message [Bugsnag startWithConfiguration:]
    swift import DatadogCore
    swift import DatadogRUM
    swift import DatadogLogs
    swift import DatadogSessionReplay
    swift type Datadog likely | certain if import(DatadogCore)
    swift static RUM.enable likely | certain if import(DatadogRUM)
    swift static Logs.enable likely | certain if import(DatadogLogs)
    swift static SessionReplay.enable likely | certain if import(DatadogSessionReplay)
    c type DDDatadog
    both import NewRelic
    swift type NewRelic likely | certain if import(NewRelic)
    c message [NewRelic startWithApplicationToken:]
    both import AppCenter
    swift type AppCenter likely | certain if import(AppCenter)
    c type MSACAppCenter
    both import Instabug
    swift type Instabug likely | certain if import(Instabug)
    c message [Instabug startWithToken:]
    both import EmbraceIO
    swift type Embrace never | certain if import(EmbraceIO)
    c type Embrace likely
    both import ADEUMInstrumentation
    both type ADEumInstrumentation
    both import Dynatrace
    both type Dynatrace
    both import CrashReporter
    both type PLCrashReporter
    both import KSCrash
    both type KSCrash
    """#)
}
