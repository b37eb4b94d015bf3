extension CatalogTable {
  /// What can be wrong with what an Info.plist says.
  static let infoPlistFindings = CatalogTable(
    "info-plist-findings",
    #"""
    finding usage.missing error
    title Usage description that is not there
    why The first call ends the app or fails without a question, and the upload is refused with ITMS-90683.
    mend Add the key to the target's Info.plist and say what the access is for, or remove the call.
    doubt Where the system asks with words of its own, and where sources differ, it is a warning.
    see developer.apple.com/documentation/uikit/requesting-access-to-protected-resources

    finding usage.empty error
    title Usage description that says nothing
    why An empty text counts as a missing one: the call ends the app or fails, and the upload is refused.
    mend Say in one sentence what the access is for.
    see developer.apple.com/documentation/uikit/requesting-access-to-protected-resources

    finding usage.placeholder warning
    title Usage description that is a placeholder
    why People read it when they decide, and App Review refuses texts that do not say what the access is for.
    mend Say in one sentence what the access is for.
    see developer.apple.com/design/human-interface-guidelines/privacy

    finding usage.unused warning
    title Usage description that no code needs
    why It says that the app wants what it does not touch: it is left over, or a library uses the resource unseen.
    mend Remove the key, or find out which library needs it.
    doubt Code that is only there as a binary is not seen.
    see developer.apple.com/documentation/uikit/requesting-access-to-protected-resources

    finding usage.deprecated warning
    title Usage description that no supported system reads
    why People never see it, and whoever reads the file takes it for one that counts.
    mend Remove it, and keep the key that took its place.
    see developer.apple.com/documentation/bundleresources/protected-resources

    finding usage.empty-localization warning
    title Translated usage description that says nothing
    why People who use that language are asked without a reason, and the upload check looks at translations too.
    mend Translate the text, or remove the entry so that the text of the Info.plist is shown.
    see developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog

    finding usage.unresolved warning
    title Usage description with a variable that nothing sets
    why A build setting that is not there is replaced by nothing, so the text that ships is empty or cut.
    mend Set the variable for every configuration that ships, or write the text into the Info.plist.
    see developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project

    finding usage.drifted warning
    title Usage description that only the generator's spec declares
    why The project is built with the Info.plist that is checked in, so the text does not ship until somebody generates it anew.
    mend Generate the project again and check the Info.plist in.

    finding ats.arbitrary-loads warning
    title Connections without TLS to any host
    why Whoever is on the way reads and changes what the app sends, and App Review asks for a reason.
    mend Remove the key, and list the hosts that need an exception.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity/nsallowsarbitraryloads

    finding ats.insecure-http warning
    title Connections without TLS to a host
    why Whoever is on the way reads and changes what the app sends to it.
    mend Have the host serve TLS, and remove the exception.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity/nsexceptiondomains

    finding ats.weak-tls warning
    title Weaker TLS for a host
    why Old versions and ciphers without forward secrecy can be broken, also later from a recording.
    mend Have the host serve TLS 1.2 with forward secrecy, and remove the exception.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity/nsexceptiondomains

    finding ats.misplaced-key warning
    title Key of App Transport Security where nothing reads it
    why It has no effect there, and an exception whose key is no host has none anywhere, so the app is more or less
    why protected than the file says. A host is written in small letters, without a star, a port or a path.
    mend Move the key to where it belongs, or remove it.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity

    finding visibility.file-sharing warning
    title Documents that others can see
    why Everything in the Documents folder can be seen, copied, changed and deleted in the Files app or from a computer.
    mend Keep in Documents only what people shall see, or turn the key off.
    see developer.apple.com/documentation/bundleresources/information-property-list/uifilesharingenabled

    finding extension.unavailable-api warning
    title Call that an app extension or an App Clip cannot make
    why It does not compile, does nothing, or fails there, and the upload can be refused for it.
    mend Leave it to the app.
    doubt In Objective-C, what only a header marks as not available to extensions is not told apart.
    see developer.apple.com/documentation/xcode/configuring-your-app-to-use-extensions

    finding plist.duplicate-key warning
    title Key that is there twice
    why Only one of the two counts, and programs differ on which one.
    mend Remove one of the two.
    see developer.apple.com/documentation/bundleresources/information-property-list

    finding plist.malformed error
    title Info.plist or entitlements that cannot be read
    why The build fails or leaves out what the file says, and nothing of it could be checked.
    mend Write it as a property list, for example with 'plutil -convert xml1'.
    see developer.apple.com/documentation/bundleresources/information-property-list
    """#)
}
