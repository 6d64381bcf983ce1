import ConstraintSolver
import Foundation

extension UIView {
  /// The size that the constraints inside determine if the target size has the given priorities.
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
    if let constraintState, !constraintState.constraints.isEmpty || constraintState.isCrossed { return true }
    let content = intrinsicContentSize
    return content.width != UIView.noIntrinsicMetric || content.height != UIView.noIntrinsicMetric
      || subviews.contains { !$0.usesAutoresizingMask || $0.hasFlexibleIsland }
  }

  /// Notifies the nearest view that tracks its fitting size, this view or an ancestor, that it may have changed.
  @_spi(Toolkit) public final func reportFittingSizeChange(constraintsChanged: Bool) {
    guard attachedWindow != nil else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      if current.handlesFittingSizeChange(constraintsChanged: constraintsChanged) { return }
      ancestor = current.superview
    }
  }
}

extension ConstraintIsland {
  /// The size of the root if the target size has the given priorities.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    scale = Self.scale(of: root)
    if !isCurrent || !broken.isEmpty {
      // The current size is removed before the changes are applied, so that it breaks none of them.
      removeRootSize()
      if isCurrent { root.setNeedsSolving() }
      bringUpToDate()
      news = .rootSize
    }
    let member = orderedMembers[0]
    var trial = solver
    var widths = measuredWidths
    if let rootSize {
      for constraint in [rootSize.width, rootSize.height] where trial.contains(constraint) { trial.remove(constraint) }
    }
    wish(for: target.width, as: member.width, at: horizontal, in: &trial)
    wish(for: target.height, as: member.height, at: vertical, in: &trial)
    converge(&trial, widths: &widths)
    let size = CGSize(width: trial.value(of: member.width), height: trial.value(of: member.height))
    return CGSize(width: max(0, size.width), height: max(0, size.height)).ceiledToPixel(scale)
  }

  private func wish(
    for length: CGFloat, as extent: LinearExpression, at priority: UILayoutPriority, in trial: inout Solver
  ) {
    guard priority.rawValue > 0 else { return }
    let wish = (extent .== Double(length)).with(strength: Strength(Double(min(priority, .required).rawValue)))
    do {
      try trial.add(wish)
    } catch {
      // The required constraints exclude that length: ask for the nearest one.
      _ = try? trial.add(wish.with(strength: Wish.size))
    }
  }
}
