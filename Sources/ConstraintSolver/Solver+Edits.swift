extension Solver {
  /// Makes a variable one that can be told values (``suggest(_:for:)``), as a window's size or a dragged position.
  ///
  /// It is asked at once to stay where it is, at the given strength. Traps if the variable is edited already, or if the
  /// strength is required, which suggestions can't be.
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

  /// Asks an edited variable to take a value, as far as stronger constraints let it. Traps if the variable isn't edited
  /// or the value isn't finite.
  ///
  /// - Complexity: As ``setConstant(_:of:)``.
  package mutating func suggest(_ value: Double, for variable: Variable) {
    guard let edit = edits[variable] else { preconditionFailure("The variable \(variable) is not edited") }
    var steps: [Tableau.Step] = []
    _ = shift(edit, to: value, steps: &steps)
    limitRounding()
  }

  /// Ends the edit of a variable, which then goes where the other constraints want it. Traps if it isn't edited.
  package mutating func removeEdit(_ variable: Variable) {
    guard let edit = edits.removeValue(forKey: variable) else {
      preconditionFailure("The variable \(variable) is not edited")
    }
    remove(edit)
  }
}
