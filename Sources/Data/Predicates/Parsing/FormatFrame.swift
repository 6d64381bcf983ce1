import Foundation

/// The part of a format between two brackets, while it is parsed.
struct FormatFrame {
  /// The purpose of the brackets.
  enum Kind {
    case format
    case group
    case aggregate
    case index
    case call(String)
    case function
    case subquery
    case cast
    case ternary
  }

  /// An operand, or a chain of operands of one operator, which becomes one compound.
  private struct Operand {
    var node: PredicateNode
    var isGroup = false
    /// The parts of a chain and its operator.
    var chain: (NSCompoundPredicate.LogicalType, [NSPredicate])?

    var finished: PredicateNode {
      guard let (type, parts) = chain else { return node }
      return .predicate(CompoundPredicate(type: type, subpredicates: parts))
    }
  }

  let kind: Kind
  private var operands: [Operand] = []
  private var operators: [FormatOperator] = []
  /// The parts before the last comma.
  private var parts: [PredicateNode] = []
  /// True where an operand may follow, false where an operator may.
  private(set) var expectsOperand = true

  init(_ kind: Kind) { self.kind = kind }

  /// True directly after a dot, where only a key may follow.
  var expectsKey: Bool {
    guard expectsOperand, let last = operators.last, case .path = last.kind else { return false }
    return true
  }

  private var isEmpty: Bool { operands.isEmpty && operators.isEmpty && parts.isEmpty }

  mutating func append(_ node: PredicateNode, isGroup: Bool = false) throws(FormatError) {
    guard expectsOperand else { throw FormatError() }
    operands.append(Operand(node: node, isGroup: isGroup))
    expectsOperand = false
  }

  /// Replaces the last operand, which an index in brackets follows.
  mutating func replaceLast(_ change: (NSExpression) -> NSExpression) throws(FormatError) {
    guard !expectsOperand, let last = operands.popLast(), case .expression(let expression) = last.finished else {
      throw FormatError()
    }
    operands.append(Operand(node: .expression(change(expression))))
  }

  mutating func append(_ symbol: FormatOperator) throws(FormatError) {
    guard symbol.isPrefix == expectsOperand else { throw FormatError() }
    if !symbol.isPrefix {
      while let last = operators.last, last.precedence >= symbol.precedence { try reduce() }
      expectsOperand = true
    }
    operators.append(symbol)
  }

  /// Ends a part at a comma.
  mutating func endPart() throws(FormatError) {
    parts.append(try finishPart())
    expectsOperand = true
  }

  private mutating func finishPart() throws(FormatError) -> PredicateNode {
    guard !expectsOperand else { throw FormatError() }
    while !operators.isEmpty { try reduce() }
    guard operands.count == 1, let operand = operands.popLast() else { throw FormatError() }
    return operand.finished
  }

  /// Ends the frame, and returns its parts.
  mutating func end() throws(FormatError) -> [PredicateNode] {
    if isEmpty { return [] }
    parts.append(try finishPart())
    return parts
  }

  private mutating func popExpression() throws(FormatError) -> NSExpression {
    guard let operand = operands.popLast(), case .expression(let expression) = operand.finished else {
      throw FormatError()
    }
    return expression
  }

  private mutating func popPredicate() throws(FormatError) -> NSPredicate {
    guard let operand = operands.popLast(), case .predicate(let predicate) = operand.finished else {
      throw FormatError()
    }
    return predicate
  }

  /// Applies the last operator to its operands.
  private mutating func reduce() throws(FormatError) {
    let symbol = operators.removeLast()
    switch symbol.kind {
    case .and: try reduceChain(.and)
    case .or: try reduceChain(.or)
    case .not: push(CompoundPredicate(type: .not, subpredicates: [try popPredicate()]))
    case .quantifier(let modifier, let isNegated): try reduceQuantifier(modifier, isNegated)
    case .comparison(let type, let options):
      let (left, right) = try popSides()
      push(
        NSComparisonPredicate(
          leftExpression: left, rightExpression: right, modifier: .direct, type: type, options: options))
    case .sets(let operation):
      let (left, right) = try popSides()
      push(.sets(operation, left, right))
    case .function(let name):
      let (left, right) = try popSides()
      push(try Self.call(name, [left, right]))
    case .minus: push(try Self.negated(try popExpression()))
    case .complement: push(try Self.call("onesComplement:", [try popExpression()]))
    case .path:
      let (left, right) = try popSides()
      push(Self.path(from: left, to: right))
    }
  }

  private mutating func push(_ predicate: NSPredicate) { operands.append(Operand(node: .predicate(predicate))) }

  private mutating func push(_ form: ExpressionForm) {
    operands.append(Operand(node: .expression(NSExpression(form))))
  }

  private mutating func popSides() throws(FormatError) -> (NSExpression, NSExpression) {
    let right = try popExpression()
    return (try popExpression(), right)
  }

  /// Joins two predicates; a chain of one operator without parentheses is one compound.
  private mutating func reduceChain(_ type: NSCompoundPredicate.LogicalType) throws(FormatError) {
    let right = try popPredicate()
    if let count = operands.indices.last, let (lastType, _) = operands[count].chain, lastType == type {
      operands[count].chain?.1.append(right)
      return
    }
    let left = try popPredicate()
    operands.append(Operand(node: .predicate(left), chain: (type, [left, right])))
  }

  private mutating func reduceQuantifier(
    _ modifier: NSComparisonPredicate.Modifier, _ isNegated: Bool
  ) throws(FormatError) {
    guard let operand = operands.popLast(), !operand.isGroup, case .predicate(let predicate) = operand.finished,
      let comparison = predicate as? NSComparisonPredicate, comparison.comparisonPredicateModifier == .direct
    else { throw FormatError() }
    let quantified = NSComparisonPredicate(
      leftExpression: comparison.leftExpression, rightExpression: comparison.rightExpression, modifier: modifier,
      type: comparison.predicateOperatorType, options: comparison.options)
    push(isNegated ? CompoundPredicate(type: .not, subpredicates: [quantified]) : quantified)
  }

  /// The call of a function that exists.
  static func call(_ name: String, _ arguments: [NSExpression]) throws(FormatError) -> ExpressionForm {
    guard let function = ExpressionFunction.named(name) else { PredicateException.unknownFunction(name) }
    guard function.parameterCount == arguments.count else { throw FormatError() }
    return .function(function, arguments)
  }

  /// A number with the other sign, or the product of an expression and -1.
  private static func negated(_ expression: NSExpression) throws(FormatError) -> ExpressionForm {
    if case .constant(let value?) = expression.form {
      switch Scalar(value) {
      case .integer(let number) where number != .min: return .constant(-number)
      case .real(let number): return .constant(-number)
      case .decimal(let number): return .constant(-number)
      default: break
      }
    }
    return try call("multiply:by:", [NSExpression(.constant(-1)), expression])
  }

  /// The value at a key path from an expression. Successive keys are one key path.
  private static func path(from base: NSExpression, to key: NSExpression) -> ExpressionForm {
    switch (base.form, key.form) {
    case (.keyPath(let first), .keyPath(let second)): .keyPath("\(first).\(second)")
    case (.path(let start, let inner), .keyPath(let second)):
      if case .keyPath(let first) = inner.form {
        .path(start, key: NSExpression(.keyPath("\(first).\(second)")))
      } else {
        .path(base, key: key)
      }
    default: .path(base, key: key)
    }
  }
}
