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
        "an optional requirement that is static, generic or variadic has no translation: make it a required one",
        at: node)
    }
    edits.replace(node.range, with: "var \(OptionalAnswers.variable(member)): \(OptionalAnswers.type(member)) { get }")
    return true
  }

  func translateMethod(_ node: FunctionDeclSyntax) {
    blankDynamic(node.modifiers)
    translatePreparation(node)
    guard let scope = scopes.last, scope.type != nil else { return }
    let isOverride = node.modifiers.contains(.override)
    if isOverride, let remedy = Self.remedies[node.fullName] {
      report("'\(node.fullName)' can't be overridden on this platform: \(remedy)", at: node)
    } else if isOverride, scope.kind == .class, KeyValueObservation.overrides.contains(node.fullName) {
      if KeyValueObservation(scope.name, in: project).isRequirement(node.fullName) {
        blank(.override, in: node.modifiers)
      }
    } else if let owner = isOverride ? ownerOfOverride(node) : ownerOfMember(node.fullName, .method) {
      if node.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }) {
        report("a member with a variadic parameter must stand in the body of the class: move it there", at: node)
      }
      blankModifiers(node.modifiers)
      edits.replace(node.name.range, with: ExtensionForwarder.bodyName(node.name.text, of: owner))
    }
  }

  /// The class into which a member of an extension moves without being an override; nil if it stays.
  private func ownerOfMember(_ fullName: String, _ kind: MemberDeclaration.Kind) -> String? {
    guard let scope = scopes.last, scope.kind == .extension, let located = project.type(scope.name),
      located.type.kind == .class, !located.isForeign
    else { return nil }
    let moves = scope.type?.members.contains { member in
      member.kind == kind && member.fullName == fullName && !member.isOverride
        && project.belongsIntoClass(member, scope.name)
    }
    return moves == true ? scope.name : nil
  }

  /// Methods of the Objective-C runtime that classes cannot override here.
  private static let remedies = [
    "responds(to:)":
      "members are found by name in 'objectMembers', so leave this override out here with '#if canImport(Darwin)'",
    "setValue(_:forUndefinedKey:)": "declare the keys as properties with '@objc'",
    "value(forUndefinedKey:)": "declare the keys as properties with '@objc'",
  ]

  func translateProperty(_ node: VariableDeclSyntax) {
    if node.modifiers.contains(.dynamic), node.bindingSpecifier.tokenKind == .keyword(.var), !isStatic(node.modifiers) {
      translateObserved(node)
    }
    blankDynamic(node.modifiers)
    guard let property = node.bindings.first?.pattern.trimmedDescription,
      let owner = node.modifiers.contains(.override) ? ownerOfOverride(node) : ownerOfMember(property, .property)
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock else {
      report("an override of a stored property must stand in the body of the class: move it there", at: node)
      return
    }
    blankModifiers(node.modifiers)
    let name = ExtensionForwarder.bodyName(property, of: owner)
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

  /// Blanks the modifier of a layer's initializer: layers belong to the main actor here, and to none in the original.
  func translateInitializer(_ node: InitializerDeclSyntax) {
    guard let scope = scopes.last, let superclass = project.foreignSuperclass(of: scope.name),
      superclass.hasPrefix("CA"), superclass.hasSuffix("Layer")
    else { return }
    blank(.nonisolated, in: node.modifiers)
  }

  func refuseOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard scopes.last?.kind == .extension, modifiers.contains(.override) else { return }
    report("this override must stand in the body of the class: move it there from the extension", at: node)
  }

  /// The class into which an override in an extension moves: that of the extension, or the module's subclass of it; nil
  /// for an override that does not stand in an extension, or if an error is reported.
  private func ownerOfOverride(_ node: some DeclSyntaxProtocol) -> String? {
    guard let scope = scopes.last, scope.type != nil, scope.kind == .extension else { return nil }
    if let located = project.type(scope.name), located.type.kind == .class, !located.isForeign { return scope.name }
    return moveIntoSubclass(node, of: scope.written)
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
