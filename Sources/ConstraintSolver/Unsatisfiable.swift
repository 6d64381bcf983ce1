/// The error of adding or changing a required constraint that contradicts other required constraints. The ``Solver``
/// keeps its previous state.
package struct Unsatisfiable: Error {
  package let constraint: Constraint

  /// The other constraints of the contradiction, in the order in which they were added.
  ///
  /// The set is minimal: without any one of them, the constraint could hold together with the rest. It is empty if the
  /// constraint cannot hold alone, for example `0 == 1`.
  package let conflicting: [Constraint]
}

extension Unsatisfiable: CustomStringConvertible {
  package var description: String {
    "\(constraint) contradicts [\(conflicting.map(\.description).joined(separator: ", "))]"
  }
}
