extension CatalogTable {
  /// The sandbox of a Mac, the hardened runtime, enhanced security.
  static let entitlementsOfMacs = CatalogTable(
    "entitlements-of-macs",
    #"""
    entitlement com.apple.security.app-sandbox flag
    says Confines the program to its own container and to what other keys allow.
    on macOS 10.7
    setting ENABLE_APP_SANDBOX
    release The Mac App Store asks for it, in every program inside of the app too.

    entitlement com.apple.security.assets.movies.read-only flag
    says Reads the folder of movies.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_MOVIES_FOLDER = readonly
    release Take the narrowest access that works.

    entitlement com.apple.security.assets.movies.read-write flag
    says Reads and changes the folder of movies.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_MOVIES_FOLDER = readwrite
    release Take the narrowest access that works.

    entitlement com.apple.security.assets.music.read-only flag
    says Reads the folder of music.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_MUSIC_FOLDER = readonly
    release Take the narrowest access that works.

    entitlement com.apple.security.assets.music.read-write flag
    says Reads and changes the folder of music.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_MUSIC_FOLDER = readwrite
    release Take the narrowest access that works.

    entitlement com.apple.security.assets.pictures.read-only flag
    says Reads the folder of pictures.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_PICTURE_FOLDER = readonly
    release Take the narrowest access that works.

    entitlement com.apple.security.assets.pictures.read-write flag
    says Reads and changes the folder of pictures.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_PICTURE_FOLDER = readwrite
    release Take the narrowest access that works.

    entitlement com.apple.security.device.audio-input flag
    says Records sound, under the hardened runtime and in the sandbox.
    on macOS 10.7
    code AVCaptureDevice, AVAudioEngine.inputNode
    setting ENABLE_RESOURCE_ACCESS_AUDIO_INPUT
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.device.bluetooth flag
    says Uses Bluetooth from the sandbox.
    on macOS 10.7
    code CBCentralManager
    setting ENABLE_RESOURCE_ACCESS_BLUETOOTH
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.device.camera flag
    says Uses the camera, under the hardened runtime and in the sandbox.
    on macOS 10.7
    code AVCaptureDevice
    setting ENABLE_RESOURCE_ACCESS_CAMERA
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.device.microphone flag
    says Uses the microphone from the sandbox.
    on macOS 10.7
    code AVCaptureDevice
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.device.usb flag
    says Talks to USB devices from the sandbox.
    on macOS 10.7
    code IOUSBHost
    setting ENABLE_RESOURCE_ACCESS_USB
    release Keep it only with code that needs it.

    entitlement com.apple.security.files.all flag
    says Read all files, in old systems.
    on macOS 10.7-10.11 deprecated
    release Remove it.

    entitlement com.apple.security.files.bookmarks.app-scope flag
    says Keeps access to picked files in bookmarks of the app.
    on macOS 10.7

    entitlement com.apple.security.files.bookmarks.document-scope flag
    says Keeps access to picked files in bookmarks of a document.
    on macOS 10.7

    entitlement com.apple.security.files.downloads.read-only flag
    says Reads the downloads folder.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_DOWNLOADS_FOLDER = readonly
    release Take the narrowest access that works.

    entitlement com.apple.security.files.downloads.read-write flag
    says Reads and changes the downloads folder.
    on macOS 10.7
    setting ENABLE_FILE_ACCESS_DOWNLOADS_FOLDER = readwrite
    release Take the narrowest access that works.

    entitlement com.apple.security.files.user-selected.executable flag
    says Writes programs to places that the person picks.
    on macOS 10.7

    entitlement com.apple.security.files.user-selected.read-only flag
    says Reads the files that the person picks.
    on macOS 10.7
    code NSOpenPanel, NSSavePanel
    setting ENABLE_USER_SELECTED_FILES = readonly
    release Take the narrowest access that works.

    entitlement com.apple.security.files.user-selected.read-write flag
    says Reads and changes the files that the person picks.
    on macOS 10.7
    code NSOpenPanel, NSSavePanel
    setting ENABLE_USER_SELECTED_FILES = readwrite
    release Take the narrowest access that works.

    entitlement com.apple.security.inherit flag
    says Takes over the sandbox of the program that started it.
    on macOS 10.7
    release It stands with app-sandbox and no third key.

    entitlement com.apple.security.network.client flag
    says Opens connections from the sandbox.
    on macOS 10.7
    code URLSession, NWConnection, connect(
    setting ENABLE_OUTGOING_NETWORK_CONNECTIONS
    release A sandboxed app without it reaches no network at all.

    entitlement com.apple.security.network.server flag
    says Takes connections in the sandbox.
    on macOS 10.7
    code NWListener, bind(, listen(
    setting ENABLE_INCOMING_NETWORK_CONNECTIONS
    release Keep it only where the app listens.

    entitlement com.apple.security.personal-information.addressbook flag
    says Reads contacts from the sandbox.
    on macOS 10.7
    code CNContactStore
    setting ENABLE_RESOURCE_ACCESS_CONTACTS
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.personal-information.calendars flag
    says Reads calendars and reminders from the sandbox.
    on macOS 10.7
    code EKEventStore
    setting ENABLE_RESOURCE_ACCESS_CALENDARS
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.personal-information.location flag
    says Learns the place of the Mac from the sandbox.
    on macOS 10.7
    code CLLocationManager
    setting ENABLE_RESOURCE_ACCESS_LOCATION
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.personal-information.photos-library flag
    says Reads the photo library from the sandbox.
    on macOS 10.7
    code PHPhotoLibrary
    setting ENABLE_RESOURCE_ACCESS_PHOTO_LIBRARY
    release Keep it only with code and a usage description that need it.

    entitlement com.apple.security.print flag
    says Prints from the sandbox.
    on macOS 10.7
    code NSPrintOperation
    setting ENABLE_RESOURCE_ACCESS_PRINTING
    release Keep it only with code that needs it.

    entitlement com.apple.security.scripting-targets various
    says Scripts the named parts of other apps.
    on macOS 10.7

    entitlement com.apple.security.smartcard flag
    says Uses smart cards from the sandbox.
    on macOS 10.10
    code TKSmartCardSlotManager
    release Keep it only with code that needs it.

    entitlement com.apple.security.temporary-exception.* various
    says Opens a hole in the sandbox: a folder, a service, another app's preferences.
    on macOS 10.7
    release Review asks for the reason of each one.

    entitlement com.apple.security.automation.apple-events flag
    says Sends Apple events to other apps, under the hardened runtime.
    on macOS 10.7
    code NSAppleScript, SBApplication
    with NSAppleEventsUsageDescription
    setting AUTOMATION_APPLE_EVENTS

    entitlement com.apple.security.cs.allow-dyld-environment-variables flag
    says Lets variables of the environment change what code is loaded.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_ALLOW_DYLD_ENVIRONMENT_VARIABLES
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.cs.allow-jit flag
    says Makes code at run time and runs it.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_ALLOW_JIT
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.cs.allow-unsigned-executable-memory flag
    says Runs code from memory that nobody signed.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_ALLOW_UNSIGNED_EXECUTABLE_MEMORY
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.cs.debugger flag
    says Attaches to other processes.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_DEBUGGING_TOOL
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.cs.disable-executable-page-protection flag
    says Gives up the protection of code in memory.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_DISABLE_EXECUTABLE_PAGE_PROTECTION
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.cs.disable-library-validation flag
    says Loads code that other teams signed.
    on macOS 10.7
    setting RUNTIME_EXCEPTION_DISABLE_LIBRARY_VALIDATION
    release It weakens the hardened runtime; a release needs a reason for it.

    entitlement com.apple.security.hardened-process flag
    says Turns on further protection of the process's memory.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.checked-allocations flag
    says Tags memory so that a stale pointer is caught.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.dyld-ro flag
    says Makes the loader's own state read-only.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.enhanced-security-version number
    says Chooses the set of protections, as a number.
    on iOS 26.0, macOS 26.0
    release Use the key that ends in -string instead.

    entitlement com.apple.security.hardened-process.enhanced-security-version-string text
    says Chooses the set of protections, as a text.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.hardened-heap flag
    says Keeps memory of different types apart.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.no-guard-objects flag
    says Turns off guard objects, which weakens the protection.
    on iOS 26.0, macOS 26.0

    entitlement com.apple.security.hardened-process.platform-restrictions number
    says Limits how other processes reach this one, as a number.
    on iOS 26.0, macOS 26.0
    release Use the key that ends in -string instead.

    entitlement com.apple.security.hardened-process.platform-restrictions-string text
    says Limits how other processes reach this one, as a text.
    on iOS 26.0, macOS 26.0
    """#)
}
