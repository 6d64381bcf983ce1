extension Solver {
  /// Makes a variable editable, so that ``suggest(_:for:)`` can set its value, for example a window's size or a dragged
  /// position.
  ///
  /// The edit starts as a constraint of the given strength that keeps the current value. Traps if the variable is
  /// edited already, or if the strength is required, which suggestions cannot be.
  package mutating func addEdit(_ variable: Variable, strength: Strength) {
    precondition(edits[variable] == nil, "The variable \(variable) is edited already")
    precondition(!strength.isRequired, "The edit of \(variable) must not be required")
    let edit = (variable .== value(of: variable)).with(strength: strength)
    edits[variable] = edit
    do {
      try add(edit)
    } catch {
      preconditionFailure("An optional constraint never fails, but: \(error)")
    }
  }

  /// Suggests a value for an edited variable, which takes it as far as stronger constraints allow. Traps if the
  /// variable is not edited or the value is not finite.
  ///
  /// - Complexity: As ``setConstant(_:of:)``.
  package mutating func suggest(_ value: Double, for variable: Variable) {
    guard let edit = edits[variable] else { preconditionFailure("The variable \(variable) is not edited") }
    var steps: [Tableau.Step] = []
    _ = shift(edit, to: value, steps: &steps)
    correctRounding()
  }

  /// Ends the edit of a variable, whose value then follows from the other constraints. Traps if it is not edited.
  package mutating func removeEdit(_ variable: Variable) {
    guard let edit = edits.removeValue(forKey: variable) else {
      preconditionFailure("The variable \(variable) is not edited")
    }
    remove(edit)
  }
}
