import Foundation

/// A predicate or an expression as a node of a tree.
///
/// The trees of an app may be thousands of levels deep. All walks over them keep their own stack, so that the program's
/// stack does not end.
enum PredicateNode {
  case predicate(NSPredicate)
  case expression(NSExpression)

  /// The parts, from left to right.
  var children: [PredicateNode] {
    switch self {
    case .predicate(let predicate as NSCompoundPredicate): predicate.subpredicates.map(Self.predicate)
    case .predicate(let predicate as NSComparisonPredicate):
      [.expression(predicate.leftExpression), .expression(predicate.rightExpression)]
    case .predicate: []
    case .expression(let expression): Self.children(of: expression.form)
    }
  }

  /// The predicate or the expression.
  var object: AnyObject {
    switch self {
    case .predicate(let predicate): predicate
    case .expression(let expression): expression
    }
  }

  /// The parts of an expression's form, from left to right.
  static func children(of form: ExpressionForm) -> [PredicateNode] {
    switch form {
    case .constant, .evaluatedObject, .variable, .keyPath, .anyKey, .custom: []
    case .path(let operand, let key): [.expression(operand), .expression(key)]
    case .index(let collection, let place):
      [.expression(collection)] + (place.expression.map { [.expression($0)] } ?? [])
    case .function(_, let arguments), .aggregate(let arguments), .block(_, let arguments):
      arguments.map(Self.expression)
    case .method(_, let receiver, let arguments): [.expression(receiver)] + arguments.map(Self.expression)
    case .subquery(let collection, _, let predicate): [.expression(collection), .predicate(predicate)]
    case .conditional(let predicate, let first, let second):
      [.predicate(predicate), .expression(first), .expression(second)]
    case .sets(_, let left, let right): [.expression(left), .expression(right)]
    }
  }

  /// Returns the predicate of the node. Traps for an expression, which the place of the node excludes.
  private var asPredicate: NSPredicate {
    guard case .predicate(let predicate) = self else { preconditionFailure("An expression stands for a predicate.") }
    return predicate
  }

  /// Returns the expression of the node. Traps for a predicate, which the place of the node excludes.
  private var asExpression: NSExpression {
    guard case .expression(let expression) = self else { preconditionFailure("A predicate stands for an expression.") }
    return expression
  }

  /// Returns the node with other parts, as many as before.
  private func with(_ children: [PredicateNode]) -> PredicateNode {
    switch self {
    case .predicate(let predicate as NSCompoundPredicate):
      return .predicate(
        CompoundPredicate(type: predicate.compoundPredicateType, subpredicates: children.map(\.asPredicate)))
    case .predicate(let predicate as NSComparisonPredicate):
      return .predicate(predicate.comparing(children[0].asExpression, children[1].asExpression))
    case .predicate: return self
    case .expression(let expression): return .expression(NSExpression(Self.form(expression.form, with: children)))
    }
  }

  private static func form(_ form: ExpressionForm, with children: [PredicateNode]) -> ExpressionForm {
    switch form {
    case .constant, .evaluatedObject, .variable, .keyPath, .anyKey, .custom: form
    case .path: .path(children[0].asExpression, key: children[1].asExpression)
    case .index(_, let place):
      .index(children[0].asExpression, children.count > 1 ? .at(children[1].asExpression) : place)
    case .function(let function, _): .function(function, children.map(\.asExpression))
    case .aggregate: .aggregate(children.map(\.asExpression))
    case .block(let block, _): .block(block, children.map(\.asExpression))
    case .method(let name, _, _):
      .method(name, receiver: children[0].asExpression, arguments: children.dropFirst().map(\.asExpression))
    case .subquery(_, let variable, _):
      .subquery(children[0].asExpression, variable: variable, children[1].asPredicate)
    case .conditional:
      .conditional(children[0].asPredicate, children[1].asExpression, children[2].asExpression)
    case .sets(let operation, _, _): .sets(operation, children[0].asExpression, children[1].asExpression)
    }
  }
}

extension NSComparisonPredicate {
  /// Returns the same comparison of other expressions.
  fileprivate func comparing(_ left: NSExpression, _ right: NSExpression) -> NSComparisonPredicate {
    if let customSelectorName {
      return NSComparisonPredicate(
        leftExpression: left, rightExpression: right, customSelectorName: customSelectorName)
    }
    return NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: comparisonPredicateModifier,
      type: predicateOperatorType, options: options)
  }
}

extension PredicateNode {
  private enum Visit {
    case enter(PredicateNode, shadowed: Set<String>)
    case leave(PredicateNode, childCount: Int)
  }

  /// Returns the tree with constants in place of variables, from its leaves up. The variable of a subquery remains
  /// inside of it. Traps if a variable has no value.
  func replacingVariables(_ values: [String: Any]) -> PredicateNode {
    var visits: [Visit] = [.enter(self, shadowed: [])]
    var results: [PredicateNode] = []
    while let visit = visits.popLast() {
      switch visit {
      case .enter(.expression(let expression), let shadowed) where expression.isVariable:
        results.append(.expression(expression.replaced(values, except: shadowed)))
      case .enter(let node, var shadowed):
        let children = node.children
        if children.isEmpty {
          results.append(node)
          continue
        }
        visits.append(.leave(node, childCount: children.count))
        let outer = shadowed
        if case .expression(let expression) = node, case .subquery(_, let variable, _) = expression.form {
          shadowed.insert(variable)
        }
        for child in children.reversed() {
          if case .predicate = child {
            visits.append(.enter(child, shadowed: shadowed))
          } else {
            visits.append(.enter(child, shadowed: outer))
          }
        }
      case .leave(let node, let count):
        let children = Array(results.suffix(count))
        results.removeLast(count)
        results.append(node.with(children))
      }
    }
    return results[0]
  }
}

extension NSExpression {
  fileprivate var isVariable: Bool {
    if case .variable = form { true } else { false }
  }

  fileprivate func replaced(_ values: [String: Any], except shadowed: Set<String>) -> NSExpression {
    guard case .variable(let name) = form, !shadowed.contains(name) else { return self }
    guard let value = values[name] else { PredicateException.unbound(name, in: values) }
    return value as? NSExpression ?? NSExpression(forConstantValue: value)
  }
}
