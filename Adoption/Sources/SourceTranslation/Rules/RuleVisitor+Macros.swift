import SwiftSyntax

/// `#selector`, `#keyPath` and literals.
extension RuleVisitor {
  /// The result is true if the node is translated as a whole.
  func translateMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector": translateSelector(node)
    case "keyPath": translateKeyPath(node)
    case "imageLiteral":
      edits.replace(node.pound.range.lowerBound..<node.macroName.range.upperBound, with: "UIImage")
      edits.replace(node.arguments.first?.label?.range ?? node.range, with: "imageLiteralResourceName")
      return true
    case "colorLiteral":
      edits.replace(node.pound.range.lowerBound..<node.macroName.range.upperBound, with: "UIColor")
      return false
    case "fileLiteral":
      let name = node.arguments.first?.expression.trimmedDescription ?? ""
      edits.replace(node.range, with: "Bundle._main.url(forResource: \(name), withExtension: nil)!")
    default: return false
    }
    return true
  }

  private func translateSelector(_ node: MacroExpansionExprSyntax) {
    imports.insert("UIKit")
    do throws(TranslationError) {
      let text = try SelectorExpression(node, in: self).translation()
      edits.replace(node.range, with: text)
    } catch {
      errors.append(error)
    }
  }

  private func translateKeyPath(_ node: MacroExpansionExprSyntax) {
    let names = node.arguments.first?.expression.names ?? []
    var place = scopes.last?.name
    var rest = names[...]
    // The leading names of types.
    var type: [String] = []
    while let name = rest.first, rest.count > 1, name.first?.isUppercase == true {
      type.append(name)
      rest.removeFirst()
    }
    if rest.first == "self" { rest.removeFirst() }
    if !type.isEmpty {
      let written = type.joined(separator: ".")
      place = project.resolve(written, inside: path) ?? written
    }
    let keys = rest.map { name -> String in
      let member = place.flatMap { project.property(name, in: $0) }
      place = member?.type.flatMap { project.resolve($0.filter { $0 != "?" && $0 != "!" }, inside: path) }
      if let member { return member.objCName ?? ObjectiveCName.unescaped(name) }
      return project.hasProperty(named: name) ? name : ObjectiveCName.keyOfUIKit(ObjectiveCName.unescaped(name))
    }
    edits.replace(node.range, with: "\"\(keys.joined(separator: "."))\"")
  }
}

extension ExprSyntax {
  /// The names of a path such as `Outer.Inner.name`, without optional chaining; empty for other expressions.
  var names: [String] {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return [node.baseName.text]
    case .memberAccessExpr(let node):
      let base = node.base?.names ?? []
      return base.isEmpty ? [] : base + [node.declName.baseName.text]
    case .optionalChainingExpr(let node): return node.expression.names
    case .forceUnwrapExpr(let node): return node.expression.names
    case .genericSpecializationExpr(let node): return node.expression.names
    default: return []
    }
  }
}

extension ProjectDeclarations {
  /// A property of a class or of its superclasses in the project.
  func property(_ name: String, in type: String) -> MemberDeclaration? {
    lineage(of: type).lazy.flatMap { self.parts(of: $0) }.flatMap(\.type.members)
      .first { $0.kind == .property && $0.name == name }
  }

  /// The methods of a name in a class and in its superclasses in the project, or in a protocol.
  func methods(_ name: String, in type: String) -> [MemberDeclaration] {
    let own = lineage(of: type).flatMap { parts(of: $0) }.flatMap(\.type.members)
    var found: [MemberDeclaration] = []
    for member in own where member.kind == .method && member.name == name {
      // A method and its overrides count once.
      if !found.contains(where: { $0.fullName == member.fullName && $0.parameters == member.parameters }) {
        found.append(member)
      }
    }
    return found
  }
}
