extension CatalogTable {
  static let cloud = CatalogTable(
    "cloud",
    #"""
    rule cloud.cloudkit warning
    title CloudKit and stores that sync through it
    why Records go to Apple's servers, and those of a public database can be read by every user of the app.
    mend Choose the private database, put sensitive fields under encryptedValues, or keep the store local.
    doubt A SwiftData store syncs by default once the app has a CloudKit container, so one that names no database is a possible site.
    see developer.apple.com/documentation/cloudkit
    both type CKContainer
    both type CKModifyRecordsOperation
    both type CKFetchRecordsOperation
    both type CKFetchRecordZoneChangesOperation
    both type CKModifyRecordZonesOperation
    both type CKModifySubscriptionsOperation
    both type CKQueryOperation
    both type CKQuerySubscription
    both type CKDatabaseSubscription
    both type CKRecordZoneSubscription
    swift type CKSyncEngine
    both member .privateCloudDatabase certain | certain if root(CKContainer)
    both member .publicCloudDatabase certain | certain if root(CKContainer)
    both member .sharedCloudDatabase certain | certain if root(CKContainer)
    c message [_ privateCloudDatabase]
    c message [_ publicCloudDatabase]
    c message [_ sharedCloudDatabase]
    both type NSPersistentCloudKitContainer
    both type NSPersistentCloudKitContainerOptions
    both conformance NSPersistentCloudKitContainer
    swift type ModelConfiguration possible | never if statement(cloudKitDatabase) and statement(none)
      | certain if statement(cloudKitDatabase)
    swift function ModelContainer(for: possible | certain if statement(cloudKitDatabase)
    swift static Tips.configure never | likely if statement(cloudKitContainer)

    rule cloud.share warning
    title Records shared with other people through iCloud
    why Whoever gets the link or the invitation can read the shared records, and may change them.
    mend Limit the permissions of the share, and show the person who takes part.
    see developer.apple.com/documentation/cloudkit/ckshare
    both type CKShare
    both type UICloudSharingController
    both type CKAcceptSharesOperation
    both type CKFetchShareParticipantsOperation

    rule cloud.key-value-store warning
    title iCloud key-value store
    why Values go to Apple's servers and to every device of the account.
    mend Keep secrets and personal data out of it, or use user defaults for what is local.
    see developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
    both type NSUbiquitousKeyValueStore

    rule cloud.documents warning
    title Files in iCloud Drive
    why Whatever is put into the container is uploaded and reaches every device of the account.
    mend Keep files that need not sync in the app's own folders.
    doubt A metadata query also searches local files on macOS.
    see developer.apple.com/documentation/foundation/filemanager/url(forubiquitycontaineridentifier:)
    swift method .url(forUbiquityContainerIdentifier: certain | certain if root(FileManager)
    swift method .setUbiquitous certain | certain if root(FileManager)
    swift method .evictUbiquitousItem certain | certain if root(FileManager)
    swift method .startDownloadingUbiquitousItem certain | certain if root(FileManager)
    swift method .url(forPublishingUbiquitousItemAt: certain | certain if root(FileManager)
    both member .ubiquityIdentityToken certain | certain if root(FileManager,NSFileManager)
    c message URLForUbiquityContainerIdentifier:
    c message setUbiquitous:
    c message evictUbiquitousItemAtURL:
    c message startDownloadingUbiquitousItemAtURL:
    c message URLForPublishingUbiquitousItemAtURL:
    c message [_ ubiquityIdentityToken]
    both type NSMetadataQuery likely | certain if file(NSMetadataQueryUbiquitousDocumentsScope,NSMetadataQueryUbiquitousDataScope)

    rule cloud.push warning
    title Push notifications
    why The device gets a token that is usually uploaded with an account, and what a push says passes through Apple's servers.
    mend Tie the token to as little as possible, and send no content that the device can fetch itself.
    doubt A Live Activity that is updated only by the app needs no push, which is visible only where it is requested.
    see developer.apple.com/documentation/usernotifications/registering-your-app-with-apns
    swift method .registerForRemoteNotifications certain
      | certain if root(UIApplication,NSApplication,WKExtension,WKApplication)
    c message [_ registerForRemoteNotifications]
    c message registerForRemoteNotificationTypes:
    both type PKPushRegistry
    both type PTChannelManager
    both conformance UNNotificationServiceExtension
    swift static Activity.request never | likely if import(ActivityKit) and statement(pushType)
    swift member .pushToStartTokenUpdates likely | certain if import(ActivityKit) | certain if root(Activity)
    swift member .pushTokenUpdates likely | certain if import(ActivityKit) | certain if root(Activity)
    """#)
}
