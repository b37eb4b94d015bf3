extension CatalogTable {
  static let pasteboard = CatalogTable(
    "pasteboard",
    #"""
    rule pasteboard.general warning
    title General pasteboard
    why Every app can read it, it travels to nearby devices of the same account, and reading it shows the person a prompt.
    mend Write with localOnly and an expiration date, and read only when the person pastes.
    doubt Where a pasteboard is passed around as a value, its content methods do not show whether it is the general one.
    see developer.apple.com/documentation/uikit/uipasteboard/general
    swift static UIPasteboard.general
    swift static NSPasteboard.general
    swift implicit .general never | certain if context(UIPasteboard,NSPasteboard)
    c message [UIPasteboard generalPasteboard]
    c message [NSPasteboard generalPasteboard]
    c static UIPasteboard.generalPasteboard
    c static NSPasteboard.generalPasteboard
    # Content of a pasteboard that the code holds on to.
    both member .string never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    both member .strings never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    both member .items never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    swift method .setItems never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    swift method .setObjects never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    swift method .setValue(_:forPasteboardType: likely | certain if root(UIPasteboard)
    swift method .setData(_:forPasteboardType: likely | certain if root(UIPasteboard)
    swift method .setString(_:forType: possible | likely if root(NSPasteboard) | likely if receiver(pasteboard,clipboard)
    swift method .setData(_:forType: never | likely if root(NSPasteboard) | possible if receiver(pasteboard,clipboard)
    swift method .writeObjects never | likely if root(NSPasteboard) | possible if receiver(pasteboard,clipboard)
    c message setString: never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    c message setItems:options: never | likely if root(UIPasteboard) | possible if receiver(pasteboard,clipboard)
    c message setData:forPasteboardType: likely
    c message setValue:forPasteboardType: likely
    c message setString:forType: possible | likely if root(NSPasteboard) | likely if receiver(pasteboard,clipboard)
    c message writeObjects: never | likely if root(NSPasteboard) | possible if receiver(pasteboard,clipboard)

    rule pasteboard.named warning
    title Pasteboard with a name of its own
    why Other apps of the same team can read it, and on macOS every app that knows the name.
    mend Share through an app group where possible, and clear the pasteboard after use.
    doubt iOS limits named pasteboards to apps of one team, macOS does not.
    see developer.apple.com/documentation/uikit/uipasteboard
    swift function UIPasteboard(name:
    swift static UIPasteboard.withUniqueName
    swift function NSPasteboard(name:
    swift static NSPasteboard.withUniqueName
    c message pasteboardWithName:
    c message [_ pasteboardWithUniqueName]

    rule pasteboard.detect warning
    title Looking at the pasteboard without reading it
    why It tells what kind of content somebody has copied, and brings no prompt for patterns.
    mend Ask only when the answer is about to be used.
    doubt Reading detected values is a read and does show a prompt.
    see developer.apple.com/documentation/uikit/uipasteboard/detectpatterns(for:completionhandler:)
    swift method .detectPatterns likely | certain if root(UIPasteboard)
    swift method .detectValues likely | certain if root(UIPasteboard)
    swift member .hasStrings likely | certain if root(UIPasteboard)
    swift member .hasURLs likely | certain if root(UIPasteboard)
    swift member .hasImages likely | certain if root(UIPasteboard)
    swift member .hasColors likely | certain if root(UIPasteboard)
    c message detectPatternsForPatterns:
    c message detectValuesForPatterns:
    c message [_ hasStrings] likely | certain if root(UIPasteboard)
    c message [_ hasURLs] likely | certain if root(UIPasteboard)
    c message [_ hasImages] likely | certain if root(UIPasteboard)
    c member .hasStrings likely | certain if root(UIPasteboard)
    c member .hasURLs likely | certain if root(UIPasteboard)
    c member .hasImages likely | certain if root(UIPasteboard)

    rule pasteboard.paste-button warning
    title Paste button of the system
    why Content comes in by the person's own tap, which is the safest way to read a pasteboard.
    mend Use the content for what the button says and nothing else.
    see developer.apple.com/documentation/uikit/uipastecontrol
    swift type PasteButton likely | certain if import(SwiftUI)
    both type UIPasteControl

    rule pasteboard.copy-command warning
    title Text and content that a person can copy
    why What can be selected can be copied, and from then on every app can paste it.
    mend Leave secrets out of what can be selected or copied.
    doubt The person copies, not the app.
    see developer.apple.com/documentation/swiftui/view/textselection(_:)
    swift method .onCopyCommand certain | certain if root(View)
    swift method .copyable likely | certain if import(SwiftUI) | certain if root(View)
    swift method .cuttable likely | certain if import(SwiftUI) | certain if root(View)
    swift method .textSelection never | certain if statement(enabled)
    """#)
}
