import SwiftParser
import SwiftSyntax

/// The parts of a source that fences can stand around, in the order of their places.
package struct FenceSites {
  package let sites: [FenceSite]

  /// The sites of a text, whose bodies are all parsed.
  package init(of text: String) {
    let visitor = FenceSiteVisitor(text)
    visitor.walk(Parser.parse(source: text))
    var numbers: [FenceSite: Int] = [:]
    sites = visitor.sites.map { site in
      let key = FenceSite(
        kind: site.kind, declaration: site.declaration, range: 0..<0, reach: 0..<0, replacement: .blank, addition: nil,
        text: site.text, name: "")
      var site = site
      site.number = numbers[key, default: 0]
      numbers[key] = site.number + 1
      return site
    }
  }

  /// The site of a fence; nil if the source has no such part.
  ///
  /// A part whose text has changed is found if it is the only one of its kind in its declaration.
  package func site(of fence: Fence) -> (site: FenceSite, hasChanged: Bool)? {
    let candidates = sites.filter { $0.kind == fence.kind && $0.declaration == fence.declaration }
    if let exact = candidates.first(where: { $0.text == fence.text && $0.number == fence.number }) {
      return (exact, false)
    }
    return candidates.count == 1 ? (candidates[0], true) : nil
  }
}

/// Collects the sites of a file.
final class FenceSiteVisitor: SyntaxVisitor {
  /// The way in which the items of a body are used.
  enum Items {
    /// Statements. The only one of a body may be its result.
    case statements(hasResult: Bool)
    /// Views of a builder.
    case views
    /// Scenes of a builder, whose closures make views.
    case scenes

    /// True if the closures and the modifiers of the items may be those of views.
    var areOfBuilder: Bool { if case .statements = self { false } else { true } }
  }

  private let units: [UInt8]
  private(set) var sites: [FenceSite] = []
  /// The names of the declarations around the visited node.
  var names: [String] = []
  var items: [Items] = []
  /// The kinds of the types around the visited node; true for those whose values are references.
  var areReferences: [Bool] = []
  /// The file sees SwiftUI, whose previews are builders of views.
  private var importsSwiftUI = false

  init(_ text: String) {
    units = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Adding

  func add(
    _ kind: Fence.Kind, _ range: Range<Int>, reach: Range<Int>? = nil, _ replacement: FenceSite.Replacement,
    addition: FenceSite.Addition? = nil, name: String = "", in declaration: [String]? = nil
  ) {
    sites.append(
      FenceSite(
        kind: kind, declaration: (declaration ?? names).joined(separator: "."), range: range, reach: reach ?? range,
        replacement: replacement, addition: addition,
        text: Fence.fingerprint(of: String(decoding: units[range], as: UTF8.self)), name: name))
  }

  /// Adds a whole declaration.
  ///
  /// - Parameter name: the word "type" for the declaration of a type.
  private func addDeclaration(_ node: some SyntaxProtocol, name: String = "") {
    add(.declaration, node.range, .blank, name: name)
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    importsSwiftUI = importsSwiftUI || node.path.first?.name.text == "SwiftUI"
    guard let module = node.path.first?.name, let condition = CompilationCondition.text(around: node) else {
      return .skipChildren
    }
    let start = (node.importKindSpecifier?.range ?? node.path.range).lowerBound
    add(
      .import, start..<node.path.range.upperBound, reach: node.range, .placeholderModule(module.text), name: module.text
    )
    sites[sites.endIndex - 1].condition = condition
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isReference: true, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isReference: true, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isReference: false, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isReference: false, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, isReference: false, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.nameOfType, isReference: false, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: String, isReference: Bool, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    names.append(name)
    areReferences.append(isReference)
    addDeclaration(node, name: node.is(ExtensionDeclSyntax.self) ? "" : "type")
    addAttributes(of: node, node.attributes)
    for type in inheritance?.inheritedTypes ?? [] {
      add(
        .conformance, type.type.range, reach: node.range, .conformance(clause: inheritance?.range ?? type.range),
        name: type.type.trimmedDescription)
    }
    return .visitChildren
  }

  private func leave() {
    names.removeLast()
    areReferences.removeLast()
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type
    enter(node, node.name.text + node.signature.parameterClause.labels, node.attributes, node.modifiers)
    addBody(node.body, result: result, isBuilder: node.attributes.makesViews)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveCallable() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "init" + node.signature.parameterClause.labels, node.attributes, node.modifiers)
    addBody(node.body, result: nil, isBuilder: false)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveCallable() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "deinit", node.attributes, node.modifiers)
    addBody(node.body, result: nil, isBuilder: false)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leaveCallable() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, "subscript" + node.parameterClause.labels, node.attributes, node.modifiers)
    addGetter(node.accessorBlock, result: node.returnClause.type, isBuilder: false)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leaveCallable() }

  private func enter(
    _ node: some SyntaxProtocol, _ name: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    names.append(name)
    items.append(.statements(hasResult: false))
    addDeclaration(node)
    addAttributes(of: node, attributes)
    addOverride(of: node, modifiers)
  }

  private func leaveCallable() {
    names.removeLast()
    items.removeLast()
  }

  private func addOverride(of node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
    add(.override, word.range, reach: node.range, .blank, name: "override")
  }

  private func addBody(_ body: CodeBlockSyntax?, result: TypeSyntax?, isBuilder: Bool) {
    guard let body else { return }
    addBody(
      body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound, result: result, isBuilder: isBuilder,
      reach: body.range)
  }

  /// Adds the body of a callable, and notes the meaning of its items.
  private func addBody(_ range: Range<Int>, result: TypeSyntax?, isBuilder: Bool, reach: Range<Int>) {
    let opaque = result?.as(SomeOrAnyTypeSyntax.self).flatMap { $0.someOrAnySpecifier.text == "some" ? $0 : nil }
    let makesView = isBuilder || opaque?.constraint.nameOfType.hasSuffix("View") == true
    let makesScene = opaque?.constraint.nameOfType.hasSuffix("Scene") == true
    if makesView {
      items[items.count - 1] = .views
      add(.body, range, reach: reach, .text(before: " _FencedView(", after: ") "))
    } else if makesScene {
      items[items.count - 1] = .scenes
      add(.body, range, reach: reach, .text(before: " WindowGroup { _FencedView(", after: ") } "))
    } else {
      items[items.count - 1] = .statements(hasResult: result != nil && result?.trimmedDescription != "Void")
      if opaque == nil { add(.body, range, reach: reach, .text(before: " _fenceTrap(", after: ") ")) }
    }
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let bound = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    let isLocal = !items.isEmpty
    names.append(bound.first ?? "_")
    items.append(.statements(hasResult: true))
    guard !isLocal else { return .visitChildren }
    addDeclaration(node)
    addAttributes(of: node, node.attributes, variable: node)
    addOverride(of: node, node.modifiers)
    for binding in node.bindings { addParts(of: binding, in: node) }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { leaveCallable() }

  private func addParts(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
    if let initializer = binding.initializer {
      addValue(initializer, typeAnnotation: binding.typeAnnotation?.type)
    }
    addGetter(binding.accessorBlock, result: binding.typeAnnotation?.type, isBuilder: node.attributes.makesViews)
  }

  /// Adds the getter of a block that has no names of accessors.
  private func addGetter(_ block: AccessorBlockSyntax?, result: TypeSyntax?, isBuilder: Bool) {
    guard let block, case .getter = block.accessors else { return }
    addBody(
      block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound, result: result, isBuilder: isBuilder,
      reach: block.range)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.accessorSpecifier.text)
    items.append(.statements(hasResult: true))
    let binding = node.parent?.parent?.parent?.as(PatternBindingSyntax.self)
    let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
    addBody(node.body, result: isGetter ? binding?.typeAnnotation?.type : nil, isBuilder: false)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { leaveCallable() }

  /// Adds an initial value. One whose type nothing says has the type that its first name looks like.
  private func addValue(_ initializer: InitializerClauseSyntax, typeAnnotation: TypeSyntax?) {
    let range = initializer.value.range
    if typeAnnotation != nil {
      add(.value, range, reach: initializer.range, .text(before: "_fenceValue(", after: ")"))
    } else if let type = initializer.value.nameOfMadeType {
      add(.value, range, reach: initializer.range, .text(before: "_fenceValue(", after: ") as \(type)"))
    }
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue { addValue(value, typeAnnotation: node.type) }
    return .visitChildren
  }

  // MARK: Other declarations

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    addDeclaration(node, name: "type")
    names.removeLast()
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    addDeclaration(node, name: "type")
    names.removeLast()
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.elements.first?.name.text ?? "case")
    addDeclaration(node)
    names.removeLast()
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node)
    return .skipChildren
  }

  // MARK: Attributes

  private func addAttributes(
    of node: some SyntaxProtocol, _ attributes: AttributeListSyntax, variable: VariableDeclSyntax? = nil
  ) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.nameOfType
      add(
        .attribute, attribute.range, reach: node.range, .blank,
        addition: name.first?.isUppercase == true ? variable.flatMap(trappingAccessors) : nil, name: name)
    }
  }

  /// The accessors of a property that has lost its wrapper, and with it its value.
  private func trappingAccessors(of node: VariableDeclSyntax) -> FenceSite.Addition? {
    guard node.bindings.count == 1, let binding = node.bindings.first, binding.initializer == nil,
      binding.accessorBlock == nil, binding.typeAnnotation != nil, let isReference = areReferences.last,
      !node.isAssignedInInitializer(binding.pattern.trimmedDescription)
    else { return nil }
    let setter = isReference ? "set" : "nonmutating set"
    return .init(
      offset: binding.range.upperBound, before: " { get { _fenceTrap(",
      after: ") } \(setter) { _fenceTrap(\"its wrapper is missing\") } }")
  }

  // MARK: Bodies

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if items.last?.areOfBuilder == true && node.makesViews || importsSwiftUI && node.isBodyOfPreview {
      items.append(.views)
    } else {
      items.append(.statements(hasResult: node.statements.count == 1))
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { items.removeLast() }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !items.isEmpty, let name = node.item.localName {
      // What uses the name is an error then, and is answered by itself.
      add(.statement, node.item.range, .text(before: "let \(name): _FencedLocal = _fencedLocal(", after: ")"))
    }
    switch items.last {
    case .views?:
      if node.item.isView { add(.view, node.item.range, .text(before: "_FencedView(", after: ")")) }
    case .scenes?: break
    case .statements(let hasResult)? where node.item.isStatementWithoutResult:
      let isResult = hasResult && node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 && node.isDirectlyInBody
      if !isResult {
        add(.statement, node.item.range, .text(before: "_fenceNote(", after: ")"))
      } else if let closure = node.parent?.parent?.as(ClosureExprSyntax.self) {
        // Whoever takes the closure decides if it has a result, and how many arguments.
        let last = closure.lastShorthandArgument.map { ", $\($0)" } ?? ""
        add(.statement, node.item.range, .text(before: "_fenceResult(", after: "\(last))"))
      }
    case .statements?: break
    case nil:
      if node.item.isStatementWithoutResult {
        add(.statement, node.item.range, .text(before: "_fenceNote(", after: ")"))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if items.last?.areOfBuilder == true, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, base.isChain
    {
      add(
        .modifier, member.period.range.lowerBound..<node.range.upperBound,
        .text(before: "._fenceNote(", after: ")"), name: member.declName.baseName.text)
    }
    if case .views? = items.last, let range = node.rangeOfContainer {
      add(.view, range, .text(before: "_FencedContainer(", after: ")"))
    }
    return .visitChildren
  }
}
