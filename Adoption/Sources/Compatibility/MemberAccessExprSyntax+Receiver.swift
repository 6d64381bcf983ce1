import SwiftSyntax

extension MemberAccessExprSyntax {
  /// The value whose member is meant. For the first member behind `#if` in a chain of calls, this is the value before the
  /// condition.
  var receiver: ExprSyntax? {
    if let base { return base }
    var link = Syntax(self)
    while let parent = link.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        guard let chain = clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self) else { return nil }
        if let base = chain.base { return base }
        // The condition is itself the first link behind another one.
        link = Syntax(chain)
        continue
      }
      guard link.isFirst(in: parent) else { return nil }
      link = parent
    }
    return nil
  }
}

extension Syntax {
  /// True for the beginning of a longer chain of calls.
  fileprivate func isFirst(in chain: Syntax) -> Bool {
    chain.is(OptionalChainingExprSyntax.self) || chain.is(ForceUnwrapExprSyntax.self)
      || chain.as(MemberAccessExprSyntax.self)?.base?.id == id
      || chain.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
      || chain.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
      || chain.as(PostfixIfConfigExprSyntax.self)?.base?.id == id
  }
}
