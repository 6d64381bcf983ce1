extension Tableau {
  /// A pivot that can be undone.
  struct Step {
    let entering: Symbol
    let leaving: Symbol
  }

  /// Makes all rows feasible again with the dual simplex method. The tableau must be optimal apart from infeasible
  /// rows.
  ///
  /// As long as a row's basic symbol is below its bound, that symbol leaves the basis, and the symbol that can lift it
  /// to the bound at the least cost, compared level by level, takes its place. Both choices take the lowest number
  /// among equals (Bland's rule for the dual problem).
  ///
  /// - Parameter steps: The pivots done are appended here, for ``undo(_:)``.
  /// - Returns: A row that cannot be made feasible, or nil if all are. No symbol can lift its basic symbol: its
  ///   equation and those of the symbols in it contradict each other, and as these symbols are independent, no smaller
  ///   set does.
  mutating func restoreFeasibility(steps: inout [Step]) -> Int? {
    while let (slot, leaving) = infeasibleRow() {
      guard let entering = dualEntering(at: slot) else { return slot }
      steps.append(Step(entering: entering, leaving: leaving))
      pivot(entering, at: slot)
    }
    return nil
  }

  /// Makes a tableau feasible and optimal again after the correction of rounding errors.
  mutating func repair() {
    suspects = Array(rows.indices)
    var steps: [Step] = []
    while let stuck = restoreFeasibility(steps: &steps) {
      // The required constraints can be met, so the row misses its bound only by rounding.
      setConstant(0, ofRow: stuck)
    }
    optimize()
  }

  /// Undoes pivots, the last one first.
  mutating func undo(_ steps: [Step]) {
    for step in steps.reversed() {
      pivot(step.leaving, at: rowOf[step.entering.index])
    }
  }

  /// The equations in conflict: the row that cannot be made feasible, with its basic symbol moved among the others.
  func conflict(at slot: Int) -> Row {
    var conflict = rows[slot]
    if let basic = basics[slot] { conflict.add(-1, of: basic) }
    return conflict
  }

  /// The symbol that can lift the basic symbol of a row at the least cost; nil if no symbol can.
  func dualEntering(at slot: Int) -> Symbol? {
    var best: Row.Entry?
    for entry in rows[slot].entries where entry.coefficient > .leastPivot && kind(of: entry.symbol).isPivotable {
      // Entries are in order, so the first of equals wins.
      if best.map({ isCheaper(entry, than: $0) }) ?? true { best = entry }
    }
    return best?.symbol
  }

  private func isCheaper(_ first: Row.Entry, than second: Row.Entry) -> Bool {
    for level in levels {
      let difference = Self.price(of: first, at: level) - Self.price(of: second, at: level)
      if abs(difference) > .tie { return difference < 0 }
    }
    return false
  }

  /// The cost of lifting a row's basic symbol by 1 with a symbol of the row.
  private static func price(of entry: Row.Entry, at level: Level) -> Double {
    let cost = level.cost[entry.symbol]
    return abs(cost) < .leastCost ? 0 : cost / entry.coefficient
  }

  /// The infeasible row of the basic symbol with the lowest number.
  private mutating func infeasibleRow() -> (slot: Int, basic: Symbol)? {
    var lowest: (slot: Int, basic: Symbol)?
    var kept = 0
    for slot in suspects where isInfeasible(slot) {
      suspects[kept] = slot
      kept += 1
      if let basic = basics[slot], lowest.map({ basic < $0.basic }) ?? true { lowest = (slot, basic) }
    }
    suspects.removeSubrange(kept...)
    return lowest
  }
}
