extension Tableau {
  /// Minimizes the objective of a feasible tableau with the primal simplex method.
  ///
  /// Levels are minimized one after another, strongest first. At each level,
  ///
  /// 1. find a symbol whose growth makes the level smaller and leaves the stronger levels unchanged: one without a cost
  ///    in them (a negative cost cannot occur, as those levels are at their minimum);
  /// 2. let it grow until the first basic symbol becomes 0, and exchange the two.
  ///
  /// A step leaves the stronger levels unchanged, so each level is a linear program of its own over the symbols that
  /// cost nothing in the levels above. Both choices take the lowest number (Bland's rule), so no level cycles.
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
        // A sum of errors cannot fall forever: the cost is only rounding.
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

  /// Makes a symbol basic whose equation is about to be dropped, and keeps all rows feasible.
  ///
  /// The symbol, free from now on, moves until the first basic symbol becomes 0: upwards, otherwise downwards. If no
  /// basic symbol becomes 0, only external symbols depend on the symbol, and one of these leaves the basis for it.
  mutating func makeBasicForRemoval(_ marker: Symbol) {
    guard row(of: marker) == nil else { return }
    var (rising, falling): ((slot: Int, basic: Symbol, ratio: Double)?, (slot: Int, basic: Symbol, ratio: Double)?)
    var redundant: (slot: Int, basic: Symbol)?
    var external: (slot: Int, basic: Symbol)?
    for slot in columns[marker.index] {
      guard let basic = basics[slot] else { continue }
      switch kind(of: basic) {
      case .dummy:
        // The dummy's equation followed from this one and others; it now takes this one's place.
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
  /// True if another row reaches its bound first, or at the same time with a lower number.
  fileprivate func isBeaten(by ratio: Double, of basic: Symbol) -> Bool {
    guard let self else { return true }
    if abs(ratio - self.ratio) <= .tie { return basic < self.basic }
    return ratio < self.ratio
  }
}
