extension CatalogTable {
  static let ipc = CatalogTable(
    "ipc",
    #"""
    rule ipc.xpc warning
    title XPC connections
    why Data goes to another process, which can have other entitlements and another network policy.
    mend Check the peer's signature and pass the least that it needs.
    see developer.apple.com/documentation/xpc
    both type NSXPCConnection
    both type NSXPCListener
    swift type XPCSession likely | certain if import(XPC)
    swift type XPCListener likely | certain if import(XPC)
    both function xpc_connection_create
    both function xpc_connection_create_mach_service
    both function xpc_session_create_xpc_service
    both function xpc_session_create_mach_service

    rule ipc.darwin-notification warning
    title Darwin notifications
    why Every process sees the name that is posted, and when.
    mend Put nothing personal into names.
    doubt These notifications carry no content.
    see developer.apple.com/documentation/corefoundation/cfnotificationcentergetdarwinnotifycenter()
    both function CFNotificationCenterGetDarwinNotifyCenter
    both function notify_post
    both function notify_register_dispatch

    rule ipc.distributed-notification warning
    title Distributed notifications
    why Any process of the session can listen and read what is posted.
    mend Post no content, or use XPC.
    see developer.apple.com/documentation/foundation/distributednotificationcenter
    swift type DistributedNotificationCenter
    c type NSDistributedNotificationCenter
    both function CFNotificationCenterGetDistributedCenter

    rule ipc.url-scheme warning
    title Incoming addresses of a custom scheme
    why Any app or page can call the scheme, so what arrives is not to be trusted.
    mend Check every part of the address, and do nothing that matters without asking.
    see developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app
    swift method .onOpenURL certain | certain if root(View,Scene)
    swift declaration application(_:open:options:)
    swift declaration application(_:open:)
    swift declaration scene(_:openURLContexts:)
    c declaration application(_:openURL:options:)
    c declaration application(_:openURLs:)
    c declaration scene(_:openURLContexts:)

    rule ipc.universal-link warning
    title Incoming universal links and continued activities
    why Addresses and activities of other devices and sites start code of the app.
    mend Check host and path, and ask before anything that matters.
    see developer.apple.com/documentation/xcode/supporting-universal-links-in-your-app
    swift method .onContinueUserActivity certain | certain if root(View,Scene)
    swift declaration application(_:continue:restorationHandler:)
    swift declaration scene(_:continue:)
    c declaration application(_:continueUserActivity:restorationHandler:)
    c declaration scene(_:continueUserActivity:)

    rule ipc.app-query warning
    title Asking which apps are installed
    why The list of installed apps helps to recognise a person and tells about their life.
    mend Open the address and handle failure, or ask for as few schemes as you can.
    doubt The Info.plist has to list each scheme, and current systems look at fifty of them at most.
    see developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
    swift method .canOpenURL certain | certain if root(UIApplication)
    c message canOpenURL:

    rule ipc.apple-events warning
    title Controlling other apps by AppleScript and Apple events
    why The app reads from and acts in other apps, with their access to data and network.
    mend Limit the targets in the entitlements, and say in the purpose string what is controlled.
    see developer.apple.com/documentation/foundation/nsapplescript
    both type NSAppleScript
    both type NSUserAppleScriptTask
    both type SBApplication
    both type OSAScript
    swift method .sendEvent(options: likely | certain if root(NSAppleEventDescriptor)
    c message sendEventWithOptions:timeout:
    both function AESendMessage
    both function AESend

    rule ipc.process warning
    title Other programs started
    why A started program can do what the app may not show, and tools like curl send data for it.
    mend Name the program and its arguments in source, or call the API directly.
    doubt Process is a frequent name of app types, and counts where the file also sets what is to be run.
    see developer.apple.com/documentation/foundation/process
    swift type Process never | likely if file(executableURL,launchPath,launchedProcess) | possible if statement(run)
    c type NSTask
    both function posix_spawn
    both function posix_spawnp
    both function system never | certain if qualified | likely if arguments(1)
    both function popen likely | certain if arguments(2)
    both function execv
    both function execve
    both function execvp
    c function execl
    c function execlp

    rule ipc.widget warning
    title Widgets, controls and Live Activities
    why Content shows on the home and lock screen, where others can read it.
    mend Mark private parts as privacy sensitive, and show less while the device is locked.
    see developer.apple.com/documentation/widgetkit
    both type WidgetCenter
    swift conformance TimelineProvider
    swift conformance IntentTimelineProvider
    swift conformance AppIntentTimelineProvider
    swift conformance Widget likely | certain if import(WidgetKit)
    swift conformance WidgetBundle likely | certain if import(WidgetKit)
    swift type StaticConfiguration likely | certain if import(WidgetKit)
    swift type AppIntentConfiguration likely | certain if import(WidgetKit)
    swift conformance ControlWidget
    swift type ControlWidgetButton
    swift type ControlWidgetToggle
    swift type StaticControlConfiguration
    swift type AppIntentControlConfiguration
    swift static Activity.request never | likely if import(ActivityKit)
    swift conformance ActivityAttributes likely | certain if import(ActivityKit)
    """#)
}
