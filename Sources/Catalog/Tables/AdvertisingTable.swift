extension CatalogTable {
  /// Advertising, messaging, experiments and subscriptions: they report to their vendors as well.
  static let advertising = CatalogTable(
    "advertising",
    #"""
    more analytics.sdk
    # Advertising.
    both import GoogleMobileAds
    both import UserMessagingPlatform
    both type GADMobileAds
    both type GADBannerView
    swift static MobileAds.shared likely | certain if import(GoogleMobileAds)
    both type UMPConsentInformation
    both import FBSDKCoreKit
    both import FacebookCore
    swift static ApplicationDelegate.shared never | certain if import(FBSDKCoreKit,FacebookCore)
    swift static AppEvents.shared likely | certain if import(FBSDKCoreKit,FacebookCore)
    swift static Settings.shared never | certain if import(FBSDKCoreKit,FacebookCore)
    c type FBSDKAppEvents
    c type FBSDKApplicationDelegate
    c type FBSDKSettings
    both import TikTokBusinessSDK
    both type TikTokBusiness
    both import SCSDKCoreKit
    both type SCSDKSnapKit
    both import AppLovinSDK
    both type ALSdk
    both import IronSource
    both type IronSource
    swift type LevelPlay likely | certain if import(IronSource)
    both import UnityAds
    both type UnityAds
    both import VungleAdsSDK
    both type VungleAds
    both import InMobiSDK
    both type IMSdk
    both import ChartboostSDK
    both type Chartboost
    # Messaging and support.
    both import OneSignalFramework
    both import OneSignal
    both type OneSignal likely | certain if import(OneSignalFramework,OneSignal)
    both import AirshipKit
    both import AirshipCore
    swift type Airship likely | certain if import(AirshipKit,AirshipCore)
    c type UAirship
    both import BrazeKit
    both import Appboy_iOS_SDK
    swift type Braze likely | certain if import(BrazeKit)
    c type BRZBraze
    both type Appboy
    both import CleverTapSDK
    both type CleverTap
    both import MoEngageSDK
    both type MoEngage
    both import IterableSDK
    both type IterableAPI
    swift import CioDataPipelines
    swift import CioTracking
    swift type CustomerIO likely | certain if import(CioDataPipelines,CioTracking)
    both import Intercom
    swift type Intercom likely | certain if import(Intercom)
    c message [Intercom setApiKey:]
    both import ZendeskSDK
    both import ZendeskCoreSDK
    swift type Zendesk likely | certain if import(ZendeskSDK,ZendeskCoreSDK)
    c type ZDKZendesk
    # Experiments and flags.
    swift import Optimizely
    swift type OptimizelyClient likely | certain if import(Optimizely)
    both import LaunchDarkly
    both type LDClient
    swift import Statsig
    swift type Statsig likely | certain if import(Statsig)
    # Subscriptions and paywalls.
    both import RevenueCat
    swift type Purchases never | certain if import(RevenueCat)
    c type RCPurchases
    swift import Adapty
    swift type Adapty likely | certain if import(Adapty)
    swift import Qonversion
    swift type Qonversion likely | certain if import(Qonversion)
    swift import SuperwallKit
    swift type Superwall likely | certain if import(SuperwallKit)
    """#)
}
