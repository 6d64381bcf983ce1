/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  /// The values that were set, in a storage that copies share until one of them changes.
  private var storage = Storage()

  private final class Storage: @unchecked Sendable {
    var entries: [ObjectIdentifier: any EnvironmentEntry]
    init(_ entries: [ObjectIdentifier: any EnvironmentEntry] = [:]) { self.entries = entries }
  }

  /// Creates values that are all at their defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      noteRead(ObjectIdentifier(key))
      // Entries of a key were stored with its type.
      guard let entry = storage.entries[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(entry, to: Entry<Key.Value>.self).value
    }
    set { set(Entry(newValue), for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type.
  subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get {
      noteRead(ObjectIdentifier(type))
      return storage.entries[ObjectIdentifier(type)].map { unsafeDowncast($0, to: ObjectEntry<Object>.self).object }
        ?? nil
    }
    set { set(ObjectEntry(newValue), for: ObjectIdentifier(type)) }
  }

  private mutating func set(_ entry: any EnvironmentEntry, for key: ObjectIdentifier) {
    if isKnownUniquelyReferenced(&storage) {
      storage.entries[key] = entry
    } else {
      var entries = storage.entries
      entries[key] = entry
      storage = Storage(entries)
    }
  }

  /// Takes over the values that were set in another environment.
  mutating func merge(_ other: EnvironmentValues) {
    guard !other.storage.entries.isEmpty else { return }
    storage = Storage(storage.entries.merging(other.storage.entries) { $1 })
  }

  private func noteRead(_ key: ObjectIdentifier) {
    guard let node = ViewGraph.evaluatedNode else { return }
    MainActor.assumeIsolated { node.didRead(key: key) }
  }

  // MARK: Comparing

  /// True if both are the same values, as one storage.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// True if a key has equal values.
  @MainActor
  func hasSameValue(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    switch (storage.entries[key], other.storage.entries[key]) {
    case (nil, nil): true
    case (let a?, let b?): a === b || a.isSame(as: b)
    default: false
    }
  }

  /// True if all keys have equal values.
  @MainActor
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard storage.entries.count == other.storage.entries.count else { return false }
    return storage.entries.keys.allSatisfy { hasSameValue(as: other, for: $0) }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set.
  public var description: String { "\(storage.entries.values.map { "\($0)" }.sorted())" }
}

/// A key of the environment, with its default.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// A value in the environment's storage.
private protocol EnvironmentEntry: AnyObject {
  @MainActor func isSame(as other: any EnvironmentEntry) -> Bool
}

private final class Entry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? Entry<Value> else { return false }
    return ValueComparison.areSame(value, other.value)
  }
}

/// An observable object in the environment's storage. Another object is another value, even if it is equal.
private final class ObjectEntry<Object: AnyObject>: EnvironmentEntry {
  let object: Object?
  init(_ object: Object?) { self.object = object }

  func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? ObjectEntry<Object> else { return false }
    return object === other.object
  }
}
