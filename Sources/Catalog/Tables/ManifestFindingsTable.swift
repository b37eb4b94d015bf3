extension CatalogTable {
  /// What can be wrong with privacy manifests, by themselves and against the code.
  static let manifestFindings = CatalogTable(
    "manifest findings",
    #"""
    finding manifest.missing error
    title Target without a privacy manifest
    why The code uses APIs for which Apple wants a declared reason, and nothing in the bundle declares any.
    why The upload is answered with ITMS-91053.
    mend Add PrivacyInfo.xcprivacy to the target; 'sluice manifest suggest' says what belongs into it.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk

    finding manifest.undeclared-category error
    title Required-reason API that is not declared
    why The code uses an API for which Apple wants a declared reason, and the manifest does not name its category.
    why The upload is answered with ITMS-91053.
    mend Declare the category with the reason that is true; 'sluice manifest suggest' lists the reasons.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    finding manifest.unused-category warning
    title Declared category that nothing uses
    why A reason for something that the code does not do is wrong information, and hides the day on which it begins.
    mend Remove the entry, or name what uses it.
    doubt Code that is only there as a binary is not read; where one is linked, nothing is said.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.unknown-category error
    title Category that Apple does not know
    why NSPrivacyAccessedAPIType is one of five values, byte by byte. The upload is answered with ITMS-91054.
    mend Write the category as Apple spells it.
    see developer.apple.com/documentation/technotes/tn3183-adding-required-reason-api-entries-to-your-privacy-manifest

    finding manifest.unknown-reason error
    title Reason that Apple does not know
    why A reason is a code of Apple's list, byte by byte. The upload is answered with ITMS-91055.
    mend Give a code of the list; 'sluice explain CATEGORY' has those of a category.
    see developer.apple.com/documentation/technotes/tn3183-adding-required-reason-api-entries-to-your-privacy-manifest

    finding manifest.reason-category-mismatch error
    title Reason of another category
    why Each code is approved for one category. The upload is answered with ITMS-91055.
    mend Give a code of this category, or move the code to the category that it is for.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.reason-implausible warning
    title Reason that the code contradicts
    why Every use has to be covered by a reason that is declared, and a reason that is not true is wrong information.
    mend Declare the reason that is true for what the code does.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    finding manifest.sdk-only-reason error
    title Reason for SDKs in an app
    why Apple approves this reason for third-party SDKs that wrap the API, and not for apps.
    mend Give the reason for which the app itself uses the API.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    finding manifest.empty-reasons error
    title Category without a reason
    why A category needs at least one reason. The upload is answered with ITMS-91056.
    mend Give the reason that is true, or remove the entry.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.empty-api-types warning
    title Empty list of categories
    why Apple's notes call an empty list invalid, and ask to leave the key out.
    mend Remove the key NSPrivacyAccessedAPITypes.
    doubt Manifests with an empty list have been accepted for years; some refusals were traced to one.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.duplicate-category warning
    title Category that is declared twice
    why Whoever reads one entry misses the reasons of the other, and Apple does not say which one counts.
    mend Put the reasons of both into one entry.
    doubt Apple's notes do not mention it; manifests with one have been refused, for more than one fault.
    see developer.apple.com/documentation/technotes/tn3183-adding-required-reason-api-entries-to-your-privacy-manifest

    finding manifest.unknown-key error
    title Key that Apple does not know
    why A manifest holds the keys of Apple's list and no other, byte by byte. The upload is answered with ITMS-91056.
    mend Spell the key as Apple does, or remove it.
    see developer.apple.com/documentation/bundleresources/app-privacy-configuration

    finding manifest.misplaced-key error
    title Key in the wrong place
    why The key counts only where it belongs, and makes the manifest invalid elsewhere.
    mend Move it to where it belongs.
    see developer.apple.com/documentation/bundleresources/app-privacy-configuration

    finding manifest.missing-key error
    title Entry that lacks a key
    why Each entry has all of its keys. The upload is answered with ITMS-91056.
    mend Add the key, or remove the entry.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.wrong-type error
    title Value of the wrong type
    why A value of another type does not count, even where it looks right. The upload is answered with ITMS-91056.
    mend Write the value with the type that the key takes.
    see developer.apple.com/documentation/bundleresources/app-privacy-configuration

    finding manifest.invalid-value error
    title Value that Apple does not know
    why The value is one of Apple's list, byte by byte. The upload is answered with ITMS-91056.
    mend Write a value of the list.
    see developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests

    finding manifest.tracking-inconsistent error
    title Tracking and its domains contradict each other
    why Tracking needs domains, and domains need tracking. The upload is answered with ITMS-91064 or ITMS-91107.
    mend Name the domains where tracking is true, and remove them where it is not.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.bad-domain error
    title Tracking domain that is no host name
    why The system compares host names, so anything else blocks nothing. A path, a query or a slash at the end is
    why answered with ITMS-91056.
    mend Write the host name alone, such as ads.example.com.
    doubt Apple's note names no schemes, ports and wildcards, and manifests with a scheme have passed the upload; they are
    doubt no more a host than what it names. Odd names, such as one without a dot, only warn.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.tracking-without-prompt warning
    title Tracking that is never asked for
    why The system blocks tracking domains until the person has allowed tracking, and nothing asks.
    mend Ask with ATTrackingManager and say why in NSUserTrackingUsageDescription, or set NSPrivacyTracking to false.
    see developer.apple.com/documentation/apptrackingtransparency

    finding manifest.tracking-host warning
    title Host that a manifest lists as tracking
    why The system lets no request through to this host while the person has not allowed tracking.
    mend Use another host for what has to work without consent.
    see developer.apple.com/documentation/bundleresources/app-privacy-configuration/nsprivacytrackingdomains

    finding manifest.malformed error
    title Manifest that cannot be read
    why What is no property list declares nothing. The upload is answered with ITMS-91056 or ITMS-91108.
    mend Write it as an XML property list with a dictionary at the top.
    see developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest

    finding manifest.not-in-target error
    title Manifest that is not in the target
    why The file is there, and the build does not copy it, so it declares nothing. The upload is answered with ITMS-91053.
    mend Add it to the target: to its resources in Xcode, to 'resources:' in Package.swift.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk

    finding manifest.duplicate-file error
    title Two manifests for one bundle
    why A bundle has room for one file of this name: the build fails, or one of the two is lost.
    mend Put both into one file, or leave one out of the target.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk

    finding manifest.podspec-resources warning
    title Manifest of a pod in its resources
    why With static linking, resources of all pods go into the app, where the file can overwrite the app's own manifest.
    mend Name it in resource_bundles, which gives it a bundle of its own.
    see guides.cocoapods.org/syntax/podspec.html

    finding manifest.wrong-location error
    title Manifest where Apple does not look
    why A manifest counts only at one place of a bundle, and under one name.
    mend Move it to where it belongs.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk
    """#)
}
