/// The simplex tableau: a system of linear equations, each solved for one symbol (the *basic* one) in terms of symbols
/// that are not basic, and the objective to be minimized.
///
/// The current solution can be read off: symbols that are not basic are 0, a basic one is the constant of its row. The
/// invariants between operations (`checkInvariants()`):
///
/// 1. A basic symbol occurs only in the row that is solved for it.
/// 2. Slack and error symbols are never negative: constants of their rows are at least 0.
/// 3. A dummy that is basic has a row of dummies only and the constant 0: its equation follows from others.
/// 4. External symbols that aren't basic occur only in rows of external symbols, never in the objective.
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
  private(set) var rows: [Row] = []
  /// The symbol that a row is solved for; nil if the row is free.
  private(set) var basics: [Symbol?] = []
  private(set) var freeRows: [Int] = []

  /// The objective, strongest first.
  var levels: [Level] = []

  /// The number of pivots since the last check for rounding. A pivot on a small coefficient counts as many.
  var pivots = 0
  static let pivotsBetweenChecks = 100

  /// Rows that may have become infeasible, for the dual simplex method.
  var suspects: [Int] = []

  /// External symbols whose value may have changed since the last ``takeChangedSymbols()``, each once.
  private var touched: [Symbol] = []
  private var isTouched: [Bool] = []

  private var scratch: [Row.Entry] = []
}

// MARK: - Symbols

extension Tableau {
  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol.index] = kind
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    isTouched.append(false)
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

  func value(of symbol: Symbol) -> Double { row(of: symbol).map { rows[$0].constant } ?? 0 }

  /// Returns the external symbols whose value may have changed, and clears the list.
  mutating func takeChangedSymbols() -> [Symbol] {
    let symbols = touched
    touched.removeAll(keepingCapacity: true)
    for symbol in symbols {
      isTouched[symbol.index] = false
    }
    return symbols
  }

  mutating func touch(_ symbol: Symbol) {
    if kinds[symbol.index] == .external, !isTouched[symbol.index] {
      isTouched[symbol.index] = true
      touched.append(symbol)
    }
  }
}

// MARK: - Rows

extension Tableau {
  /// Adds a multiple of a symbol to a row that is not part of the tableau (yet), in terms of symbols that are not
  /// basic.
  mutating func add(_ multiple: Double, of symbol: Symbol, to row: inout Row) {
    if let basic = self.row(of: symbol) {
      row.add(multiple, of: rows[basic], eliminating: nil, scratch: &scratch, gained: { _ in }, lost: { _ in })
    } else {
      row.add(multiple, of: symbol)
    }
  }

  /// Adds the equation `symbol = row` and makes the symbol basic.
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
    substitute(symbol)
    touch(symbol)
    return slot
  }

  /// Drops the equation of a basic symbol.
  mutating func dropRow(of symbol: Symbol) {
    let slot = rowOf[symbol.index]
    for entry in rows[slot].entries {
      removeFromColumn(of: entry.symbol, slot)
    }
    rows[slot] = Row()
    basics[slot] = nil
    rowOf[symbol.index] = -1
    freeRows.append(slot)
  }

  /// Solves a row for one of its symbols, which becomes basic, and substitutes the row for the symbol everywhere else.
  mutating func pivot(_ entering: Symbol, at slot: Int) {
    guard let leaving = basics[slot] else { preconditionFailure("Row \(slot) is free") }
    let coefficient = rows[slot][entering]
    // A small coefficient magnifies earlier rounding errors: a reason to check soon.
    pivots += abs(coefficient) < 1e-3 ? Self.pivotsBetweenChecks : 1
    let factor = -1 / coefficient
    rows[slot].remove(entering)
    rows[slot].scale(by: factor)
    rows[slot].add(-factor, of: leaving)
    removeFromColumn(of: entering, slot)
    columns[leaving.index].append(slot)
    basics[slot] = entering
    rowOf[leaving.index] = -1
    rowOf[entering.index] = slot
    substitute(entering)
    touch(leaving)
    touch(entering)
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
      self.pivot(symbol, at: pivot.slot)
    }
    return true
  }

  /// Substitutes `symbol + amount` for a symbol everywhere, which is the effect of changing its equation's constant.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    // A basic symbol occurs only in its own row, where it stands on the other side, and not in the objective.
    if let slot = row(of: symbol) {
      rows[slot].constant -= amount
      rowChanged(slot)
      return
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
    rows[slot].constant = constant
    rowChanged(slot)
  }

  /// Substitutes the row of a basic symbol for the symbol wherever it occurs.
  private mutating func substitute(_ symbol: Symbol) {
    let source = rows[rowOf[symbol.index]]
    // The storage that changes along with the columns is moved out meanwhile, so that it is never copied.
    var (column, scratch): ([Int], [Row.Entry]) = ([], [])
    swap(&column, &columns[symbol.index])
    swap(&scratch, &self.scratch)
    for slot in column {
      var target = Row()
      swap(&target, &rows[slot])
      target.add(
        target[symbol], of: source, eliminating: symbol, scratch: &scratch,
        gained: { columns[$0.index].append(slot) },
        lost: { removeFromColumn(of: $0, slot) })
      swap(&target, &rows[slot])
      rowChanged(slot)
    }
    column.removeAll(keepingCapacity: true)
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
    if let basic = basics[slot] { touch(basic) }
  }

  private mutating func removeFromColumn(of symbol: Symbol, _ slot: Int) {
    guard let position = columns[symbol.index].firstIndex(of: slot) else { return }
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
