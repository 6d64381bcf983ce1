import PergolaCoreFoundation
import PergolaSystem

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the data of the item, and what is to be returned.
///   - result: The place for what is to be returned.
/// - Returns: `errSecSuccess`, or the reason why nothing was added.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let value = try KeychainCall(system: .current).add(attributes)
    result?.pointee = value
  }
}

/// Finds the items of the keychain that match a query; by default the first one.
///
/// - Parameters:
///   - query: The class and the attributes of the items, and what is to be returned.
///   - result: The place for what is to be returned.
/// - Returns: `errSecSuccess`, or the reason why nothing was found.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let value = try KeychainCall(system: .current).copy(query)
    result?.pointee = value
  }
}

/// Changes all items of the keychain that match a query.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The new attributes and data.
/// - Returns: `errSecSuccess`, or the reason why nothing was changed.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { try KeychainCall(system: .current).update(query, attributesToUpdate) }
}

/// Removes all items of the keychain that match a query.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecSuccess`, or the reason why nothing was removed.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { try KeychainCall(system: .current).delete(query) }
}

/// Returns a text that explains a result.
///
/// - Parameters:
///   - status: The result.
///   - reserved: Must be nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  precondition(reserved == nil, "The second argument of SecCopyErrorMessageString is reserved: it must be nil.")
  return CFString(string: StatusText.all[status] ?? "OSStatus \(status)")
}

private func status(_ body: () throws -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch let failure as KeychainFailure {
    return failure.status
  } catch {
    return errSecInternalError
  }
}
