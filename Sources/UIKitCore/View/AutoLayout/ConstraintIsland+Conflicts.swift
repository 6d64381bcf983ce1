import ConstraintSolver
import Foundation
import PergolaDiagnostics

extension ConstraintIsland {
  /// Adds a constraint. Where it contradicts others, the app's latest of them is broken, so that the rest can hold.
  func addOrBreak(_ constraint: Constraint) {
    while true {
      do {
        return try solver.add(constraint)
      } catch {
        guard let victim = breakLatest(of: error) else { return }
        if victim === constraint { return }
      }
    }
  }

  /// Changes the constant of an equation of the island's own, breaking what contradicts it then.
  func setConstant(_ constant: CGFloat, of equation: Constraint) {
    while solver.contains(equation) {
      do {
        return try solver.setConstant(Double(constant), of: equation)
      } catch {
        guard breakLatest(of: error) != nil else { return }
      }
    }
  }

  /// Leaves out the latest of the app's constraints that contradict each other; nil where none of them is the app's.
  private func breakLatest(of conflict: Unsatisfiable) -> Constraint? {
    let all = conflict.conflicting + [conflict.constraint]
    let candidates = all.compactMap { constraint in sources[constraint].map { (constraint, $0) } }
    guard let (constraint, source) = candidates.max(by: { $0.1.serial < $1.1.serial }) else { return nil }
    if !joinsIslands { complain(about: all, breaking: source) }
    if solver.contains(constraint) { solver.remove(constraint) }
    broken.append(source)
    return constraint
  }

  /// Tries again what was broken, as something has changed.
  func mendBroken() {
    guard !broken.isEmpty else { return }
    broken.removeAll { source in
      guard let known = installed[ObjectIdentifier(source)] else { return true }
      return (try? solver.add(known.constraint)) != nil
    }
  }

  private func complain(about constraints: [Constraint], breaking broken: NSLayoutConstraint) {
    let lines = constraints.map { constraint in
      "    \"\(sources[constraint]?.rule ?? "<\(type(of: root)):\(NSLayoutConstraint.address(of: root)) \(constraint)>")\""
    }
    Log.warning(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken.rule)
      """)
  }
}
