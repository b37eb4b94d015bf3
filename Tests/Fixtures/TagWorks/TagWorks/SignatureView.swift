import SwiftUI

/// Where the inspector signs with a finger.
struct SignatureView: View {
  let places: Places
  /// Called when the signature is on disk.
  let signed: () -> Void
  @State private var path = Path()
  @State private var isLineOpen = false
  @State private var hasFailed = false

  var body: some View {
    VStack {
      pad
      if hasFailed { Text("The signature was not saved.").foregroundStyle(.red) }
      HStack {
        Button("Clear", role: .destructive, action: clear)
        Button("Sign", action: sign).disabled(path.isEmpty)
      }
    }
    .padding()
  }

  private var pad: some View {
    path.stroke(.black, lineWidth: 3).frame(width: 320, height: 160).background(.white)
      .gesture(DragGesture(minimumDistance: 0).onChanged(draw).onEnded { _ in isLineOpen = false })
  }

  private func draw(_ drag: DragGesture.Value) {
    if isLineOpen { path.addLine(to: drag.location) } else { path.move(to: drag.location) }
    isLineOpen = true
  }

  private func sign() {
    do {
      guard let image = ImageRenderer(content: pad).uiImage else { throw CocoaError(.fileWriteUnknown) }
      try FileManager.default.createDirectory(at: places.ledger, withIntermediateDirectories: true)
      try SignatureFile.write(image, to: places.signature)
      signed()
    } catch {
      hasFailed = true
    }
  }

  private func clear() {
    path = Path()
    try? FileManager.default.removeItem(at: places.signature)
  }
}
