extension CatalogTable {
  /// Access to files outside the container that a person picked, and the gate of local authentication.
  static let scope = CatalogTable(
    "scope",
    #"""
    rule scope.start warning
    title Access to a picked file begins
    why The sandbox is opened for a file outside of the container and stays open until it is closed.
    mend Look at the result, and close in a defer that follows at once.
    see developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
    swift method .startAccessingSecurityScopedResource() certain | certain if root(URL,NSURL)
    c message [_ startAccessingSecurityScopedResource]
    both function CFURLStartAccessingSecurityScopedResource

    rule scope.stop warning
    title Access to a picked file ends
    why Each beginning needs one end, or the kernel runs out of room for them and refuses further files.
    mend Put it into a defer right after the beginning.
    see developer.apple.com/documentation/foundation/nsurl/stopaccessingsecurityscopedresource()
    swift method .stopAccessingSecurityScopedResource() certain | certain if root(URL,NSURL)
    c message [_ stopAccessingSecurityScopedResource]
    both function CFURLStopAccessingSecurityScopedResource

    rule scope.bookmark warning
    title Bookmark to a file
    why A bookmark keeps access to a file over launches, longer than the person may remember.
    mend Store it protected, renew it when it is stale, and drop it when the person removes the file.
    doubt Without security scope a bookmark only finds the file again; on a Mac scope takes an entitlement.
    see developer.apple.com/documentation/foundation/nsurl/bookmarkcreationoptions
    swift method .bookmarkData(options: likely | certain if root(URL,NSURL)
    swift method .bookmarkData() likely | certain if root(URL,NSURL)
    swift function URL(resolvingBookmarkData:
    swift function NSURL(resolvingBookmarkData:
    swift implicit .withSecurityScope
    both constant NSURLBookmarkCreationWithSecurityScope
    both constant NSURLBookmarkResolutionWithSecurityScope
    c message bookmarkDataWithOptions:
    c message URLByResolvingBookmarkData:
    c message initByResolvingBookmarkData:
    both function CFURLCreateBookmarkData
    both function CFURLCreateByResolvingBookmarkData

    rule scope.coordination warning
    title Coordinated file access
    why The file is shared with another process, an extension or iCloud.
    mend Nothing, as long as every access to the file is coordinated.
    see developer.apple.com/documentation/foundation/nsfilecoordinator
    both type NSFileCoordinator
    both conformance NSFilePresenter
    both type NSFilePresenter

    rule scope.local-authentication warning
    title Face, finger or passcode asked for
    why A gate in front of the app's own screens, which by itself protects no data.
    mend Put what it guards into the keychain with an access control, so that the answer cannot be skipped.
    see developer.apple.com/documentation/localauthentication/lacontext
    both type LAContext
    both type LARight
    both type LARightStore
    swift method .evaluatePolicy likely | certain if root(LAContext)
    c message evaluatePolicy:localizedReason:reply:
    """#)
}
