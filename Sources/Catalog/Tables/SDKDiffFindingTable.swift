extension CatalogTable {
  /// What slices of a framework lack, and what a new version of an SDK says of itself that the old one did not.
  static let sdkDiffFindings = CatalogTable(
    "sdk-diff findings",
    #"""
    finding sdk.slice-missing-manifest error
    title Slice without the manifest that others have
    why An app gets the slice of its platform alone, and the store looks at what is in the app.
    mend Ask its maker for a build that has the manifest in each slice, or build it anew with it.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk
    doubt The slice of a simulator does not ship, and is a warning.

    finding sdk.static-manifest warning
    title Manifest of a static library
    why A static library is no bundle: its code becomes part of the app's own program, and its resources go nowhere.
    mend Say what it says in the manifest of each app that links the library, or make the library a framework.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk

    finding sdk-diff.tracking-enabled error
    title SDK that tracks now
    why It links what it learns with data of other companies. The app that ships it has to ask with the system's
    why prompt, and to say so in its privacy label.
    mend Decide whether the app may track; else stay with the old version or switch it off in the SDK.
    see developer.apple.com/documentation/bundleresources/privacy-manifest-files

    finding sdk-diff.domain-added error
    title Tracking domain that is new
    why The system blocks connections to it where a person has not agreed to be tracked, and the app is the one that
    why talks to it.
    mend Ask what is sent there, and whether the app works where the connection fails.
    see developer.apple.com/documentation/bundleresources/privacy-manifest-files

    finding sdk-diff.data-type-added error
    title Type of data that the SDK collects now
    why The privacy label of the app has to name it, whoever's code collects it.
    mend Answer for it in App Store Connect and in the privacy policy before the new version ships.
    see developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests

    finding sdk-diff.data-type-changed error
    title Type of data that is collected otherwise than before
    why Whether data is linked to a person, and whether it is used to track, are answers of the privacy label.
    mend Answer for it anew in App Store Connect and in the privacy policy.
    see developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests
    doubt Where less is linked or tracked than before, it is a note.

    finding sdk-diff.purpose-added error
    title Purpose that data is collected for now
    why The privacy label of the app names the purposes of each type of data.
    mend Add the purpose to the answers in App Store Connect, or switch in the SDK off what has it.
    see developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests

    finding sdk-diff.category-added warning
    title Category of required-reason APIs that the SDK uses now
    why The SDK declares it for itself. That it begins to use such an API says what it may learn about a device.
    mend Read what it needs it for.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    finding sdk-diff.reason-changed note
    title Reasons that are others than before
    why The reason says what is done with what the API answers, and whether it may leave the device.
    mend Read what the new reason allows: 'sluice explain CODE'.
    see developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api

    finding sdk-diff.manifest-removed error
    title SDK without the manifest that it had
    why Nothing says any more what it collects, and the store refuses listed SDKs that have no manifest.
    mend Ask its maker for a build with the manifest, or stay with the old version.
    see developer.apple.com/support/third-party-SDK-requirements

    finding sdk-diff.manifest-moved warning
    title Manifest that lies elsewhere
    why The store finds a manifest only where the kind of bundle wants it.
    mend See that the new place is the right one for the bundle, and that what copies it knows of it.
    see developer.apple.com/documentation/bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk

    finding sdk-diff.signature-removed error
    title SDK without the signature that it had
    why The signature says who built it. Without one nobody sees whether it was changed on the way, and the store
    why refuses SDKs on Apple's list that come as a binary and are not signed (ITMS-91065).
    mend Ask its maker for a signed build, or stay with the old version.
    see developer.apple.com/support/third-party-SDK-requirements

    finding sdk-diff.import-added warning
    title API that the SDK names now
    why What a binary asks the system for is what it may learn and send, and its manifest need not say so.
    mend Read in the release notes what the new version needs it for, or ask its maker.
    doubt A name says that it may be called, not when. What the compiler put in the place of a call has none.
    see developer.apple.com/support/third-party-SDK-requirements

    finding sdk-diff.version-changed note
    title New version of a dependency
    why A new version can collect, contact and call what the old one did not.
    mend Compare the sources or frameworks of both: 'sluice diff OLD NEW'.
    """#)
}
