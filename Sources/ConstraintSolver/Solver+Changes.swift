extension Solver {
  /// Returns the variables whose value has changed since the last call, so that a layout touches only the views that
  /// moved.
  ///
  /// A variable that is new to the solver counts as changed. A variable that no constraint mentions any longer is not
  /// reported, although its value reads 0: no constraint determines its position.
  ///
  /// - Complexity: O(*n*) in the variables.
  package mutating func takeChanges() -> [Variable] {
    tableau.evaluate()
    var changes: [Variable] = []
    for (index, variable) in variableOfSymbol.enumerated() {
      guard let variable else { continue }
      let value = tableau.values[index]
      // Rounding is not a change, but must not add up unnoticed: the reported value stays.
      guard !(abs(value - reported[index]) < .tie) else { continue }
      reported[index] = value
      changes.append(variable)
    }
    return changes
  }
}
