/// A required constraint contradicts others that are required too, so the ``Solver`` that was asked to add or change it
/// is as it was.
package struct Unsatisfiable: Error {
  package let constraint: Constraint

  /// The others, in the order in which they were added.
  ///
  /// The set is minimal: with any one of them gone, the constraint could hold together with the rest of them. It is
  /// empty if the constraint can't hold alone, as `0 == 1`.
  package let conflicting: [Constraint]
}

extension Unsatisfiable: CustomStringConvertible {
  package var description: String {
    "\(constraint) contradicts [\(conflicting.map(\.description).joined(separator: ", "))]"
  }
}
