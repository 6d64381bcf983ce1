import Foundation
import PergolaCoreFoundation
import PergolaSystem

/// A call of the keychain's functions, in one system.
struct KeychainCall {
  let system: System

  private var keychain: SystemKeychain { system.keychain }

  /// Adds an item. Returns what is asked for; nil if nothing is.
  func add(_ dictionary: CFDictionary) throws -> CFTypeRef? {
    let request = try ItemRequest(dictionary)
    return try keychain.perform { state in
      guard let itemClass = request.itemClass, itemClass != .identity, request.persistentReference == nil else {
        throw KeychainFailure(errSecParam)
      }
      let object = try request.object ?? itemClass.object(of: request.data)
      var attributes = (object?.itemAttributes ?? [:]).merging(request.attributes) { _, given in given }
      try setDefaults(of: &attributes, itemClass, request, state)
      try checkGroup(attributes, state)
      if system.isLocked, StoredItem.isProtectedWhileLocked(attributes) {
        throw KeychainFailure(errSecInteractionNotAllowed)
      }
      let proof = request.accessControl?.proof(enrollment: system.authentication.enrollment)
      let data = request.data ?? object?.itemData ?? Data()
      guard let item = state.table.add(itemClass, attributes: attributes, data: data, proof: proof) else {
        throw KeychainFailure(errSecDuplicateItem)
      }
      return (ItemResult(wishes: request.wishes).object(of: item), true)
    }
  }

  /// Returns what is asked of the items that match; nil if nothing is asked.
  func copy(_ dictionary: CFDictionary) throws -> CFTypeRef? {
    let request = try ItemRequest(dictionary)
    let found = try keychain.perform { state in (try matches(of: request, in: state), false) }
    // The prompt is shown outside of the keychain's lock.
    let gate = ProofGate(system: system, request: request)
    var items: [StoredItem] = []
    for item in found where items.count < request.limit ?? 1 {
      guard request.wishes.contains(.data) || request.wishes.contains(.reference) else {
        items.append(item)
        continue
      }
      if system.isLocked, StoredItem.isProtectedWhileLocked(item.attributes) {
        throw KeychainFailure(errSecInteractionNotAllowed)
      }
      if try gate.opens(item) { items.append(item) }
    }
    guard !items.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
    let result = ItemResult(wishes: request.wishes)
    return request.limit ?? 1 == 1 ? result.object(of: items[0]) : result.object(of: items)
  }

  /// Changes all items that match.
  func update(_ dictionary: CFDictionary, _ changes: CFDictionary) throws {
    let request = try ItemRequest(dictionary)
    let isAsked = !request.wishes.isEmpty
    try keychain.perform { state in
      if isAsked || changes["class"] != nil { throw KeychainFailure(errSecParam) }
      let found = try matches(of: request, in: state)
      let changed = try found.map { try self.changed($0, by: changes, state) }
      guard state.table.replace(changed) else { throw KeychainFailure(errSecDuplicateItem) }
      return ((), true)
    }
  }

  /// Removes all items that match.
  func delete(_ dictionary: CFDictionary) throws {
    let request = try ItemRequest(dictionary)
    try keychain.perform { state in
      if !request.wishes.isEmpty { throw KeychainFailure(errSecParam) }
      for item in try matches(of: request, in: state) { state.table.remove(item.id) }
      return ((), true)
    }
  }

  /// The items that match, in the order in which they were added.
  private func matches(of request: ItemRequest, in state: SystemKeychain.State) throws -> [StoredItem] {
    try checkGroup(request.attributes, state)
    var found: [StoredItem]
    if let reference = request.persistentReference {
      found = StoredItem.id(of: reference).flatMap { state.table.items[$0] }.map { [$0] } ?? []
      found.removeAll { item in
        item.itemClass != request.itemClass ?? item.itemClass
          || request.attributes.contains { item.attributes[$0.key] != $0.value }
      }
    } else {
      guard let itemClass = request.itemClass else { throw KeychainFailure(errSecParam) }
      var attributes = request.attributes
      if attributes["sync"] == nil, !request.matchesAnySynchronization { attributes["sync"] = .number(0) }
      found = state.table.items(of: itemClass, with: attributes)
    }
    if let data = request.data ?? request.object?.itemData { found.removeAll { $0.data != data } }
    if let groups = state.accessGroups {
      found.removeAll { item in !groups.contains { item.attributes["agrp"] == .text($0) } }
    }
    guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
    return found
  }

  private func changed(
    _ item: StoredItem, by changes: CFDictionary, _ state: SystemKeychain.State
  ) throws -> StoredItem {
    let request = try ItemRequest(changes, itemClass: item.itemClass)
    guard request.object == nil, request.persistentReference == nil, request.wishes.isEmpty,
      !request.matchesAnySynchronization, request.accessControl == nil || request.attributes["pdmn"] == nil
    else { throw KeychainFailure(errSecParam) }
    try checkGroup(request.attributes, state)
    if system.isLocked, StoredItem.isProtectedWhileLocked(item.attributes) {
      throw KeychainFailure(errSecInteractionNotAllowed)
    }
    var changed = item
    changed.attributes.merge(request.attributes) { _, new in new }
    changed.attributes["mdat"] = .date(system.now)
    if let data = request.data { changed.data = data }
    if let control = request.accessControl {
      changed.attributes["pdmn"] = .text(control.protection)
      changed.proof = control.proof(enrollment: system.authentication.enrollment)
    } else if request.attributes["pdmn"] != nil {
      changed.proof = nil
    }
    return changed
  }

  private func setDefaults(
    of attributes: inout [String: AttributeValue], _ itemClass: ItemClass, _ request: ItemRequest,
    _ state: SystemKeychain.State
  ) throws {
    if request.matchesAnySynchronization { throw KeychainFailure(errSecParam) }
    if let control = request.accessControl {
      if attributes["pdmn"] != nil { throw KeychainFailure(errSecParam) }
      attributes["pdmn"] = .text(control.protection)
    }
    let group = state.accessGroups?.first ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let now = AttributeValue.date(system.now)
    let defaults: [String: AttributeValue] = [
      "pdmn": .text("ak"), "agrp": .text(group), "sync": .number(0), "cdat": now, "mdat": now,
    ]
    attributes.merge(defaults) { given, _ in given }
    for name in itemClass.primaryKey where attributes[name] == nil {
      attributes[name] = itemClass.emptyValue(of: name)
    }
  }

  /// Checks that the app may use the group that a request names.
  private func checkGroup(_ attributes: [String: AttributeValue], _ state: SystemKeychain.State) throws {
    guard let group = attributes["agrp"], let groups = state.accessGroups else { return }
    if !groups.contains(where: { group == .text($0) }) { throw KeychainFailure(errSecMissingEntitlement) }
  }
}
