import ConstraintSolver
import SeededRandomness

extension Randomness {
  /// A random constraint over some of the variables.
  ///
  /// The numbers are small and whole, so that ties, redundancies and contradictions are common; with a `scale`, the
  /// coefficients are multiples of it that round.
  mutating func constraint(over variables: [Variable], scale: Double = 1) -> Constraint {
    var expression = Expression(Double(next(below: 21) - 10))
    for _ in 0...next(below: 3) {
      expression.add(scale * Double(next(below: 7) - 3), of: variables[next(below: variables.count)])
    }
    let relation: Constraint.Relation = [.equal, .atMost, .atLeast][next(below: 3)]
    let strength: Strength = [.required, 750, 750, 500, 250, 0.5][next(below: 6)]
    return Constraint(expression, relation, strength)
  }
}
