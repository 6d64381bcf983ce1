import Foundation
@_spi(Toolkit) import UIKitCore

/// The view that shows the root of elements: the whole content of a hosting controller, a row, a bar item.
@MainActor
final class HostView: UIView, ElementHost {
  /// The root of the elements.
  private(set) var root: ViewElement?
  /// Elements that may have changed since the last layout.
  private var changed: [ViewElement] = []
  /// The position of content that is smaller than the view.
  var contentAlignment = UnitPoint.center
  /// True if the view keeps the content inside the safe area.
  var followsSafeArea = false
  /// Called when the size of the content may have changed.
  var onSizeChange: (() -> Void)?

  /// Shows another root.
  func setRoot(_ new: ViewElement?) {
    guard new !== root else { return }
    root?.view?.removeFromSuperview()
    root?.host = nil
    root = new
    changed = []
    if let new {
      new.container = nil
      new.host = self
      if let view = new.view { addSubview(view) }
    }
    setNeedsLayout()
    onSizeChange?()
  }

  func elementNeedsLayout(_ element: ViewElement) {
    changed.append(element)
    setNeedsLayout()
    element.node.graph.noteChange(in: self)
  }

  /// The size of the content for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    resolveChanges()
    return root?.size(for: proposal) ?? .zero
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: ProposedViewSize(size)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    resolveChanges()
    guard let root else { return }
    let area = followsSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let proposal = ProposedViewSize(area.size)
    let size = root.size(for: proposal)
    root.place(
      at: CGPoint(
        x: area.minX + (area.width - size.width) * contentAlignment.x,
        y: area.minY + (area.height - size.height) * contentAlignment.y),
      proposal: proposal)
    for element in unplaced { element.placeAgain() }
    unplaced = []
  }

  /// Elements that changed inside and kept their size.
  private var unplaced: [ViewElement] = []

  /// Measures the changed elements, deepest first, and marks the elements around those whose size differs.
  private func resolveChanges() {
    while !changed.isEmpty {
      let elements = changed.map { (depth: $0.depth, element: $0) }.sorted { $0.depth > $1.depth }
      changed = []
      for (_, element) in elements {
        if element.resolveMeasurements() {
          if let container = element.container { container.setNeedsLayout() } else { onSizeChange?() }
        }
        unplaced.append(element)
      }
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if followsSafeArea { setNeedsLayout() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
