import SwiftSyntax

/// Methods and properties: overrides in extensions, observed properties, optional requirements.
extension RuleVisitor {
  /// Replaces a requirement that classes may leave out by a property with an optional closure.
  func translateOptionalRequirement(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .protocol, modifiers.contains(.optional) else { return false }
    let name =
      node.as(FunctionDeclSyntax.self)?.fullName
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    guard let member = scope.type?.members.first(where: { $0.isOptional && $0.fullName == name }) else { return false }
    if member.isStatic || member.isGeneric || member.parameters.contains(where: \.isVariadic) {
      report(
        "an optional requirement that is static, generic or variadic has no translation: make it a required one", at: node)
    }
    edits.replace(node.range, with: "var \(OptionalAnswers.variable(member)): \(OptionalAnswers.type(member)) { get }")
    return true
  }

  func translateMethod(_ node: FunctionDeclSyntax) {
    blankDynamic(node.modifiers)
    guard node.modifiers.contains(.override), let scope = scopes.last, scope.type != nil else { return }
    if scope.kind == .class, KeyValueObservation.overrides.contains(node.fullName) {
      if KeyValueObservation(scope.name, in: project).isRequirement(node.fullName) { blank(.override, in: node.modifiers) }
    } else if scope.kind == .extension, canMoveOverride(node) {
      if node.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }) {
        report("an override with a variadic parameter must stand in the body of the class: move it there", at: node)
      }
      blankModifiers(node.modifiers)
      edits.replace(node.name.range, with: ExtensionOverride.bodyName(node.name.text))
    }
  }

  func translateProperty(_ node: VariableDeclSyntax) {
    if node.modifiers.contains(.dynamic), node.bindingSpecifier.tokenKind == .keyword(.var), !isStatic(node.modifiers) {
      translateObserved(node)
    }
    blankDynamic(node.modifiers)
    guard node.modifiers.contains(.override), let scope = scopes.last, scope.type != nil, scope.kind == .extension,
      canMoveOverride(node)
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock else {
      report("an override of a stored property must stand in the body of the class: move it there", at: node)
      return
    }
    blankModifiers(node.modifiers)
    let name = ExtensionOverride.bodyName(binding.pattern.trimmedDescription)
    guard block.kind.0 == .observed, case .accessors(let accessors) = block.accessors else {
      edits.replace(binding.pattern.range, with: name)
      return
    }
    // Each observer becomes a method.
    edits.replace(node.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound, with: "")
    edits.replace(block.rightBrace.range, with: "")
    for accessor in accessors {
      let observer = accessor.accessorSpecifier.text
      let parameter = accessor.parameters?.name.text ?? (observer == "willSet" ? "newValue" : "oldValue")
      let range = accessor.range.lowerBound..<(accessor.body?.range.lowerBound ?? accessor.range.upperBound)
      let type = binding.typeAnnotation?.type.singleLine ?? ""
      edits.replace(range, with: "func \(name)_\(observer)(_ \(parameter): \(type)) ")
    }
  }

  func refuseOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard scopes.last?.kind == .extension, modifiers.contains(.override) else { return }
    report("this override must stand in the body of the class: move it there from the extension", at: node)
  }

  /// The class of the extension is one of the module; else an error is reported.
  private func canMoveOverride(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let scope = scopes.last else { return false }
    if let located = project.type(scope.name), located.type.kind == .class, !located.isForeign { return true }
    report(
      "'\(scope.written)' is a class of another module, whose methods an extension can't override on this platform: "
        + "override in a subclass, and use that instead",
      at: node)
    return false
  }

  // MARK: Observed properties

  /// `@objc dynamic var`: changes are reported to key-value observers.
  private func translateObserved(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.type != nil else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      report("'dynamic' properties need a declaration each: write one 'var' for each property", at: node)
      return
    }
    imports.insert("UIKit")
    let key = key(of: name, in: scope)
    let kind = binding.accessorBlock?.kind.0 ?? .stored
    let isPlain =
      scope.kind == .class
      && !node.modifiers.contains { [.keyword(.lazy), .keyword(.weak), .keyword(.unowned), .keyword(.override)].contains($0.name.tokenKind) }
    switch kind {
    case .stored, .observed:
      if isPlain {
        edits.insert("@KeyValueObservable ", at: node.range.lowerBound)
      } else {
        observe(binding, key: key)
      }
    case .getSet: observeSetter(of: binding, key: key)
    case .get, .constant: break
    }
  }

  private func key(of name: String, in scope: Scope) -> String {
    let member = scope.type?.members.first { $0.kind == .property && $0.name == name }
    return member?.objCName ?? ObjectiveCName.unescaped(name)
  }

  private func observe(_ binding: PatternBindingSyntax, key: String) {
    let will = "willChangeValue(forKey: \"\(key)\")"
    let did = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.range.upperBound)
      return
    }
    let bodies = Dictionary(
      accessors.compactMap { accessor in accessor.body.map { (accessor.accessorSpecifier.text, $0) } },
      uniquingKeysWith: { first, _ in first })
    let start = block.leftBrace.range.upperBound
    if let body = bodies["willSet"] {
      edits.insert(" \(will);", at: body.leftBrace.range.upperBound)
    } else {
      edits.insert(" willSet { \(will) }", at: start)
    }
    if let body = bodies["didSet"] {
      edits.insert(" defer { \(did) };", at: body.leftBrace.range.upperBound)
    } else {
      edits.insert(" didSet { \(did) }", at: start)
    }
  }

  private func observeSetter(of binding: PatternBindingSyntax, key: String) {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return }
    guard let body = accessors.first(where: { $0.accessorSpecifier.text == "set" })?.body else { return }
    edits.insert(
      " willChangeValue(forKey: \"\(key)\"); defer { didChangeValue(forKey: \"\(key)\") };",
      at: body.leftBrace.range.upperBound)
  }

  // MARK: Modifiers

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains(.static) || modifiers.contains(.class)
  }

  private func blankDynamic(_ modifiers: DeclModifierListSyntax) { blank(.dynamic, in: modifiers) }

  private func blank(_ keyword: Keyword, in modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(keyword) { edits.blank(modifier.range) }
  }

  /// The body of an override that moved is a method of its own, which the file of the class calls.
  private func blankModifiers(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where !Self.keptModifiers.contains(modifier.name.text) { edits.blank(modifier.range) }
  }

  private static let keptModifiers: Set<String> = ["class", "mutating", "nonisolated", "static"]
}

extension FunctionDeclSyntax {
  /// The name with labels: "tableView(_:didSelectRowAt:)".
  var fullName: String {
    name.text + "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
