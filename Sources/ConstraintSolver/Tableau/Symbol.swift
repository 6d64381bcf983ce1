/// A variable of the simplex method: one of the caller's or one that the method added.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int

  static func < (first: Symbol, second: Symbol) -> Bool { first.index < second.index }

  /// The role of a symbol.
  enum Kind: Sendable {
    /// None: the index is free.
    case unused
    /// A variable of the caller, which may have any value.
    case external
    /// The amount by which an inequality is met; never negative.
    case slack
    /// The amount by which an optional constraint is missed; never negative, and minimized.
    case error
    /// The marker of a required equation: always 0, so it never enters the basis.
    case dummy

    /// True if the simplex method may bring the symbol into the basis.
    var isPivotable: Bool { self == .slack || self == .error }
  }
}
