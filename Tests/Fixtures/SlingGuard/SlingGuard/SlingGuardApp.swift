import SwiftUI

@main
struct SlingGuardApp: App {
  @State private var store = RiggingStore()

  var body: some Scene {
    WindowGroup { NavigationStack { GearList(store: store) } }
  }
}

struct GearList: View {
  @Bindable var store: RiggingStore
  @State private var name = ""
  @State private var workingLoad = 1_000

  var body: some View {
    List {
      ForEach($store.register.gear) { $gear in
        HStack {
          VStack(alignment: .leading) {
            Text(gear.name)
            Text("\(gear.workingLoad) kg").foregroundStyle(.secondary)
          }
          Spacer()
          if gear.isDue() { Button("Inspected") { gear.inspected = .now } }
        }
      }
      .onDelete { store.register.gear.remove(atOffsets: $0) }
      Section("New gear") {
        TextField("Name", text: $name)
        Stepper("\(workingLoad) kg", value: $workingLoad, in: 250...20_000, step: 250)
        Button("Add", action: add).disabled(name.isEmpty)
      }
      Section("Signature") { SignaturePad(drawing: $store.register.signature).frame(height: 160) }
    }
    .navigationTitle("Rigging")
    .onChange(of: store.register) { store.save() }
  }

  private func add() {
    store.register.gear.append(Gear(name: name, workingLoad: workingLoad))
    name = ""
  }
}
