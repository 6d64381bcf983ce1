extension Tableau {
  /// Adds an error symbol to the sum that is minimized at a strength.
  mutating func penalize(_ error: Symbol, at strength: Strength) {
    let level = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if level == levels.count || levels[level].strength != strength {
      levels.insert(Level(strength: strength), at: level)
    }
    levels[level].count += 1
    changeCost(of: error, at: level, by: 1)
  }

  /// Removes an error symbol from the objective.
  mutating func forgive(_ error: Symbol, at strength: Strength) {
    guard let level = levels.firstIndex(where: { $0.strength == strength }) else {
      preconditionFailure("There are no errors at \(strength)")
    }
    levels[level].count -= 1
    if levels[level].count == 0 {
      levels.remove(at: level)
    } else {
      changeCost(of: error, at: level, by: -1)
    }
  }

  /// Adds an error symbol's cost to a level that already counts the symbol.
  mutating func restoreCost(of error: Symbol, at strength: Strength) {
    if let level = levels.firstIndex(where: { $0.strength == strength }) { changeCost(of: error, at: level, by: 1) }
  }

  private mutating func changeCost(of error: Symbol, at level: Int, by multiple: Double) {
    var cost = Row()
    swap(&cost, &levels[level].cost)
    add(multiple, of: error, to: &cost)
    swap(&cost, &levels[level].cost)
  }
}
