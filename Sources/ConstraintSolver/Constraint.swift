/// A linear equation or inequality between variables, and how much it matters.
///
///     left + width .== right                          // required
///     (width .>= 100).with(strength: 750)
///     Constraint(2 * left + width - 320, .equal, 250) // centred in 320
///
/// All variables are brought to the left and all constants to the right: `left + 8 .== right` is
/// `left - right == -8`. A constraint is told apart from others by its identity, so that two with the same content can
/// be in one ``Solver`` and be removed one by one. It doesn't change; a solver that holds it may be told of another
/// constant or strength (``Solver/setConstant(_:of:)``, ``Solver/setStrength(_:of:)``).
package final class Constraint: Sendable {
  /// How the two sides compare.
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

  /// A new constraint that says the same with another strength.
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
