#if DEBUG

  extension Solver {
    /// Traps, naming the values, if the solver's parts don't agree with each other. Does nothing in release builds.
    ///
    /// - Complexity: O(*n*) in the entries of all rows, and worse.
    package func checkInvariants() {
      tableau.checkInvariants()
      let inUse = tableau.kinds.count - tableau.freeSymbols.count
      let owned = usages.count + records.values.reduce(0) { $0 + ($1.error == nil ? 1 : 2) }
      precondition(inUse == owned, "\(inUse) symbols are in use, but \(owned) belong to variables and constraints")
      // As many equations as constraints, each solved for one symbol.
      let rows = tableau.rows.count - tableau.freeRows.count
      precondition(rows == records.count, "There are \(rows) rows for \(records.count) constraints")

      for (constraint, record) in records {
        precondition(constraintOfMarker[record.marker.index] === constraint, "\(constraint) isn't found by its marker")
        // The equation holds: left side - constant = factor * (marker - error).
        let left = constraint.terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
        let error = record.error.map(tableau.value(of:)) ?? 0
        let right = record.constant + record.markerFactor * (tableau.value(of: record.marker) - error)
        let size = max(1, abs(left), abs(record.constant))
        precondition(abs(left - right) < 1e-6 * size, "\(constraint) has \(left) on the left and \(right) on the right")
      }
      for (variable, usage) in usages {
        precondition(variableOfSymbol[usage.symbol.index] === variable, "\(variable) isn't found by its symbol")
        precondition(usage.constraints > 0, "\(variable) is in no constraint")
      }
      for symbol in waitingDefaults.indices where waitingDefaults[symbol] != nil {
        precondition(variableOfSymbol[symbol] != nil, "A default of no variable is waiting")
      }
      for level in tableau.levels {
        let errors = records.values.reduce(0) { sum, record in
          guard record.strength == level.strength, record.error != nil else { return sum }
          return sum + (tableau.kind(of: record.marker) == .error ? 2 : 1)
        }
        precondition(errors == level.count, "\(level.count) errors at \(level.strength), not \(errors)")
      }
    }
  }

  extension Tableau {
    /// Traps, naming the values, if an invariant of the tableau does not hold.
    func checkInvariants() {
      for (slot, basic) in basics.enumerated() {
        if let basic {
          checkRow(slot, of: basic)
        } else {
          precondition(rows[slot].entries.isEmpty && freeRows.contains(slot), "Row \(slot) is free but not empty")
        }
      }
      for (index, kind) in kinds.enumerated() {
        let symbol = Symbol(index: index)
        let occurrences = rows.indices.filter { rows[$0][symbol] != 0 }
        precondition(
          columns[index].sorted() == occurrences, "Symbol \(index) is in \(occurrences), not \(columns[index])")
        precondition(
          kind != .unused || (occurrences.isEmpty && rowOf[index] < 0), "Symbol \(index) is free but in \(occurrences)")
        if rowOf[index] >= 0 {
          precondition(basics[rowOf[index]] == symbol, "Symbol \(index) isn't basic in row \(rowOf[index])")
          precondition(
            occurrences.allSatisfy(isDefinition), "Symbol \(index) is basic but occurs in \(occurrences)")
        }
      }
      checkDefinitions()
      checkLevels()
    }

    private func checkDefinitions() {
      var found: Set<Symbol> = []
      for symbol in definitions(below: externals) {
        for entry in rows[rowOf[symbol.index]].entries where kind(of: entry.symbol) == .external {
          precondition(
            row(of: entry.symbol) == nil || found.contains(entry.symbol), "\(symbol) is defined by way of itself")
        }
        found.insert(symbol)
      }
      precondition(amounts.allSatisfy { $0 == 0 }, "An expansion has left amounts")
    }

    private func checkRow(_ slot: Int, of basic: Symbol) {
      let entries = rows[slot].entries
      precondition(rowOf[basic.index] == slot, "The basic symbol of row \(slot) doesn't know it")
      precondition(!isInfeasible(slot), "Row \(slot) is infeasible: \(rows[slot].constant)")
      precondition(
        zip(entries, entries.dropFirst()).allSatisfy { $0.symbol < $1.symbol },
        "Row \(slot) is out of order: \(entries)")
      for entry in entries {
        let (mine, theirs) = (kind(of: basic), kind(of: entry.symbol))
        precondition(mine != .dummy || theirs == .dummy, "Row \(slot) of a dummy has another symbol: \(entry)")
        precondition(
          mine == .external || theirs != .external, "Row \(slot) of a \(mine) has an external symbol: \(entry)")
      }
    }

    private func checkLevels() {
      for (index, level) in levels.enumerated() {
        precondition(index == 0 || levels[index - 1].strength > level.strength, "Levels are out of order")
        for entry in level.cost.entries {
          precondition(rowOf[entry.symbol.index] < 0, "A basic symbol has a cost: \(entry)")
          precondition(kind(of: entry.symbol) != .external, "An external symbol has a cost: \(entry)")
          let isBlocked = levels[..<index].contains { $0.cost[entry.symbol] >= .leastCost }
          precondition(
            entry.coefficient >= -1e-7 || isBlocked || !kind(of: entry.symbol).isPivotable,
            "The objective could be smaller at \(level.strength): \(entry)")
        }
      }
    }
  }

#else

  extension Solver {
    /// Traps, naming the values, if the solver's parts don't agree with each other. Does nothing in release builds.
    @inline(__always)
    package func checkInvariants() {}
  }

#endif
