extension Tableau {
  /// Makes the objective as small as it can be: the primal simplex method, for a feasible tableau.
  ///
  /// Levels are done one after another, strongest first. At each,
  ///
  /// 1. a symbol is sought whose growth makes the level smaller and leaves the stronger ones as they are, which it does
  ///    if it has no cost there (a negative one it can't have, these levels are done);
  /// 2. it grows until the first basic symbol becomes 0, and takes that one's place.
  ///
  /// A step leaves the rows of stronger levels alone, so each level is a linear program of its own over the symbols
  /// that cost nothing above. Both choices take the lowest number (Bland's rule), so none of them goes in circles.
  mutating func optimize() {
    var level = 0
    while level < levels.count {
      guard let entering = improvingSymbol(at: level) else {
        level += 1
        continue
      }
      if let slot = primalExit(for: entering) {
        pivot(entering, at: slot)
      } else {
        // A sum of errors can't fall for ever: the cost is nothing but rounding.
        levels[level].cost.remove(entering)
      }
    }
    suspects.removeAll(keepingCapacity: true)
  }

  private func improvingSymbol(at level: Int) -> Symbol? {
    levels[level].cost.entries.first { entry in
      entry.coefficient < -.leastCost && kind(of: entry.symbol).isPivotable
        && levels[..<level].allSatisfy { $0.cost[entry.symbol] < .leastCost }
    }?.symbol
  }

  private func primalExit(for entering: Symbol) -> Int? {
    var exit: (slot: Int, basic: Symbol, ratio: Double)?
    for slot in columns[entering.index] {
      guard let basic = basics[slot], kind(of: basic).isPivotable else { continue }
      let coefficient = rows[slot][entering]
      guard coefficient < -.leastPivot else { continue }
      let ratio = max(0, rows[slot].constant) / -coefficient
      if exit.isBeaten(by: ratio, of: basic) { exit = (slot, basic, ratio) }
    }
    return exit?.slot
  }

  /// Makes a symbol basic whose equation is about to be dropped, without making any row infeasible.
  ///
  /// The symbol, free from now on, moves until the first basic symbol becomes 0: upwards, else downwards. If none
  /// ever does, only external symbols depend on it, and one of these takes its place.
  mutating func makeBasicForRemoval(_ marker: Symbol) {
    guard row(of: marker) == nil else { return }
    var (rising, falling): ((slot: Int, basic: Symbol, ratio: Double)?, (slot: Int, basic: Symbol, ratio: Double)?)
    var redundant: (slot: Int, basic: Symbol)?
    var external: (slot: Int, basic: Symbol)?
    for slot in columns[marker.index] {
      guard let basic = basics[slot] else { continue }
      switch kind(of: basic) {
      case .dummy:
        // That equation followed from this one and others, and now takes its place.
        if redundant.map({ basic < $0.basic }) ?? true { redundant = (slot, basic) }
      case .external, .unused:
        if external.map({ basic < $0.basic }) ?? true { external = (slot, basic) }
      case .slack, .error:
        let coefficient = rows[slot][marker]
        guard abs(coefficient) > .leastPivot else { continue }
        let ratio = max(0, rows[slot].constant) / abs(coefficient)
        if coefficient < 0 {
          if rising.isBeaten(by: ratio, of: basic) { rising = (slot, basic, ratio) }
        } else if falling.isBeaten(by: ratio, of: basic) {
          falling = (slot, basic, ratio)
        }
      }
    }
    guard let slot = redundant?.slot ?? rising?.slot ?? falling?.slot ?? external?.slot else {
      preconditionFailure("The equation of a constraint has got lost")
    }
    pivot(marker, at: slot)
  }
}

extension (slot: Int, basic: Symbol, ratio: Double)? {
  /// Whether another row reaches its bound first, or at the same time and has the lower number.
  fileprivate func isBeaten(by ratio: Double, of basic: Symbol) -> Bool {
    guard let self else { return true }
    if abs(ratio - self.ratio) <= .tie { return basic < self.basic }
    return ratio < self.ratio
  }
}
