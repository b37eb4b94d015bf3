extension CatalogTable {
  /// Places in the file system: whether what is put there is backed up, purged, shared or shown to the person
  /// depends on the folder.
  static let storagePlaces = CatalogTable(
    "storage-places",
    #"""
    rule storage.documents warning
    title Documents folder
    why What lies there is backed up, and the person sees it in Files where the app turns file sharing on.
    mend Keep only what the person made there; data of the app belongs in Application Support.
    see developer.apple.com/documentation/foundation/url/documentsdirectory
    swift static SearchPathDirectory.documentDirectory
    swift implicit .documentDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    swift static URL.documentsDirectory
    swift implicit .documentsDirectory possible | certain if context(URL)
    both constant NSDocumentDirectory

    rule storage.application-support warning
    title Application Support folder
    why What lies there is backed up, and nobody but the app sees it.
    mend Make the folder before use, and exclude what can be fetched again from backups.
    see developer.apple.com/documentation/foundation/url/applicationsupportdirectory
    swift static SearchPathDirectory.applicationSupportDirectory
    swift static URL.applicationSupportDirectory
    swift implicit .applicationSupportDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    both constant NSApplicationSupportDirectory

    rule storage.caches warning
    title Caches folder
    why It is not backed up and may be emptied by the system, yet what lies there stays until then.
    mend Put there only what can be made again, and remove what a person has signed out of.
    see developer.apple.com/documentation/foundation/url/cachesdirectory
    swift static SearchPathDirectory.cachesDirectory
    swift static URL.cachesDirectory
    swift implicit .cachesDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    both constant NSCachesDirectory

    rule storage.temporary warning
    title Temporary folder
    why It is not backed up and emptied at some time, but files stay readable until then, with the default protection.
    mend Remove a temporary file as soon as it has served.
    see developer.apple.com/documentation/foundation/filemanager/temporarydirectory
    both function NSTemporaryDirectory
    swift static URL.temporaryDirectory
    swift member .temporaryDirectory possible | certain if root(FileManager) | likely if context(URL)
      | likely if receiver(fileManager,fm)
    c member .temporaryDirectory possible | certain if root(NSFileManager) | likely if receiver(fileManager,fm)
    c message [_ temporaryDirectory] possible | certain if root(NSFileManager) | likely if receiver(fileManager,fm)
    swift static SearchPathDirectory.itemReplacementDirectory
    swift implicit .itemReplacementDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    both constant NSItemReplacementDirectory

    rule storage.home warning
    title Home folder
    why It is the container on iOS, and the person's own folder on a Mac without a sandbox.
    mend Ask for the folder that is meant instead of making its path.
    see developer.apple.com/documentation/foundation/url/homedirectory
    both function NSHomeDirectory
    both function NSHomeDirectoryForUser
    swift static URL.homeDirectory
    both member .homeDirectoryForCurrentUser certain | certain if root(FileManager,NSFileManager)
    c message [_ homeDirectoryForCurrentUser]

    rule storage.library warning
    title Library folder
    why It holds Application Support, Caches and Preferences, and each of these is treated differently by backups.
    mend Ask for the folder inside of it that is meant.
    see developer.apple.com/documentation/foundation/url/librarydirectory
    swift static SearchPathDirectory.libraryDirectory
    swift static URL.libraryDirectory
    swift implicit .libraryDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    both constant NSLibraryDirectory

    rule storage.user-folder warning
    title Folder of the person
    why Desktop, downloads, pictures, movies and music hold what the person keeps there, apart from any app.
    mend Let the person pick a file, which asks for less.
    doubt Outside of macOS these folders are in the container, where nobody looks for them.
    see developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
    swift static SearchPathDirectory.desktopDirectory
    swift static SearchPathDirectory.downloadsDirectory
    swift static SearchPathDirectory.picturesDirectory
    swift static SearchPathDirectory.moviesDirectory
    swift static SearchPathDirectory.musicDirectory
    swift static URL.desktopDirectory
    swift static URL.downloadsDirectory
    swift static URL.picturesDirectory
    swift static URL.moviesDirectory
    swift static URL.musicDirectory
    swift implicit .desktopDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    swift implicit .downloadsDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    swift implicit .picturesDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    swift implicit .moviesDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    swift implicit .musicDirectory certain | certain if statement(userDomainMask,allDomainsMask)
    both constant NSDesktopDirectory
    both constant NSDownloadsDirectory
    both constant NSPicturesDirectory
    both constant NSMoviesDirectory
    both constant NSMusicDirectory

    rule storage.search-path warning
    title Folder that is named elsewhere
    why A folder is asked for, and which one it is stands in a variable.
    mend Name the folder in the call, so that a review sees it.
    see developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
    both function NSSearchPathForDirectoriesInDomains certain
      | never if statement(documentDirectory,applicationSupportDirectory,libraryDirectory,cachesDirectory,itemReplacementDirectory)
      | never if statement(desktopDirectory,downloadsDirectory,picturesDirectory,moviesDirectory,musicDirectory)
      | never if statement(NSDocumentDirectory,NSApplicationSupportDirectory,NSLibraryDirectory,NSCachesDirectory,NSItemReplacementDirectory)
      | never if statement(NSDesktopDirectory,NSDownloadsDirectory,NSPicturesDirectory,NSMoviesDirectory,NSMusicDirectory)
    swift method .urls(for:in: certain
      | never if statement(documentDirectory,applicationSupportDirectory,libraryDirectory,cachesDirectory,itemReplacementDirectory)
      | never if statement(desktopDirectory,downloadsDirectory,picturesDirectory,moviesDirectory,musicDirectory)
      | certain if root(FileManager)
    swift method .url(for:in:appropriateFor:create: certain
      | never if statement(documentDirectory,applicationSupportDirectory,libraryDirectory,cachesDirectory,itemReplacementDirectory)
      | never if statement(desktopDirectory,downloadsDirectory,picturesDirectory,moviesDirectory,musicDirectory)
      | certain if root(FileManager)
    c message URLsForDirectory:inDomains: certain
      | never if statement(NSDocumentDirectory,NSApplicationSupportDirectory,NSLibraryDirectory,NSCachesDirectory,NSItemReplacementDirectory)
      | never if statement(NSDesktopDirectory,NSDownloadsDirectory,NSPicturesDirectory,NSMoviesDirectory,NSMusicDirectory)
    c message URLForDirectory:inDomain:appropriateForURL:create:error: certain
      | never if statement(NSDocumentDirectory,NSApplicationSupportDirectory,NSLibraryDirectory,NSCachesDirectory,NSItemReplacementDirectory)
      | never if statement(NSDesktopDirectory,NSDownloadsDirectory,NSPicturesDirectory,NSMoviesDirectory,NSMusicDirectory)

    rule storage.group-container warning
    title Folder of an app group
    why Every app and extension of the group reads and writes it.
    mend Share what the others need, and keep the group in step with the entitlements.
    doubt Without the entitlement iOS gives no folder, while a Mac gives a path.
    see developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
    swift method .containerURL(forSecurityApplicationGroupIdentifier: certain | certain if root(FileManager)
    c message containerURLForSecurityApplicationGroupIdentifier:

    rule storage.user-defaults-suite warning
    title Suite of user defaults
    why A suite with the name of an app group is shared with everybody in the group; any other is a further file of
    why the app.
    mend Put only into a group what the others need, and no secrets at all.
    see developer.apple.com/documentation/foundation/userdefaults/init(suitename:)
    swift function UserDefaults(suiteName:
    c message initWithSuiteName:
    swift method .addSuite(named: likely | certain if root(UserDefaults)
    c message addSuiteNamed: likely | certain if root(NSUserDefaults)

    rule storage.preferences warning
    title Preferences
    why They are a plain file that is backed up and not meant for secrets.
    mend Keep tokens, health data and the like in the keychain or in a protected file.
    doubt What goes through UserDefaults and AppStorage ends in the same file and is counted once, as
    doubt required-reason.user-defaults.
    see developer.apple.com/documentation/corefoundation/preferences-utilities
    both function CFPreferencesSetAppValue
    both function CFPreferencesSetValue
    both function CFPreferencesSetMultiple

    rule storage.scene-state warning
    title State of a scene
    why The value is written into the archive from which the system restores the scene.
    mend Keep it to what the screen needs to come back, and leave personal data out.
    doubt Apple does not say how the archive is protected.
    see developer.apple.com/documentation/swiftui/scenestorage
    swift attribute SceneStorage
    """#)
}
