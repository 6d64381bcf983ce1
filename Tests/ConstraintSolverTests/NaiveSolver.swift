import ConstraintSolver

/// The slow twin of ``Solver``, which tries all corners.
///
/// All constraints are linear, and every penalty is linear on each side of its constraint's boundary. So some best
/// solution lies on a corner: a point where as many boundaries cross as there are variables. The axes count as
/// boundaries, because constraints can leave a direction free. It is enough to visit the corners and to keep the best
/// allowed one.
struct NaiveSolver {
  let variables: [Variable]
  let constraints: [Constraint]

  /// The least errors that can be achieved, one sum for each strength in use, strongest first; nil if the required
  /// constraints contradict each other.
  func leastErrors() -> [Double]? {
    var best: [Double]?
    var boundaries = constraints.map { (coefficients: coefficients(of: $0), constant: $0.constant) }
    for index in variables.indices {
      boundaries.append((variables.indices.map { $0 == index ? 1 : 0 }, 0))
    }
    forEachChoice(of: variables.count, from: boundaries.count) { choice in
      guard let corner = Self.solve(choice.map { boundaries[$0] }), isAllowed(corner) else { return }
      let errors = errors(at: corner)
      if best.map({ Self.isLess(errors, than: $0) }) ?? true { best = errors }
    }
    return best
  }

  /// The sums of errors at a point, one for each strength in use, strongest first.
  func errors(at point: [Double]) -> [Double] {
    let strengths = Set(constraints.map(\.strength)).filter { !$0.isRequired }.sorted(by: >)
    return strengths.map { strength in
      constraints.filter { $0.strength == strength }.reduce(0) { $0 + error(of: $1, at: point) }
    }
  }

  func isAllowed(_ point: [Double]) -> Bool {
    constraints.allSatisfy { !$0.strength.isRequired || error(of: $0, at: point) < 1e-6 }
  }

  private func error(of constraint: Constraint, at point: [Double]) -> Double {
    let left = zip(coefficients(of: constraint), point).reduce(0) { $0 + $1.0 * $1.1 }
    return switch constraint.relation {
    case .equal: abs(left - constraint.constant)
    case .atMost: max(0, left - constraint.constant)
    case .atLeast: max(0, constraint.constant - left)
    }
  }

  private func coefficients(of constraint: Constraint) -> [Double] {
    variables.map { variable in constraint.terms.first { $0.variable == variable }?.coefficient ?? 0 }
  }

  private func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
    func extend(_ choice: [Int]) {
      guard choice.count < count else { return body(choice) }
      for next in ((choice.last ?? -1) + 1)..<max(total, (choice.last ?? -1) + 1) {
        extend(choice + [next])
      }
    }
    extend([])
  }

  /// Solves the equations by Gaussian elimination; nil if they don't have exactly one solution.
  private static func solve(_ equations: [(coefficients: [Double], constant: Double)]) -> [Double]? {
    var rows = equations.map { $0.coefficients + [$0.constant] }
    for column in rows.indices {
      guard let pivot = rows.indices[column...].max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices {
          rows[row][index] -= factor * rows[column][index]
        }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }

  private static func isLess(_ first: [Double], than second: [Double]) -> Bool {
    for (mine, theirs) in zip(first, second) where abs(mine - theirs) > 1e-7 {
      return mine < theirs
    }
    return false
  }
}
