import SwiftSyntax

/// Classes of other modules whose members extensions of this one override: a subclass takes their place where the sources
/// make an object, register a class or inherit from it.
extension RuleVisitor {
  /// The name of the subclass that stands for a class where it is made; nil for a class that stays what it is.
  private func substitute(for written: String) -> String? {
    project.generatedSubclass(of: written, inside: path)?.name
  }

  private func substitute(for expression: ExprSyntax) -> String? {
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) else { return nil }
    let names = expression.names
    return names.isEmpty ? nil : substitute(for: names.joined(separator: "."))
  }

  // MARK: Uses

  /// `class MyNavigation: UINavigationController`
  func translateSuperclass(of node: ClassDeclSyntax) {
    guard let type = node.inheritanceClause?.inheritedTypes.first?.type,
      let name = substitute(for: type.nameOfType)
    else { return }
    edits.replace(type.range, with: name)
  }

  /// `UINavigationController(rootViewController: x)`
  func translateCreation(_ node: FunctionCallExprSyntax) {
    guard let name = substitute(for: node.calledExpression) else { return }
    edits.replace(node.calledExpression.range, with: name)
  }

  /// `UINavigationController.init`, and `UITableViewCell.self` where a class is registered.
  func translateClassValue(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName.tokenKind
    guard let base = node.base, member == .keyword(.`init`) || member == .keyword(.self) && isRegistered(node),
      let name = substitute(for: base)
    else { return }
    edits.replace(base.range, with: name)
  }

  /// `let navigation: UINavigationController = .init()`
  func translateImplicitCreation(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.tokenKind == .keyword(.`init`), let name = substitute(for: type.nameOfType)
      else { continue }
      edits.insert(name, at: access.period.range.lowerBound)
    }
  }

  /// Objects of the class will be made: it is an argument of a registration, or the value of a property such as
  /// `layerClass`.
  private func isRegistered(_ node: MemberAccessExprSyntax) -> Bool {
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let isRegistration = call.calledExpression.nameOfCallee?.lowercased().hasPrefix("register") == true
      return isRegistration || argument.label?.text.hasSuffix("Class") == true
    }
    let statement = node.parent?.is(ReturnStmtSyntax.self) == true ? node.parent?.parent : node.parent
    let block = statement?.parent?.parent?.as(AccessorBlockSyntax.self)
    let property = block?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    return statement?.is(CodeBlockItemSyntax.self) == true && property?.hasSuffix("Class") == true
  }

  // MARK: Extensions

  /// Makes an extension of the subclass around an override in an extension of its base. An error is reported if there is no
  /// place for one.
  ///
  /// - Returns: the name of the subclass.
  func moveIntoSubclass(_ node: some DeclSyntaxProtocol, of written: String) -> String? {
    guard let subclass = project.generatedSubclass(of: written) else {
      report(
        "'\(written)' is a class of another module that is not open, whose methods an extension can't override on this "
          + "platform: make it 'open'",
        at: node)
      return nil
    }
    guard let item = node.parent?.as(MemberBlockItemSyntax.self),
      let around = item.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    else {
      report(
        "this override of a class of another module can't stand under '#if' in the extension: put the '#if' around an "
          + "extension of its own",
        at: node)
      return nil
    }
    let attributes = around.attributes.filter { attribute in
      !(attribute.as(AttributeSyntax.self).map(ObjectiveCAttribute.isRemoved) ?? false)
    }.map(\.singleLine)
    let isolation = around.modifiers.filter { $0.name.tokenKind == .keyword(.nonisolated) }.map(\.singleLine)
    let head = (attributes + isolation + ["extension \(subclass.name) { "]).joined(separator: " ")
    let condition = around.genericWhereClause.map { [$0.singleLine] } ?? []
    let rest = attributes + around.modifiers.map(\.singleLine) + ["extension \(around.extendedType.singleLine)"]
    edits.insert("}; " + head, at: item.range.lowerBound)
    edits.insert(" }; " + (rest + condition + ["{"]).joined(separator: " "), at: item.range.upperBound)
    return subclass.name
  }

  /// Shows the private members of an extension to the extensions of the subclass in its file.
  func showPrivateMembers(of node: ExtensionDeclSyntax) {
    guard project.generatedSubclass(of: node.extendedType.nameOfType)?.hasPart(in: file.path) == true else { return }
    showPrivateMembers(node.memberBlock.members)
  }

  private func showPrivateMembers(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for case .decls(let list)? in conditional.clauses.map(\.elements) { showPrivateMembers(list) }
      }
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      for modifier in modifiers where modifier.name.tokenKind == .keyword(.private) {
        edits.replace(modifier.name.range, with: "fileprivate")
      }
    }
  }
}
