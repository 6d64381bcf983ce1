/// The simplex tableau: a system of linear equations, each solved for one symbol (the *basic* one) in terms of symbols
/// that are not basic, and the objective to be minimized.
///
/// The current solution can be read off: slacks, errors and dummies that are not basic are 0, a basic one is the constant
/// of its row. The row of an external symbol is its *definition*. As external symbols may have any value, the simplex
/// method never needs their rows, and no pivot substitutes into them: a definition may mention symbols that are basic,
/// among them other external ones. In a column of views each position is defined by the view above; with everything
/// substituted, the definition of the last position would contain all views, and so would most pivots.
///
/// The invariants between operations (`checkInvariants()`):
///
/// 1. A basic symbol occurs only in the row that is solved for it, and in definitions.
/// 2. Slack and error symbols are never negative: constants of their rows are at least 0.
/// 3. A dummy that is basic has a row of dummies only and the constant 0: its equation follows from others.
/// 4. External symbols occur only in definitions, never in the objective, and no definition leads back to itself.
/// 5. No level of the objective can be made smaller without making a stronger one larger.
///
/// `columns` leads from symbols to rows, so that an operation touches only the rows it changes. Free symbols and rows
/// are reused. Nothing depends on the order of a hash table.
struct Tableau: Sendable {
  /// The sum of the errors at one strength.
  struct Level: Sendable {
    let strength: Strength
    /// The sum in terms of symbols that are not basic. Its constant is not used and not maintained.
    var cost = Row()
    /// The number of error symbols in the sum.
    var count = 0
  }

  // By symbol.
  private(set) var kinds: [Symbol.Kind] = []
  /// The row that a symbol is basic in, or -1.
  private(set) var rowOf: [Int] = []
  /// The rows that a symbol occurs in, in no particular order.
  private(set) var columns: [[Int]] = []
  private(set) var freeSymbols: [Symbol] = []

  // By row.
  var rows: [Row] = []
  /// The symbol that a row is solved for; nil if the row is free.
  private(set) var basics: [Symbol?] = []
  private(set) var freeRows: [Int] = []

  /// The objective, strongest first.
  var levels: [Level] = []

  /// The number of pivots since the last check for rounding. A pivot on a small coefficient counts as many.
  var pivots = 0
  /// A check visits all constraints, so that there are as many pivots between checks as there are rows.
  var pivotsBetweenChecks: Int { max(100, rows.count) }

  /// Rows that may have become infeasible, for the dual simplex method.
  var suspects: [Int] = []

  /// The values of external symbols that have no definition, by symbol.
  var freeValues: [Double] = []
  /// The values of external symbols, by symbol, as of the last ``evaluate()``; empty if something has changed since.
  var values: [Double] = []

  private var scratch: [Row.Entry] = []
  /// By symbol, all 0 between the calls of ``expanded(_:)``.
  var amounts: [Double] = []
}

// MARK: - Symbols

extension Tableau {
  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol.index] = kind
      freeValues[symbol.index] = 0
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    freeValues.append(0)
    amounts.append(0)
    return Symbol(index: kinds.count - 1)
  }

  /// Frees a symbol whose equations have been removed.
  mutating func release(_ symbol: Symbol) {
    // Without equations a symbol occurs nowhere in the tableau; if rounding has left an occurrence, it is removed here.
    for row in columns[symbol.index] {
      rows[row].remove(symbol)
    }
    columns[symbol.index].removeAll(keepingCapacity: true)
    for level in levels.indices {
      levels[level].cost.remove(symbol)
    }
    kinds[symbol.index] = .unused
    freeSymbols.append(symbol)
  }

  func kind(of symbol: Symbol) -> Symbol.Kind { kinds[symbol.index] }

  func row(of symbol: Symbol) -> Int? { rowOf[symbol.index] < 0 ? nil : rowOf[symbol.index] }

  /// Sets the value that an external symbol has while it has no definition.
  mutating func setFreeValue(_ value: Double, of symbol: Symbol) {
    values = []
    freeValues[symbol.index] = value
  }

  /// True if an external symbol has no definition and occurs in none.
  func isUnused(_ symbol: Symbol) -> Bool { rowOf[symbol.index] < 0 && columns[symbol.index].isEmpty }

  /// True if a row is the definition of an external symbol.
  func isDefinition(_ slot: Int) -> Bool {
    guard let basic = basics[slot] else { return false }
    return kinds[basic.index] == .external
  }
}

// MARK: - Rows

extension Tableau {
  /// Adds a multiple of a slack, an error or a dummy to a row that is not part of the tableau, in terms of symbols that
  /// are not basic.
  mutating func add(_ multiple: Double, of symbol: Symbol, to row: inout Row) {
    if let basic = self.row(of: symbol) {
      row.add(multiple, of: rows[basic], eliminating: nil, scratch: &scratch, gained: { _ in }, lost: { _ in })
    } else {
      row.add(multiple, of: symbol)
    }
  }

  /// Adds the equation `symbol = row` and makes the symbol basic, which must occur at most in definitions.
  @discardableResult
  mutating func insert(_ row: Row, for symbol: Symbol) -> Int {
    let slot: Int
    if let free = freeRows.popLast() {
      slot = free
    } else {
      slot = rows.count
      rows.append(Row())
      basics.append(nil)
    }
    for entry in row.entries {
      columns[entry.symbol.index].append(slot)
    }
    rows[slot] = row
    basics[slot] = symbol
    rowOf[symbol.index] = slot
    values = []
    return slot
  }

  /// Drops the equation of a basic symbol, after it replaced the symbol in definitions.
  mutating func dropRow(of symbol: Symbol) {
    let slot = rowOf[symbol.index]
    substitute(symbol, intoDefinitions: true)
    values = []
    for entry in rows[slot].entries {
      removeFromColumn(of: entry.symbol, slot)
    }
    rows[slot] = Row()
    basics[slot] = nil
    rowOf[symbol.index] = -1
    freeRows.append(slot)
  }

  /// Solves a row for one of its symbols, which becomes basic, and substitutes the row for the symbol everywhere else,
  /// but not in definitions unless that is asked for.
  mutating func pivot(_ entering: Symbol, at slot: Int, intoDefinitions: Bool = false) {
    guard let leaving = basics[slot] else { preconditionFailure("Row \(slot) is free") }
    let coefficient = rows[slot][entering]
    // A small coefficient magnifies earlier rounding errors: a reason to check soon.
    pivots += abs(coefficient) < 1e-3 ? pivotsBetweenChecks : 1
    let factor = -1 / coefficient
    rows[slot].remove(entering)
    rows[slot].scale(by: factor)
    rows[slot].add(-factor, of: leaving)
    removeFromColumn(of: entering, slot)
    columns[leaving.index].append(slot)
    basics[slot] = entering
    rowOf[leaving.index] = -1
    rowOf[entering.index] = slot
    values = []
    substitute(entering, intoDefinitions: intoDefinitions)
  }

  /// Solves the system again for the symbols that are basic now, from equations as they were before any pivot.
  ///
  /// This is Gaussian elimination with the largest pivot for each symbol. The tableau is unchanged if the symbols turn
  /// out too close to linearly dependent. The caller computes the costs again.
  ///
  /// - Parameter equations: For each constraint its marker, and the row that the marker is equal to.
  /// - Returns: True on success.
  mutating func refactor(_ equations: [(marker: Symbol, row: Row)]) -> Bool {
    let old = self
    let wanted = basics.compactMap { $0 }
    let isWanted = rowOf.map { $0 >= 0 }
    rows.removeAll(keepingCapacity: true)
    basics.removeAll(keepingCapacity: true)
    freeRows.removeAll(keepingCapacity: true)
    for index in kinds.indices {
      rowOf[index] = -1
      columns[index].removeAll(keepingCapacity: true)
    }
    for level in levels.indices {
      levels[level].cost = Row()
    }
    for equation in equations {
      insert(equation.row, for: equation.marker)
    }
    for symbol in wanted where row(of: symbol) == nil {
      var pivot: (slot: Int, size: Double)?
      for slot in columns[symbol.index] {
        guard let basic = basics[slot], !isWanted[basic.index] else { continue }
        let size = abs(rows[slot][symbol])
        if pivot.map({ size > $0.size || (size == $0.size && slot < $0.slot) }) ?? true { pivot = (slot, size) }
      }
      guard let pivot, pivot.size > .leastPivot else {
        self = old
        return false
      }
      self.pivot(symbol, at: pivot.slot, intoDefinitions: true)
    }
    return true
  }

  /// Substitutes `symbol + amount` for a symbol everywhere, which is the effect of changing its equation's constant.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    values = []
    // In the row of a basic symbol it stands on the other side; it is not in the objective then.
    if let slot = row(of: symbol) {
      rows[slot].constant -= amount
      rowChanged(slot)
    }
    for slot in columns[symbol.index] {
      rows[slot].constant += amount * rows[slot][symbol]
      rowChanged(slot)
    }
  }

  /// Removes rounding from a dummy's row: all symbols other than dummies.
  mutating func dropPivotables(ofRow slot: Int) {
    for entry in rows[slot].entries where kind(of: entry.symbol).isPivotable {
      rows[slot].remove(entry.symbol)
      removeFromColumn(of: entry.symbol, slot)
    }
  }

  /// Replaces a basic symbol that occurs nowhere else, as in an equation just added, with its negative.
  mutating func negateRow(of symbol: Symbol) { rows[rowOf[symbol.index]].scale(by: -1) }

  mutating func setConstant(_ constant: Double, ofRow slot: Int) {
    values = []
    rows[slot].constant = constant
    rowChanged(slot)
  }

  /// Substitutes the row of a basic symbol for the symbol in the rows of other symbols than external ones and in the
  /// objective, and if that is asked for in definitions.
  private mutating func substitute(_ symbol: Symbol, intoDefinitions: Bool) {
    let source = rows[rowOf[symbol.index]]
    // The storage that changes along with the columns is moved out meanwhile, so that it is never copied.
    var (column, scratch): ([Int], [Row.Entry]) = ([], [])
    swap(&column, &columns[symbol.index])
    swap(&scratch, &self.scratch)
    var left = 0
    for slot in column {
      if !intoDefinitions && isDefinition(slot) {
        column[left] = slot
        left += 1
        continue
      }
      var target = Row()
      swap(&target, &rows[slot])
      target.add(
        target[symbol], of: source, eliminating: symbol, scratch: &scratch,
        gained: { columns[$0.index].append(slot) },
        lost: { removeFromColumn(of: $0, slot) })
      swap(&target, &rows[slot])
      rowChanged(slot)
    }
    column.removeSubrange(left...)
    swap(&column, &columns[symbol.index])

    for level in levels.indices {
      let cost = levels[level].cost[symbol]
      guard cost != 0 else { continue }
      levels[level].cost.add(
        cost, of: source, eliminating: symbol, scratch: &scratch, gained: { _ in }, lost: { _ in })
    }
    swap(&scratch, &self.scratch)
  }

  /// Records that the constant of a row may have changed.
  private mutating func rowChanged(_ slot: Int) {
    if isInfeasible(slot) { suspects.append(slot) }
  }

  /// Removes a row from the column of a symbol. The rows that are added last change most, so the search begins there.
  mutating func removeFromColumn(of symbol: Symbol, _ slot: Int) {
    var position = columns[symbol.index].count - 1
    while position >= 0, columns[symbol.index][position] != slot { position -= 1 }
    guard position >= 0 else { return }
    columns[symbol.index].swapAt(position, columns[symbol.index].count - 1)
    columns[symbol.index].removeLast()
  }

  /// True if the constant of a row is outside the bounds of its basic symbol.
  func isInfeasible(_ slot: Int) -> Bool {
    guard let basic = basics[slot] else { return false }
    return switch kind(of: basic) {
    case .slack, .error: rows[slot].constant < -.feasibility
    case .dummy: abs(rows[slot].constant) > .feasibility
    case .external, .unused: false
    }
  }
}
