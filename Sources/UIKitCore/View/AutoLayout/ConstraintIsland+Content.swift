import ConstraintSolver
import Foundation

// The constraints of content: two for each axis, the height of text at its width, and baselines.
extension ConstraintIsland {
  /// The maximum number of rounds in which text is measured at the widths of the last solution.
  private static let maximumMeasurements = 8

  /// Updates the constraints for a view's intrinsic content size.
  func measure(_ member: ConstraintMember) {
    let view = member.view
    // The frame of a view with an autoresizing mask overrides its content size.
    if member !== orderedMembers[0], view.usesAutoresizingMask { return }
    let size = view.intrinsicContentSize
    setContent(size.width, of: member, along: .horizontal)
    setContent(size.height, of: member, along: .vertical)
    let index = texts.firstIndex { $0 === member }
    if view.hasWidthDependentHeight {
      if let index {
        measuredWidths[index] = nil
      } else {
        texts.append(member)
        measuredWidths.append(nil)
      }
    } else if let index {
      texts.remove(at: index)
      measuredWidths.remove(at: index)
    }
  }

  private func setContent(_ length: CGFloat, of member: ConstraintMember, along axis: NSLayoutConstraint.Axis) {
    let view = member.view
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if let known = member.content[axis] {
      if length == known.length, hugging == known.hugging, resistance == known.resistance { return }
      if length >= 0, hugging == known.hugging, resistance == known.resistance {
        member.content[axis]?.length = length
        for constraint in [known.atMost, known.atLeast] { constraint.map { setConstant(length, of: $0) } }
        return
      }
      for constraint in [known.atMost, known.atLeast] {
        if let constraint, solver.contains(constraint) { solver.remove(constraint) }
      }
      member.content[axis] = nil
    }
    guard length >= 0, length.isFinite else { return }
    let extent = member.length(along: axis)
    let atMost = strength(hugging).map { (extent .<= Double(length)).with(strength: $0) }
    let atLeast = strength(resistance).map { (extent .>= Double(length)).with(strength: $0) }
    for constraint in [atMost, atLeast] { constraint.map(addOrBreak) }
    member.content[axis] = ConstraintMember.ContentSize.Axis(
      length: length, hugging: hugging, resistance: resistance, atMost: atMost, atLeast: atLeast)
  }

  private func strength(_ priority: UILayoutPriority) -> Strength? {
    priority.rawValue > 0 ? Strength(Double(min(priority, .required).rawValue)) : nil
  }

  /// Measures text and baselines at the sizes of the island's solution until they agree.
  func converge() {
    guard !texts.isEmpty || !baselines.isEmpty else { return }
    // Swapped out and back, so that the solver is neither copied nor accessed meanwhile.
    var (own, widths) = (Solver(), measuredWidths)
    swap(&own, &solver)
    converge(&own, widths: &widths)
    swap(&own, &solver)
    measuredWidths = widths
  }

  /// Measures text at the widths of the solution and solves again, until nothing changes.
  ///
  /// - Parameter widths: The widths that the `texts` were last measured at.
  func converge(_ solver: inout Solver, widths: inout [CGFloat?]) {
    guard !texts.isEmpty || !baselines.isEmpty else { return }
    for _ in 0..<Self.maximumMeasurements {
      let heightsChanged = measureTexts(&solver, widths: &widths)
      let baselinesChanged = placeBaselines(&solver)
      if !heightsChanged && !baselinesChanged { return }
    }
  }

  private func measureTexts(_ solver: inout Solver, widths: inout [CGFloat?]) -> Bool {
    var isChanged = false
    for (index, member) in texts.enumerated() {
      let left = solver.value(of: member.left)
      let width = rounded(left + solver.value(of: member.width)) - rounded(left)
      guard widths[index] != width, let content = member.content.vertical else { continue }
      widths[index] = width
      guard width > 0, let size = member.view.intrinsicContentSize(forWidth: width) else { continue }
      for constraint in [content.atMost, content.atLeast] {
        guard let constraint, solver.contains(constraint) else { continue }
        guard solver.constant(of: constraint) != Double(size.height) else { continue }
        isChanged = (try? solver.setConstant(Double(size.height), of: constraint)) != nil || isChanged
      }
    }
    return isChanged
  }

  private func placeBaselines(_ solver: inout Solver) -> Bool {
    var isChanged = false
    for source in baselines {
      guard let known = installed[ObjectIdentifier(source)], solver.contains(known.constraint) else { continue }
      let solution = solver
      guard let expression = expression(for: source, size: { self.size(of: $0, in: solution) }) else { continue }
      let constant = -expression.constant
      guard abs(solver.constant(of: known.constraint) - constant) > 1e-6 else { continue }
      isChanged = (try? solver.setConstant(constant, of: known.constraint)) != nil || isChanged
    }
    return isChanged
  }
}
