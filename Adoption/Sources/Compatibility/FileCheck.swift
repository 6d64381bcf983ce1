import SwiftSources
import SwiftSyntax

/// Looks for uses of the original's API that Pergola lacks, in one file.
///
/// It follows the types of values as far as declarations say them. A member that a known type lacks is missing; a name on
/// a value of unknown type is missing for certain only if nothing at all has a member of the name.
final class FileCheck: SyntaxVisitor {
  private(set) var findings: Set<Finding> = []
  let known: KnownTypes
  let modules: ImportedModules
  var scopes = Scopes()
  /// The full names of the types around the place, inmost last.
  var enclosing: [String] = []
  /// The types that values without a base, such as `.red`, can have at their places.
  private(set) var expected: [SyntaxIdentifier: [Value]] = [:]
  /// The types of the results of the functions around the place.
  var results: [Value?] = []
  let environment: CompilationEnvironment
  private let converter: SourceLocationConverter
  private(set) var imports: Set<String> = []
  private var outerScopes: [Scopes] = []

  init(
    _ file: SourceFileSyntax, known: KnownTypes, modules: ImportedModules, environment: CompilationEnvironment
  ) {
    self.known = known
    self.modules = modules
    self.environment = environment
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  var owner: String { enclosing.last ?? "Module" }

  func add(_ kind: Finding.Kind, _ name: String, at node: some SyntaxProtocol) {
    findings.insert(
      Finding(line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line, kind: kind, name: name))
  }

  /// Notes the types that a value without a base can have at its place.
  func expect(anyOf types: [Value], withoutBase node: MemberAccessExprSyntax) {
    expected[node.id] = types
    scopes.forgetTypes(with: node.id)
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = environment.clause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.insert(module)
    if !modules.isAvailable(module) { add(.framework, module, at: node) }
    return .skipChildren
  }

  /// True if everything that the file imports is in the lists or in the project.
  var seesOnlyListedModules: Bool { !imports.isEmpty && imports.allSatisfy(modules.isListed) }

  // MARK: Types

  /// Built-in attributes with the look of types.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "NSManaged", "ObservationIgnored", "UIApplicationMain", "Sendable",
  ]
  private static let wordTypes: Set<String> = [
    "Self", "Any", "AnyObject", "Void", "Never", "Protocol", "Type", "AnyClass",
  ]

  /// Notes a type, or a function with the look of one, that is used at the place and that nothing declares.
  func checkType(_ name: String, at node: some SyntaxProtocol) {
    guard !Self.wordTypes.contains(name), !isOfParameter(name), known.resolve(name, in: owner) == nil,
      !modules.contains(name),
      !known.declared.names.contains(name), !imports.isEmpty
    else { return }
    let prefix = ApplePrefix(of: name)
    if known.names.lacks(name) {
      if prefix != nil || known.names.isOfFoundation(name) || imports.contains("SwiftUI") || seesOnlyListedModules {
        add(.type, name, at: node)
      }
    } else if known.names.lacksGlobal(name) {
      if !imports.contains("CoreFoundation") { add(.member, name, at: node) }
    } else if known.names.hasName(name) {
      return
    } else if seesOnlyListedModules {
      add(.type, name, at: node)
    } else if let prefix, !imports.contains(where: { modules.mayDeclare(prefix, $0) }) {
      // Apple keeps these prefixes for itself, but libraries use them too.
      add(imports.contains(where: modules.isForeign) ? .perhaps : .type, name, at: node)
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainText
    let isBuiltIn = node.parent?.is(AttributeSyntax.self) == true && (Self.attributes.contains(name) || !name.isCapital)
    if !isBuiltIn { checkType(name, at: node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if case .named(let base)? = TypeName(node.baseType), !isOfParameter(base), let type = known.resolve(base, in: owner)
    {
      let name = node.name.plainText
      if known.resolve("\(type).\(name)", in: "Module") == nil, !["Type", "Protocol"].contains(name), !known.isOwn(type)
      {
        checkMember(name, of: .meta(type), at: node.name)
      }
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Enclosing types

  private func open(_ type: String) -> SyntaxVisitorContinueKind {
    enclosing.append(type)
    outerScopes.append(scopes)
    scopes = Scopes()
    return .visitChildren
  }

  private func close() {
    enclosing.removeLast()
    scopes = outerScopes.removeLast()
  }

  private func openOwn(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    open(enclosing.isEmpty ? name.plainText : "\(owner).\(name.plainText)")
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { openOwn(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { openOwn(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { openOwn(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { openOwn(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { openOwn(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let narrowed = node.narrowedType { return open(narrowed) }
    return open(known.resolve(node.extendedName, in: "Module") ?? node.extendedName)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  // MARK: Functions and their variables

  private func openFunction(
    _ parameters: FunctionParameterListSyntax?, result: TypeSyntax?, _ generics: GenericParameterClauseSyntax? = nil,
    where clause: GenericWhereClauseSyntax? = nil
  ) {
    scopes.open()
    declareTypes(generics, where: clause)
    results.append(result.flatMap { value(of: $0) })
    for parameter in parameters ?? [] {
      let type = value(of: parameter.type)
      let name = (parameter.secondName ?? parameter.firstName).text
      scopes.declare(name, parameter.ellipsis == nil ? type : type.map { .array($0) })
      if let value = parameter.defaultValue?.value { expect(type, at: value) }
    }
  }

  private func closeFunction() {
    scopes.close()
    results.removeLast()
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if scopes.isInBody { scopes.declare(node.name.plainText, nil) }
    if node.modifiers.isOverride {
      checkOverride(node.name.plainText, labels: parameters.map(\.firstName.text), at: node.name)
    }
    openFunction(
      parameters, result: node.signature.returnClause?.type, node.genericParameterClause, where: node.genericWhereClause
    )
    expectResult(of: node.body?.statements)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { closeFunction() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    openFunction(
      node.signature.parameterClause.parameters, result: nil, node.genericParameterClause,
      where: node.genericWhereClause)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { closeFunction() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    openFunction(
      node.parameterClause.parameters, result: node.returnClause.type, node.genericParameterClause,
      where: node.genericWhereClause)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { closeFunction() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    openFunction(nil, result: nil)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { closeFunction() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation.flatMap { value(of: $0.type) }
    openFunction(nil, result: nil)
    results[results.count - 1] = type
    scopes.declare("newValue", type)
    scopes.declare("oldValue", type)
    if case .getter(let statements) = node.accessors { expectResult(of: statements) }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { closeFunction() }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    if let name = node.parameters?.name.text { scopes.declare(name, results.last ?? nil) }
    if node.accessorSpecifier.text == "get" { expectResult(of: node.body?.statements) }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { scopes.close() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.close() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    return .visitChildren
  }
  override func visitPost(_ node: IfExprSyntax) { scopes.close() }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    return .visitChildren
  }
  override func visitPost(_ node: WhileStmtSyntax) { scopes.close() }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    scopes.declare("error", .instance("Error"))
    return .visitChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { scopes.close() }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subject = type(of: node.subject)
    for item in node.cases {
      guard let label = item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else { continue }
      for pattern in label.caseItems {
        if let expression = pattern.pattern.as(ExpressionPatternSyntax.self)?.expression {
          expect(subject, at: expression)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { scopes.close() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    scopes.open()
    walk(node.pattern)
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
      var element: Value?
      if let annotation = node.typeAnnotation { element = value(of: annotation.type) }
      if case .array(let type)? = type(of: node.sequence) { element = element ?? type }
      scopes.declare(name, element)
    }
    if let clause = node.whereClause { walk(clause) }
    walk(node.body)
    scopes.close()
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let element = elementPassed(to: node)
    scopes.open()
    results.append(node.signature?.returnClause.flatMap { value(of: $0.type) })
    let others: Value? = element == .missing ? .missing : nil
    scopes.declare("$0", element)
    for name in ["$1", "$2", "$3"] { scopes.declare(name, others) }
    switch node.signature?.parameterClause {
    case .simpleInput(let names)?:
      for (index, name) in names.enumerated() { scopes.declare(name.name.text, index == 0 ? element : others) }
    case .parameterClause(let clause)?:
      for (index, parameter) in clause.parameters.enumerated() {
        let type = parameter.type.map { value(of: $0) } ?? (index == 0 ? element : others)
        scopes.declare((parameter.secondName ?? parameter.firstName).text, type)
      }
    case nil: break
    }
    for capture in node.signature?.capture?.items ?? [] where capture.initializer != nil {
      scopes.declare(capture.name.text, capture.initializer.flatMap { type(of: $0.value) })
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    scopes.close()
    results.removeLast()
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // The type of a constant is known after its value.
    if node.parent?.is(PatternBindingSyntax.self) != true, node.parent?.is(OptionalBindingConditionSyntax.self) != true
    {
      scopes.declare(node.identifier.plainText, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if node.modifiers.isOverride {
        checkOverride(binding.pattern.trimmedDescription, labels: nil, at: binding.pattern)
      }
      if let annotation = binding.typeAnnotation, let initial = binding.initializer?.value {
        expect(value(of: annotation.type), at: initial)
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return }
    let annotated = node.typeAnnotation.map { value(of: $0.type) }
    scopes.declare(name, annotated ?? node.initializer.flatMap { type(of: $0.value) })
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return }
    if let annotation = node.typeAnnotation {
      scopes.declare(name, value(of: annotation.type))
    } else if let initial = node.initializer?.value {
      scopes.declare(name, type(of: initial))
    } else {
      scopes.declare(name, type(named: name))
    }
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.pattern.as(ExpressionPatternSyntax.self)?.expression {
      expect(type(of: node.initializer.value), at: expression)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { expect(results.last ?? nil, at: expression) }
    return .visitChildren
  }

  private func expectResult(of statements: CodeBlockItemListSyntax?) {
    guard let statements, statements.count == 1, let value = statements.first?.item.as(ExprSyntax.self) else { return }
    expect(results.last ?? nil, at: value)
  }

  // MARK: Members

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    let name = node.baseName.plainText
    if name.isCapital {
      if scopes[name] == nil { checkType(name, at: node) }
    } else {
      checkFreeName(name, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.plainText
    if let base = node.receiver {
      let type = type(of: base)
      if type == nil || type == .missing, !base.isTypeName, isMissingModifier(name, node) {
        // A value of unknown type may be one of a library.
        let isCertain = !imports.contains(where: modules.isForeign) || beginsWithView(base)
        add(isCertain ? .member : .perhaps, isCertain ? "View.\(name)" : name, at: node.declName)
      } else if let type {
        checkMember(name, of: type, at: node.declName)
      } else if !base.isTypeName {
        checkByName(name, at: node.declName)
      }
    } else if let types = expected[node.id] {
      checkImplicit(name, in: types, at: node.declName)
    } else if known.names.isOriginal(name), !isInMissingCall(node) {
      // A name that no list has may be that of an asset, for which Xcode makes a member.
      checkByName(name, at: node.declName)
    }
    return .visitChildren
  }

  /// True for an argument of what is missing itself, such as `.info` in `logger.log(.info)`.
  private func isInMissingCall(_ node: MemberAccessExprSyntax) -> Bool {
    var place = Syntax(node)
    while let parent = place.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), place.is(LabeledExprListSyntax.self),
        isMissing(call.calledExpression)
      {
        return true
      }
      place = parent
    }
    return false
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    var base = node.root.map { value(of: $0) } ?? nil
    if node.root == nil, isOfEnvironment(node) { base = .instance("EnvironmentValues") }
    for component in node.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else { continue }
      let name = property.declName.baseName.plainText
      if let type = base {
        checkMember(name, of: type, at: property.declName)
        base = self.type(ofMember: name, of: type)
      } else if node.root == nil {
        checkByName(name, at: property.declName)
      }
    }
    return node.root == nil ? .skipChildren : .visitChildren
  }

  /// True for the argument of `@Environment` and of the modifier `environment(_:_:)`.
  private func isOfEnvironment(_ node: KeyPathExprSyntax) -> Bool {
    guard let list = node.parent?.parent?.as(LabeledExprListSyntax.self), let outer = list.parent else { return false }
    if let attribute = outer.as(AttributeSyntax.self) {
      return attribute.attributeName.trimmedDescription == "Environment"
    }
    let callee = outer.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText ?? callee?.trimmedDescription
    return name == "environment" || name == "Environment"
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    expectOperands(of: Array(node.elements))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    checkCall(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { checkMacro(node.macroName) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { checkMacro(node.macroName) }

  private func checkMacro(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let label = "imageLiteralResourceName"
    if name.text == "imageLiteral", known.contains("UIImage"),
      !known.initializers(of: "UIImage").contains(where: { $0.accepts(labels: [label], trailing: 0) })
    {
      addMissing("init", of: "UIImage", labels: [label], at: name)
    }
    if name.text.isCapital, seesOnlyListedModules, !known.hasName(name.text) { add(.type, name.text, at: name) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// True for the name of a type, which is itself a finding if there is none.
  fileprivate var isTypeName: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText.isCapital }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText.isCapital == true
  }
}

extension String {
  /// True for the names of types.
  var isCapital: Bool { first?.isUppercase == true }
}
