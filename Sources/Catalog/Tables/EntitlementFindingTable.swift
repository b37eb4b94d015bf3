extension CatalogTable {
  /// What is found about entitlements, and about what protects stored data.
  static let entitlementFindings = CatalogTable(
    "entitlement-findings",
    #"""
    finding entitlement.app-group-mismatch error
    title App group that the target is not entitled to
    why Without the entitlement the system gives no shared container, and a suite of that name is a private file, so
    why what one program writes the other never sees.
    mend Add the group to the entitlements that the configuration signs with, or use one that is there.
    see developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.application-groups

    finding entitlement.keychain-group-mismatch error
    title Keychain group that the target is not entitled to
    why Each call with a group outside of the entitlements fails with errSecMissingEntitlement, -34018.
    mend Add the group to keychain-access-groups, or use one that is there.
    see developer.apple.com/documentation/security/sharing-access-to-keychain-items-among-a-collection-of-apps

    finding entitlement.keychain-group-prefix warning
    title Keychain group without its team prefix
    why A keychain group begins with the prefix of the team that signs; without it the name is another group, to which
    why nobody is entitled.
    mend Begin the entitlement with $(AppIdentifierPrefix), and in code put the same prefix before the name.
    see developer.apple.com/documentation/bundleresources/entitlements/keychain-access-groups

    finding entitlement.macos-group-prefix warning
    title App group on macOS without the team prefix
    why Since macOS 15 an app from outside the App Store that opens a group without its team's prefix makes the
    why system ask whether it may read data of other apps.
    mend Name the group $(TeamIdentifierPrefix)name, unless the app ships through the App Store alone.
    doubt Apps from the App Store may keep the group. prefix, and so may those whose profile lists the group.
    see developer.apple.com/documentation/xcode/accessing-app-group-containers

    finding entitlement.suite-is-bundle-id warning
    title Suite named as the app itself
    why A suite with the bundle identifier of the program is refused: what is written to it is not kept.
    mend Use UserDefaults.standard, or the name of an app group.
    see developer.apple.com/documentation/foundation/userdefaults/init(suitename:)

    finding entitlement.hardcoded-team warning
    title Team prefix that is written out
    why Signed by another team, the program asks for a group of the first one and gets nothing, without an error.
    mend Take the prefix from the build with $(AppIdentifierPrefix), through a key of the Info.plist that code reads.
    see developer.apple.com/documentation/security/sharing-access-to-keychain-items-among-a-collection-of-apps

    finding entitlement.unresolved warning
    title Variable in an entitlement that nothing sets
    why The build puts an empty text in its place, so the entitlement is not the one that was meant.
    mend Set the variable for each configuration, or write the value out.
    doubt It can be set where Sluice does not read: on the command line of the build, or in a file that is not checked in.
    see developer.apple.com/documentation/xcode/build-settings-reference

    finding entitlement.missing warning
    title Entitlement that the code needs
    why Without it the call fails when the app runs, often without an error that anybody sees.
    mend Add the capability to the target, or remove the call.
    see developer.apple.com/documentation/bundleresources/entitlements

    finding entitlement.unused warning
    title Entitlement that no code needs
    why What the app may do and does not do helps only who takes it over, and reviewers ask about it.
    mend Remove it, unless a binary that Sluice does not read needs it.
    see developer.apple.com/documentation/bundleresources/entitlements

    finding entitlement.aps-development warning
    title Push environment for development in a release
    why A build that keeps it gets no notifications from the production service.
    mend Use production where the configuration has entitlements of its own.
    doubt The export of an archive takes the environment from the profile, so that a single file for all
    doubt configurations does no harm.
    see developer.apple.com/documentation/bundleresources/entitlements/aps-environment

    finding entitlement.get-task-allow error
    title Debugging allowed in a release
    why Any process of the same user may attach to the program and read its memory, and the store and the notary
    why service refuse it.
    mend Remove the key: Xcode adds it to builds for development by itself.
    see developer.apple.com/documentation/security/resolving-common-notarization-issues

    finding entitlement.missing-file warning
    title Entitlements file that is not there
    why The build setting names a file that the tree does not have, so the target cannot be signed with what it needs.
    mend Correct the path in CODE_SIGN_ENTITLEMENTS, or check the file in.
    see developer.apple.com/documentation/xcode/build-settings-reference

    finding protection.weaker-than-default warning
    title File protection weaker than the default
    why The file can be read while the rest of the app's data cannot, and nothing but this line says so.
    mend Leave the class out, or write beside it why this file has to be readable earlier.
    see developer.apple.com/documentation/uikit/encrypting-your-app-s-files

    finding keychain.accessible-always warning
    title Keychain item readable while the device is locked
    why The item can be read at any time, also on a locked device, and moves to other devices with a backup.
    mend Use kSecAttrAccessibleAfterFirstUnlock, or its ThisDeviceOnly form where the item may stay behind.
    doubt A query that only looks for older items names the class too.
    see developer.apple.com/documentation/security/ksecattraccessiblealways

    finding sdk.listed-missing-manifest warning
    title SDK on Apple's list without a privacy manifest
    why Apple refuses a new app, or an update that adds the SDK, while the SDK has no manifest of its own.
    mend Update it to a version that has one, or put a manifest beside its sources where its bundle gets it.
    see developer.apple.com/support/third-party-SDK-requirements/

    finding sdk.listed-unsigned warning
    title SDK on Apple's list that is a binary and not signed
    why Apple wants such an SDK to be signed by its maker where it is added as a binary, and refuses a new app, or an
    why update that adds it, without (ITMS-91065).
    mend Take the XCFramework that its maker signed, as it is: whoever builds or packs it anew loses the signature.
    doubt Whether a signature holds, and whose it is, is not looked at.
    see developer.apple.com/support/third-party-SDK-requirements/
    """#)
}
