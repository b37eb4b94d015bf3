extension CatalogTable {
  /// Keys, values and places of privacy manifests.
  /// Source: Apple, "App Privacy Configuration", and the technical notes TN3181, TN3183 and TN3184.
  static let manifestKeys = CatalogTable(
    "manifest keys",
    #"""
    key NSPrivacyTracking top flag optional
    label Privacy Tracking Enabled
    means Whether the product links what it collects with data of other companies, in the sense of App Tracking
    means Transparency. Where it is left out, it is false.

    key NSPrivacyTrackingDomains top texts optional domain
    label Privacy Tracking Domains
    means The hosts that tracking data is sent to. The system lets no request through to them while the person has not
    means allowed tracking. It belongs to NSPrivacyTracking true, and there it cannot be empty.

    key NSPrivacyCollectedDataTypes top entries optional
    label Privacy Nutrition Label Types
    means What data the product collects: a dictionary for each type, with what the privacy label of the store says of it.

    key NSPrivacyCollectedDataType data-type text required data-type
    label Collected Data Type
    means The type of data, as one of the values of Apple's list.

    key NSPrivacyCollectedDataTypeLinked data-type flag required
    label Linked to User
    means Whether the data is kept together with who the person is.

    key NSPrivacyCollectedDataTypeTracking data-type flag required
    label Used for Tracking
    means Whether the data serves tracking. Where one says so, NSPrivacyTracking has to say so too.

    key NSPrivacyCollectedDataTypePurposes data-type texts required purpose
    label Collection Purposes
    means What the data is collected for: at least one of the values of Apple's list.

    key NSPrivacyAccessedAPITypes top entries optional
    label Privacy Accessed API Types
    means The required-reason APIs that the code uses: a dictionary for each category, with the reasons. Where nothing is
    means used, it is left out. Products for macOS alone need none.

    key NSPrivacyAccessedAPIType category text required category
    label Privacy Accessed API Type
    means The category of API, as one of five values.

    key NSPrivacyAccessedAPITypeReasons category texts required reason
    label Privacy Accessed API Reasons
    means Why the category is used: at least one code that Apple has approved for this category.

    category NSPrivacyAccessedAPICategoryFileTimestamp required-reason.file-timestamp
    title File timestamps
    category NSPrivacyAccessedAPICategorySystemBootTime required-reason.system-boot-time
    title Time since the device started
    category NSPrivacyAccessedAPICategoryDiskSpace required-reason.disk-space
    title Disk space
    category NSPrivacyAccessedAPICategoryActiveKeyboards required-reason.active-keyboards
    title List of keyboards
    category NSPrivacyAccessedAPICategoryUserDefaults required-reason.user-defaults
    title User defaults

    purpose NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising
    means To show advertisements of others, or to hand data to whoever shows them.
    purpose NSPrivacyCollectedDataTypePurposeDeveloperAdvertising
    means To advertise the developer's own products, also through others.
    purpose NSPrivacyCollectedDataTypePurposeAnalytics
    means To learn how people use the product, who they are, and whether a feature works.
    purpose NSPrivacyCollectedDataTypePurposeProductPersonalization
    means To show each person something else: recommendations, suggestions.
    purpose NSPrivacyCollectedDataTypePurposeAppFunctionality
    means To make the product work: signing in, its features, support, safety from fraud, fewer crashes.
    purpose NSPrivacyCollectedDataTypePurposeOther
    means For what none of the other purposes says.

    slip NSPrivacyCollectedDataTypePhotosOrVideos NSPrivacyCollectedDataTypePhotosorVideos
    means Apple spells 'or' in small letters here.
    slip NSPrivacyCollectedDataTypeLocation NSPrivacyCollectedDataTypePreciseLocation
      | NSPrivacyCollectedDataTypeCoarseLocation
    means A location is precise or coarse.
    slip NSPrivacyCollectedDataTypeBody NSPrivacyCollectedDataTypeHands NSPrivacyCollectedDataTypeHead
    means It is a heading of the store's label.
    slip NSPrivacyCollectedDataTypeDiagnostics NSPrivacyCollectedDataTypeCrashData
      | NSPrivacyCollectedDataTypePerformanceData NSPrivacyCollectedDataTypeOtherDiagnosticData
    means It is a heading of the store's label.
    slip NSPrivacyCollectedDataTypeIdentifiers NSPrivacyCollectedDataTypeUserID NSPrivacyCollectedDataTypeDeviceID
    means It is a heading of the store's label.
    slip NSPrivacyCollectedDataTypeUsageData NSPrivacyCollectedDataTypeProductInteraction
      | NSPrivacyCollectedDataTypeAdvertisingData NSPrivacyCollectedDataTypeOtherUsageData
    means It is a heading of the store's label.
    slip NSPrivacyAccessedAPICategoryLocation
    means Location needs a usage description, and no reason here.
    slip NSPrivacyAccessedAPICategoryPhotoLibrary
    means Photos need a usage description, and no reason here.
    slip NSPrivacyAccessedAPICategoryCamera
    means The camera needs a usage description, and no reason here.
    """#)
}
