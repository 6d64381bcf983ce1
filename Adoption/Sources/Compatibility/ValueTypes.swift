import SwiftSyntax

/// The types of the variables and parameters of a file, by their names, as far as the file says them.
///
/// A name that has two types in one file has none here.
final class ValueTypes: SyntaxVisitor {
  private var types: [String: String] = [:]
  private var ambiguous: Set<String> = []

  init(of file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  /// The type of a variable; nil if it is not known, "" if the file has a variable of another or unknown type.
  subscript(name: String) -> String? { ambiguous.contains(name) ? "" : types[name] }

  private func note(_ name: String, _ type: String?) {
    guard let type, types[name] == nil || types[name] == type else {
      ambiguous.insert(name)
      return
    }
    types[name] = type
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let annotation = node.typeAnnotation {
      note(name, Self.name(of: annotation.type))
    } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text.first?.isUppercase == true
    {
      note(name, callee.baseName.text)
    } else {
      note(name, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, Self.name(of: node.type))
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, nil)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let view` has the variable's own type.
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value
    else { return .visitChildren }
    if let cast = value.as(AsExprSyntax.self) {
      note(name, Self.name(of: cast.type))
    } else if value.trimmedDescription != name {
      note(name, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { note(name, nil) }
    return .visitChildren
  }

  /// The name of a type without its marks of optional values; nil for types that are not plain names.
  private static func name(of type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
      return identifier.name.text
    }
    return nil
  }
}
