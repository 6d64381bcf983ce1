import ConstraintSolver
import Foundation
import PergolaDiagnostics

extension ConstraintIsland {
  /// Adds a constraint. While it conflicts with others, the most recently activated app constraint among them is
  /// broken.
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

  /// Changes the constant of one of the island's own equations, and breaks the app constraints that then conflict with
  /// it.
  func setConstant(_ constant: CGFloat, of equation: Constraint) {
    while solver.contains(equation) {
      do {
        return try solver.setConstant(Double(constant), of: equation)
      } catch {
        guard breakLatest(of: error) != nil else { return }
      }
    }
  }

  /// Removes the most recently activated app constraint of a conflict. Returns nil if the conflict contains no app
  /// constraint.
  private func breakLatest(of conflict: Unsatisfiable) -> Constraint? {
    let all = conflict.conflicting + [conflict.constraint]
    let candidates = all.compactMap { constraint in appConstraints[constraint].map { (constraint, $0) } }
    guard let (constraint, appConstraint) = candidates.max(by: { $0.1.serial < $1.1.serial }) else { return nil }
    if !includesFlexibleSubtrees { logConflict(about: all, breaking: appConstraint) }
    if solver.contains(constraint) { solver.remove(constraint) }
    broken.append(appConstraint)
    return constraint
  }

  /// Tries to add the broken constraints again.
  func retryBroken() {
    guard !broken.isEmpty else { return }
    broken.removeAll { appConstraint in
      guard let installed = installed[ObjectIdentifier(appConstraint)] else { return true }
      return (try? solver.add(installed.constraint)) != nil
    }
  }

  private func logConflict(about constraints: [Constraint], breaking broken: NSLayoutConstraint) {
    let lines = constraints.map { constraint -> String in
      let own = "<\(type(of: root)):\(NSLayoutConstraint.address(of: root)) \(constraint)>"
      return "    \"\(appConstraints[constraint]?.rule ?? own)\""
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
