extension CatalogTable {
  /// The keychain: who reads and writes it, and how well an item is guarded there.
  ///
  /// The constants come from the headers of Security, what wrappers offer from their own documentation.
  static let keychain = CatalogTable(
    "keychain",
    #"""
    rule keychain.read error
    title Keychain item read
    why A secret leaves the keychain for the memory of the app, where it can be logged, copied or sent.
    mend Read it where it is used, and keep it no longer than that.
    see developer.apple.com/documentation/security/secitemcopymatching(_:_:)
    both function SecItemCopyMatching
    both function SecKeychainFindGenericPassword
    both function SecKeychainFindInternetPassword
    both function SecRequestSharedWebCredential

    rule keychain.write error
    title Keychain item stored or changed
    why What is stored outlives the app, can move to other devices, and is guarded only as well as the item asks for.
    mend Give each item an accessibility class or an access control, and a group only where it is shared.
    see developer.apple.com/documentation/security/secitemadd(_:_:)
    both function SecItemAdd
    both function SecItemUpdate
    both function SecKeychainAddGenericPassword
    both function SecKeychainAddInternetPassword
    both function SecKeychainItemModifyAttributesAndData
    both function SecAddSharedWebCredential

    rule keychain.delete error
    title Keychain item deleted
    why Deleting is what keeps a promise to forget: items stay when the app is removed.
    mend Delete with a query that is as narrow as the promise, and look at the result.
    see developer.apple.com/documentation/security/secitemdelete(_:)
    both function SecItemDelete
    both function SecKeychainItemDelete

    rule keychain.accessibility error
    title When a keychain item can be read
    why The class decides whether an item can be read while the device is locked, and whether it moves to another
    why device with a backup.
    mend Take the strictest class that works, and one that ends in ThisDeviceOnly unless the item has to move.
    doubt Without a class an item can be read while the device is unlocked.
    doubt On a Mac the class counts only in the data protection keychain and for items that are synchronised.
    see developer.apple.com/documentation/security/ksecattraccessible
    both constant kSecAttrAccessible
    both constant kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    both constant kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    both constant kSecAttrAccessibleWhenUnlocked
    both constant kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    both constant kSecAttrAccessibleAfterFirstUnlock
    both constant kSecAttrAccessibleAlwaysThisDeviceOnly
    c message setAccessibilityType: likely
    swift method .accessibility never | likely if import(KeychainAccess)
    swift implicit .accessibleWhenUnlocked possible | likely if import(KeychainSwift)
    swift implicit .accessibleWhenUnlockedThisDeviceOnly possible | likely if import(KeychainSwift)
    swift implicit .accessibleAfterFirstUnlock possible | likely if import(KeychainSwift)
    swift implicit .accessibleAfterFirstUnlockThisDeviceOnly possible | likely if import(KeychainSwift)
    swift implicit .accessibleWhenPasscodeSetThisDeviceOnly possible | likely if import(KeychainSwift)
    swift implicit .accessibleAlwaysThisDeviceOnly possible | likely if import(KeychainSwift)

    rule keychain.accessible-always error
    title Keychain item readable while the device is locked
    why The item can be read at any time, also on a locked device, and moves to other devices with a backup.
    mend Use kSecAttrAccessibleAfterFirstUnlock, or its ThisDeviceOnly form where the item may stay behind.
    doubt Only this class is meant; the one that ends in ThisDeviceOnly does not leave the device and counts as
    doubt accessibility.
    see developer.apple.com/documentation/security/ksecattraccessiblealways
    both constant kSecAttrAccessibleAlways
    swift implicit .always never | likely if import(KeychainAccess) and statement(accessibility)
      | likely if import(SwiftKeychainWrapper) and statement(withAccessibility)
    swift implicit .accessibleAlways possible | likely if import(KeychainSwift)

    rule keychain.access-group error
    title Keychain group
    why Every app and extension of the group can read the item.
    mend Share only what another program needs, and keep the group in step with the entitlements.
    see developer.apple.com/documentation/security/ksecattraccessgroup
    both constant kSecAttrAccessGroup
    swift function Keychain(service:accessGroup: never | likely if import(KeychainAccess)
    swift static Valet.sharedGroupValet likely
    swift static SecureEnclaveValet.sharedGroupValet likely

    rule keychain.synchronizable error
    title Keychain item in iCloud
    why The item goes to all devices of the person through iCloud Keychain.
    mend Leave it out, or give it false, unless the item is meant to travel.
    doubt A query that asks for synchronised items counts too: whether an item is sent is in the value, which may be
    doubt false.
    see developer.apple.com/documentation/security/ksecattrsynchronizable
    both constant kSecAttrSynchronizable
    both constant kSecAttrSynchronizableAny
    both constant kSecAttrSyncViewHint
    both member .synchronizable possible | likely if import(KeychainSwift)
    swift method .synchronizable possible | likely if import(KeychainAccess)
    swift static Valet.iCloudValet likely
    swift static Valet.iCloudSharedGroupValet likely

    rule keychain.access-control error
    title Keychain access control
    why The item asks for a face, a finger or the passcode before it is handed out; without it, whoever holds the
    why unlocked device has it.
    mend Keep it for what is worth a prompt; biometryCurrentSet also locks out a face or finger that is added later.
    doubt An item takes an access control or an accessibility class, not both.
    see developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)
    both function SecAccessControlCreateWithFlags
    both constant kSecAttrAccessControl
    swift type SecAccessControlCreateFlags
    swift implicit .userPresence possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .biometryAny possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .biometryCurrentSet possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .touchIDAny possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .touchIDCurrentSet possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .devicePasscode possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .privateKeyUsage possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .applicationPassword possible
      | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .watch never | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .companion never | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .or never | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    swift implicit .and never | likely if statement(SecAccessControlCreateWithFlags,SecAccessControlCreateFlags)
      | likely if context(SecAccessControlCreateFlags)
    both constant kSecAccessControlUserPresence
    both constant kSecAccessControlBiometryAny
    both constant kSecAccessControlBiometryCurrentSet
    both constant kSecAccessControlTouchIDAny
    both constant kSecAccessControlTouchIDCurrentSet
    both constant kSecAccessControlDevicePasscode
    both constant kSecAccessControlWatch
    both constant kSecAccessControlCompanion
    both constant kSecAccessControlOr
    both constant kSecAccessControlAnd
    both constant kSecAccessControlPrivateKeyUsage
    both constant kSecAccessControlApplicationPassword

    rule keychain.wrapper error
    title Keychain through a package
    why The package decides which class and group an item gets, and its defaults are seldom the strictest.
    mend Say the class in every call, and read what the version in use does when it is left out.
    doubt Plug-ins of cross-platform frameworks reach the keychain without a line in the app's own sources.
    see developer.apple.com/documentation/security/keychain-services
    swift function Keychain(service: never | likely if import(KeychainAccess)
    swift function Keychain(server: never | likely if import(KeychainAccess)
    swift function Keychain() never | likely if import(KeychainAccess)
    swift type KeychainSwift
    both type SAMKeychain
    both type SSKeychain
    both type UICKeyChainStore
    c type VALValet
    c type A0SimpleKeychain
    swift type Valet possible | likely if import(Valet)
    swift type SecureEnclaveValet likely
    swift type SinglePromptSecureEnclaveValet likely
    swift type Locksmith likely
    swift type KeychainWrapper possible | likely if import(SwiftKeychainWrapper)
    swift type SimpleKeychain possible | likely if import(SimpleKeychain)

    rule keychain.import error
    title Import of a keychain package
    why From here on the file can reach the keychain without naming a function of Apple's.
    mend Import it in the one file that owns the secrets, and offer the rest of the app less than the package does.
    see developer.apple.com/documentation/security/keychain-services
    both import KeychainAccess
    both import KeychainSwift
    both import SAMKeychain
    both import SSKeychain
    both import Valet
    both import Locksmith
    both import SwiftKeychainWrapper
    both import SimpleKeychain
    both import UICKeyChainStore

    rule keychain.query error
    title Keychain query
    why The class of item, and options that decide which keychain is asked and whether a person is.
    mend Nothing is to be done about a query alone; look at what is done with it.
    doubt Without kSecUseDataProtectionKeychain a Mac uses the older keychain in a file.
    see developer.apple.com/documentation/security/item-class-keys-and-values
    both constant kSecClass
    both constant kSecClassGenericPassword
    both constant kSecClassInternetPassword
    both constant kSecClassCertificate
    both constant kSecClassKey
    both constant kSecClassIdentity
    both constant kSecUseDataProtectionKeychain
    both constant kSecUseAuthenticationContext
    both constant kSecUseAuthenticationUI
    both constant kSecUseOperationPrompt
    both constant kSecUseNoAuthenticationUI
    both constant kSecUseUserIndependentKeychain

    rule keychain.key error
    title Private key made or stored
    why A key stays in the keychain when it is permanent, and only one of the Secure Enclave cannot be copied out.
    mend Ask for the Secure Enclave where the algorithm allows it, and for an access control with the key.
    see developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)
    both function SecKeyCreateRandomKey
    both function SecKeyGeneratePair
    both constant kSecAttrTokenIDSecureEnclave
    both constant kSecAttrIsPermanent
    """#)
}
