/// Finds values for variables under linear constraints of different strengths, and keeps them up to date as constraints
/// come, go and change.
///
///     let (left, width, right) = (Variable("left"), Variable("width"), Variable("right"))
///     var solver = Solver()
///     try solver.add(left + width .== right)
///     try solver.add(left .>= 10)
///     try solver.add((width .== 100).with(strength: 750))
///     try solver.add((right .== 90).with(strength: 250))
///     solver.value(of: right)     // 110: the width matters more
///
/// This is Cassowary: Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, ACM
/// Transactions on Computer-Human Interaction 8(4), 2001. A constraint becomes an equation: an inequality gets a
/// *slack* variable, the amount by which it is met; an optional constraint gets *errors*, whose sum the solver
/// minimizes; a required equation gets a *dummy* that is always 0 and marks the equation in the tableau. Between calls
/// the system is solved for some of the variables and optimal, so that a change costs a few pivots. Three things differ
/// from the paper:
///
/// - The objective is one row for each strength in use, see ``Strength``.
/// - The paper substitutes into the equations of the caller's variables, which the simplex method never reads, with each
///   pivot. Here they stay as they were added, and mention each other (``Tableau``).
/// - A required constraint that the current solution violates needs no artificial variable and no first phase: as the
///   system is optimal, the dual simplex method, which the paper uses for edits, lifts the constraint to its bound. If
///   that fails, the row where it got stuck names the constraints in conflict, and the pivots are undone.
///
/// Results do not depend on hashing. Where a system has several solutions, the same calls in the same order lead to the
/// same one; weak constraints express a preference among them.
///
/// A solver is a value: a copy can be used to try something out.
package struct Solver: Sendable {
  /// A constraint as the tableau knows it.
  struct Record: Sendable {
    let constraint: Constraint
    var constant: Double
    var strength: Strength
    /// The slack, the dummy, or the error by which an equation is exceeded.
    let marker: Symbol
    /// The other error, of an optional constraint.
    let error: Symbol?
    /// The factor (1 or -1) of `marker` in `left side - constant = factor * marker ± error`.
    var markerFactor: Double
    /// The position in the order in which constraints were added.
    let serial: Int
  }

  /// A variable in use.
  struct Usage: Sendable {
    let variable: Variable
    let symbol: Symbol
    var constraints = 0
  }

  var tableau = Tableau()
  var records: [Constraint: Record] = [:]
  var usages: [Variable: Usage] = [:]
  /// The constraint of each marker, and the variable of each external symbol, by symbol.
  var constraintOfMarker: [Constraint?] = []
  var variableOfSymbol: [Variable?] = []
  var edits: [Variable: Constraint] = [:]
  /// The defaults that are not in the tableau, by the symbol of their variable.
  var waitingDefaults: [Constraint?] = []
  /// The values that ``takeChanges()`` last reported, by the symbol of their variable; NaN before the first report.
  var reported: [Double] = []
  private var serial = 0
  /// A bound on the rounding error that changes of constants have added to the constants of rows.
  var drift = 0.0

  /// A solver without constraints.
  package init() {}

  /// The number of constraints, edits included.
  package var count: Int { records.count }

  /// The number of symbols and rows that the solver has room for: the most that were ever in use at once.
  package var capacity: (symbols: Int, rows: Int) { (tableau.kinds.count, tableau.rows.count) }

  /// The number of entries in all equations, which the work and the memory of the solver follow.
  package var entryCount: Int { tableau.rows.reduce(0) { $0 + $1.entries.count } }

  package func contains(_ constraint: Constraint) -> Bool { records[constraint] != nil }

  /// The current value of a variable; 0 if no constraint mentions it.
  package func value(of variable: Variable) -> Double {
    // Adding 0 turns -0 into 0.
    usages[variable].map { tableau.value(of: $0.symbol) + 0 } ?? 0
  }

  /// The current value of an expression.
  package func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}

// MARK: - Adding and removing constraints

extension Solver {
  /// Adds a constraint and finds the best solution with it.
  ///
  /// Traps if the constraint has been added already; another one with the same content is harmless.
  ///
  /// - Throws: ``Unsatisfiable`` if the constraint is required and contradicts others; the
  ///   solver then is as it was. An optional constraint never fails.
  package mutating func add(_ constraint: Constraint) throws(Unsatisfiable) {
    precondition(!contains(constraint), "The constraint \(constraint) has been added already")
    defer { correctRounding() }
    try add(constraint, constant: constraint.constant, strength: constraint.strength)
  }

  /// Adds a constraint with another constant and strength than its own.
  mutating func add(_ constraint: Constraint, constant: Double, strength: Strength) throws(Unsatisfiable) {
    var row = makeRow(for: constraint, constant: constant)
    let record = register(constraint, constant: constant, strength: strength)
    let (marker, factor) = (record.marker, record.markerFactor)
    let unused = row.entries.first { tableau.isUnused($0.symbol) }
    if unused == nil { row = tableau.expanded(row) }
    // Rows are written with the marker's factor 1.
    row.scale(by: factor)

    if let symbol = unused?.symbol ?? row.entries.first(where: { tableau.kind(of: $0.symbol) == .external })?.symbol {
      // row = marker - error, solved for a variable that is free: nothing else changes.
      let coefficient = row[symbol]
      row.remove(symbol)
      row.add(-1, of: marker)
      if let error = record.error { row.add(1, of: error) }
      row.scale(by: -1 / coefficient)
      tableau.insert(row, for: symbol)
      penalize(record)
    } else if let error = record.error {
      // The row is solved for the marker or the error, whichever is not negative.
      let basic = row.constant >= 0 ? marker : error
      if basic == error { row.scale(by: -1) }
      row.add(1, of: basic == marker ? error : marker)
      tableau.insert(row, for: basic)
      penalize(record)
      tableau.optimize(after: basic)
    } else if let conflict = addRequired(row, of: constraint) {
      let others = constraints(in: conflict, without: constraint)
      tableau.dropRow(of: marker)
      unregister(constraint)
      throw Unsatisfiable(constraint: constraint, conflicting: others)
    }
  }

  /// Removes a constraint and finds the best solution without it. Traps if the solver does not contain it.
  package mutating func remove(_ constraint: Constraint) {
    let record = record(of: constraint)
    forgive(record)
    tableau.makeBasicForRemoval(record.marker)
    tableau.dropRow(of: record.marker)
    unregister(constraint)
    tableau.optimize()
    correctRounding()
  }

  /// Adds the row of a required constraint that has no free variables, solved for its marker.
  ///
  /// - Returns: The row in conflict, or nil on success. After a conflict the tableau is as before except for the
  ///   marker's row.
  private mutating func addRequired(_ row: Row, of constraint: Constraint) -> Row? {
    let marker = record(of: constraint).marker
    var steps: [Tableau.Step] = []
    let slot = tableau.insert(row, for: marker)
    if tableau.kind(of: marker) == .dummy {
      if let conflict = removeDummyFromBasis(of: constraint, at: slot, steps: &steps) { return conflict }
    } else if tableau.isInfeasible(slot) {
      tableau.suspects.append(slot)
    }
    guard let stuck = tableau.restoreFeasibility(steps: &steps) else { return nil }
    let conflict = tableau.conflict(at: stuck)
    tableau.undo(steps)
    tableau.suspects.removeAll()
    return conflict
  }

  /// Removes the dummy of a new equation from the basis, unless the equation is redundant.
  private mutating func removeDummyFromBasis(of constraint: Constraint, at slot: Int, steps: inout [Tableau.Step])
    -> Row?
  {
    let marker = record(of: constraint).marker
    if !tableau.isInfeasible(slot) { tableau.setConstant(0, ofRow: slot) }
    // The dummy may have either sign: it gets the one with which the dual simplex method can lift it.
    if tableau.rows[slot].constant > 0 { flipMarker(of: constraint) }
    if tableau.rows[slot].constant == 0, tableau.dualEntering(at: slot) == nil { flipMarker(of: constraint) }

    if let entering = tableau.dualEntering(at: slot) {
      steps.append(Tableau.Step(entering: entering, leaving: marker))
      tableau.pivot(entering, at: slot)
    } else if tableau.isInfeasible(slot) {
      return tableau.conflict(at: slot)
    } else {
      tableau.dropPivotables(ofRow: slot)
    }
    return nil
  }

  private mutating func flipMarker(of constraint: Constraint) {
    let record = record(of: constraint)
    records[constraint]?.markerFactor = -record.markerFactor
    tableau.negateRow(of: record.marker)
  }
}

// MARK: - Changing constraints

extension Solver {
  /// The constant (right side) of a constraint, which is the constraint's own unless changed. Traps if the solver does
  /// not contain the constraint.
  package func constant(of constraint: Constraint) -> Double { record(of: constraint).constant }

  /// The strength of a constraint, which is the constraint's own unless changed. Traps if the solver does not contain
  /// the constraint.
  package func strength(of constraint: Constraint) -> Strength { record(of: constraint).strength }

  /// Changes the constant (right side) of a constraint, which is much cheaper than removing the constraint and adding
  /// another.
  ///
  /// If two required equations are equivalent, neither can be changed alone. Traps if the solver does not contain the
  /// constraint or the constant is not finite.
  ///
  /// - Throws: ``Unsatisfiable`` if the constraint is required and would contradict others; it keeps its constant.
  /// - Complexity: O(*n*) in the rows that depend on the constraint, plus a pivot for each bound that is met. From time
  ///   to time all constraints are checked for rounding.
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Unsatisfiable) {
    let record = record(of: constraint)
    var steps: [Tableau.Step] = []
    guard let stuck = shift(constraint, to: constant, steps: &steps) else { return correctRounding() }
    let others = constraints(in: tableau.conflict(at: stuck), without: constraint)
    tableau.undo(steps)
    tableau.shift(record.marker, by: record.markerFactor * (record.constant - constant))
    tableau.suspects.removeAll()
    records[constraint]?.constant = record.constant
    correctRounding()
    throw Unsatisfiable(constraint: constraint, conflicting: others)
  }

  /// Changes the strength of an optional constraint to another optional strength.
  ///
  /// Traps if the solver does not contain the constraint, or if the old or the new strength is required: remove the
  /// constraint and add another instead.
  package mutating func setStrength(_ strength: Strength, of constraint: Constraint) {
    var record = record(of: constraint)
    precondition(
      !record.strength.isRequired && !strength.isRequired,
      "The strength of \(constraint) can't change from \(record.strength) to \(strength)")
    guard strength != record.strength else { return }
    forgive(record)
    record.strength = strength
    records[constraint] = record
    penalize(record)
    tableau.optimize()
    correctRounding()
  }

  /// Changes a constant and makes the tableau feasible again. Returns the row where that failed, which happens only to
  /// a required constraint, or nil.
  mutating func shift(_ constraint: Constraint, to constant: Double, steps: inout [Tableau.Step]) -> Int? {
    precondition(constant.isFinite, "A constraint must have a finite constant, unlike \(constant)")
    let record = record(of: constraint)
    guard constant != record.constant else { return nil }
    records[constraint]?.constant = constant
    tableau.shift(record.marker, by: record.markerFactor * (constant - record.constant))
    drift += abs(constant - record.constant).ulp
    while let stuck = tableau.restoreFeasibility(steps: &steps) {
      guard !record.strength.isRequired else { return stuck }
      // The required constraints have not changed, so they can still be met, and the row misses its bound only by
      // rounding.
      tableau.setConstant(0, ofRow: stuck)
    }
    return nil
  }
}

// MARK: - Bookkeeping

extension Solver {
  func record(of constraint: Constraint) -> Record {
    guard let record = records[constraint] else {
      preconditionFailure("The constraint \(constraint) is not in the solver")
    }
    return record
  }

  /// The constraint's left side minus a constant, in terms of its variables.
  private mutating func makeRow(for constraint: Constraint, constant: Double) -> Row {
    var row = Row()
    row.constant = -constant
    for term in constraint.terms {
      row.add(term.coefficient, of: use(term.variable))
    }
    return row
  }

  /// Counts a use of a variable.
  mutating func use(_ variable: Variable) -> Symbol {
    if let usage = usages[variable] {
      usages[variable]?.constraints += 1
      return usage.symbol
    }
    let symbol = tableau.makeSymbol(.external)
    usages[variable] = Usage(variable: variable, symbol: symbol, constraints: 1)
    Self.put(variable, at: symbol, in: &variableOfSymbol)
    Self.put(nil, at: symbol, in: &waitingDefaults)
    while reported.count <= symbol.index { reported.append(.nan) }
    reported[symbol.index] = .nan
    return symbol
  }

  private mutating func register(_ constraint: Constraint, constant: Double, strength: Strength) -> Record {
    let isEqual = constraint.relation == .equal
    let marker: Symbol
    var error: Symbol?
    if strength.isRequired {
      marker = tableau.makeSymbol(isEqual ? .dummy : .slack)
    } else {
      marker = tableau.makeSymbol(isEqual ? .error : .slack)
      error = tableau.makeSymbol(.error)
    }
    serial += 1
    let record = Record(
      constraint: constraint, constant: constant, strength: strength, marker: marker, error: error,
      markerFactor: constraint.relation == .atMost ? -1 : 1, serial: serial)
    records[constraint] = record
    Self.put(constraint, at: marker, in: &constraintOfMarker)
    return record
  }

  /// Removes the record of a constraint that is no longer in the tableau, and the variables that only it used.
  private mutating func unregister(_ constraint: Constraint) {
    guard let record = records.removeValue(forKey: constraint) else { return }
    constraintOfMarker[record.marker.index] = nil
    tableau.release(record.marker)
    if let error = record.error { tableau.release(error) }
    for term in constraint.terms {
      guard var usage = usages[term.variable] else { continue }
      usage.constraints -= 1
      if usage.constraints > 0 {
        usages[term.variable] = usage
      } else {
        usages[term.variable] = nil
        variableOfSymbol[usage.symbol.index] = nil
        tableau.release(usage.symbol)
      }
    }
  }

  private func constraints(in conflict: Row, without constraint: Constraint) -> [Constraint] {
    conflict.entries.compactMap { constraintOfMarker[$0.symbol.index].map(record(of:)) }
      .filter { $0.constraint !== constraint }
      .sorted { $0.serial < $1.serial }
      .map(\.constraint)
  }

  private mutating func penalize(_ record: Record) {
    guard let error = record.error else { return }
    tableau.penalize(error, at: record.strength)
    if tableau.kind(of: record.marker) == .error { tableau.penalize(record.marker, at: record.strength) }
  }

  private mutating func forgive(_ record: Record) {
    guard let error = record.error else { return }
    tableau.forgive(error, at: record.strength)
    if tableau.kind(of: record.marker) == .error { tableau.forgive(record.marker, at: record.strength) }
  }

  static func put<Value>(_ value: Value?, at symbol: Symbol, in table: inout [Value?]) {
    while table.count <= symbol.index {
      table.append(nil)
    }
    table[symbol.index] = value
  }
}
