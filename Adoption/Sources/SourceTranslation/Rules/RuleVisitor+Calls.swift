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

  /// `Bundle.main`, and `.main` for a parameter that is named `bundle`.
  func translateMainBundle(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "main", node.declName.argumentNames == nil else { return }
    let isArgument = node.base == nil && node.parent?.as(LabeledExprSyntax.self)?.label?.text == "bundle"
    guard isArgument || node.base?.foundationName == "Bundle" else { return }
    edits.replace(node.declName.range, with: "_main")
  }
}

extension ExprSyntax {
  /// The name in an expression such as `Bundle` or `Foundation.Bundle`; nil for other expressions.
  fileprivate var foundationName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Foundation"
    else { return nil }
    return access.declName.baseName.text
  }
}
