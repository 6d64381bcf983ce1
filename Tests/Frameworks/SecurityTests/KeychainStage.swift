import Foundation
import PergolaSecurity
import PergolaSystem

/// A fresh keychain, with calls as apps write them.
struct KeychainStage {
  let system: System

  init(_ system: System = System()) { self.system = system }

  func add(_ attributes: [CFString: Any]) -> OSStatus { system.perform { SecItemAdd(attributes as CFDictionary, nil) } }

  func addReturning(_ attributes: [CFString: Any]) -> (OSStatus, AnyObject?) {
    var result: CFTypeRef?
    let status = system.perform { SecItemAdd(attributes as CFDictionary, &result) }
    return (status, result)
  }

  func copy(_ query: [CFString: Any]) -> (status: OSStatus, value: AnyObject?) {
    var result: CFTypeRef?
    let status = system.perform { SecItemCopyMatching(query as CFDictionary, &result) }
    return (status, result)
  }

  func update(_ query: [CFString: Any], _ changes: [CFString: Any]) -> OSStatus {
    system.perform { SecItemUpdate(query as CFDictionary, changes as CFDictionary) }
  }

  func delete(_ query: [CFString: Any]) -> OSStatus { system.perform { SecItemDelete(query as CFDictionary) } }
}

/// A generic password.
func password(
  _ account: String, service: String = "s", data: String? = nil, _ more: [CFString: Any] = [:]
) -> [CFString: Any] {
  var item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: service]
  if let data { item[kSecValueData] = Data(data.utf8) }
  return item.merging(more) { $1 }
}
