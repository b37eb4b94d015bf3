import Testing

@testable import Catalog

/// Symbols as their vendors spell them, and the rule and standing that they have to have.
struct SymbolFixture: Sendable, CustomTestStringConvertible {
  let rule: String
  let standing: Standing?
  let symbols: [String]

  var testDescription: String { standing.map { "\(rule), \($0)" } ?? rule }

  /// A pattern without its labels, in the spelling of the lists below.
  static func written(_ pattern: Spelling.Pattern) -> String {
    switch pattern {
    case .type(let name), .constant(let name), .function(let name, _), .import(let name): name
    case .static(let type, let member, _): "\(type).\(member)"
    case .member(let name), .implicit(let name), .method(let name, _): ".\(name)"
    case .attribute(let name): "@\(name)"
    case .conformance(let name): ":\(name)"
    case .declaration(let name, _): "func:\(name)"
    case .message(nil, let selector): selector.joined()
    case .message(let receiver?, let selector): "\(receiver)+\(selector.joined())"
    case .string(let text): "\"\(text)\""
    case .symbol(let name): name
    }
  }

  private init(_ rule: String, _ symbols: String) { self.init(rule, nil, symbols) }

  private init(_ rule: String, _ standing: Standing?, _ symbols: String) {
    self.rule = rule
    self.standing = standing
    self.symbols = symbols.split { " \n".contains($0) }.map(String.init)
  }

  static let all = requiredReason + secrets + files + others

  private static let requiredReason = [
    SymbolFixture(
      "required-reason.file-timestamp", .listed,
      """
      FileAttributeKey.creationDate .creationDate NSFileCreationDate "NSFileCreationDate"
      FileAttributeKey.modificationDate .modificationDate NSFileModificationDate "NSFileModificationDate"
      .fileModificationDate fileModificationDate setFileModificationDate: .contentModificationDateKey
      URLResourceKey.contentModificationDateKey NSURLContentModificationDateKey .creationDateKey
      URLResourceKey.creationDateKey NSURLCreationDateKey "NSURLContentModificationDateKey"
      stat fstat lstat fstatat getattrlist fgetattrlist getattrlistat getattrlistbulk
      """),
    SymbolFixture(
      "required-reason.file-timestamp", .adjacent,
      """
      _$s10Foundation17URLResourceValuesV23contentModificationDateAA0F0VSgvg
      _$s10Foundation17URLResourceValuesV12creationDateAA0E0VSgvg
      .contentModificationDate .creationDate kCFURLContentModificationDateKey kCFURLCreationDateKey
      .fileCreationDate .fileModificationDate fileCreationDate .attributesOfItem
      attributesOfItemAtPath:error: fileAttributesAtPath:traverseLink: .fileAttributes fileAttributes
      stat64 fstat64 lstat64 statx_np fstatx_np lstatx_np last_write_time status fts_read nftw ftw
      """),
    SymbolFixture(
      "required-reason.system-boot-time", .listed, ".systemUptime systemUptime mach_absolute_time"),
    SymbolFixture(
      "required-reason.system-boot-time", .adjacent,
      "mach_continuous_time mach_approximate_time mach_continuous_approximate_time sysctlbyname KERN_BOOTTIME"
    ),
    SymbolFixture(
      "required-reason.disk-space", .listed,
      """
      .volumeAvailableCapacityKey NSURLVolumeAvailableCapacityKey .volumeTotalCapacityKey
      .volumeAvailableCapacityForImportantUsageKey NSURLVolumeAvailableCapacityForImportantUsageKey
      .volumeAvailableCapacityForOpportunisticUsageKey NSURLVolumeAvailableCapacityForOpportunisticUsageKey
      NSURLVolumeTotalCapacityKey .systemFreeSize FileAttributeKey.systemFreeSize NSFileSystemFreeSize
      .systemSize FileAttributeKey.systemSize NSFileSystemSize "NSFileSystemFreeSize" "NSFileSystemSize"
      statfs statvfs fstatfs fstatvfs getattrlist fgetattrlist getattrlistat
      """),
    SymbolFixture(
      "required-reason.disk-space", .adjacent,
      """
      .volumeAvailableCapacity .volumeAvailableCapacityForImportantUsage .volumeTotalCapacity
      .volumeAvailableCapacityForOpportunisticUsage .attributesOfFileSystem
      attributesOfFileSystemForPath:error: fileSystemAttributesAtPath: kCFURLVolumeAvailableCapacityKey
      kCFURLVolumeAvailableCapacityForImportantUsageKey kCFURLVolumeTotalCapacityKey
      kCFURLVolumeAvailableCapacityForOpportunisticUsageKey getfsstat getfsstat64 getmntinfo statfs64 space
      """),
    SymbolFixture(
      "required-reason.active-keyboards", .listed,
      "UITextInputMode.activeInputModes UITextInputMode+activeInputModes"),
    SymbolFixture(
      "required-reason.user-defaults", .listed,
      """
      UserDefaults NSUserDefaults initWithSuiteName: .addSuite .removeSuite .persistentDomain
      .setPersistentDomain .volatileDomain .dictionaryRepresentation dictionaryRepresentation addSuiteNamed:
      persistentDomainForName: setPersistentDomain:forName: "com.apple.configuration.managed"
      "com.apple.feedback.managed" NSUserDefaultsController NSUserDefaultsDidChangeNotification
      """),
    SymbolFixture(
      "required-reason.user-defaults", .disputed,
      "@AppStorage AppStorage .defaultAppStorage _$s7SwiftUI10AppStorageV*"),
    SymbolFixture(
      "required-reason.user-defaults", .adjacent,
      """
      CFPreferencesCopyAppValue CFPreferencesCopyValue CFPreferencesCopyMultiple CFPreferencesSetAppValue
      CFPreferencesGetAppBooleanValue CFPreferencesAppSynchronize Defaults SwiftyUserDefaults Foil
      """),
  ]

  private static let secrets = [
    SymbolFixture(
      "keychain.read",
      "SecItemCopyMatching SecKeychainFindGenericPassword SecRequestSharedWebCredential"),
    SymbolFixture(
      "keychain.write",
      """
      SecItemAdd SecItemUpdate SecKeychainAddGenericPassword SecKeychainAddInternetPassword
      SecAddSharedWebCredential
      """),
    SymbolFixture("keychain.delete", "SecItemDelete SecKeychainItemDelete"),
    SymbolFixture(
      "keychain.accessibility",
      """
      kSecAttrAccessible kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccessibleWhenUnlocked
      kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAfterFirstUnlock
      kSecAttrAccessibleAlwaysThisDeviceOnly setAccessibilityType:
      """),
    SymbolFixture("keychain.accessible-always", "kSecAttrAccessibleAlways"),
    SymbolFixture("keychain.access-group", "kSecAttrAccessGroup"),
    SymbolFixture(
      "keychain.synchronizable",
      "kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrSyncViewHint .synchronizable"),
    SymbolFixture(
      "keychain.access-control",
      """
      SecAccessControlCreateWithFlags kSecAttrAccessControl SecAccessControlCreateFlags .userPresence
      .biometryAny .biometryCurrentSet .touchIDAny .touchIDCurrentSet .devicePasscode .watch .companion .or .and
      .privateKeyUsage .applicationPassword kSecAccessControlUserPresence kSecAccessControlBiometryAny
      kSecAccessControlBiometryCurrentSet kSecAccessControlTouchIDAny kSecAccessControlTouchIDCurrentSet
      kSecAccessControlDevicePasscode kSecAccessControlWatch kSecAccessControlCompanion kSecAccessControlOr
      kSecAccessControlAnd kSecAccessControlPrivateKeyUsage kSecAccessControlApplicationPassword
      """),
    SymbolFixture(
      "keychain.wrapper",
      """
      Keychain KeychainSwift SAMKeychain SSKeychain Valet SecureEnclaveValet VALValet Locksmith KeychainWrapper
      SimpleKeychain A0SimpleKeychain UICKeyChainStore
      """),
    SymbolFixture(
      "keychain.import",
      """
      KeychainAccess KeychainSwift SAMKeychain SSKeychain Valet Locksmith SwiftKeychainWrapper SimpleKeychain
      UICKeyChainStore
      """),
    SymbolFixture(
      "keychain.query",
      """
      kSecClass kSecClassGenericPassword kSecClassInternetPassword kSecClassCertificate kSecClassKey
      kSecClassIdentity kSecUseDataProtectionKeychain kSecUseAuthenticationContext kSecUseAuthenticationUI
      kSecUseOperationPrompt kSecUseNoAuthenticationUI kSecUseUserIndependentKeychain
      """),
    SymbolFixture(
      "keychain.key",
      "SecKeyCreateRandomKey SecKeyGeneratePair kSecAttrTokenIDSecureEnclave kSecAttrIsPermanent"),
    SymbolFixture(
      "trust.override",
      """
      URLCredential credentialForTrust: initWithTrust: .useCredential NSURLSessionAuthChallengeUseCredential
      SecTrustSetExceptions SecTrustCopyExceptions SecTrustSetOptions SecPolicyCreateBasicX509
      kCFStreamSSLValidatesCertificateChain kCFStreamSSLAllowsExpiredCertificates kCFStreamSSLAllowsExpiredRoots
      kCFStreamSSLAllowsAnyRoot NSStreamSocketSecurityLevelNone kCFStreamSocketSecurityLevelNone
      SSLSetSessionOption SSLSetEnableCertVerify sec_protocol_options_set_verify_block
      sec_protocol_options_set_peer_authentication_required .allowInvalidCertificates .validatesDomainName
      setAllowInvalidCertificates: setValidatesDomainName: DisabledTrustEvaluator DisabledEvaluator
      setAllowsAnyHTTPSCertificate:forHost: allowsAnyHTTPSCertificateForHost:
      """),
    SymbolFixture(
      "trust.evaluation",
      """
      SecTrustEvaluate SecTrustEvaluateWithError SecTrustEvaluateAsyncWithError SecPolicyCreateSSL
      SecTrustCopyKey SecTrustCopyPublicKey SecTrustCopyCertificateChain SecTrustGetCertificateAtIndex
      SecCertificateCopyData ServerTrustManager
      """),
    SymbolFixture("trust.anchor", "SecTrustSetAnchorCertificates SecTrustSetAnchorCertificatesOnly"),
    SymbolFixture("trust.challenge", "func:webView func:urlSession func:URLSession"),
    SymbolFixture(
      "trust.tls-version",
      """
      .tlsMinimumSupportedProtocolVersion .tlsMinimumSupportedProtocol .TLSMinimumSupportedProtocolVersion
      sec_protocol_options_set_min_tls_protocol_version .ssLv2 .ssLv3 .tlSv1 NSStreamSocketSecurityLevelSSLv3
      """),
  ]

  private static let files = [
    SymbolFixture(
      "file-protection.option",
      """
      .completeFileProtection .completeFileProtectionUnlessOpen .completeFileProtectionWhenUserInactive
      .completeFileProtectionUntilFirstUserAuthentication .fileProtectionMask
      NSDataWritingFileProtectionComplete NSDataWritingFileProtectionCompleteUnlessOpen
      NSDataWritingFileProtectionCompleteUntilFirstUserAuthentication NSDataWritingFileProtectionMask
      NSDataWritingFileProtectionCompleteWhenUserInactive SQLITE_OPEN_FILEPROTECTION_COMPLETE
      SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN SQLITE_OPEN_FILEPROTECTION_MASK open_dprotected_np
      SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION
      """),
    SymbolFixture(
      "file-protection.attribute",
      """
      FileAttributeKey.protectionKey .protectionKey NSFileProtectionKey .fileProtectionKey
      NSURLFileProtectionKey .fileProtection NSPersistentStoreFileProtectionKey FileProtectionType.complete
      .complete .completeUnlessOpen .completeUntilFirstUserAuthentication .completeWhenUserInactive
      URLFileProtection.complete NSFileProtectionComplete NSFileProtectionCompleteUnlessOpen
      NSFileProtectionCompleteUntilFirstUserAuthentication NSFileProtectionCompleteWhenUserInactive
      NSURLFileProtectionComplete CSSearchableIndex initWithName:protectionClass:
      """),
    SymbolFixture(
      "file-protection.none",
      """
      FileProtectionType.none URLFileProtection.none .none .noFileProtection NSFileProtectionNone
      NSURLFileProtectionNone NSDataWritingFileProtectionNone SQLITE_OPEN_FILEPROTECTION_NONE
      """),
    SymbolFixture(
      "file-protection.availability",
      """
      .isProtectedDataAvailable .protectedDataAvailable UIApplicationProtectedDataWillBecomeUnavailable
      .protectedDataWillBecomeUnavailableNotification .protectedDataDidBecomeAvailableNotification
      """),
    SymbolFixture(
      "file-protection.encryption",
      """
      .encryptionKey sqlite3_key sqlite3_key_v2 .usePassphrase AES.GCM ChaChaPoly.seal SecureEnclave.P256 CCCrypt
      """),
    SymbolFixture(
      "backup.exclusion",
      """
      .isExcludedFromBackup .isExcludedFromBackupKey NSURLIsExcludedFromBackupKey kCFURLIsExcludedFromBackupKey
      setxattr CSBackupSetItemExcluded
      """),
    SymbolFixture("storage.documents", ".documentDirectory URL.documentsDirectory NSDocumentDirectory"),
    SymbolFixture(
      "storage.application-support",
      ".applicationSupportDirectory URL.applicationSupportDirectory NSApplicationSupportDirectory"),
    SymbolFixture("storage.caches", ".cachesDirectory URL.cachesDirectory NSCachesDirectory"),
    SymbolFixture(
      "storage.temporary",
      """
      .temporaryDirectory URL.temporaryDirectory NSTemporaryDirectory temporaryDirectory
      .itemReplacementDirectory NSItemReplacementDirectory
      """),
    SymbolFixture("storage.home", "NSHomeDirectory .homeDirectoryForCurrentUser URL.homeDirectory"),
    SymbolFixture("storage.library", ".libraryDirectory URL.libraryDirectory NSLibraryDirectory"),
    SymbolFixture(
      "storage.user-folder",
      """
      .desktopDirectory .downloadsDirectory .picturesDirectory .moviesDirectory .musicDirectory
      NSDesktopDirectory NSDownloadsDirectory NSPicturesDirectory
      """),
    SymbolFixture(
      "storage.search-path",
      "NSSearchPathForDirectoriesInDomains .urls .url URLsForDirectory:inDomains:"),
    SymbolFixture(
      "storage.group-container",
      ".containerURL containerURLForSecurityApplicationGroupIdentifier:"),
    SymbolFixture("storage.user-defaults-suite", "UserDefaults initWithSuiteName:"),
    SymbolFixture(
      "storage.preferences", "CFPreferencesSetAppValue CFPreferencesSetValue CFPreferencesSetMultiple"),
    SymbolFixture("storage.scene-state", "@SceneStorage"),
    SymbolFixture(
      "storage.file-write",
      """
      .write writeToFile: writeToURL: .createFile createFileAtPath: .createDirectory createDirectoryAtURL: mkdir
      .copyItem .moveItem .replaceItem .replaceItemAt .linkItem copyItemAtURL: moveItemAtURL: replaceItemAtURL:
      rename copyfile clonefile FileHandle fileHandleForWritingToURL: fileHandleForWritingAtPath:
      fileHandleForUpdatingURL: OutputStream outputStreamToFileAtPath: outputStreamWithURL: fopen fwrite fputs
      open openat creat open_dprotected_np FileDescriptor.open
      """),
    SymbolFixture(
      "storage.document-save",
      ".save saveToURL:forSaveOperation: func:contents func:fileWrapper func:contentsForType"),
    SymbolFixture(
      "storage.database",
      """
      NSPersistentContainer NSPersistentStoreDescription .addPersistentStore ModelContainer .modelContainer
      ModelConfiguration Realm RLMRealm RLMRealmConfiguration DatabaseQueue DatabasePool sqlite3_open
      sqlite3_open_v2 FMDatabase FMDatabaseQueue Connection MMKV
      """),
    SymbolFixture("storage.network-cache", "URLCache NSURLCache HTTPCookieStorage NSHTTPCookieStorage"),
    SymbolFixture(
      "storage.serialization",
      """
      JSONEncoder PropertyListEncoder PropertyListSerialization.data NSPropertyListSerialization
      dataWithJSONObject:
      """),
    SymbolFixture(
      "storage.media",
      """
      .jpegData .pngData UIImageJPEGRepresentation CGImageDestinationCreateWithURL AVAssetWriter
      AVAudioRecorder AVAudioFile AVAssetExportSession UIGraphicsPDFRenderer UIGraphicsBeginPDFContextToFile
      .write
      """),
    SymbolFixture(
      "storage.archive",
      """
      NSKeyedArchiver archivedDataWithRootObject: archiveRootObject:toFile: AppleArchive Archive SSZipArchive
      """),
    SymbolFixture(
      "storage.delete", ".removeItem .trashItem removeItemAtURL: removeItemAtPath: unlink remove rmdir"),
  ]

  private static let others = [
    SymbolFixture("logging.unified-log", ".info .error .fault .log os_log NSLog"),
    SymbolFixture("logging.file", "CocoaLumberjack DDFileLogger FileDestination freopen"),
    SymbolFixture(
      "scope.start",
      """
      .startAccessingSecurityScopedResource startAccessingSecurityScopedResource
      CFURLStartAccessingSecurityScopedResource
      """),
    SymbolFixture(
      "scope.stop",
      """
      .stopAccessingSecurityScopedResource stopAccessingSecurityScopedResource
      CFURLStopAccessingSecurityScopedResource
      """),
    SymbolFixture(
      "scope.bookmark",
      """
      .bookmarkData .withSecurityScope URL bookmarkDataWithOptions: URLByResolvingBookmarkData:
      NSURLBookmarkCreationWithSecurityScope
      """),
    SymbolFixture("scope.coordination", "NSFileCoordinator :NSFilePresenter"),
    SymbolFixture(
      "scope.local-authentication",
      "LAContext LARightStore .evaluatePolicy evaluatePolicy:localizedReason:reply:"),
  ]
}
