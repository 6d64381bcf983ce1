import Foundation
import PergolaCoreFoundation

/// A key, as data: it can be stored, found and read, but this module doesn't sign or encrypt.
public final class SecKey: NSObject, Sendable, KeychainObject {
  let itemData: Data
  let itemAttributes: [String: AttributeValue]
  var itemClass: ItemClass { .key }

  init(data: Data, attributes: [String: AttributeValue]) {
    itemData = data
    itemAttributes = attributes
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey else { return false }
    return itemData == other.itemData && ["kcls", "type"].allSatisfy { itemAttributes[$0] == other.itemAttributes[$0] }
  }

  public override var hash: Int { itemData.hashValue }
}

/// Makes a key of its data.
///
/// - Parameters:
///   - keyData: The data.
///   - attributes: The type and the class of the key, and its size.
///   - error: The place for an error.
/// - Returns: The key; nil if the data is empty, or if an attribute is missing or wrong.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let data = Data(referencing: keyData)
  guard !data.isEmpty, let request = try? ItemRequest(attributes, itemClass: .key), request.attributes["type"] != nil,
    request.attributes["kcls"] != nil
  else {
    error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecKey(data: data, attributes: request.attributes)
}

/// Returns the data of a key.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard key.itemAttributes["extr"] != .number(0) else {
    error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecDataNotAvailable)))
    return nil
  }
  return CFData(data: key.itemData)
}

/// Returns the attributes of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var attributes = key.itemAttributes.mapValues(\.value)
  attributes["class"] = ItemClass.key.rawValue
  attributes["v_Data"] = key.itemData
  return CFDictionary(dictionary: attributes)
}

/// Returns the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { typeID(of: SecKey.self) }
