extension NSExpression {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A constant.
    case constantValue = 0
    /// The evaluated object.
    case evaluatedObject = 1
    /// A variable.
    case variable = 2
    /// The value at a key path.
    case keyPath = 3
    /// A call of a function or a method.
    case function = 4
    /// The union of two sets.
    case unionSet = 5
    /// The common elements of two sets.
    case intersectSet = 6
    /// The elements of one set that another one does not have.
    case minusSet = 7
    /// The elements of a collection that a predicate allows.
    case subquery = 13
    /// A collection of expressions.
    case aggregate = 14
    /// Any key.
    case anyKey = 15
    /// A closure.
    case block = 19
    /// One of two expressions, by a predicate.
    case conditional = 20
  }

  /// The kind of the expression.
  public var expressionType: ExpressionType {
    switch form {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .path(_, let key): key.expressionType == .keyPath ? .keyPath : .function
    case .function, .method, .index: .function
    case .sets(.union, _, _): .unionSet
    case .sets(.intersection, _, _): .intersectSet
    case .sets(.difference, _, _): .minusSet
    case .subquery: .subquery
    case .aggregate: .aggregate
    case .anyKey: .anyKey
    case .block: .block
    case .conditional: .conditional
    case .custom(let type): type
    }
  }

  /// The value of a constant. Traps for other expressions, as the properties below do.
  public var constantValue: Any? {
    guard case .constant(let value) = form else { lacks("constantValue") }
    return value
  }

  /// The key path, without the expression that it begins at.
  public var keyPath: String {
    switch form {
    case .keyPath(let path): return path
    case .path(_, let key): return key.keyPath
    default: lacks("keyPath")
    }
  }

  /// The name of a variable, also that of a subquery.
  public var variable: String {
    switch form {
    case .variable(let name), .subquery(_, let name, _): return name
    default: lacks("variable")
    }
  }

  /// The selector's name of a function or method.
  public var function: String {
    switch form {
    case .function(let function, _): return function.name
    case .method(let name, _, _): return name
    case .index: return "objectFrom:withIndex:"
    case .path: return "valueForKeyPath:"
    default: lacks("function")
    }
  }

  /// The receiver of a method, or the expression that a key path begins at.
  public var operand: NSExpression {
    switch form {
    case .method(_, let receiver, _): return receiver
    case .path(let operand, _): return operand
    case .keyPath: return NSExpression(.evaluatedObject)
    default: lacks("operand")
    }
  }

  /// The arguments of a function, method or closure; nil if it has none.
  public var arguments: [NSExpression]? {
    switch form {
    case .function(_, let arguments), .method(_, _, let arguments), .block(_, let arguments): return arguments
    case .path(_, let key): return [key]
    case .index(let collection, let place): return [collection] + (place.expression.map { [$0] } ?? [])
    default: lacks("arguments")
    }
  }

  /// The collection of an aggregate, or the expression of a subquery's collection.
  public var collection: Any {
    switch form {
    case .aggregate(let elements): return elements
    case .subquery(let collection, _, _): return collection
    default: lacks("collection")
    }
  }

  /// The predicate of a subquery or of a conditional expression.
  public var predicate: NSPredicate {
    switch form {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: lacks("predicate")
    }
  }

  /// The left one of two sets.
  public var left: NSExpression {
    guard case .sets(_, let left, _) = form else { lacks("leftExpression") }
    return left
  }

  /// The right one of two sets.
  public var right: NSExpression {
    guard case .sets(_, _, let right) = form else { lacks("rightExpression") }
    return right
  }

  /// The value of a conditional expression if its predicate is true.
  public var `true`: NSExpression {
    guard case .conditional(_, let expression, _) = form else { lacks("trueExpression") }
    return expression
  }

  /// The value of a conditional expression if its predicate is false.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let expression) = form else { lacks("falseExpression") }
    return expression
  }

  /// The closure of an expression.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    guard case .block(let block, _) = form else { lacks("expressionBlock") }
    return block
  }

  private func lacks(_ name: String) -> Never {
    fatalError("-\(name) is not defined for the expression \(self), which is a \(expressionType)")
  }
}
