import SwiftSources
import SwiftSyntax

/// The declarations of a project's own sources.
struct DeclaredNames: Sendable {
  /// The types by their full names, with what extensions add to them and to foreign types. `Module` has the rest.
  var types: [String: TypeEntry] = [:]
  /// The types that are declared, not only extended.
  var ownTypes: Set<String> = []
  /// The names of all members, types, parameters and variables.
  var names: Set<String> = []
  /// The modules that are imported.
  var imports: Set<String> = []

  init() {}

  /// The declarations of a file, as far as they are built for iOS.
  init(_ file: SourceFileSyntax, environment: CompilationEnvironment) {
    let collector = NameCollector(environment)
    collector.walk(file)
    self = collector.names
    let labels = TupleLabelCollector(viewMode: .sourceAccurate)
    labels.walk(file)
    names.formUnion(labels.names)
  }

  /// The declarations, with what extensions of other names add added to the types that these stand for.
  ///
  /// - Parameter resolve: The full name of the type that a name stands for; nil if it is not known.
  func withExtensionsOfAliases(_ resolve: (String) -> String?) -> DeclaredNames {
    var result = self
    for (name, entry) in types.sorted(by: { $0.key < $1.key }) where !entry.members.isEmpty || !entry.parents.isEmpty {
      var parts = name.split(separator: ".").map(String.init)
      var full = entry.alias ?? resolve(name)
      // A module may stand before a type.
      while full == nil, parts.count > 1 {
        parts.removeFirst()
        full = resolve(parts.joined(separator: "."))
      }
      guard let full, full != name, !ownTypes.contains(name) || entry.alias != nil else { continue }
      var extended = entry
      extended.alias = nil
      result.types[full, default: TypeEntry()].merge(extended)
    }
    for name in ownTypes.sorted() {
      guard let dot = name.lastIndex(of: "."), let outer = resolve(String(name[..<dot])) else { continue }
      let full = outer + name[dot...]
      guard full != name, !ownTypes.contains(full) else { continue }
      result.ownTypes.insert(full)
      if let entry = types[name] { result.types[full, default: TypeEntry()].merge(entry) }
    }
    return result
  }

  /// Adds the declarations of another file.
  mutating func merge(_ other: DeclaredNames) {
    types.merge(other.types) { entry, more in
      var entry = entry
      entry.merge(more)
      return entry
    }
    ownTypes.formUnion(other.ownTypes)
    names.formUnion(other.names)
    imports.formUnion(other.imports)
  }
}

final class NameCollector: SyntaxVisitor {
  var names = DeclaredNames()
  private let environment: CompilationEnvironment
  private var enclosing: [String] = []
  private var depth = 0

  init(_ environment: CompilationEnvironment) {
    self.environment = environment
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { enclosing.last ?? "Module" }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = environment.clause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { names.imports.insert(module) }
    return .skipChildren
  }

  // MARK: Types

  private func open(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
    where clause: GenericWhereClauseSyntax? = nil, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = isExtension || enclosing.isEmpty ? name : "\(owner).\(name)"
    if !isExtension { names.names.insert(name) }
    var entry = TypeEntry()
    entry.parents = inheritance?.inheritedTypes.flatMap { Self.parents($0.type) } ?? []
    if !isExtension { entry.parents += clause?.types(of: "Self") ?? [] }
    entry.isDeclared = !isExtension
    names.types[full, default: TypeEntry()].merge(entry)
    if !isExtension { names.ownTypes.insert(full) }
    enclosing.append(full)
    addGenericTypes(generics, where: clause)
    return .visitChildren
  }

  /// Adds a type's generic parameters, which have the members of what they are required to be. Nothing is known of those
  /// without a requirement.
  private func addGenericTypes(_ generics: GenericParameterClauseSyntax?, where clause: GenericWhereClauseSyntax?) {
    for parameter in generics?.parameters ?? [] {
      let name = parameter.name.text
      let parents = parameter.requirements(where: clause)
      guard parents.contains(where: { !KnownTypes.markers.contains($0) }) else {
        addOpenType(name)
        continue
      }
      let full = enclosing.isEmpty ? name : "\(owner).\(name)"
      names.names.insert(name)
      names.ownTypes.insert(full)
      var entry = TypeEntry()
      entry.parents = parents
      names.types[full, default: TypeEntry()].merge(entry)
    }
  }

  static func parents(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { parents($0.type) }
    }
    guard case .named(let name)? = TypeName(type) else { return [type.trimmedDescription] }
    return [name]
  }

  /// Adds a type of which nothing is known, such as a generic parameter.
  private func addOpenType(_ name: String) {
    let full = enclosing.isEmpty ? name : "\(owner).\(name)"
    names.names.insert(name)
    names.ownTypes.insert(full)
    names.types[full, default: TypeEntry()].isOpen = true
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.plainText, node.inheritanceClause, node.genericParameterClause, where: node.genericWhereClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      if node.attributes.contains(where: { $0.trimmedDescription == "@dynamicMemberLookup" }) {
        names.types[owner]?.isOpen = true
      }
    }
    return open(
      node.name.plainText, node.inheritanceClause, node.genericParameterClause, where: node.genericWhereClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.plainText, node.inheritanceClause, node.genericParameterClause, where: node.genericWhereClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.plainText, node.inheritanceClause, node.genericParameterClause, where: node.genericWhereClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.plainText, node.inheritanceClause, nil, where: node.genericWhereClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let narrowed = node.narrowedType {
      var entry = TypeEntry()
      entry.parents = [node.extendedName] + node.selfTypes
      entry.isDeclared = true
      names.types[narrowed] = entry
      names.ownTypes.insert(narrowed)
    }
    return open(node.extendedName, node.inheritanceClause, nil, where: node.genericWhereClause, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let full = enclosing.isEmpty ? node.name.plainText : "\(owner).\(node.name.plainText)"
    names.names.insert(node.name.plainText)
    names.ownTypes.insert(full)
    if case .named(let other)? = TypeName(node.initializer.value), other != node.name.plainText {
      names.types[full, default: TypeEntry()].alias = other
    } else {
      names.types[full, default: TypeEntry()].isOpen = true
    }
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addOpenType(node.name.plainText)
    return .skipChildren
  }

  // MARK: Members

  /// Adds the names of the generic parameters of a function, whose requirements count in the function alone.
  private func addNames(of generics: GenericParameterClauseSyntax?) -> Set<String> {
    let result = Set(generics?.parameters.map(\.name.text) ?? [])
    names.names.formUnion(result)
    return result
  }

  private func add(
    _ name: String, isStatic: Bool, parameters: [Member.Parameter]? = nil, type: TypeName?, isOverride: Bool = false
  ) {
    guard !isOverride else { return }
    names.names.insert(name)
    names.types[owner, default: TypeEntry()].add(
      Member(name: name, isStatic: isStatic, parameters: parameters, type: type, owner: owner))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let generic = addNames(of: node.genericParameterClause)
    add(
      node.name.plainText, isStatic: node.modifiers.isStatic,
      parameters: parameters(node.signature.parameterClause, generic),
      type: node.signature.returnClause.flatMap { TypeName($0.type) }.flatMap { $0.mentions(generic) ? nil : $0 },
      isOverride: node.modifiers.isOverride)
    return skipBody(node.body)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let generic = addNames(of: node.genericParameterClause)
    add("init", isStatic: false, parameters: parameters(node.signature.parameterClause, generic), type: nil)
    return skipBody(node.body)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript", isStatic: node.modifiers.isStatic, parameters: nil, type: TypeName(node.returnClause.type))
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.plainText, isStatic: true, type: .named(owner))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    var type: TypeName?
    for binding in node.bindings.reversed() {
      type =
        binding.typeAnnotation.map { TypeName($0.type) } ?? binding.initializer.map { Self.type(of: $0.value) } ?? type
      type = type ?? node.environmentType
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
      add(name, isStatic: node.modifiers.isStatic, type: type, isOverride: node.modifiers.isOverride)
      if !node.attributes.isEmpty { add("$" + name, isStatic: false, type: nil) }
    }
    return .skipChildren
  }

  /// Types that are declared in a body are known by their names alone.
  private func skipBody(_ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
    guard let body else { return .skipChildren }
    let locals = LocalTypeCollector(viewMode: .sourceAccurate)
    locals.walk(body)
    locals.names.forEach(addOpenType)
    return .skipChildren
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax, _ generic: Set<String>) -> [Member.Parameter] {
    clause.parameters.map { parameter in
      Member.Parameter(
        label: parameter.firstName.text, isRequired: parameter.defaultValue == nil && parameter.ellipsis == nil,
        isVariadic: parameter.ellipsis != nil,
        type: TypeName(parameter.type).flatMap { $0.mentions(generic) ? nil : $0 })
    }
  }

  /// The type of a value that says its type.
  private static func type(of value: ExprSyntax) -> TypeName? {
    if value.is(BooleanLiteralExprSyntax.self) { return .named("Bool") }
    if value.is(StringLiteralExprSyntax.self) { return .named("String") }
    if value.is(IntegerLiteralExprSyntax.self) { return .named("Int") }
    if value.is(FloatLiteralExprSyntax.self) { return .named("Double") }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return type(ofResultOf: closure) }
    let callee = call.calledExpression
    if let reference = callee.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isUppercase == true {
      return .named(reference.baseName.text)
    }
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text.first?.isUppercase == true,
      let base = access.base, base.trimmedDescription.allSatisfy({ $0.isLetter || $0 == "." })
    {
      return .named(access.trimmedDescription)
    }
    return nil
  }

  /// The type of the variable that a closure makes and returns, as in `{ let label = UILabel(); …; return label }()`.
  private static func type(ofResultOf closure: ClosureExprSyntax) -> TypeName? {
    if let type = closure.signature?.returnClause?.type { return TypeName(type) }
    guard let result = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression else {
      return closure.statements.count == 1 ? closure.statements.first?.item.as(ExprSyntax.self).flatMap(type) : nil
    }
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text else { return type(of: result) }
    for statement in closure.statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.trimmedDescription == name {
        return binding.typeAnnotation.map { TypeName($0.type) } ?? binding.initializer.flatMap { type(of: $0.value) }
      }
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// The type of the object that `@Environment(Store.self)` takes from the environment.
  fileprivate var environmentType: TypeName? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self",
        let name = access.base?.trimmedDescription
      else { continue }
      return .named(name)
    }
    return nil
  }
}

extension ExtensionDeclSyntax {
  /// The name of the type that is extended, without generic arguments: `Array` for `[Int]`.
  var extendedName: String {
    switch TypeName(extendedType) {
    case .named(let name)?: name
    case .array?: "Array"
    case .dictionary?: "Dictionary"
    case nil: extendedType.trimmedDescription
    }
  }

  /// The types that `Self` must be in the extension.
  var selfTypes: [String] { genericWhereClause?.types(of: "Self") ?? [] }

  /// The name that stands for the extended type together with what `Self` must be; nil if there is no such requirement.
  var narrowedType: String? {
    selfTypes.isEmpty ? nil : ([extendedName] + selfTypes).joined(separator: " & ")
  }
}

extension GenericParameterSyntax {
  /// The types that the parameter is required to be.
  func requirements(where clause: GenericWhereClauseSyntax?) -> [String] {
    (inheritedType.map(NameCollector.parents) ?? []) + (clause?.types(of: name.text) ?? [])
  }
}

extension GenericWhereClauseSyntax {
  /// The types that the requirements on a name ask for.
  func types(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance) where conformance.leftType.trimmedDescription == name:
        return NameCollector.parents(conformance.rightType)
      case .sameTypeRequirement(let same) where same.leftType.trimmedDescription == name:
        let type = same.rightType.trimmedDescription
        return type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? [type] : []
      default: return []
      }
    }
  }
}

/// The names of the elements of tuples, which are members of these.
private final class TupleLabelCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName?.plainText { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(node.elements.compactMap { $0.label?.plainText })
    return .visitChildren
  }
}

private final class LocalTypeCollector: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.append(name.text)
    return .skipChildren
  }
}

extension TypeName {
  /// True if one of the names occurs in the type.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .named(let name): names.contains { name == $0 || name.hasPrefix($0 + ".") }
    case .array(let element): element.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    }
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
  var isOverride: Bool { contains { $0.name.text == "override" } }
}

extension TokenSyntax {
  /// The text of a name, without backticks.
  var plainText: String { identifier?.name ?? text }
}
