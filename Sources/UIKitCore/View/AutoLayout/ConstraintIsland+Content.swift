import ConstraintSolver
import Foundation

// The constraints that follow from the content of views. The intrinsic content size makes two for each axis, of which
// those of a text's height depend on its width. The offset of a baseline depends on the size of its view.
extension ConstraintIsland {
  /// The maximum number of rounds in which text is measured at the widths of the last solution.
  private static let maximumMeasurements = 8

  /// Updates the constraints for a view's intrinsic content size.
  func measure(_ member: ConstraintMember) {
    let view = member.view
    // The frame of a view with an autoresizing mask overrides its content size.
    if member !== orderedMembers[0], view.usesAutoresizingMask { return }
    let (size, insets) = (view.intrinsicContentSize, member.alignmentRectInsets)
    setContent(size.width, beside: insets.left + insets.right, of: member, along: .horizontal)
    setContent(size.height, beside: insets.top + insets.bottom, of: member, along: .vertical)
    let index = widthDependentMembers.firstIndex { $0 === member }
    if view.hasWidthDependentHeight {
      if let index {
        measuredWidths[index] = nil
      } else {
        widthDependentMembers.append(member)
        measuredWidths.append(nil)
      }
    } else if let index {
      widthDependentMembers.remove(at: index)
      measuredWidths.remove(at: index)
    }
  }

  /// - Parameters:
  ///   - content: The length of the content; negative for none.
  ///   - margin: The length of the view beside it.
  private func setContent(
    _ content: CGFloat, beside margin: CGFloat, of member: ConstraintMember, along axis: NSLayoutConstraint.Axis
  ) {
    let view = member.view
    let length = content >= 0 ? max(0, content + margin) : content
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if let current = member.content[axis] {
      let isWhole = current.bounds.allSatisfy { solver.contains($0) }
      if length >= 0, hugging == current.hugging, resistance == current.resistance, isWhole {
        // A height that depends on the width is measured again anyway.
        if length == current.length, view.hasWidthDependentHeight { return }
        member.content[axis]?.length = length
        for bound in current.bounds(towards: Double(length), in: solver)
        where solver.constant(of: bound) != Double(length) {
          setConstant(length, of: bound)
        }
        return
      }
      for bound in current.bounds where solver.contains(bound) { solver.remove(bound) }
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

  /// Measures width-dependent members and baselines at the sizes of the island's solution, and solves again, until the
  /// solution no longer changes, or `maximumMeasurements` times.
  func converge() {
    // The solver is moved out of the property and back. It is not copied, and there is no overlapping access.
    var (own, widths) = (Solver(), measuredWidths)
    swap(&own, &solver)
    converge(&own, widths: &widths)
    swap(&own, &solver)
    measuredWidths = widths
  }

  /// Measures width-dependent members and baselines at the sizes in a solver's solution, and solves again, until the
  /// solution no longer changes, or `maximumMeasurements` times.
  ///
  /// - Parameter widths: The width at which each of `widthDependentMembers` was last measured.
  func converge(_ solver: inout Solver, widths: inout [CGFloat?]) {
    solver.applyDefaults()
    guard !widthDependentMembers.isEmpty || !baselines.isEmpty else { return }
    for _ in 0..<Self.maximumMeasurements {
      let heightsChanged = measureWidthDependentMembers(&solver, widths: &widths)
      let baselinesChanged = updateBaselines(&solver)
      if !heightsChanged && !baselinesChanged { return }
      solver.applyDefaults()
    }
  }

  private func measureWidthDependentMembers(_ solver: inout Solver, widths: inout [CGFloat?]) -> Bool {
    var isChanged = false
    for (index, member) in widthDependentMembers.enumerated() {
      let width = rounded(solver.value(of: member.width))
      guard widths[index] != width, let content = member.content.vertical else { continue }
      widths[index] = width
      let insets = member.alignmentRectInsets
      let contentWidth = width - insets.left - insets.right
      guard contentWidth > 0, let size = member.view.intrinsicContentSize(forWidth: contentWidth) else { continue }
      let height = Double(max(0, size.height + insets.top + insets.bottom))
      for bound in content.bounds(towards: height, in: solver) {
        guard solver.contains(bound), solver.constant(of: bound) != height else { continue }
        isChanged = (try? solver.setConstant(height, of: bound)) != nil || isChanged
      }
    }
    return isChanged
  }

  private func updateBaselines(_ solver: inout Solver) -> Bool {
    var isChanged = false
    for appConstraint in baselines {
      guard let installed = installed[ObjectIdentifier(appConstraint)], solver.contains(installed.constraint) else {
        continue
      }
      let solution = solver
      guard let expression = expression(for: appConstraint, size: { self.size(of: $0, in: solution) }) else { continue }
      let constant = -expression.constant
      guard abs(solver.constant(of: installed.constraint) - constant) > 1e-6 else { continue }
      isChanged = (try? solver.setConstant(constant, of: installed.constraint)) != nil || isChanged
    }
    return isChanged
  }
}
