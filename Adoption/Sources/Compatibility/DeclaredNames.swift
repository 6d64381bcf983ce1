import SwiftSyntax

/// The names that the sources of a project declare.
struct DeclaredNames {
  /// The types.
  var types: Set<String> = []
  /// The functions, properties and cases.
  var members: Set<String> = []
  /// The first of the types that each type inherits from or conforms to, and the further ones.
  var parents: [String: [String]] = [:]

  /// Adds the names that a file declares.
  mutating func add(_ file: SourceFileSyntax) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(file)
    types.formUnion(collector.names.types)
    members.formUnion(collector.names.members)
    parents.merge(collector.names.parents) { $0 + $1 }
  }

  /// The nearest ancestor of a class that is not declared by the project itself, or the type itself.
  func foreignAncestor(of type: String) -> String {
    var name = type
    var known: Set<String> = []
    while types.contains(name), known.insert(name).inserted, let parent = parents[name]?.first { name = parent }
    return name
  }
}

private final class NameCollector: SyntaxVisitor {
  var names = DeclaredNames()

  private func add(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
    names.types.insert(name.text)
    names.members.insert(name.text)
    let parents = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    names.parents[name.text, default: []] += parents
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.contains(where: { $0.name.text == "override" }) { names.members.insert(node.name.text) }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.contains(where: { $0.name.text == "override" }) {
      for binding in node.bindings { names.members.insert(binding.pattern.trimmedDescription) }
    }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}
