/// A sparse linear form over symbols: a constant, and coefficients sorted by symbol.
struct Row: Sendable {
  struct Entry: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant: Double = 0
  private(set) var entries: [Entry] = []

  init() {}

  /// A row of entries that are sorted by symbol.
  init(constant: Double, entries: [Entry]) {
    self.constant = constant
    self.entries = entries
  }

  /// The coefficient of a symbol, 0 if it doesn't occur.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  subscript(symbol: Symbol) -> Double {
    let position = position(of: symbol)
    return position < entries.count && entries[position].symbol == symbol ? entries[position].coefficient : 0
  }

  /// The appearance or disappearance of a symbol.
  enum Occurrence {
    case gained, lost
  }

  /// Adds to the coefficient of a symbol. A sum that is only rounding is removed.
  @discardableResult
  mutating func add(_ coefficient: Double, of symbol: Symbol) -> Occurrence? {
    let position = position(of: symbol)
    guard position < entries.count, entries[position].symbol == symbol else {
      guard !coefficient.isNegligible else { return nil }
      entries.insert(Entry(symbol: symbol, coefficient: coefficient), at: position)
      return .gained
    }
    let sum = entries[position].coefficient + coefficient
    if sum.isNegligible {
      entries.remove(at: position)
      return .lost
    }
    entries[position].coefficient = sum
    return nil
  }

  /// Removes a symbol.
  mutating func remove(_ symbol: Symbol) {
    let position = position(of: symbol)
    if position < entries.count, entries[position].symbol == symbol { entries.remove(at: position) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in entries.indices {
      entries[index].coefficient *= factor
    }
  }

  /// Adds a multiple of another row, leaving `eliminated` out, by merging both into `scratch`, which then becomes the
  /// row's storage (and the old storage the scratch: no allocation once both have grown).
  ///
  /// - Parameters:
  ///   - gained: Called with each symbol that is new in the row.
  ///   - lost: Called with each symbol, except `eliminated`, that cancelled out.
  /// - Complexity: O(*n* + *m*) in the entries of both rows; O(*m* log *n*) and a move of memory for each new symbol if
  ///   the other row is much shorter.
  @inline(__always)
  mutating func add(
    _ multiple: Double, of other: Row, eliminating eliminated: Symbol?, scratch: inout [Entry],
    gained: (Symbol) -> Void, lost: (Symbol) -> Void
  ) {
    constant += multiple * other.constant
    if other.entries.count * 8 < entries.count {
      if let eliminated { remove(eliminated) }
      for entry in other.entries {
        switch add(multiple * entry.coefficient, of: entry.symbol) {
        case .gained: gained(entry.symbol)
        case .lost: lost(entry.symbol)
        case .none: break
        }
      }
      return
    }
    scratch.removeAll(keepingCapacity: true)
    var (mine, theirs) = (0, 0)
    while mine < entries.count || theirs < other.entries.count {
      if theirs == other.entries.count || (mine < entries.count && entries[mine].symbol < other.entries[theirs].symbol)
      {
        if entries[mine].symbol != eliminated { scratch.append(entries[mine]) }
        mine += 1
      } else if mine == entries.count || other.entries[theirs].symbol < entries[mine].symbol {
        let entry = Entry(
          symbol: other.entries[theirs].symbol, coefficient: multiple * other.entries[theirs].coefficient)
        if !entry.coefficient.isNegligible {
          scratch.append(entry)
          gained(entry.symbol)
        }
        theirs += 1
      } else {
        var entry = entries[mine]
        entry.coefficient += multiple * other.entries[theirs].coefficient
        if entry.coefficient.isNegligible {
          lost(entry.symbol)
        } else {
          scratch.append(entry)
        }
        mine += 1
        theirs += 1
      }
    }
    swap(&entries, &scratch)
  }

  /// The position of a symbol's entry, or the position where it would be inserted.
  private func position(of symbol: Symbol) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Double {
  /// True if a coefficient is only rounding. Coefficients are ratios of the caller's multipliers, so an absolute
  /// threshold suffices.
  var isNegligible: Bool { abs(self) < 1e-10 }

  /// The least coefficient that a pivot divides by. A smaller one may be the rounding of 0.
  static let leastPivot = 1e-7

  /// The least cost that counts. A smaller one may be the rounding of 0, and would decide in place of the next
  /// strength.
  static let leastCost = 1e-8

  /// The tolerance by which a constant may miss its bound: a ten-millionth of a point, which is invisible on a screen
  /// and well above the rounding of coordinates in the millions.
  static let feasibility = 1e-7

  /// The largest difference at which two ratios count as a tie.
  static let tie = 1e-9
}
