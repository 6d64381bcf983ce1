import Foundation

/// The rules for values of any type: nil, equality, order, elements.
enum Values {
  /// A value without its optionals; nil for nil and `NSNull`.
  ///
  /// Types are compared before anything is cast: a cast of a Swift collection to a class converts the whole collection.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let type = type(of: value)
    if type == [String: Any].self || type == Int.self || type == String.self { return value }
    if type is AnyClass { return type == NSNull.self ? nil : value }
    if let optional = value as? any OptionalValue { return unwrapped(optional.wrapped) }
    return value
  }

  /// The text of a value in a message.
  static func text(_ value: Any?) -> String { unwrapped(value).map { "\($0)" } ?? "nil" }

  /// Equality by value: numbers of all types, strings code unit by code unit, collections by their elements. Values of
  /// different kinds are unequal.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(Scalar(left), Scalar(right)) }

  static func areEqual(_ left: Scalar, _ right: Scalar) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.none, _), (_, .none): false
    case (.integer(let a), .integer(let b)): a == b
    case (.string(let a), .string(let b)): a.isLiterallyEqual(to: b)
    case (.date(let a), .date(let b)): a == b
    case (.other(let a), .other(let b)): areEqual(others: a, b)
    default:
      if let a = left.number, let b = right.number { Number.compare(a, b) == .orderedSame } else { false }
    }
  }

  private static func areEqual(others left: Any, _ right: Any) -> Bool {
    if let a = elements(of: left), let b = elements(of: right) {
      guard a.count == b.count else { return false }
      return isUnordered(left) || isUnordered(right)
        ? a.allSatisfy { element in b.contains { areEqual(element, $0) } }
        : zip(a, b).allSatisfy(areEqual)
    }
    if let a = left as? AnyHashable, let b = right as? AnyHashable, a == b { return true }
    // A value of Foundation may be its class on one side: UUID and NSUUID.
    switch (left, right) {
    case (let a as UUID, let b as UUID): return a == b
    case (let a as Data, let b as Data): return a == b
    case (let a as URL, let b as URL): return a == b
    case (let a as NSObject, let b as NSObject): return a.isEqual(b)
    default: return false
    }
  }

  /// The order of two values; nil if they are of kinds that have none.
  static func compare(_ left: Scalar, _ right: Scalar) -> ComparisonResult? {
    switch (left, right) {
    case (.string(let a), .string(let b)):
      if a.isLiterallyEqual(to: b) { return .orderedSame }
      return a.utf16.lexicographicallyPrecedes(b.utf16) ? .orderedAscending : .orderedDescending
    case (.date(let a), .date(let b)): return a.compare(b)
    case (.other(let a as any Comparable), .other(let b)): return order(a, b)
    default:
      guard let a = left.number, let b = right.number else { return nil }
      // A value that is not a number has no order, which makes each comparison false.
      return Number.compare(a, b)
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  /// The elements of an array or a set; nil for another value.
  static func elements(of value: Any) -> [Any?]? {
    let type = type(of: value)
    if type == [Any].self, let array = value as? [Any] { return array }
    guard type is AnyClass else { return (value as? any ElementCollection)?.anyElements }
    switch value {
    case let array as NSArray: return array.map { unwrapped($0) }
    case let set as NSSet: return set.allObjects.map { unwrapped($0) }
    case let set as NSOrderedSet: return set.array.map { unwrapped($0) }
    default: return nil
    }
  }

  /// True for a set, whose elements have no order.
  static func isUnordered(_ value: Any) -> Bool {
    type(of: value) is AnyClass ? value is NSSet : value is any UnorderedCollection
  }
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// An array or a set with elements of any type.
protocol ElementCollection {
  var anyElements: [Any?] { get }
}

/// A set with elements of any type.
private protocol UnorderedCollection {}

extension Array: ElementCollection {
  var anyElements: [Any?] { map { $0 as Any } }
}

extension ArraySlice: ElementCollection {
  var anyElements: [Any?] { map { $0 as Any } }
}

extension Set: ElementCollection, UnorderedCollection {
  var anyElements: [Any?] { map { $0 as Any } }
}

/// A dictionary with keys of any type.
protocol KeyedCollection {
  func anyValue(for key: String) -> Any?
  var anyValues: [Any?] { get }
}

extension Dictionary: KeyedCollection {
  func anyValue(for key: String) -> Any? { ((key as? Key) ?? (AnyHashable(key) as? Key)).flatMap { self[$0] } }
  var anyValues: [Any?] { values.map { $0 as Any } }
}

extension String {
  /// True for the same code units. Swift's own equality also joins letters with their decompositions.
  func isLiterallyEqual(to other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
