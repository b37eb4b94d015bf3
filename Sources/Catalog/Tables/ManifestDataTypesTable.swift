extension CatalogTable {
  /// The types of data that a privacy manifest can name.
  /// Source: Apple, "Describing data use in privacy manifests".
  static let manifestDataTypes = CatalogTable(
    "manifest data types",
    #"""
    data NSPrivacyCollectedDataTypeName
    label Contact Info
    means First and last name.
    data NSPrivacyCollectedDataTypeEmailAddress
    label Contact Info
    means An e-mail address, also a hashed one.
    data NSPrivacyCollectedDataTypePhoneNumber
    label Contact Info
    means A telephone number, also a hashed one.
    data NSPrivacyCollectedDataTypePhysicalAddress
    label Contact Info
    means Where the person lives, or where something is sent to.
    data NSPrivacyCollectedDataTypeOtherUserContactInfo
    label Contact Info
    means Anything else by which the person can be reached outside of the app.
    data NSPrivacyCollectedDataTypeHealth
    label Health & Fitness
    means Health and medical data, from HealthKit, from records or typed in.
    data NSPrivacyCollectedDataTypeFitness
    label Health & Fitness
    means Exercise and motion.
    data NSPrivacyCollectedDataTypePaymentInfo
    label Financial Info
    means How the person pays: card, account. What only a payment service outside of the app sees is not collected.
    data NSPrivacyCollectedDataTypeCreditInfo
    label Financial Info
    means Credit standing, such as a score.
    data NSPrivacyCollectedDataTypeOtherFinancialInfo
    label Financial Info
    means Income, assets, debts and other facts about money.
    data NSPrivacyCollectedDataTypePreciseLocation
    label Location
    means A position with three or more decimals of latitude and longitude.
    data NSPrivacyCollectedDataTypeCoarseLocation
    label Location
    means A position that is less exact than that.
    data NSPrivacyCollectedDataTypeSensitiveInfo
    label Sensitive Info
    means Origin, orientation, pregnancy, disability, belief, union, politics, genes or biometrics.
    data NSPrivacyCollectedDataTypeContacts
    label Contacts
    means The people that the person knows: address book, friends.
    data NSPrivacyCollectedDataTypeEmailsOrTextMessages
    label User Content
    means Messages: who wrote to whom, and what.
    data NSPrivacyCollectedDataTypePhotosorVideos
    label User Content
    means Pictures and films of the person.
    doubt Apple spells 'or' in small letters here and in no other value.
    data NSPrivacyCollectedDataTypeAudioData
    label User Content
    means Recordings of voice or sound.
    data NSPrivacyCollectedDataTypeGameplayContent
    label User Content
    means Saved games, matches, and what players make.
    data NSPrivacyCollectedDataTypeCustomerSupport
    label User Content
    means What the person writes to support.
    data NSPrivacyCollectedDataTypeOtherUserContent
    label User Content
    means Anything else that the person makes.
    data NSPrivacyCollectedDataTypeBrowsingHistory
    label Browsing History
    means What the person looked at that is no part of the app, such as web pages.
    data NSPrivacyCollectedDataTypeSearchHistory
    label Search History
    means What the person searched for in the app.
    data NSPrivacyCollectedDataTypeUserID
    label Identifiers
    means What stands for the person or the account: handle, number of a customer.
    data NSPrivacyCollectedDataTypeDeviceID
    label Identifiers
    means What stands for the device, such as the advertising identifier.
    data NSPrivacyCollectedDataTypePurchaseHistory
    label Purchases
    means What the person bought, or seems to want to buy.
    data NSPrivacyCollectedDataTypeProductInteraction
    label Usage Data
    means How the product is used: launches, taps, screens, what was played or watched.
    data NSPrivacyCollectedDataTypeAdvertisingData
    label Usage Data
    means Which advertisements the person saw.
    data NSPrivacyCollectedDataTypeOtherUsageData
    label Usage Data
    means Anything else about how the product is used.
    data NSPrivacyCollectedDataTypeCrashData
    label Diagnostics
    means Reports of crashes.
    data NSPrivacyCollectedDataTypePerformanceData
    label Diagnostics
    means How fast the product is: launch time, hangs, energy.
    data NSPrivacyCollectedDataTypeOtherDiagnosticData
    label Diagnostics
    means Anything else that is measured to find faults.
    data NSPrivacyCollectedDataTypeEnvironmentScanning
    label Surroundings
    means The room around the person: meshes, planes, what is in a scene.
    doubt It came with visionOS.
    data NSPrivacyCollectedDataTypeHands
    label Body
    means The shape and movement of hands.
    doubt It came with visionOS.
    data NSPrivacyCollectedDataTypeHead
    label Body
    means The movement of the head.
    doubt It came with visionOS.
    data NSPrivacyCollectedDataTypeOtherDataTypes
    label Other Data
    means Anything that no other type names.
    """#)
}
