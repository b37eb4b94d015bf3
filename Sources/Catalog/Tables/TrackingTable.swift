extension CatalogTable {
  static let tracking = CatalogTable(
    "tracking",
    #"""
    rule tracking.identifier error
    title Advertising and vendor identifiers
    why These identifiers exist to recognise a device across launches, and the advertising one across apps.
    mend Use an identifier of your own that the person can reset, or drop it.
    doubt Reading an identifier sends nothing, but there is hardly a use for it that does not.
    doubt Without consent the advertising identifier is all zeros.
    see developer.apple.com/documentation/adsupport/asidentifiermanager
    both type ASIdentifierManager
    both member .advertisingIdentifier certain | certain if root(ASIdentifierManager)
    c message [_ advertisingIdentifier]
    both member .identifierForVendor certain | certain if root(UIDevice,WKInterfaceDevice)
    c message [_ identifierForVendor]

    rule tracking.authorization error
    title Permission to track
    why Asking says that data will be linked with that of other companies, which the privacy manifest has to say as well.
    mend Remove the request if nothing tracks, else keep NSPrivacyTracking and the domains in step with it.
    doubt Reading the status alone neither prompts nor needs a purpose string.
    see developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
    both type ATTrackingManager
    c message requestTrackingAuthorizationWithCompletionHandler:

    rule tracking.attribution error
    title Attribution of installs to advertisements
    why An ad network learns that an advertisement led to this install, and how valuable the person became.
    mend Check which conversion values are sent, or remove the framework.
    see developer.apple.com/documentation/storekit/skadnetwork
    both type SKAdNetwork
    both type AAAttribution
    swift type Postback never | likely if import(AdAttributionKit)
    """#)
}
