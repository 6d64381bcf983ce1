import SwiftSyntax

/// A local value, a parameter or a value that a condition binds, as it is found at a place in a function.
struct BoundValue {
  /// The part of the sources that tells the type of a value.
  enum Source {
    case type(TypeSyntax)
    case expression(ExprSyntax)
    /// The value has the name of another one, which is bound further out: `if let view`.
    case sameName
    case unknown
  }

  let source: Source
  /// The binding, around which the names in its expression are found.
  let node: Syntax

  private init(_ source: Source, at node: some SyntaxProtocol) {
    self.source = source
    self.node = Syntax(node)
  }

  private init(
    _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?, at node: some SyntaxProtocol
  ) {
    let source = annotation.map { Source.type($0.type) } ?? initializer.map { .expression($0.value) }
    self.init(source ?? .unknown, at: node)
  }

  /// The value that a name means at a place; nil if no function, closure or statement around the place binds the name.
  static func find(_ name: String, at place: some SyntaxProtocol) -> BoundValue? {
    var node = Syntax(place)
    while let parent = node.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      if let found = find(name, in: parent, before: node) { return found }
      node = parent
    }
    return nil
  }

  private static func find(_ name: String, in parent: Syntax, before child: Syntax) -> BoundValue? {
    switch parent.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      items.reversed().lazy.filter { $0.position < child.position }.compactMap { find(name, in: $0.item) }.first
    case .patternBindingList(let bindings): find(name, in: bindings, before: child)
    case .conditionElementList(let conditions): find(name, in: conditions, before: child)
    case .ifExpr(let node) where node.body.id == child.id: find(name, in: node.conditions, before: nil)
    case .whileStmt(let node) where node.body.id == child.id: find(name, in: node.conditions, before: nil)
    case .forStmt(let node) where binds(node.pattern, name): BoundValue(node.typeAnnotation, nil, at: node)
    case .switchCase(let node): find(name, in: node)
    case .functionDecl(let node): find(name, in: node.signature.parameterClause)
    case .initializerDecl(let node): find(name, in: node.signature.parameterClause)
    case .subscriptDecl(let node): find(name, in: node.parameterClause)
    case .closureExpr(let node): find(name, in: node)
    default: nil
    }
  }

  // MARK: Statements

  private static func find(_ name: String, in item: CodeBlockItemSyntax.Item) -> BoundValue? {
    switch item {
    case .decl(let declaration):
      return declaration.as(VariableDeclSyntax.self).flatMap { find(name, in: $0.bindings, before: nil) }
    case .stmt(let statement):
      return statement.as(GuardStmtSyntax.self).flatMap { find(name, in: $0.conditions, before: nil) }
    default: return nil
    }
  }

  private static func find(_ name: String, in bindings: PatternBindingListSyntax, before child: Syntax?) -> BoundValue?
  {
    bindings.first { binding in
      binds(binding.pattern, name) && (child.map { binding.position < $0.position } ?? true)
    }.map { BoundValue($0.typeAnnotation, $0.initializer, at: $0) }
  }

  private static func find(
    _ name: String, in conditions: ConditionElementListSyntax, before child: Syntax?
  ) -> BoundValue? {
    let bound = conditions.reversed().filter { element in child.map { element.position < $0.position } ?? true }
    return bound.lazy.compactMap { element in
      switch element.condition {
      case .optionalBinding(let node) where binds(node.pattern, name):
        node.initializer == nil && node.typeAnnotation == nil
          ? BoundValue(.sameName, at: element) : BoundValue(node.typeAnnotation, node.initializer, at: element)
      case .matchingPattern(let node): find(name, in: node.pattern)
      default: nil
      }
    }.first
  }

  private static func find(_ name: String, in node: SwitchCaseSyntax) -> BoundValue? {
    guard case .case(let label) = node.label else { return nil }
    return label.caseItems.lazy.compactMap { find(name, in: $0.pattern) }.first
  }

  /// The value in `let view as UIView`, or a value of unknown type in another pattern.
  private static func find(_ name: String, in pattern: PatternSyntax) -> BoundValue? {
    guard pattern.tokens(viewMode: .sourceAccurate).contains(where: { isBinding($0, of: name) }) else { return nil }
    let expression = pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
    return BoundValue(expression.map { .expression($0) } ?? .unknown, at: pattern)
  }

  private static func isBinding(_ token: TokenSyntax, of name: String) -> Bool {
    token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
  }

  private static func binds(_ pattern: PatternSyntax, _ name: String) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }

  // MARK: Parameters

  private static func find(_ name: String, in clause: FunctionParameterClauseSyntax) -> BoundValue? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { BoundValue(.type($0.type), at: $0) }
  }

  private static func find(_ name: String, in node: ClosureExprSyntax) -> BoundValue? {
    let capture = node.signature?.capture?.items.first { $0.name.text == name }
    if let capture { return BoundValue(capture.initializer.map { .expression($0.value) } ?? .sameName, at: node) }
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      return list.contains { $0.name.text == name } ? BoundValue(.unknown, at: node) : nil
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { BoundValue($0.type.map { .type($0) } ?? .unknown, at: node) }
    case nil: return nil
    }
  }
}
