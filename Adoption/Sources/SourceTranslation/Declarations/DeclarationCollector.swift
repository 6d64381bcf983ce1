import SwiftSyntax

/// Collects the declarations of a file. Bodies of functions are not read.
struct DeclarationCollector {
  private(set) var declarations = FileDeclarations()
  /// The numbers of the types by their offsets in the file.
  private var numbers: [Int: Int] = [:]
  private var conditions: [String] = []
  private var names: [String] = []
  /// The modifiers that the extension around a member gives it.
  private var extensionModifiers = ExtensionModifiers()

  init(_ file: SourceFile) {
    for statement in file.tree.statements { collect(Syntax(statement.item)) }
  }

  /// The declaration of a type; nil for a type in a function.
  func type(at node: some DeclGroupSyntax) -> TypeDeclaration? {
    numbers[node.position.utf8Offset].map { declarations.types[$0] }
  }

  private mutating func collect(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node): collect(node)
    case .classDecl(let node): collect(node, .class, node.name, node.inheritanceClause, node.memberBlock)
    case .structDecl(let node): collect(node, .value, node.name, node.inheritanceClause, node.memberBlock)
    case .enumDecl(let node): collect(node, .value, node.name, node.inheritanceClause, node.memberBlock)
    case .actorDecl(let node): collect(node, .value, node.name, node.inheritanceClause, node.memberBlock)
    case .protocolDecl(let node): collect(node, .protocol, node.name, node.inheritanceClause, node.memberBlock)
    case .extensionDecl(let node): collect(node)
    case .functionDecl(let node): collect(node)
    case .initializerDecl(let node): collect(node)
    case .enumCaseDecl(let node): collect(node)
    case .ifConfigDecl(let node): collectClauses(of: node)
    default: break
    }
  }

  private mutating func collect(_ node: ImportDeclSyntax) {
    declarations.imports.append(node.path.trimmedDescription)
    guard let module = node.path.first?.name.text else { return }
    if node.importKindSpecifier == nil { declarations.wholeImports.insert(module) }
    guard node.modifiers.contains(where: \.isAccess) else { return }
    declarations.importsWithAccess.insert(module)
  }

  private mutating func collect(_ node: FunctionDeclSyntax) {
    add(
      CallableDeclaration(
        node.name.text, access: node.modifiers.access, node.signature.parameterClause.parameters.map { .init($0) }))
  }

  private mutating func collect(_ node: InitializerDeclSyntax) {
    let type = names.last?.split(separator: ".").last.map(String.init) ?? ""
    add(
      CallableDeclaration(
        type, access: node.modifiers.access, isInitializer: true,
        node.signature.parameterClause.parameters.map { .init($0) }))
  }

  private mutating func collect(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { CallableDeclaration.Parameter($0) } ?? []
      add(CallableDeclaration(element.name.text, access: .internal, parameters))
    }
  }

  private mutating func add(_ callable: CallableDeclaration?) {
    if let callable { declarations.callables.append(callable) }
  }

  private mutating func collectClauses(of node: IfConfigDeclSyntax) {
    for (clause, clauseConditions) in zip(node.clauses, CompilationCondition.clauses(of: node)) {
      guard let clauseConditions else { continue }
      conditions += clauseConditions
      switch clause.elements {
      case .statements(let statements): for statement in statements { collect(Syntax(statement.item)) }
      case .decls(let members): for member in members { collect(Syntax(member.decl)) }
      default: break
      }
      conditions.removeLast(clauseConditions.count)
    }
  }

  private mutating func collect(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) {
    names.append(name.text)
    collect(node, kind, name: names.joined(separator: "."), inheritance, members)
    names.removeLast()
  }

  private mutating func collect(_ node: ExtensionDeclSyntax) {
    let outer = names
    names = [node.extendedType.nameOfType]
    collect(node, .extension, name: names[0], node.inheritanceClause, node.memberBlock)
    names = outer
  }

  private mutating func collect(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, name: String, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax
  ) {
    let attributes = node.attributes.names
    let number = declarations.types.count
    var type = TypeDeclaration(
      kind: kind, name: name, inherited: inheritance?.inheritedTypes.map(\.type.nameOfType) ?? [],
      access: node.modifiers.access, isObjC: attributes.contains("objc"),
      hasObjCMembers: attributes.contains("objcMembers"), conditions: conditions)
    type.number = number
    type.isMainActor = attributes.contains("MainActor")
    numbers[node.position.utf8Offset] = number
    declarations.types.append(type)
    let outer = (conditions, extensionModifiers)
    conditions = []
    extensionModifiers = kind == .extension ? ExtensionModifiers(of: node) : ExtensionModifiers()
    declarations.types[number].members = self.members(of: members.members, in: kind)
    (conditions, extensionModifiers) = outer
  }

  /// The members of a list. Types among them are collected.
  private mutating func members(
    of list: MemberBlockItemListSyntax, in kind: TypeDeclaration.Kind
  ) -> [MemberDeclaration] {
    list.flatMap { item -> [MemberDeclaration] in
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node):
        collect(node)
        return [member(node, in: kind)]
      case .variableDecl(let node): return node.bindings.compactMap { member(node, $0, in: kind) }
      case .ifConfigDecl(let node): return membersOfClauses(of: node, in: kind)
      default:
        collect(Syntax(item.decl))
        return []
      }
    }
  }

  private mutating func membersOfClauses(
    of node: IfConfigDeclSyntax, in kind: TypeDeclaration.Kind
  ) -> [MemberDeclaration] {
    zip(node.clauses, CompilationCondition.clauses(of: node)).flatMap { clause, clauseConditions in
      guard let clauseConditions, case .decls(let list)? = clause.elements else { return [MemberDeclaration]() }
      conditions += clauseConditions
      defer { conditions.removeLast(clauseConditions.count) }
      return members(of: list, in: kind)
    }
  }

  private func member(_ node: FunctionDeclSyntax, in kind: TypeDeclaration.Kind) -> MemberDeclaration {
    var member = MemberDeclaration(kind: .method, name: node.name.text, access: node.modifiers.access)
    member.parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    member.type = node.signature.returnClause?.type.singleLine
    member.isGeneric = node.genericParameterClause != nil
    member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    complete(&member, node.attributes, node.modifiers, in: kind)
    if kind == .extension {
      member.signature =
        (node.genericParameterClause?.singleLine ?? "") + node.signature.singleLine
        + (node.genericWhereClause.map { " " + $0.singleLine } ?? "")
    }
    return member
  }

  private func member(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, in kind: TypeDeclaration.Kind
  ) -> MemberDeclaration? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
    var member = MemberDeclaration(kind: .property, name: name, access: node.modifiers.access)
    member.type = binding.typeAnnotation?.type.singleLine
    member.accessors = node.bindingSpecifier.tokenKind == .keyword(.let) ? .constant : .stored
    if let block = binding.accessorBlock {
      (member.accessors, member.observers) = block.kind
    }
    complete(&member, node.attributes, node.modifiers, in: kind)
    return member
  }

  private func complete(
    _ member: inout MemberDeclaration, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    in kind: TypeDeclaration.Kind
  ) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.override): member.isOverride = true
      case .keyword(.optional): member.isOptional = true
      default: break
      }
    }
    member.objCName = attributes.objectiveCName
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let name = attribute.attributeName.trimmedDescription
      member.isObjC = member.isObjC || ObjectiveCAttribute.exposing.contains(name)
      member.isNonObjC = member.isNonObjC || name == "nonobjc"
      member.isMainActor = member.isMainActor || name == "MainActor"
    }
    member.conditions = conditions
    guard kind == .extension else { return }
    if let access = extensionModifiers.access, !modifiers.contains(where: \.isAccess) { member.access = access }
    let kept = attributes.filter { !($0.as(AttributeSyntax.self).map(ObjectiveCAttribute.isRemoved) ?? false) }
    let keptModifiers = modifiers.filter { !$0.isAccess && ![.dynamic, .override].contains($0.name.tokenKind.keyword) }
    let isIsolated = member.isMainActor || modifiers.contains(.nonisolated)
    member.prefix =
      (isIsolated ? "" : extensionModifiers.isolation)
      + (kept.map(\.singleLine) + keptModifiers.map(\.singleLine)).map { $0 + " " }.joined()
  }
}

/// The modifiers of an extension that its members have, too, wherever they stand.
private struct ExtensionModifiers {
  /// The access, if it is more than that of members without a modifier.
  var access: Access?
  /// The isolation, with a space behind it; empty for none.
  var isolation = ""

  init() {}

  init(of node: some DeclGroupSyntax) {
    access = node.modifiers.access > .internal ? node.modifiers.access : nil
    if node.modifiers.contains(.nonisolated) { isolation = "nonisolated " }
    if node.attributes.names.contains("MainActor") { isolation = "@MainActor " }
  }
}

extension TokenKind {
  /// The keyword of a token; nil for another token.
  fileprivate var keyword: Keyword? {
    if case .keyword(let keyword) = self { keyword } else { nil }
  }
}

extension DeclModifierSyntax {
  /// True for the access of the declaration itself, not of its setter.
  fileprivate var isAccess: Bool { detail == nil && Access(rawValue: name.text) != nil }
}

extension Parameter {
  fileprivate init(_ node: FunctionParameterSyntax) {
    var type = Syntax(node.type)
    var specifiers: Set<String> = []
    if let attributed = node.type.as(AttributedTypeSyntax.self) {
      specifiers = Set(
        attributed.specifiers.map(\.trimmedDescription) + attributed.attributes.map(\.trimmedDescription))
      if specifiers.contains("inout") { type = Syntax(attributed.baseType) }
    }
    self.init(
      label: node.firstName.text, name: (node.secondName ?? node.firstName).text, type: type.singleLine,
      isInOut: specifiers.contains("inout"), isVariadic: node.ellipsis != nil,
      isAutoclosure: specifiers.contains("@autoclosure"))
  }
}

extension AccessorBlockSyntax {
  /// The kind of a property with these accessors, and the names of its observers.
  var kind: (MemberDeclaration.Accessors, observers: [String]) {
    guard case .accessors(let list) = accessors else { return (.get, []) }
    let names = list.map(\.accessorSpecifier.text)
    let observers = names.filter { $0 == "willSet" || $0 == "didSet" }
    if !observers.isEmpty { return (.observed, observers) }
    return (names.contains { $0 == "set" || $0 == "_modify" } ? .getSet : .get, [])
  }
}

extension DeclModifierListSyntax {
  /// The access that is written; internal without one.
  var access: Access { lazy.filter(\.isAccess).compactMap { Access(rawValue: $0.name.text) }.first ?? .internal }

  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension AttributeListSyntax {
  var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "objc" }?.arguments?
      .trimmedDescription
  }
}

extension TypeSyntax {
  /// The name of the type without generic arguments, attributes and `any`.
  var nameOfType: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text
    case .memberType(let type): "\(type.baseType.nameOfType).\(type.name.text)"
    case .attributedType(let type): type.baseType.nameOfType
    case .someOrAnyType(let type): type.constraint.nameOfType
    case .optionalType(let type): type.wrappedType.nameOfType
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.nameOfType
    default: trimmedDescription
    }
  }
}
