extension CatalogTable {
  /// What the store answers where a manifest does not fit. Apple has no list of these codes; the texts of the mails are
  /// known from public reports, and the dates from Apple's announcements.
  static let uploadErrors = CatalogTable(
    "upload errors",
    #"""
    upload ITMS-91053 manifest.missing manifest.undeclared-category manifest.not-in-target
    title Missing API declaration
    means The code uses a required-reason API, and the manifest of the bundle that it is in does not name the category.
    scope each executable and each dynamic library, by the name of its file
    since a mail from March 2024 on, a refusal from May 2024 on
    mend Declare the category with the reason that is true in the manifest of that bundle; 'sluice manifest suggest' says
    mend which reasons there are and what the code says for each.

    upload ITMS-91054 manifest.unknown-category
    title Invalid API category declaration
    means A manifest names a category that is none of the five.
    scope the manifest of a file that the mail names
    since March 2024
    mend Write the category as Apple spells it, with NSPrivacyAccessedAPICategory before the word.
    doubt The mail can name a library of the Swift runtime although the app's own manifest is at fault.

    upload ITMS-91055 manifest.unknown-reason manifest.reason-category-mismatch
    title Invalid API reason declaration
    means A manifest gives a reason that is not approved for the category beside it.
    scope the manifest of a file that the mail names
    since March 2024
    mend Give a reason of that very category; 'sluice explain' lists them by category.

    upload ITMS-91056 manifest.malformed manifest.unknown-key manifest.misplaced-key manifest.missing-key
      | manifest.wrong-type manifest.invalid-value manifest.empty-reasons manifest.bad-domain
    title Invalid privacy manifest
    means A manifest is no property list, or has keys or values that do not belong there. The mail says which file it is,
    means and not which key.
    scope manifests where Apple says that they belong: of the app, of a framework
    since March 2024, and held to more strictly since November 2024
    mend 'sluice manifest lint' names the line and the key.

    upload ITMS-91061 sdk.listed-missing-manifest manifest.wrong-location
    title Missing privacy manifest
    means An SDK of Apple's list is in the bundle, and its framework has no manifest.
    scope SDKs of the list in new apps, or that an update adds
    since February 2025
    mend Update the SDK to a version with a manifest.
    doubt Copies under another name are found too, it seems by their symbols.

    upload ITMS-91064 manifest.tracking-inconsistent
    title Invalid tracking information
    means NSPrivacyTracking and NSPrivacyTrackingDomains contradict each other.
    scope manifests where Apple says that they belong
    since May 2024
    mend Name the domains where tracking is true, and leave the key out where it is false.
    doubt Most reports are of domains without tracking; some are of tracking without domains.

    upload ITMS-91065 sdk.listed-unsigned
    title Missing signature
    means An SDK of Apple's list was added as a binary, and has no valid signature of who publishes it.
    scope SDKs of the list that come as a framework or an XCFramework
    since May 2024
    mend Take the signed XCFramework of the publisher, as it is.
    doubt It comes when the app is submitted for review; the upload before can pass.

    upload ITMS-91107 manifest.tracking-inconsistent
    title Invalid tracking information
    means As ITMS-91064, for a manifest in a bundle inside of the app.
    scope such as <Package>_<Target>.bundle/PrivacyInfo.xcprivacy
    since a mail from August 2024 on, a refusal from November 2024 on
    mend Update the dependency, or mend its manifest.

    upload ITMS-91108 manifest.malformed manifest.unknown-key manifest.misplaced-key manifest.missing-key
      | manifest.wrong-type manifest.invalid-value manifest.unknown-category manifest.unknown-reason
      | manifest.reason-category-mismatch manifest.empty-reasons manifest.bad-domain
    title Invalid privacy manifest
    means As ITMS-91056, for a manifest in a bundle inside of the app.
    scope such as <Package>_<Target>.bundle/PrivacyInfo.xcprivacy
    since a mail from August 2024 on, a refusal from November 2024 on
    mend Update the dependency, or mend its manifest; 'sluice manifest lint' names the line and the key.

    upload ITMS-91109
    title Invalid package contents
    means Files of a package for the Mac carry the mark that they were downloaded.
    scope macOS
    mend Remove the attribute com.apple.quarantine before packing: xattr -cr FOLDER.
    doubt It has nothing to do with privacy manifests, although its number is next to theirs. Sources cannot show it.

    upload ITMS-90683 usage.missing usage.empty
    title Missing purpose string in Info.plist
    means The code reaches protected data, or an entitlement permits it, and the Info.plist does not say why.
    scope the bundle that the mail names
    since 2019
    mend Add the usage description, in words that tell the person what the data is for.
    doubt At times it is a warning on an upload that passed; Apple does not say which keys are refused.
    """#)
}
