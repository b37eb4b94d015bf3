import Foundation
import Observation

@MainActor @Observable
final class RiggingStore {
  var register = RiggingRegister()
  private let url: URL

  init(folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]) {
    url = folder.appendingPathComponent("rigging_register.json")
    if let data = try? Data(contentsOf: url),
      let saved = try? JSONDecoder().decode(RiggingRegister.self, from: data)
    {
      register = saved
    }
  }

  func save() {
    guard let data = try? JSONEncoder().encode(register) else { return }
    try? data.write(to: url, options: .atomic)
  }
}
