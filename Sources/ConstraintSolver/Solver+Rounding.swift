// Each pivot rounds, and so does each constant that is added to a row. In layouts, where most coefficients are 1, the
// error is close to 0, but solvers live long: a value that went to 10¹⁰ and back would stay wrong in the sixth decimal.
// So the solver compares the solution with the constraints from time to time and, if it has drifted, solves the
// constraints again for the same basis.
extension Solver {
  /// Corrects rounding errors if enough pivots or changes of constants have happened since the last correction.
  mutating func correctRounding() {
    guard tableau.pivots >= tableau.pivotsBetweenChecks || drift > 1e-10 else { return }
    tableau.evaluate()
    if residual() > 1e-9 || drift > 1e-10 {
      refactor()
    } else {
      computeCosts()
      tableau.optimize()
    }
    tableau.pivots = 0
    drift = 0
  }

  /// The largest difference between the two sides of a constraint's equation, relative to the size of its numbers.
  func residual() -> Double {
    var most = 0.0
    for constraint in constraintOfMarker {
      guard let constraint else { continue }
      let record = record(of: constraint)
      var (difference, size) = (-record.constant, max(1, abs(record.constant)))
      for term in constraint.terms {
        let product = term.coefficient * value(of: term.variable)
        difference += product
        size = max(size, abs(product))
      }
      let error = record.error.map(tableau.value(of:)) ?? 0
      difference -= record.markerFactor * (tableau.value(of: record.marker) - error)
      most = max(most, abs(difference) / size)
    }
    return most
  }

  /// Solves the constraints again for the same basic symbols: the same solution without the accumulated rounding.
  private mutating func refactor() {
    var equations: [(marker: Symbol, row: Row)] = []
    let present = constraintOfMarker.compactMap { $0.map(record(of:)) }
    for record in present {
      var row = Row()
      row.constant = -record.constant
      for term in record.constraint.terms {
        if let usage = usages[term.variable] { row.add(term.coefficient, of: usage.symbol) }
      }
      row.scale(by: record.markerFactor)
      if let error = record.error { row.add(1, of: error) }
      equations.append((record.marker, row))
    }
    guard tableau.refactor(equations) else { return rebuild() }
    computeCosts()
    tableau.repair()
  }

  /// Computes the costs of all levels again from the errors in use.
  private mutating func computeCosts() {
    for level in tableau.levels.indices {
      tableau.levels[level].cost = Row()
    }
    for constraint in constraintOfMarker {
      guard let record = constraint.map(record(of:)), let error = record.error else { continue }
      tableau.restoreCost(of: error, at: record.strength)
      if tableau.kind(of: record.marker) == .error { tableau.restoreCost(of: record.marker, at: record.strength) }
    }
  }

  /// Adds all constraints to a new solver, after ``refactor()`` found the basis too close to singular. Leaves the
  /// solver unchanged if, because of rounding, the required constraints then contradict each other.
  private mutating func rebuild() {
    var new = Solver()
    do {
      for record in records.values.sorted(by: { $0.serial < $1.serial }) {
        try new.add(record.constraint, constant: record.constant, strength: record.strength)
      }
    } catch {
      return
    }
    new.edits = edits
    for (variable, usage) in usages {
      if let waiting = waitingDefault(of: usage.symbol) { new.addDefault(waiting.constant, for: variable) }
      if let symbol = new.usages[variable]?.symbol { new.reported[symbol.index] = reported[usage.symbol.index] }
    }
    self = new
  }
}
