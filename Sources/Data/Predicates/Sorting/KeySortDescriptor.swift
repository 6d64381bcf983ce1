import Foundation

/// A sort descriptor that reads the values by key-value coding.
final class KeySortDescriptor: NSSortDescriptor {
  /// The comparison of two values.
  enum Order {
    /// A method by its selector's name.
    case selector(String)
    case comparator(Comparator)

    /// The name of a method; nil for a closure.
    var selector: String? {
      if case .selector(let name) = self { name } else { nil }
    }
  }

  /// The key path; nil to compare the objects themselves.
  let name: String?
  let order: Order
  private let keys: [KeyReader]

  init(key: String?, ascending: Bool, order: Order) {
    name = key
    self.order = order
    keys = key.map(KeyReader.path) ?? []
    // Foundation compares by a key path of Swift, which has no name; this class compares by itself.
    super.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { a, b in Self.compare(a, b, by: order) })
  }

  /// Compares two objects by the values of the key. Nil is less than any value.
  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = Self.compare(value(of: object1), value(of: object2), by: order)
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: Any) -> Any? { KeyReader.value(of: keys[...], in: object) }

  private static func compare(_ left: Any?, _ right: Any?, by order: Order) -> ComparisonResult {
    switch (Values.unwrapped(left), Values.unwrapped(right), order) {
    case (nil, nil, _): return .orderedSame
    case (nil, _, _): return .orderedAscending
    case (_, nil, _): return .orderedDescending
    case (let a?, let b?, .comparator(let compare)): return compare(a, b)
    case (let a?, let b?, .selector(let name)): return compare(a, b, by: name)
    }
  }

  private static func compare(_ left: Any, _ right: Any, by selector: String) -> ComparisonResult {
    if let result = FoundationComparison.compare(selector, left, right) { return result }
    let result = Scalar(MethodCall.perform(selector, on: left, [right]))
    if case .other(let value) = result, let order = value as? ComparisonResult { return order }
    guard let number = result.number?.integer else { PredicateException.notComparable(left, right) }
    return number < 0 ? .orderedAscending : number == 0 ? .orderedSame : .orderedDescending
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var reversedSortDescriptor: Any { KeySortDescriptor(key: name, ascending: !ascending, order: order) }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    return self === other
      || name == other.name && ascending == other.ascending && order.selector != nil
        && order.selector == other.order.selector
  }

  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(ascending)
    return hasher.finalize()
  }

  override var description: String {
    "(\(name ?? "self"), \(ascending ? "ascending" : "descending"), \(order.selector ?? "block"))"
  }
}
