// The values of external symbols follow from their definitions, which mention each other.
extension Tableau {
  /// The value of a symbol in the current solution.
  ///
  /// - Complexity: O(1) after ``evaluate()``; otherwise O(*n*) in the definitions that an external symbol depends on.
  func value(of symbol: Symbol) -> Double {
    let row = rowOf[symbol.index]
    guard kinds[symbol.index] == .external else { return row < 0 ? 0 : rows[row].constant }
    if !values.isEmpty { return values[symbol.index] }
    guard row >= 0 else { return freeValues[symbol.index] }
    var found: [Int: Double] = [:]
    for definition in definitions(below: [symbol]) {
      found[definition.index] = valueByDefinition(of: definition) { found[$0.index] ?? freeValues[$0.index] }
    }
    return found[symbol.index] ?? 0
  }

  /// Computes the values of all external symbols.
  mutating func evaluate() {
    guard values.isEmpty else { return }
    var values = freeValues
    for definition in definitions(below: externals) {
      values[definition.index] = valueByDefinition(of: definition) { values[$0.index] }
    }
    self.values = values
  }

  private func valueByDefinition(of symbol: Symbol, external: (Symbol) -> Double) -> Double {
    let row = rows[rowOf[symbol.index]]
    var value = row.constant
    for entry in row.entries {
      let isExternal = kinds[entry.symbol.index] == .external
      value += entry.coefficient * (isExternal ? external(entry.symbol) : self.value(of: entry.symbol))
    }
    return value
  }

  var externals: [Symbol] {
    var externals: [Symbol] = []
    for index in kinds.indices where kinds[index] == .external { externals.append(Symbol(index: index)) }
    return externals
  }

  /// The external symbols with a definition that symbols depend on, themselves included: each after those that its own
  /// definition mentions.
  func definitions(below symbols: [Symbol]) -> [Symbol] {
    var (order, visited): ([Symbol], Set<Int>) = ([], [])
    // The path from one of the symbols to the current one, with the number of entries visited at each.
    var path: [(symbol: Symbol, visited: Int)] = []
    func enter(_ symbol: Symbol) {
      guard kinds[symbol.index] == .external, rowOf[symbol.index] >= 0, visited.insert(symbol.index).inserted else {
        return
      }
      path.append((symbol, 0))
    }
    for symbol in symbols {
      enter(symbol)
      while let (current, next) = path.last {
        let row = rows[rowOf[current.index]]
        if next == row.entries.count {
          order.append(current)
          path.removeLast()
        } else {
          path[path.count - 1].visited += 1
          enter(row.entries[next].symbol)
        }
      }
    }
    return order
  }

  /// A row in terms of symbols that aren't basic, none of which is defined.
  mutating func expanded(_ row: Row) -> Row {
    var constant = row.constant
    var touched: [Symbol] = []
    func add(_ multiple: Double, of entries: [Row.Entry], to amounts: inout [Double]) {
      for entry in entries {
        if amounts[entry.symbol.index] == 0 { touched.append(entry.symbol) }
        amounts[entry.symbol.index] += multiple * entry.coefficient
      }
    }
    var amounts: [Double] = []
    swap(&amounts, &self.amounts)
    add(1, of: row.entries, to: &amounts)
    func replace(_ symbol: Symbol, in amounts: inout [Double]) {
      let (amount, row) = (amounts[symbol.index], rows[rowOf[symbol.index]])
      amounts[symbol.index] = 0
      constant += amount * row.constant
      add(amount, of: row.entries, to: &amounts)
    }
    for symbol in definitions(below: row.entries.map(\.symbol)).reversed() { replace(symbol, in: &amounts) }
    // What is basic now has a row of symbols that are not.
    for symbol in touched where rowOf[symbol.index] >= 0 && amounts[symbol.index] != 0 { replace(symbol, in: &amounts) }
    var entries: [Row.Entry] = []
    for symbol in touched.sorted() {
      let amount = amounts[symbol.index]
      amounts[symbol.index] = 0
      if !amount.isNegligible { entries.append(Row.Entry(symbol: symbol, coefficient: amount)) }
    }
    swap(&amounts, &self.amounts)
    return Row(constant: constant, entries: entries)
  }
}
