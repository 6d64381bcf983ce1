/// A linear equation or inequality between variables, with a strength.
///
///     left + width .== right                          // required
///     (width .>= 100).with(strength: 750)
///     Constraint(2 * left + width - 320, .equal, 250) // centred in 320
///
/// All variables are brought to the left and all constants to the right: `left + 8 .== right` is `left - right == -8`.
/// Constraints are compared by identity, so two with the same content can be in one ``Solver`` and be removed one by
/// one. A constraint is immutable; a solver that holds it can use another constant or strength
/// (``Solver/setConstant(_:of:)``, ``Solver/setStrength(_:of:)``).
package final class Constraint: Sendable {
  /// The comparison between the two sides.
  package enum Relation: Sendable {
    case equal
    case atMost
    case atLeast
  }

  /// The left side: the multiples of variables.
  package let terms: [Expression.Term]
  package let relation: Relation
  /// The right side.
  package let constant: Double
  package let strength: Strength

  /// The constraint between an expression and 0.
  ///
  /// Traps unless all numbers of the expression are finite.
  package init(_ expression: Expression, _ relation: Relation, _ strength: Strength = .required) {
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "A constraint must have finite numbers, unlike \(expression)")
    self.terms = expression.terms
    self.relation = relation
    self.constant = 0 - expression.constant
    self.strength = strength
  }

  /// A new constraint with the same equation and another strength.
  package func with(strength: Strength) -> Constraint {
    var expression = Expression(-constant)
    for term in terms {
      expression.add(term.coefficient, of: term.variable)
    }
    return Constraint(expression, relation, strength)
  }
}

extension Constraint: Hashable {
  package static func == (first: Constraint, second: Constraint) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Constraint.Relation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .equal: "=="
    case .atMost: "<="
    case .atLeast: ">="
    }
  }
}

extension Constraint: CustomStringConvertible {
  package var description: String {
    var left = Expression()
    for term in terms {
      left.add(term.coefficient, of: term.variable)
    }
    let equation = "\(left) \(relation) \(constant)"
    return strength.isRequired ? equation : "\(equation) @\(strength)"
  }
}
