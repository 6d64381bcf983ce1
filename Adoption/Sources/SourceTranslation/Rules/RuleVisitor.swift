import SwiftSyntax

/// Walks over a file once and collects the edits of all rules. The rules stand in the extensions of this class.
final class RuleVisitor: SyntaxVisitor {
  /// A declaration around the visited node.
  struct Scope {
    /// The declaration of the type; nil for a type in a function.
    let type: TypeDeclaration?
    /// The full name in the project; of an extension of a foreign type, the name as it is written.
    let name: String
    /// The name as it is written.
    let written: String
    let kind: TypeDeclaration.Kind
  }

  let file: SourceFile
  let project: ProjectDeclarations
  let collector: DeclarationCollector

  var edits = Edits()
  var errors: [TranslationError] = []
  var scopes: [Scope] = []
  /// The modules that the translated file imports in addition.
  var imports: Set<String> = []

  init(_ file: SourceFile, _ collector: DeclarationCollector, in project: ProjectDeclarations) {
    self.file = file
    self.collector = collector
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  /// The types around the visited node, from the outermost.
  var path: [String] { scopes.last.map { [$0.name] } ?? [] }

  func report(_ message: String, at node: some SyntaxProtocol) { errors.append(file.error(at: node, message)) }

  // MARK: Scopes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class)
    translateClass(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .value)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .value)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .value)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .protocol)
    translateProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.nameOfType, .extension)
    translateExtension(node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some DeclGroupSyntax, _ written: String, _ kind: TypeDeclaration.Kind) {
    let type = collector.type(at: node)
    let name =
      kind == .extension
      ? project.resolve(written, inside: []) ?? written : type?.name ?? (path + [written]).joined(separator: ".")
    scopes.append(Scope(type: type, name: name, written: written, kind: kind))
  }

  // MARK: Rules

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translateAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translateImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    translateCondition(node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if translateOptionalRequirement(node, node.modifiers) { return .skipChildren }
    translateMethod(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if translateOptionalRequirement(node, node.modifiers) { return .skipChildren }
    translateProperty(node)
    translateImplicitCreation(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node, node.modifiers)
    translateInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    translateMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateOptionalCall(node)
    translateBundleCall(node)
    translateClassByName(node)
    translateCreation(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translateBundle(node)
    translateClassValue(node)
    return .visitChildren
  }
}
