extension CatalogTable {
  static let sharing = CatalogTable(
    "sharing",
    #"""
    rule sharing.share-sheet warning
    title Share sheet, open-in menu and previews with a share button
    why The person can send the content to any app or device, and what is handed over decides how much leaves.
    mend Hand over only what the person sees, and exclude activities that make no sense.
    doubt Social framework requests are deprecated, and a preview shares only when the person taps its button.
    see developer.apple.com/documentation/uikit/uiactivityviewcontroller
    both type UIActivityViewController
    both conformance UIActivityViewController
    swift type ShareLink likely | certain if import(SwiftUI)
    both type NSSharingServicePicker
    both type NSSharingService
    both type SLComposeViewController
    both type SLRequest
    both type UIDocumentInteractionController
    both type QLPreviewController
    both conformance QLPreviewController
    swift method .quickLookPreview certain | certain if root(View)

    rule sharing.mail warning
    title Mail and message composers
    why A message that the app fills in leaves with everything in its body and attachments.
    mend Let the person see what is attached, logs and device data above all.
    see developer.apple.com/documentation/messageui
    both type MFMailComposeViewController
    both conformance MFMailComposeViewController
    both type MFMessageComposeViewController
    both conformance MFMessageComposeViewController

    rule sharing.file-export warning
    title Files exported to a place that the person chooses
    why The copy is outside the app's control, possibly in a cloud drive, and keeps no protection of its own.
    mend Export what was asked for and nothing beside it, and delete the temporary copy.
    doubt A save panel is counted whatever is written to its place afterwards.
    see developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
    swift function UIDocumentPickerViewController(forExporting:
    swift function UIDocumentPickerViewController(url:
    swift function UIDocumentPickerViewController(urls:
    c message initForExportingURLs:
    c message initWithURL:inMode:
    c message initWithURLs:inMode:
    swift method .fileExporter certain | certain if root(View)
    swift method .fileMover certain | certain if root(View)
    both type NSSavePanel

    rule sharing.file-import warning
    title Files opened from a place that the person chooses
    why Content comes in that the app did not make, and access to its place can outlast the moment.
    mend Read what is needed, then give up access, and keep no copy without reason.
    see developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
    swift function UIDocumentPickerViewController(forOpeningContentTypes:
    swift function UIDocumentPickerViewController(documentTypes:
    c message initForOpeningContentTypes:
    c message initWithDocumentTypes:inMode:
    swift method .fileImporter certain | certain if root(View)
    both type NSOpenPanel

    rule sharing.document-browser warning
    title Document browser and document-based scenes
    why Documents live where the person puts them, cloud drives of third parties included.
    mend Say in the privacy policy that documents follow the person's choice of place.
    see developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller
    both type UIDocumentBrowserViewController
    both conformance UIDocumentBrowserViewController
    swift type DocumentGroup likely | certain if import(SwiftUI)

    rule sharing.file-provider warning
    title File provider
    why Files of the app are offered to every other app and usually come from, and go to, a server.
    mend Check which items are listed, and how the server is reached.
    see developer.apple.com/documentation/fileprovider
    both type NSFileProviderManager
    both conformance NSFileProviderReplicatedExtension
    both conformance NSFileProviderExtension

    rule sharing.print warning
    title Printing
    why Pages go to a printer or into a PDF anywhere, and a print queue can keep them.
    mend Print only what the person asked for.
    see developer.apple.com/documentation/uikit/uiprintinteractioncontroller
    both type UIPrintInteractionController
    both type NSPrintOperation

    rule sharing.drag warning
    title Content dragged out of the app
    why Whatever is dragged can be dropped into any other app.
    mend Offer the plainest representation that serves, and none for secrets.
    doubt Item providers serve many purposes, so by themselves they are possible sites only.
    see developer.apple.com/documentation/uikit/uidraginteraction
    both type UIDragInteraction
    swift method .onDrag certain | certain if root(View)
    swift method .draggable likely | certain if import(SwiftUI) | certain if root(View)
    both type NSItemProvider possible | likely if file(UIDragInteraction,UIDragItem,onDrag)

    rule sharing.transferable warning
    title Types that can be transferred to other apps
    why The conformance decides what a copy, a drag or a share hands over.
    mend Leave personal fields out of the representations, or do not conform.
    see developer.apple.com/documentation/coretransferable/transferable
    swift conformance Transferable likely | certain if import(CoreTransferable,SwiftUI,UniformTypeIdentifiers)
    swift type ProxyRepresentation likely | certain if import(CoreTransferable,SwiftUI)
    swift type FileRepresentation likely | certain if import(CoreTransferable,SwiftUI)
    swift type DataRepresentation likely | certain if import(CoreTransferable,SwiftUI)
    swift type CodableRepresentation likely | certain if import(CoreTransferable,SwiftUI)

    rule sharing.shareplay warning
    title SharePlay sessions
    why Activities and messages reach everybody in the call.
    mend Send only what the shared activity needs.
    see developer.apple.com/documentation/groupactivities
    swift conformance GroupActivity likely | certain if import(GroupActivities)
    swift type GroupSession likely | certain if import(GroupActivities)
    swift type GroupSessionMessenger
    swift type GroupSessionJournal
    swift type GroupStateObserver

    rule sharing.screen-broadcast warning
    title Screen recording and broadcast of the app
    why Everything on screen goes into a file or to a broadcast service, other people's messages included.
    mend Show that it runs, and hide fields that nobody else should see.
    see developer.apple.com/documentation/replaykit
    both type RPScreenRecorder
    both type RPBroadcastActivityViewController
    both type RPBroadcastActivityController
    both type RPSystemBroadcastPickerView
    both conformance RPBroadcastSampleHandler

    rule sharing.notifications warning
    title Notifications on the device
    why Their text can appear on the lock screen and on paired devices, in front of others.
    mend Keep the text general, and leave details for the opened app.
    doubt Local notifications do not leave the person's own devices.
    see developer.apple.com/documentation/usernotifications/unusernotificationcenter
    both type UNUserNotificationCenter
    """#)
}
