// A layout has a default position for every view, and needs hardly any: as a rule, the other constraints determine where
// the view is. In the tableau each default would be a row that contains all that the position depends on, such as the
// heights of all views above. So defaults wait outside, by the symbol of their variable, until they can matter.
extension Solver {
  /// Keeps a variable at a value unless constraints that are stronger than ``Strength/default`` determine it.
  ///
  /// The effect is that of the constraint `variable .== value` with that strength, but for variables that depend on
  /// others it begins with the next call of ``applyDefaults()``. Traps if the value is not finite, or if the variable has
  /// a default that waits.
  package mutating func addDefault(_ value: Double, for variable: Variable) {
    let symbol = use(variable)
    precondition(waitingDefault(of: symbol) == nil, "The variable \(variable) has a default already")
    waitingDefaults[symbol.index] = (variable .== value).with(strength: .default)
    tableau.setFreeValue(value, of: symbol)
  }

  /// Adds the constraints of the defaults that matter, those of variables that stronger constraints don't determine, and
  /// computes the values of all variables.
  ///
  /// - Complexity: O(*n*) in the terms of all constraints, if these determine all variables.
  package mutating func applyDefaults() {
    while true {
      let needed = neededDefaults()
      if needed.isEmpty { break }
      for symbol in needed { applyDefault(of: symbol) }
    }
    tableau.evaluate()
  }

  private mutating func applyDefault(of symbol: Symbol) {
    guard let constraint = waitingDefault(of: symbol) else { return }
    waitingDefaults[symbol.index] = nil
    tableau.setFreeValue(0, of: symbol)
    addOptional(constraint)
    // The constraint itself uses the variable from now on.
    if let variable = variableOfSymbol[symbol.index] { usages[variable]?.constraints -= 1 }
  }

  /// The variables with a waiting default that aren't determined by stronger constraints, the last first: among solutions
  /// that are equally good, this order leads most often to the one that all defaults, added first, would lead to.
  private func neededDefaults() -> [Symbol] {
    guard waitingDefaults.contains(where: { $0 != nil }) else { return [] }
    let isFree = tableau.freedom(above: .default)
    let needed = tableau.externals.filter { isFree[$0.index] && waitingDefault(of: $0) != nil }
    return needed.reversed()
  }

  func waitingDefault(of symbol: Symbol) -> Constraint? { waitingDefaults[symbol.index] }

  /// Adds a constraint that can't conflict with others because it isn't required.
  mutating func addOptional(_ constraint: Constraint) {
    do {
      try add(constraint)
    } catch {
      preconditionFailure("An optional constraint never fails, but: \(error)")
    }
  }
}
