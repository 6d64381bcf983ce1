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

  /// Minimizes the objective after error symbols of a row were added to it.
  ///
  /// The pivots are those of ``optimize()``. As only the costs of the symbols in the row have changed, and with each
  /// pivot only those of the symbols in its row, no others are visited.
  mutating func optimize(after basic: Symbol) {
    var candidates = improvements(among: rows[rowOf[basic.index]].entries)
    while let best = candidates.min(by: { $0.level == $1.level ? $0.symbol < $1.symbol : $0.level < $1.level }) {
      var entries: [Row.Entry] = candidates.map { Row.Entry(symbol: $0.symbol, coefficient: 0) }
      if let slot = primalExit(for: best.symbol) {
        pivot(best.symbol, at: slot)
        entries += rows[slot].entries
      } else {
        // A sum of errors cannot fall forever: the cost is only rounding.
        levels[best.level].cost.remove(best.symbol)
      }
      candidates = improvements(among: entries)
    }
    suspects.removeAll(keepingCapacity: true)
  }

  /// The symbols whose growth makes a level smaller and leaves the stronger ones unchanged.
  private func improvements(among entries: [Row.Entry]) -> [(symbol: Symbol, level: Int)] {
    var improvements: [(symbol: Symbol, level: Int)] = []
    for entry in entries where kinds[entry.symbol.index].isPivotable && rowOf[entry.symbol.index] < 0 {
      for level in levels.indices {
        let cost = levels[level].cost[entry.symbol]
        if cost >= .leastCost { break }
        if cost < -.leastCost {
          improvements.append((entry.symbol, level))
          break
        }
      }
    }
    return improvements
  }

  private func improvingSymbol(at level: Int) -> Symbol? {
    for entry in levels[level].cost.entries
    where entry.coefficient < -.leastCost && kinds[entry.symbol.index].isPivotable {
      if !levels[..<level].contains(where: { $0.cost[entry.symbol] >= .leastCost }) { return entry.symbol }
    }
    return nil
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
    for slot in columns[marker.index] {
      guard let basic = basics[slot] else { continue }
      switch kind(of: basic) {
      case .dummy:
        // The dummy's equation followed from this one and others; it now takes this one's place.
        if redundant.map({ basic < $0.basic }) ?? true { redundant = (slot, basic) }
      case .external, .unused:
        break
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
    if let slot = redundant?.slot ?? rising?.slot ?? falling?.slot {
      pivot(marker, at: slot)
    } else {
      makeBasicInDefinition(marker)
    }
  }

  /// Makes a symbol basic that only definitions depend on. The other definitions with the symbol will mention what this
  /// one mentions, so it must not depend on them.
  private mutating func makeBasicInDefinition(_ marker: Symbol) {
    let slots = columns[marker.index]
    for slot in slots where !isDefinition(slot) {
      // The rounding of 0.
      rows[slot].remove(marker)
      removeFromColumn(of: marker, slot)
    }
    let mentioning = slots.filter(isDefinition).compactMap { basics[$0] }.sorted()
    guard let first = definitions(below: mentioning).first(where: mentioning.contains) else {
      preconditionFailure("The equation of a constraint has got lost")
    }
    pivot(marker, at: rowOf[first.index])
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
