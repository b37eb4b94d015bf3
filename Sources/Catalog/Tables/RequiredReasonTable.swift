extension CatalogTable {
  /// APIs that Apple wants a declared reason for, and neighbours that reach the same data.
  ///
  /// Listed is what Apple's page on `NSPrivacyAccessedAPIType` names, with the spellings and members of what it
  /// names. Date properties of other types have the same names, so a bare `.creationDate` is no evidence: it
  /// takes an attribute dictionary or the type beside it.
  static let requiredReason = CatalogTable(
    "required-reason",
    #"""
    rule required-reason.file-timestamp warning
    title File timestamps
    why Apple wants a declared reason for reading when a file was created or changed, because dates help to tell one
    why device from another.
    mend Declare NSPrivacyAccessedAPICategoryFileTimestamp with the reason that is true, or do without the date.
    doubt Apple lists stat without saying whether it means the call or the record; calls are counted here.
    doubt getattrlist, fgetattrlist and getattrlistat are listed for timestamps and for disk space: the attribute
    doubt bits that are asked for decide.
    doubt UIDocument, NSDocument and the helper of NSDictionary share the name fileModificationDate; only
    doubt UIDocument's is listed.
    doubt Core Foundation's keys, the accessors of URLResourceValues, attribute dictionaries and C++ file systems
    doubt hand out the same dates and are not listed, so they are counted apart.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    standing listed
    swift static FileAttributeKey.creationDate
    swift implicit .creationDate possible | certain if context(FileAttributeKey)
      | certain if subscript(FileAttributeKey) and statement(attributesOfItem)
      | likely if statement(attributesOfItem,setAttributes,createFile,createDirectory,FileAttributeKey)
      | likely if subscript(FileAttributeKey) and file(attributesOfItem,setAttributes,FileAttributeKey)
    both constant NSFileCreationDate
    both string NSFileCreationDate possible | likely if subscript
      | likely if statement(FileAttributeKey,attributesOfItem)
    swift static FileAttributeKey.modificationDate
    swift implicit .modificationDate possible | certain if context(FileAttributeKey)
      | certain if subscript(FileAttributeKey) and statement(attributesOfItem)
      | likely if statement(attributesOfItem,setAttributes,createFile,createDirectory,FileAttributeKey)
      | likely if subscript(FileAttributeKey) and file(attributesOfItem,setAttributes,FileAttributeKey)
    both constant NSFileModificationDate
    both string NSFileModificationDate possible | likely if subscript
      | likely if statement(FileAttributeKey,attributesOfItem)
    swift static URLResourceKey.contentModificationDateKey
    swift implicit .contentModificationDateKey
    both constant NSURLContentModificationDateKey
    both string NSURLContentModificationDateKey possible | likely if subscript
      | likely if statement(URLResourceKey,resourceValues)
    swift static URLResourceKey.creationDateKey
    swift implicit .creationDateKey
    both constant NSURLCreationDateKey
    both string NSURLCreationDateKey possible | likely if subscript | likely if statement(URLResourceKey,resourceValues)
    both member .fileModificationDate possible | certain if root(UIDocument) | never if root(NSDocument)
      | likely if file(UIDocument)
    c message [_ fileModificationDate] possible | certain if root(UIDocument) | never if root(NSDocument)
      | likely if file(UIDocument)
    c message setFileModificationDate: possible | certain if root(UIDocument) | never if root(NSDocument)
      | likely if file(UIDocument)

    # stat() without arguments makes an empty record in Swift. A local function can have the name, so arguments decide.
    swift function stat possible | never if arguments(0) | certain if qualified | certain if arguments(2) and address
      | likely if arguments(2,3)
    c function stat possible | certain if qualified | certain if arguments(2) and address | likely if arguments(2)
      | likely if named(sys/stat.h)
    both function fstat possible | certain if qualified | certain if arguments(2) and address | likely if arguments(2)
      | likely if named(sys/stat.h)
    both function lstat possible | certain if qualified | certain if arguments(2) and address | likely if arguments(2)
      | likely if named(sys/stat.h)
    both function fstatat possible | certain if qualified | certain if arguments(4) | likely if named(sys/stat.h)
    both function getattrlist possible | certain if qualified | certain if arguments(5) | likely if named(sys/attr.h)
    both function fgetattrlist possible | certain if qualified | certain if arguments(5) | likely if named(sys/attr.h)
    both function getattrlistat possible | certain if qualified | certain if arguments(6) | likely if named(sys/attr.h)
    both function getattrlistbulk possible | certain if qualified | certain if arguments(5)
      | likely if named(sys/attr.h)

    standing adjacent
    swift member .contentModificationDate never | certain if root(URLResourceValues)
      | likely if statement(resourceValues,setResourceValues)
    swift member .creationDate never | certain if root(URLResourceValues)
      | likely if statement(resourceValues,setResourceValues)
    binary symbol _$s10Foundation17URLResourceValuesV23contentModificationDateAA0F0VSgvg
    binary symbol _$s10Foundation17URLResourceValuesV12creationDateAA0E0VSgvg
    both constant kCFURLContentModificationDateKey
    both constant kCFURLCreationDateKey
    swift method .fileCreationDate() likely | certain if root(NSDictionary)
    swift method .fileModificationDate() likely | certain if root(NSDictionary)
    c message [_ fileCreationDate] likely
    swift method .attributesOfItem(atPath: certain | certain if root(FileManager)
    c message attributesOfItemAtPath:error:
    c message fileAttributesAtPath:traverseLink:
    both member .fileAttributes possible | certain if root(FileWrapper,NSFileWrapper) | likely if receiver(wrapper)
    c message [_ fileAttributes] possible | certain if root(NSFileWrapper) | likely if receiver(wrapper)
    both function stat64 likely
    both function fstat64 likely
    both function lstat64 likely
    both function statx_np
    both function fstatx_np
    both function lstatx_np
    c function last_write_time possible | likely if file(filesystem)
    c function status never | likely if qualified and file(filesystem) | possible if arguments(1,2) and file(filesystem)
    both function fts_read
    both function nftw
    both function ftw possible | likely if arguments(3)

    rule required-reason.system-boot-time warning
    title Time since the device started
    why Apple wants a declared reason for reading how long the device has been running, because that value helps to
    why recognise a device.
    mend Declare NSPrivacyAccessedAPICategorySystemBootTime with the reason that is true, or measure with
    mend ContinuousClock or SuspendingClock.
    doubt mach_continuous_time, its approximate relatives and the boot time of sysctl give the same value and are
    doubt not listed, so they are counted apart; some third-party lists add them.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
    swift member .systemUptime possible | certain if root(ProcessInfo) | likely if receiver(processInfo)
    c member .systemUptime possible | certain if root(NSProcessInfo) | likely if receiver(processInfo)
    c message [_ systemUptime] possible | certain if root(NSProcessInfo) | likely if receiver(processInfo)
    both function mach_absolute_time
    standing adjacent
    both function mach_continuous_time
    both function mach_approximate_time
    both function mach_continuous_approximate_time
    both function sysctlbyname never | certain if value(kern.boottime)
    both constant KERN_BOOTTIME

    rule required-reason.disk-space warning
    title Disk space
    why Apple wants a declared reason for reading how much storage is there or free, because the figures help to
    why tell one device from another.
    mend Declare NSPrivacyAccessedAPICategoryDiskSpace with the reason that is true, or write and handle the error
    mend when space runs out.
    doubt getattrlist, fgetattrlist and getattrlistat are listed for disk space and for timestamps: the attribute
    doubt bits that are asked for decide.
    doubt The accessors of URLResourceValues, Core Foundation's keys, lists of mounts and attributesOfFileSystem
    doubt give the same figures and are not listed, so they are counted apart.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
    swift static URLResourceKey.volumeAvailableCapacityKey
    swift implicit .volumeAvailableCapacityKey
    both constant NSURLVolumeAvailableCapacityKey
    both string NSURLVolumeAvailableCapacityKey possible | likely if subscript
      | likely if statement(URLResourceKey,resourceValues)
    swift static URLResourceKey.volumeAvailableCapacityForImportantUsageKey
    swift implicit .volumeAvailableCapacityForImportantUsageKey
    both constant NSURLVolumeAvailableCapacityForImportantUsageKey
    both string NSURLVolumeAvailableCapacityForImportantUsageKey possible | likely if subscript
      | likely if statement(URLResourceKey,resourceValues)
    swift static URLResourceKey.volumeAvailableCapacityForOpportunisticUsageKey
    swift implicit .volumeAvailableCapacityForOpportunisticUsageKey
    both constant NSURLVolumeAvailableCapacityForOpportunisticUsageKey
    both string NSURLVolumeAvailableCapacityForOpportunisticUsageKey possible | likely if subscript
      | likely if statement(URLResourceKey,resourceValues)
    swift static URLResourceKey.volumeTotalCapacityKey
    swift implicit .volumeTotalCapacityKey
    both constant NSURLVolumeTotalCapacityKey
    both string NSURLVolumeTotalCapacityKey possible | likely if subscript
      | likely if statement(URLResourceKey,resourceValues)
    swift static FileAttributeKey.systemFreeSize
    swift implicit .systemFreeSize possible | certain if context(FileAttributeKey)
      | certain if subscript(FileAttributeKey) and statement(attributesOfFileSystem)
      | likely if statement(attributesOfFileSystem,FileAttributeKey)
      | likely if subscript(FileAttributeKey)
    both constant NSFileSystemFreeSize
    both string NSFileSystemFreeSize possible | likely if subscript
      | likely if statement(FileAttributeKey,attributesOfFileSystem)
    swift static FileAttributeKey.systemSize
    swift implicit .systemSize possible | certain if context(FileAttributeKey)
      | certain if subscript(FileAttributeKey) and statement(attributesOfFileSystem)
      | likely if statement(attributesOfFileSystem,FileAttributeKey)
      | likely if subscript(FileAttributeKey) and file(attributesOfFileSystem,FileAttributeKey)
    both constant NSFileSystemSize
    both string NSFileSystemSize possible | likely if subscript
      | likely if statement(FileAttributeKey,attributesOfFileSystem)
    both function statfs possible | never if arguments(0) | certain if qualified | certain if arguments(2) and address
      | likely if arguments(2)
      | likely if named(sys/mount.h,sys/param.h)
    both function statvfs possible | never if arguments(0) | certain if qualified
      | certain if arguments(2) and address | likely if arguments(2)
      | likely if named(sys/statvfs.h)
    both function fstatfs possible | certain if qualified | certain if arguments(2) and address | likely if arguments(2)
      | likely if named(sys/mount.h,sys/param.h)
    both function fstatvfs possible | certain if qualified | certain if arguments(2) and address
      | likely if arguments(2)
      | likely if named(sys/statvfs.h)
    both function getattrlist possible | certain if qualified | certain if arguments(5) | likely if named(sys/attr.h)
    both function fgetattrlist possible | certain if qualified | certain if arguments(5) | likely if named(sys/attr.h)
    both function getattrlistat possible | certain if qualified | certain if arguments(6) | likely if named(sys/attr.h)

    standing adjacent
    binary symbol _$s10Foundation17URLResourceValuesV23volumeAvailableCapacitySiSgvg
    binary symbol _$s10Foundation17URLResourceValuesV40volumeAvailableCapacityForImportantUsages5Int64VSgvg
    binary symbol _$s10Foundation17URLResourceValuesV44volumeAvailableCapacityForOpportunisticUsages5Int64VSgvg
    binary symbol _$s10Foundation17URLResourceValuesV19volumeTotalCapacitySiSgvg
    swift member .volumeAvailableCapacity likely | certain if root(URLResourceValues)
    swift member .volumeAvailableCapacityForImportantUsage likely | certain if root(URLResourceValues)
    swift member .volumeAvailableCapacityForOpportunisticUsage likely | certain if root(URLResourceValues)
    swift member .volumeTotalCapacity likely | certain if root(URLResourceValues)
    swift method .attributesOfFileSystem(forPath: certain | certain if root(FileManager)
    c message attributesOfFileSystemForPath:error:
    c message fileSystemAttributesAtPath:
    both constant kCFURLVolumeAvailableCapacityKey
    both constant kCFURLVolumeAvailableCapacityForImportantUsageKey
    both constant kCFURLVolumeAvailableCapacityForOpportunisticUsageKey
    both constant kCFURLVolumeTotalCapacityKey
    both function getfsstat
    both function getfsstat64
    both function getmntinfo
    both function statfs64
    c function space never | likely if qualified and file(filesystem) | possible if arguments(1,2) and file(filesystem)

    rule required-reason.active-keyboards warning
    title List of keyboards
    why Apple wants a declared reason for reading which keyboards are turned on, because the list tells languages
    why and habits of a person.
    mend Declare NSPrivacyAccessedAPICategoryActiveKeyboards with the reason that is true, or ask the text input in
    mend use for its own language.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
    both static UITextInputMode.activeInputModes
    c message [UITextInputMode activeInputModes]
    # The selector is unique, so that a string with it says enough.
    both member .activeInputModes possible | certain if root(UITextInputMode)
    c message [_ activeInputModes] possible | certain if root(UITextInputMode)

    rule required-reason.user-defaults warning
    title User defaults
    why Apple wants a declared reason for using user defaults, because one app could leave a mark there that another
    why one reads.
    mend Declare NSPrivacyAccessedAPICategoryUserDefaults with the reason that is true: another one for an app group
    mend than for the app alone.
    doubt Apple lists the class UserDefaults and says nothing about @AppStorage, which stores in it; most developers
    doubt declare it, and a binary with nothing else may pass unnoticed.
    doubt CFPreferences functions reach the same store and are not listed, so they are counted apart; so are
    doubt packages that wrap the class, which have to declare it themselves.
    doubt dictionaryRepresentation also returns what the system put into the global domain, which the reason for an
    doubt app's own values does not cover.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
    swift type UserDefaults
    c type NSUserDefaults
    swift implicit .standard never | likely if context(UserDefaults)
    both type NSUserDefaultsController
    both constant NSUserDefaultsDidChangeNotification
    # An heir or another name of the class is the class.
    swift conformance UserDefaults
    c conformance NSUserDefaults
    c message [_ standardUserDefaults] possible | certain if root(NSUserDefaults)
    c message initWithSuiteName: likely | certain if root(NSUserDefaults)
    swift method .addSuite(named: likely | certain if root(UserDefaults)
    swift method .removeSuite(named: likely | certain if root(UserDefaults)
    swift method .persistentDomain(forName: likely | certain if root(UserDefaults)
    swift method .setPersistentDomain(_:forName: likely | certain if root(UserDefaults)
    swift method .removePersistentDomain(forName: likely | certain if root(UserDefaults)
    swift method .volatileDomain(forName: likely | certain if root(UserDefaults)
    swift method .dictionaryRepresentation() possible | certain if root(UserDefaults) | likely if receiver(defaults)
    c message addSuiteNamed: likely | certain if root(NSUserDefaults)
    c message removeSuiteNamed: likely | certain if root(NSUserDefaults)
    c message persistentDomainForName: likely | certain if root(NSUserDefaults)
    c message setPersistentDomain:forName: likely | certain if root(NSUserDefaults)
    c message removePersistentDomainForName: likely | certain if root(NSUserDefaults)
    c message volatileDomainForName: likely | certain if root(NSUserDefaults)
    c message [_ dictionaryRepresentation] possible | certain if root(NSUserDefaults) | likely if receiver(defaults)
    both string com.apple.configuration.managed likely
    both string com.apple.feedback.managed likely
    standing disputed
    binary symbol _$s7SwiftUI10AppStorageV*
    swift attribute AppStorage
    swift function AppStorage(wrappedValue: likely
    swift method .defaultAppStorage certain | certain if root(View,Scene)
    standing adjacent
    both function CFPreferencesCopyAppValue
    both function CFPreferencesCopyValue
    both function CFPreferencesCopyMultiple
    both function CFPreferencesCopyKeyList
    both function CFPreferencesGetAppBooleanValue
    both function CFPreferencesGetAppIntegerValue
    both function CFPreferencesSetAppValue
    both function CFPreferencesSetValue
    both function CFPreferencesSetMultiple
    both function CFPreferencesAppSynchronize
    both function CFPreferencesSynchronize
    swift import Defaults
    swift import SwiftyUserDefaults
    swift import Foil
    swift type Defaults never | likely if import(Defaults,SwiftyUserDefaults)
    swift attribute Default never | likely if import(Defaults)
    """#)
}
