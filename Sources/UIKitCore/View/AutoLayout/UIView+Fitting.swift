import ConstraintSolver
import Foundation

extension UIView {
  /// The size that the constraints inside the view determine if the view also should have the target's width and
  /// height, each with its priority.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let island: ConstraintIsland
    if isIslandMember || subviews.contains(where: { $0.usesAutoresizingMask && $0.hasFlexibleIsland }) {
      island = ConstraintIsland(root: self, includesFlexibleSubtrees: true)
    } else {
      island = currentIsland
    }
    return island.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints inside, or the view's own content, determine a size.
  @_spi(Toolkit) public final var hasFittingSize: Bool {
    if let constraintState, !constraintState.constraints.isEmpty || constraintState.isReferredToByAncestors {
      return true
    }
    let content = intrinsicContentSize
    return content.width != UIView.noIntrinsicMetric || content.height != UIView.noIntrinsicMetric
      || subviews.contains { !$0.usesAutoresizingMask || $0.hasFlexibleIsland }
  }

  /// Reports that the view's fitting size may have changed. The report goes to this view or the nearest ancestor that
  /// handles it, such as a self-sizing cell.
  @_spi(Toolkit) public final func reportFittingSizeChange(constraintsChanged: Bool) {
    guard attachedWindow != nil else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      current.viewController?.fittingSizeMayHaveChanged()
      if current.handlesFittingSizeChange(constraintsChanged: constraintsChanged) { return }
      ancestor = current.superview
    }
  }
}

extension ConstraintIsland {
  /// The size of the root if its current size is replaced by the target's width and height, each with its priority.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    scale = Self.scale(of: root)
    if !isCurrent || !broken.isEmpty {
      // The current size is removed before the changes are applied, so that it breaks none of them.
      removeRootSize()
      if isCurrent { root.setNeedsSolving() }
      bringUpToDate()
      changedInputs = .rootSize
    }
    let member = orderedMembers[0]
    var trial = solver
    var widths = measuredWidths
    if let rootSize {
      for constraint in [rootSize.width, rootSize.height] where trial.contains(constraint) { trial.remove(constraint) }
    }
    addTargetSize(target.width, for: member.width, at: horizontal, to: &trial)
    addTargetSize(target.height, for: member.height, at: vertical, to: &trial)
    converge(&trial, widths: &widths)
    let size = CGSize(width: trial.value(of: member.width), height: trial.value(of: member.height))
    return CGSize(width: max(0, size.width), height: max(0, size.height)).ceiledToPixel(scale)
  }

  /// Adds the target width or height as an equation with a priority. Priority 0 adds nothing.
  private func addTargetSize(
    _ length: CGFloat, for extent: LinearExpression, at priority: UILayoutPriority, to trial: inout Solver
  ) {
    guard priority.rawValue > 0 else { return }
    let equation = (extent .== Double(length)).with(strength: Strength(Double(min(priority, .required).rawValue)))
    do {
      try trial.add(equation)
    } catch {
      // The required constraints exclude the target length. An optional equation selects the nearest possible one.
      _ = try? trial.add(equation.with(strength: OwnStrength.nonnegativeSize))
    }
  }
}
