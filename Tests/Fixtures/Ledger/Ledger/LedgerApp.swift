import SwiftUI

/// A ledger of bridge inspections that works where there is no signal, and never asks for one.
@main
struct LedgerApp: App {
  @AppStorage("showsResolvedDefects") private var showsResolved = false
  @State private var store = InspectionStore()
  @State private var isUnlocked = false

  var body: some Scene {
    WindowGroup {
      if isUnlocked {
        NavigationStack {
          List(store.inspections.filter { showsResolved || !$0.isResolved }) { inspection in
            NavigationLink(inspection.bridge) { InspectionView(inspection: inspection) }
          }
          .toolbar { Toggle("Resolved", isOn: $showsResolved) }
        }
      } else {
        Button("Unlock") { Task { isUnlocked = await Vault().unlock() } }
      }
    }
  }
}

struct InspectionView: View {
  let inspection: Inspection

  var body: some View {
    Form {
      Text(inspection.bridge)
      Text(inspection.notes)
      ShareLink(item: Report(inspection).text)
    }
  }
}
