import SwiftSyntax

extension MemberAccessExprSyntax {
  /// The value whose member is meant. Of the first member behind `#if` in a chain of calls it stands before the condition.
  var receiver: ExprSyntax? {
    if let base { return base }
    var link = Syntax(self)
    while let parent = link.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)?.base
      }
      let isFirst =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == link.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == link.id
        || parent.as(PostfixIfConfigExprSyntax.self)?.base?.id == link.id
      guard isFirst else { return nil }
      link = parent
    }
    return nil
  }
}
