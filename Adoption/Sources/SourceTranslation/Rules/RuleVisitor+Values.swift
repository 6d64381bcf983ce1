import SwiftSyntax

/// The types of values, as far as they are written in the sources.
extension RuleVisitor {
  /// The name of the type of a value that an expression such as `view`, `self.view` or `screen.view` names, as it is written
  /// and without its optional; nil if it is not known.
  func typeOfValue(_ names: [String], at place: some SyntaxProtocol) -> String? {
    var rest = names[...]
    var type: String?
    if rest.first == "self" {
      rest.removeFirst()
      type = scopes.last?.name
    } else if let name = rest.popFirst() {
      type =
        BoundValue.find(name, at: place).map { typeOfValue($0, name) } ?? typeOfProperty(name, in: scopes.last?.name)
    }
    for name in rest {
      guard let outer = type.flatMap(Self.plainName) else { return nil }
      type = typeOfProperty(name, in: project.resolve(outer, inside: path))
    }
    return type.flatMap(Self.plainName)
  }

  private func typeOfValue(_ value: BoundValue, _ name: String) -> String? {
    switch value.source {
    case .type(let type): type.nameOfType
    case .expression(let expression): typeOfExpression(expression, at: value.node)
    case .sameName: typeOfValue([name], at: value.node)
    case .unknown: nil
    }
  }

  /// The type of a cast, of a call that makes an object, or of another value.
  private func typeOfExpression(_ expression: ExprSyntax, at place: Syntax) -> String? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) else { return nil }
      return elements[elements.count - 1].as(TypeExprSyntax.self)?.type.nameOfType
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      var names = call.calledExpression.names
      if names.last == "init" { names.removeLast() }
      return names.last?.first?.isUppercase == true ? names.joined(separator: ".") : nil
    }
    let names = expression.names
    return names.isEmpty ? nil : typeOfValue(names, at: place)
  }

  private func typeOfProperty(_ name: String, in type: String?) -> String? {
    type.flatMap { project.property(name, in: $0)?.type }
  }

  /// The name of a type without its optional; nil if the type is none with a plain name.
  private static func plainName(_ type: String) -> String? {
    let name = type.filter { !"?!".contains($0) }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? name : nil
  }
}
