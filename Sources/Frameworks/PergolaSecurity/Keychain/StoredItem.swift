import Foundation

/// An item of a keychain.
struct StoredItem: Codable, Sendable {
  /// The proof that reading an item needs.
  struct Proof: Codable, Sendable, Hashable {
    /// The flags of `SecAccessControlCreateFlags`.
    let flags: UInt
    /// The set of enrolled fingers or faces when the item was added.
    var enrollment: Int
  }

  /// The number of the item, by which items are ordered.
  let id: UInt64
  let itemClass: ItemClass
  var attributes: [String: AttributeValue]
  var data: Data
  /// The proof that reading the item needs; nil for most items.
  var proof: Proof?

  /// The values that tell the item apart from all others of its class.
  var primaryKey: PrimaryKey {
    let names = itemClass.primaryKey + ["agrp", "sync"]
    return PrimaryKey(
      itemClass: itemClass, values: names.map { attributes[$0] ?? itemClass.emptyValue(of: $0) })
  }

  struct PrimaryKey: Hashable {
    let itemClass: ItemClass
    let values: [AttributeValue]
  }

  /// Returns true if an item with such attributes can't be read while the device is locked.
  static func isProtectedWhileLocked(_ attributes: [String: AttributeValue]) -> Bool {
    ["ak", "aku", "akpu"].contains { attributes["pdmn"] == .text($0) }
  }

  /// The reference that apps can store: the class, and the number.
  var persistentReference: Data {
    withUnsafeBytes(of: id.bigEndian) { Data(itemClass.rawValue.utf8) + $0 }
  }

  /// Reads the number of an item from a reference that an app has stored.
  static func id(of persistentReference: Data) -> UInt64? {
    guard persistentReference.count == 12,
      ItemClass(rawValue: String(decoding: persistentReference.prefix(4), as: UTF8.self)) != nil
    else { return nil }
    return persistentReference.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
