// Not Foundation as well, which declares classes of the same names.
import Predicates

/// The members of objects for predicates and sort descriptors, which a module below this one evaluates.
extension NSObject: PropertyReading {
  /// Returns a function that reads the property with a name; nil if the class has none. For the key `hidden`, a method
  /// or property `hidden` is used, or `isHidden`.
  package static func propertyReader(forKey key: String) -> ((Any) -> Any?)? {
    let table = MemberTable.table(of: self)
    for name in [key, MemberTable.booleanName(of: key)] {
      if let property = table.property(named: name) { return property.value }
      if let method = table.method(named: name), method.parameterCount == 0 {
        return { method.call(on: $0, with: [], as: name) }
      }
    }
    return self is UserDefaults.Type ? { ($0 as? UserDefaults)?.object(forKey: key) } : nil
  }

  /// Returns a function that calls the method with a selector's name; nil if the class has none.
  package static func methodCaller(named selector: String) -> ((Any, [Any?]) -> Any?)? {
    guard let method = MemberTable.table(of: self).method(named: selector) else { return nil }
    return { target, arguments in
      precondition(arguments.count == method.parameterCount, "\(selector) takes \(method.parameterCount) arguments.")
      return method.call(on: target, with: arguments, as: selector)
    }
  }
}

extension _SortDescriptorInitializers {
  /// Creates a sort descriptor for the values at a key path, which a method compares.
  ///
  /// - Parameter selector: The method; nil for `compare:`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, selectorName: selector?.name)
  }
}

extension NSSortDescriptor {
  /// The selector of the method that compares; nil for a closure.
  public var selector: Selector? { selectorName.map { Selector($0) } }
}

extension NSComparisonPredicate {
  /// Creates a comparison by a method of the left side, which takes the right side and returns a Boolean value.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector
  ) {
    self.init(leftExpression: lhs, rightExpression: rhs, customSelectorName: selector.name)
  }

  /// The selector of a comparison by a method; nil for another one.
  public var customSelector: Selector? { customSelectorName.map { Selector($0) } }
}
