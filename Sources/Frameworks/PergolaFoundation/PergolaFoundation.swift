@_exported import PergolaCoreFoundation
@_exported import Predicates

// Foundation comes with both modules: what is declared here takes the place of its classes.

/// The class of predicates that compare. Foundation's class of this name has no members.
public typealias NSComparisonPredicate = Predicates.NSComparisonPredicate
/// The class of expressions. Foundation's class of this name has no members.
public typealias NSExpression = Predicates.NSExpression
