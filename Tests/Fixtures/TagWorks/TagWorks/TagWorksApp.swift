import SwiftUI

/// A ledger of inspections that works where there is no signal, and never asks for one.
@main
struct TagWorksApp: App {
  @State private var store = RegisterStore()

  var body: some Scene {
    WindowGroup { NavigationStack { RegisterView(store: store) } }
  }
}

struct RegisterView: View {
  let store: RegisterStore
  @State private var export: Export?
  @State private var isSigning = false

  var body: some View {
    List {
      if let issue = store.issue { Label(issue.text, systemImage: "exclamationmark.triangle") }
      ForEach(store.register.newestFirst) { inspection in
        LabeledContent(inspection.tag, value: inspection.isPassed ? "Passed" : "Failed")
          .swipeActions { Button("Delete", role: .destructive) { _ = store.remove(inspection) } }
      }
      NavigationLink("Add") { InspectionForm(store: store) }
      NavigationLink("Go back") { RecoveryView(store: store) }
      Button("Sign") { isSigning = true }
      Button("Export") { export = store.export() }
      if let export {
        ShareLink(item: export.file)
        Button("Done") {
          export.discard()
          self.export = nil
        }
      }
    }
    .sheet(isPresented: $isSigning) {
      SignatureView(places: store.places) { isSigning = !store.keep() }
    }
  }
}

struct RecoveryView: View {
  let store: RegisterStore

  var body: some View {
    List((try? store.recovery.checkpoints()) ?? [], id: \.self) { checkpoint in
      Button(checkpoint.lastPathComponent) { _ = store.restore(checkpoint) }
    }
  }
}

extension RegisterStore.Issue {
  var text: LocalizedStringKey {
    switch self {
    case .unreadable: "The register cannot be read. Go back to a checkpoint."
    case .notSaved: "The last change was not saved."
    case .notExported: "The export was not written."
    case .notRestored: "That checkpoint cannot be read."
    case .photoMissing(let id): "That checkpoint needs the photo \(id.uuidString), which is missing."
    }
  }
}
