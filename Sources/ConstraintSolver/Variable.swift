/// An unknown of a system of constraints, compared by identity.
///
/// A variable has no value of its own: each ``Solver`` that constrains it finds one (``Solver/value(of:)``).
package final class Variable: Sendable {
  /// The variable's name in descriptions.
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
