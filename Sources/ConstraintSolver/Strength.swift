/// The importance of a constraint: `.required`, or a priority above 0 and below 1000.
///
/// Priorities are strictly lexicographic. Among the solutions that meet the required constraints, the ``Solver`` takes
/// those with the least sum of errors at the highest priority in use, among these the ones with the least sum at the
/// next priority, and so on: no number of constraints of priority 749 ever outweighs one of 750.
///
/// Weights (for example, a factor of a thousand for each step) could not guarantee that, and would ruin the precision
/// of `Double` over a range of 1000 priorities. The solver therefore keeps the objective symbolic: one row of costs for
/// each priority in use, compared in order, highest first. This costs a row for each *distinct* priority in use, of
/// which a screen has a handful.
package struct Strength: Hashable, Sendable {
  /// The priority, `0 < priority ≤ 1000`.
  package let priority: Double

  /// The strength of a constraint that is never broken.
  package static let required: Strength = 1000

  /// The strength of defaults (``Solver/addDefault(_:for:)``).
  package static let `default`: Strength = 0.5

  /// A strength; traps if `priority` is not above 0 and at most 1000.
  package init(_ priority: Double) {
    precondition(priority > 0 && priority <= 1000, "A strength must be above 0 and at most 1000, not \(priority)")
    self.priority = priority
  }

  package var isRequired: Bool { priority == 1000 }
}

extension Strength: Comparable {
  package static func < (first: Strength, second: Strength) -> Bool { first.priority < second.priority }
}

extension Strength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral priority: Int) { self.init(Double(priority)) }
  package init(floatLiteral priority: Double) { self.init(priority) }
}

extension Strength: CustomStringConvertible {
  package var description: String { isRequired ? "required" : "\(priority)" }
}
