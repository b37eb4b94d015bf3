import AVFoundation

/// Takes the photos of a defect. The place is typed in, never measured.
final class Camera {
  private let session = AVCaptureSession()

  func start() async -> Bool {
    guard await AVCaptureDevice.requestAccess(for: .video),
      let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device)
    else { return false }
    session.addInput(input)
    session.startRunning()
    return true
  }
}
