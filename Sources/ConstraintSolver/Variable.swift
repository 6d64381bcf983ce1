/// An unknown of a system of constraints, told apart from all others by its identity.
///
/// A variable has no value of its own: each ``Solver`` that constrains it finds one (``Solver/value(of:)``).
package final class Variable: Sendable {
  /// What descriptions call the variable.
  package let name: String

  package init(_ name: String = "") { self.name = name }
}

extension Variable: Hashable {
  package static func == (first: Variable, second: Variable) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Variable: CustomStringConvertible {
  package var description: String { name.isEmpty ? "?" : name }
}
