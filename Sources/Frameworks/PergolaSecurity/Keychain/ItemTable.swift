import Foundation

/// The items of a keychain, with indexes by which the few matches of a query are found among many items.
struct ItemTable: Sendable {
  private struct IndexKey: Hashable {
    let itemClass: ItemClass
    let attribute: String
    let value: AttributeValue
  }

  /// The attributes by which apps look for an item.
  private static let indexed = ["acct", "svce", "srvr", "labl", "gena", "klbl", "atag", "slnr", "pkhh"]

  private(set) var items: [UInt64: StoredItem] = [:]
  private(set) var nextID: UInt64 = 1
  private var byPrimaryKey: [StoredItem.PrimaryKey: UInt64] = [:]
  private var byAttribute: [IndexKey: Set<UInt64>] = [:]

  init() {}

  /// Makes a table of items; nil if two of them have the same number or the same primary key.
  init?(items: [StoredItem], nextID: UInt64) {
    self.nextID = nextID
    for item in items {
      guard self.items[item.id] == nil, item.id < nextID, insert(item) else { return nil }
    }
  }

  /// Adds an item with the next number. Returns nil if there is one with the same primary key.
  mutating func add(
    _ itemClass: ItemClass, attributes: [String: AttributeValue], data: Data, proof: StoredItem.Proof?
  ) -> StoredItem? {
    let item = StoredItem(id: nextID, itemClass: itemClass, attributes: attributes, data: data, proof: proof)
    guard insert(item) else { return nil }
    nextID += 1
    return item
  }

  /// Replaces items. Returns false, and changes nothing, if two would have the same primary key.
  mutating func replace(_ changed: [StoredItem]) -> Bool {
    let ids = Set(changed.map(\.id))
    var keys: Set<StoredItem.PrimaryKey> = []
    for item in changed {
      let key = item.primaryKey
      if !keys.insert(key).inserted { return false }
      if let other = byPrimaryKey[key], !ids.contains(other) { return false }
    }
    ids.forEach { remove($0) }
    changed.forEach { _ = insert($0) }
    return true
  }

  /// Removes an item.
  mutating func remove(_ id: UInt64) {
    guard let item = items.removeValue(forKey: id) else { return }
    byPrimaryKey[item.primaryKey] = nil
    for key in indexKeys(of: item.itemClass, item.attributes) {
      byAttribute[key]?.remove(id)
      if byAttribute[key]?.isEmpty == true { byAttribute[key] = nil }
    }
  }

  /// The items of a class that have all attributes, in the order in which they were added.
  ///
  /// - Complexity: The number of items that have the rarest of the indexed attributes; all items if there is none.
  func items(of itemClass: ItemClass, with attributes: [String: AttributeValue]) -> [StoredItem] {
    let sets = indexKeys(of: itemClass, attributes).map { byAttribute[$0] ?? [] }
    let candidates: [StoredItem] =
      if let smallest = sets.min(by: { $0.count < $1.count }) {
        smallest.compactMap { items[$0] }
      } else {
        items.values.filter { $0.itemClass == itemClass }
      }
    return candidates.filter { item in attributes.allSatisfy { item.attributes[$0.key] == $0.value } }
      .sorted { $0.id < $1.id }
  }

  private mutating func insert(_ item: StoredItem) -> Bool {
    let key = item.primaryKey
    guard byPrimaryKey[key] == nil else { return false }
    byPrimaryKey[key] = item.id
    items[item.id] = item
    for key in indexKeys(of: item.itemClass, item.attributes) { byAttribute[key, default: []].insert(item.id) }
    return true
  }

  private func indexKeys(of itemClass: ItemClass, _ attributes: [String: AttributeValue]) -> [IndexKey] {
    Self.indexed.compactMap { name in
      attributes[name].map { IndexKey(itemClass: itemClass, attribute: name, value: $0) }
    }
  }
}
