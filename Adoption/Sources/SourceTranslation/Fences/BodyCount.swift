import SwiftParser
import SwiftSyntax

/// The bodies of a source: those of functions, initializers, deinitializers, accessors and subscripts, and the closures that are
/// initial values of properties.
package struct BodyCount: Equatable, Sendable {
  /// The number of all bodies.
  package private(set) var total = 0
  /// The reasons of the fences around bodies that are trapped or left out, one for each body.
  package private(set) var reasons: [Fence] = []

  /// Counts the bodies of a text, and those that fences take out.
  package init(of text: String, fences: [Fence]) {
    let visitor = BodyVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    total = visitor.ranges.count
    guard !fences.isEmpty else { return }
    let sites = FenceSites(of: text)
    let taken = fences.compactMap { fence -> (Range<Int>, Fence)? in
      guard [.body, .value, .declaration].contains(fence.kind), let site = sites.site(of: fence)?.site else {
        return nil
      }
      return (site.range, fence)
    }
    for body in visitor.ranges {
      // The body itself, and what is inside of one or of a declaration that leaves.
      let fence = taken.first { $0.0.lowerBound <= body.lowerBound && body.upperBound <= $0.0.upperBound }
      if let fence { reasons.append(fence.1) }
    }
  }
}

/// Collects the ranges of bodies, without their braces.
private final class BodyVisitor: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []

  private func add(_ body: CodeBlockSyntax?) {
    if let body { ranges.append(body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.body)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.body)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.body)
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors {
      ranges.append(node.leftBrace.range.upperBound..<node.rightBrace.range.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isStored { ranges.append(node.leftBrace.range.upperBound..<node.rightBrace.range.lowerBound) }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// The closure, or its result, is the initial value of a property.
  fileprivate var isStored: Bool {
    var value = Syntax(self)
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id {
      value = Syntax(call)
    }
    guard let clause = value.parent?.as(InitializerClauseSyntax.self),
      let variable = clause.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
      || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
