extension CatalogTable {
  /// What is found about the programs and libraries of built bundles.
  static let artifactFindings = CatalogTable(
    "artifact findings",
    #"""
    finding artifact.encrypted warning
    title Program with encrypted code
    why The store encrypts what it delivers. What a program imports can still be read, the names of the messages that
    why it sends cannot, so that a system's API that is reached by a message alone is not seen.
    mend Check the archive that was uploaded, not the app that came back from the store.

    finding artifact.entitlement-mismatch error
    title Entitlement that the signature claims and the profile does not grant
    why A device does not install an app whose signature claims more than its provisioning profile grants, and the store
    why refuses it.
    mend Sign with the profile of the same app identifier, made anew after the capability was added.
    see developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles

    finding artifact.unreadable error
    title File in the place of a program that is none
    why A bundle without its program does not start, and the store refuses it. Nothing is known of what it would do.
    mend Build the bundle anew, or fetch it anew from where it came: a download may have been cut, or a pointer of Git
    mend LFS not been followed.
    """#)
}
