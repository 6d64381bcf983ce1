import Foundation

/// The initializers of sort descriptors that return an instance of a subclass, as those of predicates do.
public protocol _SortDescriptorInitializers {}

extension NSSortDescriptor: _SortDescriptorInitializers {}

extension _SortDescriptorInitializers {
  /// Creates a sort descriptor for the values at a key path, which are compared by `compare:`.
  ///
  /// - Parameter key: The key path; nil to compare the objects themselves.
  public init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, selectorName: nil) }

  /// Creates a sort descriptor for the values at a key path, which a closure compares.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = Self.descriptor(KeySortDescriptor(key: key, ascending: ascending, order: .comparator(cmptr)))
  }

  /// Creates a sort descriptor for the values at a key path, which a method compares.
  package init(key: String?, ascending: Bool, selectorName: String?) {
    self = Self.descriptor(
      KeySortDescriptor(key: key, ascending: ascending, order: .selector(selectorName ?? "compare:")))
  }

  /// Creates a sort descriptor for a property whose type has no order of its own in Swift, such as an optional. Nil is
  /// less than any value.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    let descriptor = NSSortDescriptor(keyPath: keyPath, ascending: ascending) { left, right in
      FoundationComparison.order(left, right)
    }
    self = Self.descriptor(descriptor)
  }

  private static func descriptor(_ descriptor: NSSortDescriptor) -> Self {
    guard let descriptor = descriptor as? Self else {
      fatalError("A sort descriptor with a key is not a \(Self.self).")
    }
    return descriptor
  }
}

extension FoundationComparison {
  /// The order of two values by `compare:`. Nil is less than any value. Traps if they are of kinds without an order.
  fileprivate static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (Values.unwrapped(left), Values.unwrapped(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let a?, let b?):
      guard let result = compare("compare:", a, b) else { PredicateException.notComparable(a, b) }
      return result
    }
  }
}

extension NSSortDescriptor {
  /// The key path whose values are compared; nil if the objects are compared themselves, and for a descriptor with a
  /// key path of Swift, which has no name.
  public var key: String? { (self as? KeySortDescriptor)?.name }

  /// The name of the selector of the method that compares; nil for a closure.
  package var selectorName: String? { (self as? KeySortDescriptor)?.order.selector }
}
