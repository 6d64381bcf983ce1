import SwiftSyntax

/// Classes of XCTest that belong to the main actor. The original's class comes from Objective-C, so that overrides may have
/// another isolation than what they override; on Linux they may not.
extension RuleVisitor {
  /// Runs the body of an override that prepares a test, or ends one, on the main actor, if its class belongs there. XCTest calls
  /// these methods on the main thread.
  func translatePreparation(_ node: FunctionDeclSyntax) {
    guard Self.preparations.contains(node.fullName), node.modifiers.contains(.override),
      !node.modifiers.contains(.class), node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let body = node.body, let owner = owner(of: node), isTestCase(owner),
      node.attributes.names.contains("MainActor") || isIsolatedByDefault(owner) || isOfMainActor
    else { return }
    for attribute in node.attributes
    where attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" {
      edits.blank(attribute.range)
    }
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    edits.insert(
      (isThrowing ? " try" : "") + " MainActor.assumeIsolated {", at: body.leftBrace.range.upperBound)
    edits.insert("} ", at: body.rightBrace.range.lowerBound)
  }

  /// Writes the isolation of a class with tests at its members, where the module's default would give it to the class.
  func translateIsolation(_ node: ClassDeclSyntax) {
    guard isIsolatedByDefault(node), isTestCase(node) else { return }
    edits.insert("nonisolated ", at: (node.modifiers.first?.range ?? node.classKeyword.range).lowerBound)
    for member in node.memberBlock.members {
      guard let (attributes, modifiers) = Self.isolatedMember(member.decl), !modifiers.contains(.nonisolated),
        !attributes.names.contains("MainActor")
      else { continue }
      edits.insert("@MainActor ", at: (attributes.first?.range ?? member.decl.range).lowerBound)
    }
  }

  /// The attributes and modifiers of a member that a default isolates; nil for others, and for overrides of what is called
  /// without isolation.
  private static func isolatedMember(_ node: DeclSyntax) -> (AttributeListSyntax, DeclModifierListSyntax)? {
    if let function = node.as(FunctionDeclSyntax.self) {
      let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
      return function.modifiers.contains(.override) && !isAsync ? nil : (function.attributes, function.modifiers)
    }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.modifiers.contains(.override) ? nil : (variable.attributes, variable.modifiers)
    }
    return node.as(SubscriptDeclSyntax.self).map { ($0.attributes, $0.modifiers) }
  }

  /// The class of the scope, or a superclass in the project, says that it belongs to the main actor.
  private var isOfMainActor: Bool {
    scopes.last.map { project.lineage(of: $0.name) }?.contains { project.type($0)?.type.isMainActor == true } == true
  }

  private func isIsolatedByDefault(_ node: ClassDeclSyntax) -> Bool {
    project.isMainActorDefault && !node.modifiers.contains(.nonisolated) && !node.attributes.names.contains("MainActor")
  }

  private func owner(of node: FunctionDeclSyntax) -> ClassDeclSyntax? {
    node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
  }

  private func isTestCase(_ node: ClassDeclSyntax) -> Bool {
    guard let scope = scopes.last else { return false }
    return ["XCTestCase", "XCTest.XCTestCase"].contains(project.foreignSuperclass(of: scope.name))
  }

  private static let preparations: Set<String> = ["setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()"]
}
