extension Solver {
  /// Returns the variables whose value has changed since the last call, so that a layout touches only the views that
  /// moved.
  ///
  /// A variable that is new to the solver counts as changed. A variable that no constraint mentions any longer is not
  /// reported, although its value reads 0: no constraint determines its position.
  ///
  /// - Complexity: O(*n*) in the variables that were affected by calls since.
  package mutating func takeChanges() -> [Variable] {
    var changes: [Variable] = []
    for symbol in tableau.takeChangedSymbols() {
      guard let variable = variableOfSymbol[symbol.index], var usage = usages[variable] else { continue }
      let value = tableau.value(of: symbol)
      // Rounding is not a change, but must not add up unnoticed: the reported value stays.
      guard !(abs(value - usage.reported) < .tie) else { continue }
      usage.reported = value
      usages[variable] = usage
      changes.append(variable)
    }
    return changes
  }
}
