/// A variable of the simplex method: one of the caller's or one of the method's own.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int

  static func < (first: Symbol, second: Symbol) -> Bool { first.index < second.index }

  /// What a symbol stands for.
  enum Kind: Sendable {
    /// Nothing at present: the number is free.
    case unused
    /// A variable of the caller's, which may have any value.
    case external
    /// By how much an inequality is met, never negative.
    case slack
    /// By how much an optional constraint is missed, never negative, to be made small.
    case error
    /// The marker of a required equation: always 0, so it never enters the basis.
    case dummy

    /// Whether the simplex method may bring the symbol into the basis.
    var isPivotable: Bool { self == .slack || self == .error }
  }
}
