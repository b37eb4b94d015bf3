extension CatalogTable {
  /// What is found about files that code writes, access that it holds and servers that it accepts.
  static let storageFindings = CatalogTable(
    "storage-findings",
    #"""
    finding protection.unprotected-write warning
    title File written without a protection class
    why The file gets the default class, which opens it with the first unlock after a start and keeps it open, or does
    why not protect it at all.
    mend Give the write a class, or set the default with the entitlement.
    doubt A write without a class is no fault by itself. It is said where the app's default is none, and noted where
    doubt other writes of the app ask for a class.
    see developer.apple.com/documentation/uikit/encrypting-your-app-s-files

    finding protection.swallowed-write-error warning
    title Write that fails without a word
    why A full disk or a locked device stops the write or the protection, and who uses the app goes on in the belief
    why that the data is kept and protected.
    mend Handle the error: say so, keep what was to be written, and remove a file that cannot be protected.
    doubt A note where the code does not tell in which folder the file lies. Caches and temporary files are left out.
    see developer.apple.com/documentation/foundation/nsdata/write(to:options:)

    finding storage.unowned-location warning
    title Write to a folder that is not the app's
    why The folder is missing there or closed to the app, so that the write fails or lands where nobody looks for it.
    mend Write to a folder of the app, or let the person pick the place.
    see developer.apple.com/documentation/foundation/filemanager/searchpathdirectory

    finding storage.absolute-path warning
    title Path that is written out from the root
    why The sandbox closes what is outside of the app's folders, whose own paths change with each installation, and
    why other programs can read and replace a file in a shared folder.
    mend Ask the system for the folder, and put the name of the file behind it.
    doubt On a Mac a program outside of the sandbox may write there: a note.
    see developer.apple.com/documentation/foundation/filemanager

    finding storage.never-cleaned warning
    title Files that are never removed
    why Each file has a name of its own, so that there are more and more of them, with data in them that the app does not
    why show any more.
    mend Remove those that have served, or put on record why all are kept.
    doubt Said only where no removal of the app can mean these files.
    see developer.apple.com/documentation/foundation/filemanager/removeitem(at:)

    finding backup.lost-exclusion warning
    title File that comes back into backups
    why The mark that keeps a file out of backups is the file's; an atomic write puts another file in its place, without
    why the mark.
    mend Set the mark after each write, or keep the file in a folder that has it.
    doubt Apple says that some common operations reset the mark, and names none of them.
    see developer.apple.com/documentation/foundation/urlresourcekey/isexcludedfrombackupkey

    finding scope.unbalanced warning
    title Access to a picked file that does not end
    why Each access holds a piece of the kernel's memory; when there is none left, the app can open no further file
    why outside of its own folders until it is started again.
    mend End it in a defer right after the line that begins it.
    doubt What ends it in another type, at a time that the source does not tell, is not seen.
    see developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()

    finding trust.accepts-any-server warning
    title Any server is accepted
    why Whoever is between the device and the server can pose as it, and read and change what is sent.
    mend Evaluate the trust with SecTrustEvaluateWithError, look at its answer, and cancel where it fails.
    doubt A check that has none of the usual words in its name is not seen as one.
    see developer.apple.com/documentation/foundation/performing-manual-server-trust-authentication
    """#)
}
