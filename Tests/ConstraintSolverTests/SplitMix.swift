import ConstraintSolver

/// Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014: numbers that a seed repeats.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// A constraint over some of the variables, with small whole numbers, so that ties, redundancies and contradictions
  /// are common, or multiples of `scale` that round.
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
