extension CatalogTable {
  /// What an app tells the system so that Handoff, search and Siri can use it.
  static let systemIndex = CatalogTable(
    "system-index",
    #"""
    rule sharing.handoff warning
    title User activities, for Handoff, search and predictions
    why An activity's title and userInfo go to nearby devices and system indexes, and if made public can reach Apple's servers.
    mend Set only the eligibilities that you need, and put identifiers in userInfo instead of content.
    see developer.apple.com/documentation/foundation/nsuseractivity
    both type NSUserActivity
    swift method .userActivity likely | certain if import(SwiftUI) | certain if root(View)
    swift method .becomeCurrent likely | certain if root(NSUserActivity)
    both member .isEligibleForHandoff certain | certain if root(NSUserActivity)
    both member .isEligibleForSearch certain | certain if root(NSUserActivity)
    both member .isEligibleForPublicIndexing certain | certain if root(NSUserActivity)
    both member .isEligibleForPrediction certain | certain if root(NSUserActivity)
    c member .eligibleForHandoff
    c member .eligibleForSearch
    c member .eligibleForPublicIndexing
    c member .eligibleForPrediction
    c message setEligibleForHandoff:
    c message setEligibleForSearch:
    c message setEligibleForPublicIndexing:
    c message setEligibleForPrediction:
    c message [_ becomeCurrent] likely | certain if root(NSUserActivity)

    rule sharing.spotlight warning
    title Content put into the system's search index
    why Indexed titles and texts show in search results outside the app, and stay until they are deleted.
    mend Index what may be seen on a shared device, set a protection class, and delete what is gone.
    see developer.apple.com/documentation/corespotlight
    both type CSSearchableIndex
    both type CSSearchableItem
    both type CSSearchableItemAttributeSet
    swift method .indexSearchableItems certain | certain if root(CSSearchableIndex)
    swift method .indexAppEntities certain | certain if root(CSSearchableIndex)
    c message indexSearchableItems:
    swift conformance IndexedEntity

    rule sharing.siri warning
    title Actions and content offered to Siri and Shortcuts
    why Donated actions and their parameters are learnt by the system and shown outside the app.
    mend Donate only actions that a person would expect to see suggested, and delete donations with the data.
    doubt Donating is a word that other code uses too, and counts as likely only next to an intent.
    see developer.apple.com/documentation/appintents
    both type INInteraction
    swift method .donate possible | certain if root(INInteraction,IntentDonationManager) | likely if import(Intents,AppIntents)
    c message donateInteractionWithCompletion:
    both type INVoiceShortcutCenter
    both type INRelevantShortcutStore
    both type INRelevantShortcut
    swift conformance AppIntent likely | certain if import(AppIntents)
    swift conformance AppShortcutsProvider
    swift conformance AppEntity likely | certain if import(AppIntents)
    swift type IntentDonationManager
    """#)
}
