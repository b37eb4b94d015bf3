extension CatalogTable {
  /// What puts data on disk, and what takes it away again.
  ///
  /// `write(to:)` and `open` are names of many things; the labels of a call and the flags in its file tell which.
  static let storageWrites = CatalogTable(
    "storage-writes",
    #"""
    rule storage.file-write warning
    title File or folder written
    why Data comes to rest on disk, with the default protection where the call names none, and goes into backups
    why unless its folder does not.
    mend Give the protection in the call, and know who removes the file and when.
    doubt Copied files take the protection of the place they go to and moved ones keep their own, as is commonly
    doubt said; Apple's pages do not confirm it.
    doubt An open for reading looks like one for writing where flags come from elsewhere.
    see developer.apple.com/documentation/foundation/nsdata/write(to:options:)
    swift method .write(to: likely | never if address | certain if root(Data,NSData)
    swift method .write(to:options: certain | certain if root(Data,NSData)
    swift method .write(to:atomically: certain | certain if root(Data,NSData)
    swift method .write(toFile: certain | certain if root(String,NSString,NSData,NSArray,NSDictionary)
    c message writeToFile:
    c message writeToURL:
    swift method .createFile(atPath: certain | certain if root(FileManager)
    swift method .createDirectory(at: certain | certain if root(FileManager)
    swift method .createDirectory(atPath: certain | certain if root(FileManager)
    swift method .copyItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    swift method .copyItem(atPath: certain | certain if root(FileManager)
    swift method .moveItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    swift method .moveItem(atPath: certain | certain if root(FileManager)
    swift method .replaceItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    swift method .replaceItemAt certain | certain if root(FileManager)
    swift method .linkItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    swift method .linkItem(atPath: certain | certain if root(FileManager)
    c message createFileAtPath:
    c message createDirectoryAtURL:
    c message createDirectoryAtPath:
    c message copyItemAtURL:
    c message copyItemAtPath:
    c message moveItemAtURL:
    c message moveItemAtPath:
    c message replaceItemAtURL:
    c message linkItemAtURL:
    c message linkItemAtPath:
    swift function FileHandle(forWritingTo:
    swift function FileHandle(forWritingAtPath:
    swift function FileHandle(forUpdating:
    swift function FileHandle(forUpdatingAtPath:
    c message fileHandleForWritingToURL:
    c message fileHandleForWritingAtPath:
    c message fileHandleForUpdatingURL:
    c message fileHandleForUpdatingAtPath:
    swift function OutputStream(url:
    swift function OutputStream(toFileAtPath:
    c message outputStreamToFileAtPath:
    c message outputStreamWithURL:
    c message initToFileAtPath:
    both function fopen possible | never if value(r,rb,rt)
      | certain if value(w,wb,wt,we,wx,wbx,w+,w+x,wb+,w+b,a,ab,at,ae,a+,ab+,a+b,r+,rb+,r+b)
    both function fwrite possible | never if statement(stdout,stderr)
    both function fputs possible | never if statement(stdout,stderr)
    both function open possible | certain if arguments(2,3) and statement(O_CREAT,O_WRONLY,O_RDWR)
      | never if statement(O_RDONLY) | likely if arguments(2,3) and file(O_CREAT,O_WRONLY,O_RDWR)
    both function openat possible | certain if arguments(3,4) and statement(O_CREAT,O_WRONLY,O_RDWR)
      | never if statement(O_RDONLY) | likely if arguments(3,4) and file(O_CREAT,O_WRONLY,O_RDWR)
    both function creat possible | likely if arguments(2)
    both function open_dprotected_np
    swift static FileDescriptor.open likely
    both function mkdir possible | likely if arguments(2)
    both function rename possible | likely if arguments(2)
    both function copyfile possible | likely if arguments(4)
    both function clonefile possible | likely if arguments(3)

    rule storage.document-save warning
    title Document saved
    why The document goes to where the person keeps it, which can be iCloud or another app's folder.
    mend Put into a document what the person expects in it, and nothing else.
    see developer.apple.com/documentation/uikit/uidocument
    swift method .save(to:for: likely | certain if root(UIDocument,NSDocument)
    c message saveToURL:forSaveOperation:
    swift declaration contents(forType:)
    swift declaration fileWrapper(snapshot:contentType:)
    swift declaration fileWrapper(configuration:)
    c declaration contentsForType(_:error:)

    rule storage.database warning
    title Database
    why Records of the app come to rest in a file of their own, with side files that hold the latest changes.
    mend Say where it lies and how it is protected; keep it out of a group folder unless it is shared.
    doubt In-memory stores count too: whether a store is one is in its configuration.
    doubt The folder is chosen by the package where the code names none: Documents for Realm and older MMKV,
    doubt Application Support for Core Data and SwiftData.
    see developer.apple.com/documentation/coredata/nspersistentcontainer
    both type NSPersistentContainer
    both type NSPersistentStoreDescription
    swift method .addPersistentStore certain | certain if root(NSPersistentStoreCoordinator)
    c message addPersistentStoreWithType:
    c message addPersistentStoreWithDescription:
    swift function ModelContainer likely
    swift method .modelContainer likely | certain if root(View,Scene)
    swift function ModelConfiguration possible | likely if import(SwiftData)
    swift type Realm possible | likely if import(RealmSwift)
    c type RLMRealm
    c type RLMRealmConfiguration
    swift function DatabaseQueue possible | likely if import(GRDB)
    swift function DatabasePool possible | likely if import(GRDB)
    both function sqlite3_open
    both function sqlite3_open16
    both function sqlite3_open_v2
    both type FMDatabase
    both type FMDatabaseQueue
    both type FMDatabasePool
    swift function Connection never | likely if import(SQLite)
    both type MMKV

    rule storage.network-cache warning
    title Responses and cookies on disk
    why Answers of servers and cookies stay on the device after they were shown, readable to whoever reads the
    why container.
    mend Use an ephemeral session for what is personal, and clear both when a person signs out.
    see developer.apple.com/documentation/foundation/urlcache
    swift type URLCache
    c type NSURLCache
    swift type HTTPCookieStorage
    c type NSHTTPCookieStorage
    swift type URLCredentialStorage
    c type NSURLCredentialStorage

    rule storage.serialization warning
    title Data made ready to be stored or sent
    why What is encoded here is complete and readable; where it goes is decided elsewhere.
    mend Nothing by itself; follow the result to the write or the request.
    see developer.apple.com/documentation/foundation/archives-and-serialization
    swift function JSONEncoder
    swift function PropertyListEncoder
    swift static PropertyListSerialization.data
    swift static JSONSerialization.data
    c message dataWithJSONObject:
    c type NSPropertyListSerialization

    rule storage.media warning
    title Picture, sound, film or PDF made
    why Media carries more than it shows: place and time in its metadata, faces and voices in its content.
    mend Remove metadata that nobody needs before the file is written or sent.
    see developer.apple.com/documentation/imageio/cgimagedestination
    swift method .jpegData(compressionQuality: certain | certain if root(UIImage)
    swift method .pngData() certain | certain if root(UIImage)
    both function UIImageJPEGRepresentation
    both function UIImagePNGRepresentation
    both function CGImageDestinationCreateWithURL
    both type AVAssetWriter
    both type AVAudioRecorder
    swift function AVAudioFile(forWriting:
    c message initForWriting:
    both type AVAssetExportSession
    both type UIGraphicsPDFRenderer
    both function UIGraphicsBeginPDFContextToFile
    swift method .write(to: never | likely if root(PDFDocument)

    rule storage.archive warning
    title Archive
    why Many pieces of data leave as one, and a keyed archive keeps a whole graph of objects.
    mend Pack what was asked for, remove the archive when it has served, and read with secure coding.
    doubt Archive is a common name and counts only where an archive package is imported.
    see developer.apple.com/documentation/foundation/nskeyedarchiver
    both type NSKeyedArchiver
    c message archivedDataWithRootObject:
    c message archiveRootObject:toFile:
    swift function Archive(url: never | likely if import(ZIPFoundation)
    swift method .zipItem(at: possible | likely if import(ZIPFoundation) | certain if root(FileManager)
    both import AppleArchive
    both type SSZipArchive

    rule storage.delete warning
    title File or folder removed
    why Removing is how data ends, and a site that goes may leave data behind for good.
    mend Look at the error: a file that is still open or protected stays.
    see developer.apple.com/documentation/foundation/filemanager/removeitem(at:)
    swift method .removeItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    swift method .removeItem(atPath: certain | certain if root(FileManager)
    swift method .trashItem(at: possible | certain if root(FileManager)
      | likely if receiver(fileManager,fm) | never if number | never if other(FileManag,FileSystem,FileStor)
      | possible if argument(indexPath) | likely if tried | likely if argument(url,path,file,folder,directory)
    c message removeItemAtURL:
    c message removeItemAtPath:
    c message trashItemAtURL:
    both function unlink possible | likely if arguments(1)
    both function unlinkat possible | likely if arguments(3)
    both function remove possible | likely if arguments(1) and file(FILE,fopen,unlink,rmdir,mkdir,rename,stat)
    both function rmdir possible | likely if arguments(1)
    """#)
}
