extension CatalogTable {
  /// What the system lets an app be, App Clips, engines of browsers.
  static let entitlementsOfTheSystem = CatalogTable(
    "entitlements-of-the-system",
    #"""
    entitlement com.apple.developer.automated-device-enrollment.add-devices flag
    says Adds devices to the management of an organisation.
    on iOS 16.0, iPadOS 16.0
    managed

    entitlement com.apple.developer.automatic-assessment-configuration flag
    says Locks the device down for an exam.
    on iOS 13.4, iPadOS 13.4, macOS 10.15.4
    code AEAssessmentSession
    managed

    entitlement com.apple.developer.background-tasks.continued-processing.gpu flag
    says Uses the graphics processor for work in the background.
    code BGContinuedProcessingTaskRequest

    entitlement com.apple.developer.browser.app-installation flag
    says Lets a browser install apps of a marketplace.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.calling-app flag
    says Lets the person make it the app for calls.
    on iOS 18.2, iPadOS 18.2, watchOS 11.2
    managed

    entitlement com.apple.developer.carplay-audio flag
    says Shows its audio in the car; other keys do so for maps, messages, parking and more.
    on iOS 14.0, iPadOS 14.0
    code CPTemplateApplicationSceneDelegate
    managed

    entitlement com.apple.developer.carrier-messaging-app flag
    says Lets the person make it the app for text messages, so that it sees all of them.
    managed

    entitlement com.apple.developer.ClassKit-environment text
    says Chooses the environment of ClassKit.
    on iOS 11.4, iPadOS 11.4, macOS 11.0, visionOS 1.0
    values development, production
    code CLSDataStore
    release Production in what ships.

    entitlement com.apple.developer.dialing-app flag
    says Lets the person make it the app that dials.
    managed

    entitlement com.apple.developer.endpoint-security.client flag
    says Sees what processes and files do on the whole Mac.
    on macOS 10.15
    code es_new_client(
    managed

    entitlement com.apple.developer.fileprovider.testing-mode flag
    says Puts a file provider into a mode for tests.
    on macOS 11.3, visionOS 1.0
    release It has to be absent from what goes to TestFlight or the store.

    entitlement com.apple.developer.financekit texts
    says Reads accounts and transactions in Wallet.
    code FinanceStore
    with NSFinancialDataUsageDescription
    managed
    doubt Neither key nor type was confirmed on a page of Apple.

    entitlement com.apple.developer.game-center flag
    says Uses Game Center: players, scores, matches.
    on iOS 15.0, iPadOS 15.0, Mac Catalyst 13.0, macOS 10.8, visionOS 1.0
    code GKLocalPlayer

    entitlement com.apple.developer.kernel.extended-virtual-addressing flag
    says Gives the app a larger address space.
    on iOS 14.0, iPadOS 14.0, tvOS 14.0

    entitlement com.apple.developer.kernel.increased-memory-limit flag
    says Gives the app more memory.
    on iOS 15.0, iPadOS 15.0

    entitlement com.apple.developer.mail-client flag
    says Lets the person make it the app for mail.
    on iOS 14.0, iPadOS 14.0, visionOS 1.0
    managed

    entitlement com.apple.developer.managed-app-distribution.install-ui texts
    says Shows the apps that an organisation offers, and installs them.
    on iOS 17.2, iPadOS 17.2
    values managed-app
    managed

    entitlement com.apple.developer.marketplace.app-installation flag
    says Installs apps as a marketplace.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.messages.critical-messaging flag
    says Sends text messages without asking, in emergencies.
    on iOS 18.2, iPadOS 18.2, watchOS 11.2
    code MSCriticalSMSMessenger
    with NSCriticalMessagingUsageDescription
    managed

    entitlement com.apple.developer.messaging-app flag
    says Lets the person make it the app for messages.
    on iOS 18.2, iPadOS 18.2
    managed

    entitlement com.apple.developer.navigation-app flag
    says Lets the person make it the app for directions.
    on iOS 18.4, iPadOS 18.4
    managed

    entitlement com.apple.developer.siri flag
    says Answers requests to Siri.
    on iOS 10.0, iPadOS 10.0, visionOS 1.0, watchOS 3.2
    code INPreferences.requestSiriAuthorization(, INExtension
    with NSSiriUsageDescription

    entitlement com.apple.developer.suggested-actions flag
    says Is offered where the system reads something in a message that it can act on.

    entitlement com.apple.developer.sustained-execution flag
    says Keeps a steady speed instead of a short peak.
    on iOS 17.0, iPadOS 17.0, Mac Catalyst 17.0, macOS 15.0

    entitlement com.apple.developer.system-extension.install flag
    says Installs extensions of the system.
    on macOS 10.15

    entitlement com.apple.developer.system-extension.redistributable flag
    says Lets others install its system extension.
    on macOS 10.15

    entitlement com.apple.developer.translation-app flag
    says Lets the person make it the app for translations.
    on iOS 18.4, iPadOS 18.4
    managed

    entitlement com.apple.developer.trustinsights.base flag
    says Gets hints on whether a transaction can be trusted.
    managed

    entitlement com.apple.developer.weatherkit flag
    says Asks Apple for the weather, which sends the place to Apple.
    on iOS 16.0, iPadOS 16.0, Mac Catalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0
    code WeatherService

    entitlement com.apple.developer.web-browser flag
    says Lets the person make it the browser.
    on iOS 14.0, iPadOS 14.0
    managed

    entitlement com.apple.developer.web-browser.public-key-credential flag
    says Lets a browser use passkeys for any site.
    on Mac Catalyst 16.3, macOS 13.3
    managed

    entitlement com.apple.security.hypervisor flag
    says Runs virtual machines, at a low level.
    on macOS 11.0

    entitlement com.apple.security.virtualization flag
    says Runs virtual machines.
    on macOS 11.0

    entitlement com.apple.smoot.subscriptionservice flag
    says Puts what the app offers into the TV app.
    on iOS 10.0, iPadOS 10.0, macOS 10.14, tvOS 10.0
    managed

    entitlement com.apple.vm.device-access flag
    says Takes USB devices away from the system.
    on macOS 10.10

    entitlement com.apple.vm.networking flag
    says Gives virtual machines a network of the host.
    on macOS 10.10
    managed

    entitlement com.apple.developer.associated-appclip-app-identifiers texts
    says Names the App Clip of an app.
    on iOS 15.4, iPadOS 15.4
    release Archiving adds it.

    entitlement com.apple.developer.on-demand-install-capable flag
    says Marks an App Clip.
    on iOS 14.0, iPadOS 14.0
    release Signing adds it.

    entitlement com.apple.developer.parent-application-identifiers texts
    says Names the app that an App Clip belongs to.
    on iOS 14.0, iPadOS 14.0
    release One entry, in the clip alone.

    entitlement com.apple.developer.embedded-web-browser-engine flag
    says Shows web content inside of an app with an engine of its own.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.web-browser-engine.host flag
    says Is a browser with an engine of its own.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.web-browser-engine.networking flag
    says Is the process of a browser's engine that talks to the network.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.web-browser-engine.rendering flag
    says Is the process of a browser's engine that draws.
    on iOS 17.4, iPadOS 17.4
    managed

    entitlement com.apple.developer.web-browser-engine.webcontent flag
    says Is the process of a browser's engine that runs pages.
    on iOS 17.4, iPadOS 17.4
    managed
    """#)
}
