import Foundation

/// One key of a key path.
///
/// The way to read it depends on the type of the value, and is kept for the first type that it meets: a predicate is
/// mostly evaluated with values of one type. It is set once, so any thread may read it.
final class KeyReader {
  let key: String
  /// True for an operator of collections.
  let isOperator: Bool
  private let first = SetOnce<TypeReader>()

  init(_ key: String) {
    self.key = key
    isOperator = key.hasPrefix("@")
  }

  /// The value of the key; nil for nil. Traps if the value has no such key.
  func read(_ value: Any) -> Any? {
    let id = ObjectIdentifier(type(of: value))
    if let known = first.load(), known.type == id { return known.read(value) }
    let reader = TypeReader(key: key, for: value)
    _ = first.storeIfNil(reader)
    return reader.read(value)
  }

  /// The value of a key at the end of a path of keys, with operators.
  static func value(of keys: ArraySlice<KeyReader>, in start: Any?) -> Any? {
    var current = Values.unwrapped(start)
    var keys = keys
    while let reader = keys.popFirst(), let value = current {
      if reader.isOperator, let symbol = CollectionOperator(rawValue: reader.key),
        let elements = Values.elements(of: value)
      {
        if symbol == .count { return elements.count }
        return symbol.value(of: keys.isEmpty ? elements : elements.map { self.value(of: keys, in: $0) })
      }
      current = reader.read(value)
    }
    return current
  }

  /// The readers of a key path.
  static func path(_ keyPath: String) -> [KeyReader] {
    keyPath.split(separator: ".", omittingEmptySubsequences: false).map { KeyReader(String($0)) }
  }
}

/// A function that reads one key from values of one type.
private final class TypeReader: @unchecked Sendable {
  let type: ObjectIdentifier
  /// Reads properties on the thread of the caller, as key-value coding does.
  let read: (Any) -> Any?

  init(key: String, for value: Any) {
    let valueType: Any.Type = Swift.type(of: value)
    type = ObjectIdentifier(valueType)
    read = Self.reader(key, valueType, value)
  }

  private static func reader(_ key: String, _ type: Any.Type, _ value: Any) -> (Any) -> Any? {
    if key == "self" || key == "SELF" { return { $0 } }
    if type == [String: Any].self { return { ($0 as? [String: Any])?[key] } }
    if value is any KeyedCollection { return keyed(key) }
    if value is NSDictionary {
      let plain = key.hasPrefix("@") ? String(key.dropFirst()) : nil
      return { value in (value as? NSDictionary).flatMap { plain == "count" ? $0.count : $0.object(forKey: key) } }
    }
    if Values.elements(of: value) != nil { return mapped(key) }
    if value is any KeyAnswering { return { ($0 as? any KeyAnswering)?.answer(forKey: key) } }
    if let member = FoundationMembers.reader(key, of: value) { return member }
    if let object = type as? any PropertyReading.Type, let reader = object.propertyReader(forKey: key) { return reader }
    return { PredicateException.undefinedKey(key, of: $0) }
  }

  private static func keyed(_ key: String) -> (Any) -> Any? {
    if key == "@count" { return { ($0 as? any KeyedCollection)?.anyValues.count } }
    return { ($0 as? any KeyedCollection)?.anyValue(for: key) }
  }

  /// The values of a key of all elements. Those of a set are a set.
  private static func mapped(_ key: String) -> (Any) -> Any? {
    if key.hasPrefix("@") { return { PredicateException.undefinedKey(key, of: $0) } }
    let reader = KeyReader(key)
    return { collection in
      let elements = Values.elements(of: collection) ?? []
      let values = elements.map { element -> Any in
        Values.unwrapped(element).flatMap { Values.unwrapped(reader.read($0)) } ?? NSNull()
      }
      return Values.isUnordered(collection) ? NSSet(array: values.filter { !($0 is NSNull) }) : values
    }
  }
}
