import SwiftSyntax

/// Calls of optional methods, of the app's bundle, and of classes by their names.
extension RuleVisitor {
  /// `delegate?.method?(x)`
  func translateOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chaining.expression.as(MemberAccessExprSyntax.self), access.base != nil
    else { return }
    let name = access.declName.baseName.text
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    let closures = node.trailingClosure == nil ? 0 : node.additionalTrailingClosures.count + 1
    if let method = project.optionalMethod(name, labels: labels, closures: closures) {
      callClosure(node, access, method)
    } else if OptionalMethods.fullNames.contains(fullName),
      labels.contains(where: { $0 != "_" }) || !project.hasProperty(named: name)
    {
      askUIKit(node, chaining, fullName)
    }
  }

  /// The requirement is a property with a closure, whose parameters have no labels.
  private func callClosure(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ method: MemberDeclaration
  ) {
    guard method.labels.contains(where: { $0 != "_" }) else { return }
    edits.replace(access.declName.baseName.range, with: OptionalAnswers.variable(method))
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.blank(label.range.lowerBound..<colon.range.upperBound)
    }
  }

  /// The protocol has a default for the method, which notes that it was called.
  private func askUIKit(_ node: FunctionCallExprSyntax, _ chaining: OptionalChainingExprSyntax, _ fullName: String) {
    imports.insert("UIKit")
    edits.insert("_optional(\"\(fullName)\", ", at: node.range.lowerBound)
    edits.replace(chaining.questionMark.range, with: "")
    let isContinued =
      node.parent?.is(MemberAccessExprSyntax.self) == true
      || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    edits.insert(isContinued ? ")?" : ")", at: node.range.upperBound)
  }

  // MARK: Classes

  /// `NSClassFromString("Name")`, which also finds the names that `@objc(Name)` gives.
  func translateClassByName(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.foundationName == "NSClassFromString" else { return }
    imports.insert("UIKit")
    edits.replace(node.calledExpression.range, with: "_classFromString")
  }

  // MARK: Bundles

  /// `Bundle(for: X.self)`, and `NSLocalizedString` without a bundle.
  func translateBundleCall(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.foundationName else { return }
    if callee == "Bundle", node.arguments.count == 1, let argument = node.arguments.first,
      let label = argument.label, label.text == "for", let colon = argument.colon
    {
      edits.insert("._containing", at: node.calledExpression.range.upperBound)
      edits.blank(label.range.lowerBound..<colon.range.upperBound)
    } else if callee == "NSLocalizedString", !node.arguments.contains(where: { $0.label?.text == "bundle" }),
      let next = node.arguments.first(where: { $0.label?.text == "value" || $0.label?.text == "comment" })
    {
      edits.insert("bundle: Bundle._main, ", at: next.range.lowerBound)
    }
  }

  /// `Bundle.main` and `Bundle.module`, and `.main` and `.module` where a bundle is expected.
  func translateBundle(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard name == "main" || name == "module", node.declName.argumentNames == nil else { return }
    let isBundle = node.base.map { $0.foundationName == "Bundle" } ?? isBundleExpected(at: node)
    if isBundle { edits.replace(node.declName.range, with: "_" + name) }
  }

  /// True if an expression without a type of its own stands for a bundle: as an argument, a default value, an assigned
  /// value or the value in the place of nil.
  private func isBundleExpected(at node: MemberAccessExprSyntax) -> Bool {
    switch node.parent?.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): isBundle(argument)
    case .initializerClause(let clause): isBundle(clause)
    case .exprList(let list): isBundle(ExprSyntax(node), in: list)
    default: false
    }
  }

  private func isBundle(_ argument: LabeledExprSyntax) -> Bool {
    if argument.label?.text == "bundle" { return true }
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let callee = call.calledExpression.nameOfCallee,
      let index = Array(list).firstIndex(where: { $0.id == argument.id })
    else { return false }
    let labels = list.map { $0.label?.text ?? "_" }
    // `UIImage(named: "a", in: .main, with: nil)` and the like.
    if labels.first == "named", labels[index] == "in" { return true }
    return project.takesBundle(callee == "init" ? nil : callee, argument: index, labels: labels)
  }

  /// `bundle: Bundle = .main` of a parameter or a property.
  private func isBundle(_ clause: InitializerClauseSyntax) -> Bool {
    let type =
      clause.parent?.as(FunctionParameterSyntax.self)?.type
      ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type.flatMap(CallableDeclaration.typeWithMain) == "Bundle"
  }

  /// `bundle ?? .main` and `self.bundle = .main`.
  private func isBundle(_ node: ExprSyntax, in list: ExprListSyntax) -> Bool {
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }), index >= 2 else { return false }
    let isAssignment = elements[index - 1].is(AssignmentExprSyntax.self)
    let isDefault = elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    guard isAssignment || isDefault, let name = elements[index - 2].nameOfCallee else { return false }
    return name.lowercased().hasSuffix("bundle")
  }
}

extension ExprSyntax {
  /// The last name of an expression such as `load`, `Store<Int>`, `self.store` or `Store.init`.
  var nameOfCallee: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text
    case .memberAccessExpr(let node):
      node.declName.baseName.text == "init" ? node.base?.nameOfInitializedType ?? "init" : node.declName.baseName.text
    case .genericSpecializationExpr(let node): node.expression.nameOfCallee
    case .optionalChainingExpr(let node): node.expression.nameOfCallee
    case .forceUnwrapExpr(let node): node.expression.nameOfCallee
    default: nil
    }
  }

  /// The name of the type in `Store.init`; nil for `self.init` and `super.init`.
  private var nameOfInitializedType: String? {
    guard let name = nameOfCallee, name != "self", name != "super", name != "Self" else { return nil }
    return name
  }

  /// The name in an expression such as `Bundle` or `Foundation.Bundle`; nil for other expressions.
  fileprivate var foundationName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Foundation"
    else { return nil }
    return access.declName.baseName.text
  }
}
