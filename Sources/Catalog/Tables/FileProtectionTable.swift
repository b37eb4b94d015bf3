extension CatalogTable {
  /// How files are encrypted while the device is locked, and what stays out of backups.
  ///
  /// The option names come from the headers of Foundation and SQLite, the classes from Apple's data protection
  /// pages. `.complete` and `.none` are members of many types, so they take a protection key beside them.
  static let fileProtection = CatalogTable(
    "file-protection",
    #"""
    rule file-protection.option error
    title Protection asked for in a write
    why The option decides whether the file can be read while the device is locked.
    mend Take completeFileProtection, or the class until first unlock where work goes on in the background.
    doubt Apple's text on the class for an inactive user can be read in two ways.
    see developer.apple.com/documentation/foundation/nsdata/writingoptions
    swift member .completeFileProtection
    swift member .completeFileProtectionUnlessOpen
    swift member .completeFileProtectionUntilFirstUserAuthentication
    swift member .completeFileProtectionWhenUserInactive
    swift member .fileProtectionMask
    both constant NSDataWritingFileProtectionComplete
    both constant NSDataWritingFileProtectionCompleteUnlessOpen
    both constant NSDataWritingFileProtectionCompleteUntilFirstUserAuthentication
    both constant NSDataWritingFileProtectionCompleteWhenUserInactive
    both constant NSDataWritingFileProtectionMask
    both constant SQLITE_OPEN_FILEPROTECTION_COMPLETE
    both constant SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN
    both constant SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION
    both constant SQLITE_OPEN_FILEPROTECTION_MASK
    both function open_dprotected_np

    rule file-protection.attribute error
    title Protection class of a file or folder
    why The class decides whether the file can be read while the device is locked; files made in a folder take the
    why folder's.
    mend Set it when the file is made, and again where a file is copied.
    doubt Apple's text on completeWhenUserInactive can be read in two ways, and the entitlement does not take it.
    see developer.apple.com/documentation/foundation/fileprotectiontype
    swift static FileAttributeKey.protectionKey
    swift implicit .protectionKey likely | never if statement(none) | certain if context(FileAttributeKey)
      | certain if subscript(FileAttributeKey)
    both constant NSFileProtectionKey certain | never if statement(none,NSFileProtectionNone)
    swift static URLResourceKey.fileProtectionKey
    swift implicit .fileProtectionKey certain | never if statement(none)
    both constant NSURLFileProtectionKey certain | never if statement(none,NSURLFileProtectionNone)
    both constant NSPersistentStoreFileProtectionKey certain | never if statement(none,NSFileProtectionNone)
    swift member .fileProtection possible | certain if root(URLResourceValues) | likely if statement(URLFileProtection)
    swift static FileProtectionType.complete
    swift static FileProtectionType.completeUnlessOpen
    swift static FileProtectionType.completeUntilFirstUserAuthentication
    swift static FileProtectionType.completeWhenUserInactive
    swift static URLFileProtection.complete
    swift static URLFileProtection.completeUnlessOpen
    swift static URLFileProtection.completeUntilFirstUserAuthentication
    swift static URLFileProtection.completeWhenUserInactive
    swift implicit .complete never
      | likely if statement(FileProtectionType,URLFileProtection,protectionKey,fileProtectionKey,NSPersistentStoreFileProtectionKey)
      | likely if context(FileProtectionType,URLFileProtection)
    swift implicit .completeUnlessOpen likely | certain if context(FileProtectionType,URLFileProtection)
    swift implicit .completeUntilFirstUserAuthentication likely
      | certain if context(FileProtectionType,URLFileProtection)
    swift implicit .completeWhenUserInactive likely | certain if context(FileProtectionType,URLFileProtection)
    both constant NSFileProtectionComplete
    both constant NSFileProtectionCompleteUnlessOpen
    both constant NSFileProtectionCompleteUntilFirstUserAuthentication
    both constant NSFileProtectionCompleteWhenUserInactive
    both constant NSURLFileProtectionComplete
    both constant NSURLFileProtectionCompleteUnlessOpen
    both constant NSURLFileProtectionCompleteUntilFirstUserAuthentication
    both constant NSURLFileProtectionCompleteWhenUserInactive
    swift function CSSearchableIndex(name:protectionClass:
    c message initWithName:protectionClass:

    rule file-protection.none error
    title File protection turned off
    why The file can be read at any time, also before the device was unlocked for the first time.
    mend Leave it out: the default of the system is stricter.
    see developer.apple.com/documentation/foundation/fileprotectiontype/none
    swift static FileProtectionType.none
    swift static URLFileProtection.none
    swift implicit .none never
      | likely if statement(FileProtectionType,URLFileProtection,protectionKey,fileProtectionKey,NSPersistentStoreFileProtectionKey)
      | likely if context(FileProtectionType,URLFileProtection)
    swift member .noFileProtection
    both constant NSFileProtectionNone
    both constant NSURLFileProtectionNone
    both constant NSDataWritingFileProtectionNone
    both constant SQLITE_OPEN_FILEPROTECTION_NONE
    both string NSFileProtectionNone likely
    both string NSURLFileProtectionNone likely

    rule file-protection.availability error
    title Check for protected data
    why The code knows that files can be out of reach while the device is locked, which is what strict protection needs.
    mend Nothing, unless it goes: then look at what runs while the device is locked.
    see developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable
    swift member .isProtectedDataAvailable certain | certain if root(UIApplication)
    both member .protectedDataAvailable certain | certain if root(UIApplication)
    c message [_ isProtectedDataAvailable]
    swift member .protectedDataWillBecomeUnavailableNotification
    swift member .protectedDataDidBecomeAvailableNotification
    both constant UIApplicationProtectedDataWillBecomeUnavailable
    both constant UIApplicationProtectedDataDidBecomeAvailable

    rule file-protection.encryption error
    title Encryption by the app
    why Content stays unreadable for whoever has the file and not the key, so the key is what needs care.
    mend Keep the key in the keychain or the Secure Enclave, and use authenticated encryption.
    doubt CCCrypt also does ECB mode and DES, which protect little; the arguments are not judged.
    see developer.apple.com/documentation/cryptokit
    both member .encryptionKey possible | likely if import(RealmSwift,Realm)
    c message setEncryptionKey: likely
    swift static Realm.Configuration(encryptionKey: likely
    both function sqlite3_key
    both function sqlite3_key_v2
    swift method .usePassphrase likely
    swift static AES.GCM
    swift static ChaChaPoly.seal
    swift static SecureEnclave.P256
    both function CCCrypt

    rule backup.exclusion error
    title Kept out of backups
    why What is excluded neither leaves the device with a backup nor comes back with one; the same property with
    why false does the opposite.
    mend Set it again after each atomic write, which replaces the file and drops the mark, or set it on the folder.
    doubt Whether a site includes or excludes is in its value.
    see developer.apple.com/documentation/foundation/urlresourcevalues/isexcludedfrombackup
    swift member .isExcludedFromBackup certain | certain if root(URLResourceValues)
    swift static URLResourceKey.isExcludedFromBackupKey
    swift implicit .isExcludedFromBackupKey
    both constant NSURLIsExcludedFromBackupKey
    both constant kCFURLIsExcludedFromBackupKey
    both function setxattr never
      | certain if value(com.apple.MobileBackup,com.apple.metadata:com_apple_backup_excludeItem)
    both function fsetxattr never
      | certain if value(com.apple.MobileBackup,com.apple.metadata:com_apple_backup_excludeItem)
    both function CSBackupSetItemExcluded
    """#)
}
