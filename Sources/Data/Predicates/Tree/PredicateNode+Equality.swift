import Foundation

extension PredicateNode {
  /// Returns true if two trees have the same structure and equal constants.
  func isEqual(to other: PredicateNode) -> Bool {
    var pairs = [(self, other)]
    while let (left, right) = pairs.popLast() {
      if left.isIdentical(to: right) { continue }
      guard left.isShallowlyEqual(to: right) else { return false }
      let (children, others) = (left.children, right.children)
      guard children.count == others.count else { return false }
      pairs.append(contentsOf: zip(children, others))
    }
    return true
  }

  private func isIdentical(to other: PredicateNode) -> Bool {
    switch (self, other) {
    case (.predicate(let left), .predicate(let right)): left === right
    case (.expression(let left), .expression(let right)): left === right
    default: false
    }
  }

  /// True if two nodes are equal apart from their parts.
  private func isShallowlyEqual(to other: PredicateNode) -> Bool {
    switch (self, other) {
    case (.expression(let left), .expression(let right)): left.form.isShallowlyEqual(to: right.form)
    case (.predicate(let left as NSCompoundPredicate), .predicate(let right as NSCompoundPredicate)):
      left.compoundPredicateType == right.compoundPredicateType
    case (.predicate(let left as NSComparisonPredicate), .predicate(let right as NSComparisonPredicate)):
      left.comparesLike(right)
    case (.predicate(let left), .predicate(let right)):
      // Those with a constant value; closures are equal to themselves alone.
      type(of: left) == NSPredicate.self && type(of: right) == NSPredicate.self && left.isEqual(right)
    default: false
    }
  }

  /// A hash of the node itself and the number of its parts.
  var shallowHash: Int {
    var hasher = Hasher()
    hasher.combine(children.count)
    switch self {
    case .predicate(let predicate as NSCompoundPredicate): hasher.combine(predicate.compoundPredicateType.rawValue)
    case .predicate(let predicate as NSComparisonPredicate): hasher.combine(predicate.predicateOperatorType.rawValue)
    case .predicate: break
    case .expression(let expression): hasher.combine(expression.expressionType.rawValue)
    }
    return hasher.finalize()
  }
}

extension NSComparisonPredicate {
  fileprivate func comparesLike(_ other: NSComparisonPredicate) -> Bool {
    predicateOperatorType == other.predicateOperatorType && options == other.options
      && comparisonPredicateModifier == other.comparisonPredicateModifier
      && customSelectorName == other.customSelectorName
  }
}

extension ExpressionForm {
  fileprivate func isShallowlyEqual(to other: ExpressionForm) -> Bool {
    switch (self, other) {
    case (.constant(let left), .constant(let right)): Values.areEqual(left, right)
    case (.evaluatedObject, .evaluatedObject), (.path, .path), (.aggregate, .aggregate), (.anyKey, .anyKey),
      (.conditional, .conditional):
      true
    case (.variable(let left), .variable(let right)), (.keyPath(let left), .keyPath(let right)): left == right
    case (.index(_, let left), .index(_, let right)): left.word == right.word
    case (.function(let left, _), .function(let right, _)): left.name == right.name
    case (.method(let left, _, _), .method(let right, _, _)): left == right
    case (.subquery(_, let left, _), .subquery(_, let right, _)): left == right
    case (.sets(let left, _, _), .sets(let right, _, _)): left == right
    default: false
    }
  }
}
