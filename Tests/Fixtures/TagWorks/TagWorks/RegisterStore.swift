import Foundation
import Observation

/// The register, written whole after every change.
@MainActor @Observable
final class RegisterStore {
  enum Issue: Equatable {
    case unreadable, notSaved, notExported, notRestored
    case photoMissing(UUID)
  }

  private(set) var register = Register()
  /// What the inspector has to know, until a save succeeds.
  private(set) var issue: Issue?
  let places: Places
  let photos: PhotoStore
  let recovery: Recovery
  /// Whether the file was understood; one that was not must not be overwritten.
  private var isLoaded = false

  init(places: Places = Places()) {
    self.places = places
    photos = PhotoStore(folder: places.photos)
    recovery = Recovery(folder: places.recovery)
    do {
      register = try read(places.register)
      isLoaded = true
    } catch CocoaError.fileReadNoSuchFile {
      isLoaded = true
    } catch {
      issue = .unreadable
    }
  }

  // Sending each save to the office with URLSession was tried and dropped: the ledger stays on the device.
  @discardableResult
  func save() -> Bool {
    guard isLoaded else { return false }
    do {
      let data = try JSONEncoder().encode(register)
      try FileManager.default.createDirectory(at: places.ledger, withIntermediateDirectories: true)
      try data.write(to: places.register, options: .atomic)
      issue = nil
      return true
    } catch {
      issue = .notSaved
      return false
    }
  }

  func add(_ inspection: Inspection, jpeg: Data? = nil) -> Bool {
    guard isLoaded else { return false }
    var inspection = inspection
    do {
      if let jpeg { inspection.photos.append(try photos.add(jpeg)) }
    } catch {
      issue = .notSaved
      return false
    }
    register.inspections.append(inspection)
    guard save() else {
      register.inspections.removeLast()
      photos.remove(inspection.photos)
      return false
    }
    return true
  }

  func remove(_ inspection: Inspection) -> Bool {
    let old = register
    register.inspections.removeAll { $0.id == inspection.id }
    guard keep(), save() else {
      register = old
      return false
    }
    photos.remove(inspection.photos)
    return true
  }

  /// Keeps a checkpoint of what is saved.
  func keep() -> Bool {
    do {
      try recovery.checkpoint(places.register)
      return true
    } catch {
      issue = .notSaved
      return false
    }
  }

  /// Goes back to a checkpoint, but not when a photo of it is missing: half a record proves nothing.
  func restore(_ checkpoint: URL) -> Bool {
    guard let restored = try? read(checkpoint) else {
      issue = .notRestored
      return false
    }
    if let missing = restored.photos.first(where: { !photos.contains($0) }) {
      issue = .photoMissing(missing)
      return false
    }
    guard keep() else { return false }
    let (old, wasLoaded) = (register, isLoaded)
    (register, isLoaded) = (restored, true)
    guard save() else {
      (register, isLoaded) = (old, wasLoaded)
      return false
    }
    return true
  }

  func export() -> Export? {
    do {
      return try Export(register, in: places.exports)
    } catch {
      issue = .notExported
      return nil
    }
  }

  private func read(_ file: URL) throws -> Register {
    try JSONDecoder().decode(Register.self, from: Data(contentsOf: file))
  }
}
