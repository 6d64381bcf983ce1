import Foundation

/// The initializers of predicates that return an instance of a subclass.
///
/// An initializer of a class can't do that; one in an extension of a protocol that is not bound to classes can.
public protocol _PredicateInitializers {}

extension NSPredicate: _PredicateInitializers {}

extension _PredicateInitializers {
  /// Creates a predicate from a format, in which each `%@`, `%K` or `%d` stands for an argument. Traps if the format is
  /// not a predicate.
  ///
  /// Arguments may be of any type: strings, numbers, dates, collections, and nil.
  public init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
  }

  /// Creates a predicate from a format and an array of its arguments. Traps if the format is not a predicate. Surplus
  /// arguments are ignored.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard case .predicate(let predicate) = FormatParser.parse(predicateFormat, arguments ?? []) else {
      PredicateException.unparsable(predicateFormat)
    }
    guard let predicate = predicate as? Self else {
      fatalError("The format \"\(predicateFormat)\" makes a \(type(of: predicate)), not a \(Self.self).")
    }
    self = predicate
  }
}

extension NSPredicate {
  /// Returns the predicate with constants in place of its variables. Traps if a variable has no value.
  ///
  /// - Parameter variables: The values by the variables' names. `NSNull` stands for nil.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    let node = PredicateNode.predicate(self).replacingVariables(variables)
    guard case .predicate(let predicate) = node, let predicate = predicate as? Self else { return self }
    return predicate
  }
}
