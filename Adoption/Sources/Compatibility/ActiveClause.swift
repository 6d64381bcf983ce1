import SwiftSyntax

/// Chooses the clause of an `#if` that is built for iOS.
struct ActiveClause: Sendable {
  let isAvailable: @Sendable (String) -> Bool

  /// The first clause whose condition holds; nil if none does.
  func clause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { $0.condition.map(holds) ?? true }
  }

  /// The calls between the conditions of a chain whose condition holds; nil if none does.
  func expression(of node: PostfixIfConfigExprSyntax) -> ExprSyntax? {
    guard case .postfixExpression(let expression)? = clause(of: node.config)?.elements else { return nil }
    return expression
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return condition.trimmedDescription == "DEBUG" }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return isAvailable(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return !argument.hasPrefix("<")
    default: return false
    }
  }

  /// The value of operands between `||` and `&&`, of which the latter binds closer.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    elements.split { $0.trimmedDescription == "||" }.contains { operands in
      operands.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
    }
  }
}
