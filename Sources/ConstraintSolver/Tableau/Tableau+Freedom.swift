extension Tableau {
  /// For each symbol, true if the optimum at all levels above a strength may leave its value open.
  ///
  /// A solution is as good as the current one at these levels exactly if all symbols with a cost in them stay 0, because
  /// none of them is negative. What depends on no other symbols that are not basic is therefore determined.
  ///
  /// - Complexity: O(*n*) in the entries of all rows.
  func freedom(above strength: Strength) -> [Bool] {
    var isFree = kinds.indices.map { rowOf[$0] < 0 && (kinds[$0] == .external || kinds[$0].isPivotable) }
    for level in levels where level.strength > strength {
      for entry in level.cost.entries where entry.coefficient >= .leastCost { isFree[entry.symbol.index] = false }
    }
    excludeBlocked(from: &isFree)
    for index in kinds.indices where isFree[index] && kinds[index].isPivotable {
      for slot in columns[index] {
        if let basic = basics[slot], kinds[basic.index] != .external { isFree[basic.index] = true }
      }
    }
    for definition in definitions(below: externals) {
      isFree[definition.index] = rows[rowOf[definition.index]].entries.contains { isFree[$0.symbol.index] }
    }
    return isFree
  }

  /// Excludes symbols that cannot grow: those of a row whose basic symbol is 0 and would become negative with any of
  /// them. A content's size that must be neither exceeded nor missed is determined in this way. As one exclusion can lead
  /// to others, the rows are visited several times; a symbol that stays in costs time, but changes no result.
  private func excludeBlocked(from isFree: inout [Bool]) {
    for _ in 0..<4 {
      var isChanged = false
      for slot in rows.indices where rows[slot].constant < .tie {
        guard let basic = basics[slot], kinds[basic.index].isPivotable else { continue }
        let free = rows[slot].entries.filter { isFree[$0.symbol.index] }
        guard !free.isEmpty, free.allSatisfy({ $0.coefficient < -.leastPivot }) else { continue }
        for entry in free { isFree[entry.symbol.index] = false }
        isChanged = true
      }
      if !isChanged { return }
    }
  }
}
