import SwiftUI

struct InspectionForm: View {
  let store: RegisterStore
  @State private var inspection = Inspection(tag: "")
  @State private var photo: UIImage?
  @State private var isTakingPhoto = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Tag", text: $inspection.tag)
      TextField("Notes", text: $inspection.notes, axis: .vertical)
      Toggle("Passed", isOn: $inspection.isPassed)
      if let photo { Image(uiImage: photo).resizable().scaledToFit() }
      Button("Photo", systemImage: "camera") { isTakingPhoto = true }.disabled(!CameraView.isAvailable)
      Button("Save") {
        if store.add(inspection, jpeg: photo?.jpegData(compressionQuality: 0.8)) { dismiss() }
      }
      .disabled(inspection.tag.isEmpty)
    }
    .fullScreenCover(isPresented: $isTakingPhoto) {
      CameraView { taken in
        photo = taken ?? photo
        isTakingPhoto = false
      }
      .ignoresSafeArea()
    }
  }
}
