import PencilKit
import SwiftUI

/// Signed with a finger or a pencil; the drawing goes into the register as it is.
struct SignaturePad: UIViewRepresentable {
  @Binding var drawing: Data?

  func makeUIView(context: Context) -> PKCanvasView {
    let canvas = PKCanvasView()
    canvas.drawingPolicy = .anyInput
    if let drawing, let saved = try? PKDrawing(data: drawing) { canvas.drawing = saved }
    canvas.delegate = context.coordinator
    return canvas
  }

  func updateUIView(_ canvas: PKCanvasView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }

  final class Coordinator: NSObject, PKCanvasViewDelegate {
    private let drawing: Binding<Data?>

    init(drawing: Binding<Data?>) { self.drawing = drawing }

    func canvasViewDrawingDidChange(_ canvas: PKCanvasView) {
      drawing.wrappedValue = canvas.drawing.dataRepresentation()
    }
  }
}
