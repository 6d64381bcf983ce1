// Each pivot rounds, and so does each constant that is added to a row. In layouts, where most coefficients are 1, this
// is next to nothing, but solvers live long: a value that went to 10¹⁰ and back would be off in the sixth decimal for
// good. So from time to time the solution is held against the constraints, and if it is off, found anew for the same
// basis.
extension Solver {
  /// Looks after rounding, if enough has happened since that was last done.
  mutating func limitRounding() {
    guard tableau.pivots >= Tableau.pivotsBetweenLooks || drift > 1e-10 else { return }
    if residual() > 1e-9 || drift > 1e-10 {
      refactor()
    } else {
      computeCosts()
      tableau.optimize()
    }
    tableau.pivots = 0
    drift = 0
  }

  /// By how much the solution misses the constraints' equations, at most, in relation to the size of their numbers.
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

  /// Solves the constraints anew for the same basic symbols, so for the same solution but for rounding.
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

  /// Sums the errors up anew.
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

  /// Adds all constraints to a new solver, for want of a basis to go on with. Leaves all as it is if what is required
  /// contradicts itself by more than rounding then.
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
      new.usages[variable]?.reported = usage.reported
    }
    self = new
  }
}
