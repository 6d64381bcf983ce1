import Foundation

/// The structure of an expression.
enum ExpressionForm {
  case constant(Any?)
  case evaluatedObject
  case variable(String)
  /// A key path that begins at the evaluated object.
  case keyPath(String)
  /// A key path that begins at the value of an expression. A key that is not itself a key path has no value.
  case path(NSExpression, key: NSExpression)
  case index(NSExpression, IndexPlace)
  case function(ExpressionFunction, [NSExpression])
  case method(String, receiver: NSExpression, arguments: [NSExpression])
  case aggregate([NSExpression])
  case subquery(NSExpression, variable: String, NSPredicate)
  case conditional(NSPredicate, NSExpression, NSExpression)
  case sets(SetOperation, NSExpression, NSExpression)
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
  case anyKey
  /// The expression of an app's subclass.
  case custom(NSExpression.ExpressionType)
}

/// The place of an element in a collection: `[FIRST]`, `[LAST]`, `[SIZE]`, or an index or key.
enum IndexPlace {
  case first
  case last
  case size
  case at(NSExpression)

  /// The expression of an index or key.
  var expression: NSExpression? {
    if case .at(let expression) = self { expression } else { nil }
  }

  /// The reserved word; nil for an index or key.
  var word: String? {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at: nil
    }
  }
}

/// The operation of an expression on two sets.
enum SetOperation: String {
  case union = "UNION"
  case intersection = "INTERSECT"
  case difference = "MINUS"
}
