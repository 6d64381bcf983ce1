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
struct ItemResult {
  let wishes: ItemRequest.Wishes

  var isEmpty: Bool { wishes.isEmpty }

  func value(of item: StoredItem) -> NSObject? {
    switch wishes {
    case []: return nil
    case .data: return NSData(data: item.data)
    case .attributes: return NSDictionary(dictionary: attributes(of: item))
    case .persistentReference: return NSData(data: item.persistentReference)
    case .reference: return item.object ?? NSDictionary(dictionary: attributes(of: item))
    default: return NSDictionary(dictionary: several(of: item))
    }
  }

  private func several(of item: StoredItem) -> [String: NSObject] {
    var values = wishes.contains(.attributes) ? attributes(of: item) : [:]
    if wishes.contains(.data) { values["v_Data"] = NSData(data: item.data) }
    if wishes.contains(.persistentReference) { values["v_PersistentRef"] = NSData(data: item.persistentReference) }
    if wishes.contains(.reference), let object = item.object { values["v_Ref"] = object }
    return values
  }

  private func attributes(of item: StoredItem) -> [String: NSObject] {
    var values = item.attributes.mapValues(\.object)
    values["class"] = NSString(string: item.itemClass.rawValue)
    if let proof = item.proof, case .text(let protection) = item.attributes["pdmn"] {
      values["accc"] = SecAccessControl(
        protection: protection, flags: SecAccessControlCreateFlags(rawValue: proof.flags))
    }
    return values
  }
}
