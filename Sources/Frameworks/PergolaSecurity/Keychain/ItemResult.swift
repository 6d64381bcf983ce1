import Foundation
import PergolaCoreFoundation

/// The form of a result, which follows from what is asked.
///
/// | asked                     | result                                                  |
/// | ------------------------- | ------------------------------------------------------- |
/// | nothing                   | nil                                                     |
/// | data                      | the data                                                |
/// | attributes                | a dictionary without the data                           |
/// | a persistent reference    | its data                                                |
/// | a reference               | a key or a certificate; the attributes of a password    |
/// | several of them           | a dictionary of the attributes and of the other values  |
///
/// Dictionaries and arrays are Swift's, as objects. They can be cast to Foundation's classes and to Swift's types, whereas
/// the keys of an `NSDictionary` would not equal strings as `AnyHashable` values.
struct ItemResult {
  let wishes: ItemRequest.Wishes

  var isEmpty: Bool { wishes.isEmpty }

  /// The result for one item.
  func object(of item: StoredItem) -> AnyObject? { value(of: item).map { $0 as AnyObject } }

  /// The result for several items.
  func object(of items: [StoredItem]) -> AnyObject? {
    isEmpty ? nil : items.compactMap { value(of: $0) } as AnyObject
  }

  private func value(of item: StoredItem) -> Any? {
    switch wishes {
    case []: nil
    case .data: item.data
    case .attributes: attributes(of: item)
    case .persistentReference: item.persistentReference
    case .reference: item.object ?? attributes(of: item) as Any
    default: several(of: item)
    }
  }

  private func several(of item: StoredItem) -> [String: Any] {
    var values = wishes.contains(.attributes) ? attributes(of: item) : [:]
    if wishes.contains(.data) { values["v_Data"] = item.data }
    if wishes.contains(.persistentReference) { values["v_PersistentRef"] = item.persistentReference }
    if wishes.contains(.reference), let object = item.object { values["v_Ref"] = object }
    return values
  }

  private func attributes(of item: StoredItem) -> [String: Any] {
    var values = item.attributes.mapValues(\.value)
    values["class"] = item.itemClass.rawValue
    if let proof = item.proof, case .text(let protection) = item.attributes["pdmn"] {
      values["accc"] = SecAccessControl(
        protection: protection, flags: SecAccessControlCreateFlags(rawValue: proof.flags))
    }
    return values
  }
}
