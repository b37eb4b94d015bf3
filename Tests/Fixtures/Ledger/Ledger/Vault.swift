import Foundation
import LocalAuthentication
import Security

/// The key that the photos are encrypted with, behind Face ID.
struct Vault {
  func unlock() async -> Bool {
    let context = LAContext()
    let reason = "The ledger holds photos of private property."
    return (try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason)) ?? false
  }

  func store(_ key: Data) -> Bool {
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword,
      kSecAttrService: "photos",
      kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      kSecValueData: key,
    ]
    return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
  }

  func key() -> Data? {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "photos", kSecReturnData: true,
    ]
    var found: CFTypeRef?
    return SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess ? found as? Data : nil
  }
}
