import SwiftSyntax

extension FunctionParameterClauseSyntax {
  /// The labels of a declaration's name: "(_:at:)".
  var labels: String { "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}

extension VariableDeclSyntax {
  /// An initializer of the type around the property assigns a value to it, so that it needs none of a wrapper.
  func isAssignedInInitializer(_ name: String) -> Bool {
    guard let members = parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
    return members.contains { member in
      guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { return false }
      let tokens = Array(body.tokens(viewMode: .sourceAccurate))
      return zip(tokens, tokens.dropFirst()).contains { $0.text == name && $1.tokenKind == .equal }
    }
  }
}

extension AttributeListSyntax {
  /// The attribute of a builder of views stands here.
  var makesViews: Bool { names.contains { $0 == "ViewBuilder" || $0 == "SwiftUI.ViewBuilder" } }
}

extension ExprSyntax {
  /// The type that an expression looks like the value of: `Store` for `Store(...)` and `Store.shared`; nil if its beginning
  /// names no type.
  var nameOfMadeType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return call.calledExpression.nameOfMadeType
    case .memberAccessExpr(let access): return access.base?.nameOfMadeType
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      return name.first?.isUppercase == true ? name : nil
    case .genericSpecializationExpr(let generic):
      return generic.expression.nameOfMadeType == nil ? nil : generic.trimmedDescription
    default: return nil
    }
  }

  /// A call, or a member of one: a view that modifiers can follow.
  var isChain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr: true
    default: false
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// A call, or a choice between views.
  var isView: Bool {
    switch self {
    case .expr(let expression):
      expression.isChain || expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self).map {
        $0.expression.isChain || $0.expression.is(IfExprSyntax.self) || $0.expression.is(SwitchExprSyntax.self)
      } ?? false
    default: false
    }
  }

  /// The name that a declaration in a body gives to a value; nil for declarations of another form.
  var localName: String? {
    guard case .decl(let declaration) = self, let variable = declaration.as(VariableDeclSyntax.self),
      variable.attributes.isEmpty, variable.modifiers.isEmpty, variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer != nil, binding.accessorBlock == nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// A call or an assignment whose result nobody uses, but for calls of initializers of the same object.
  var isStatementWithoutResult: Bool {
    guard case .expr(let expression) = self else { return false }
    return expression.isStatementWithoutResult
  }
}

extension ExprSyntax {
  fileprivate var isStatementWithoutResult: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): node.expression.isStatementWithoutResult
    case .awaitExpr(let node): node.expression.isStatementWithoutResult
    case .optionalChainingExpr(let node): node.expression.isStatementWithoutResult
    case .functionCallExpr(let call): !call.calledExpression.callsInitializer
    case .sequenceExpr(let sequence): sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    case .infixOperatorExpr(let node): node.operator.is(AssignmentExprSyntax.self)
    default: false
    }
  }

  private var callsInitializer: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
  }
}

extension CodeBlockItemSyntax {
  /// The item stands in the body of a callable or a closure, not in one of a statement.
  var isDirectlyInBody: Bool {
    guard let list = parent, let around = list.parent else { return false }
    if around.is(ClosureExprSyntax.self) || around.is(AccessorBlockSyntax.self) { return true }
    guard let owner = around.as(CodeBlockSyntax.self)?.parent else { return false }
    return owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The part before the closure of a view that is made with its content alone, `Provider(store) { … }`; nil for other calls.
  var rangeOfContainer: Range<Int>? {
    guard let closure = trailingClosure, additionalTrailingClosures.isEmpty, closure.signature == nil,
      closure.lastShorthandArgument == nil, closure.makesViews,
      calledExpression.lastName.first?.isUppercase == true
    else { return nil }
    return range
      .lowerBound..<(rightParen ?? calledExpression.lastToken(viewMode: .sourceAccurate) ?? closure.leftBrace)
      .range.upperBound
  }
}

extension ClosureExprSyntax {
  /// The closure looks like one that makes views: it is passed to a type's initializer, or to a modifier whose closures
  /// do. A button's first closure and the actions of modifiers make none.
  var makesViews: Bool {
    guard let (call, label) = passed else { return false }
    if let label, !label.isEmpty { return !Self.labelsOfActions.contains(label) }
    let name = call.calledExpression.lastName
    if name.first?.isUppercase == true {
      if name == "Task" || name == "DispatchQueue" || name == "Timer" || name == "Binding" { return false }
      // `Button("Title") { action }`, and `Button { action } label: { … }`.
      return name != "Button"
    }
    return Self.modifiersWithViews.contains(name)
  }

  /// True for the closure of a `#Preview`.
  var isBodyOfPreview: Bool {
    guard let macro = parent?.as(MacroExpansionExprSyntax.self) else { return false }
    return macro.macroName.text == "Preview"
  }

  /// The highest number of the arguments that the closure uses by numbers; nil for one that names them, or has none.
  var lastShorthandArgument: Int? {
    guard signature == nil else { return nil }
    let finder = ShorthandFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.last
  }

  /// The call that the closure is passed to, with its label; nil for other closures.
  private var passed: (FunctionCallExprSyntax, String?)? {
    guard let parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) { return (call, nil) }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, element.label.text)
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, argument.label?.text ?? "")
    }
    return nil
  }

  private static let labelsOfActions: Set<String> = [
    "action", "completion", "get", "onCancel", "onCommit", "onCompletion", "onDismiss", "onEditingChanged", "onError",
    "onIncrement", "onDecrement", "perform", "primaryAction", "set",
  ]
  private static let modifiersWithViews: Set<String> = [
    "alert", "background", "confirmationDialog", "contextMenu", "fullScreenCover", "listRowBackground", "mask",
    "navigationDestination", "overlay", "popover", "safeAreaInset", "sheet", "swipeActions", "tabItem", "toolbar",
  ]
}

extension ExprSyntax {
  fileprivate var lastName: String {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): access.declName.baseName.text
    case .declReferenceExpr(let reference): reference.baseName.text
    case .genericSpecializationExpr(let generic): generic.expression.lastName
    default: ""
    }
  }
}

/// Finds the highest number of the arguments that a closure uses by numbers. Those of closures inside of it are their own.
private final class ShorthandFinder: SyntaxVisitor {
  private(set) var last: Int?

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()) {
      last = max(last ?? 0, number)
    }
    return .visitChildren
  }
}
