import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that arranges others with a layout, in a view of its own.
final class LayoutElement<Arrangement: Layout>: ViewElement {
  private(set) var layout: Arrangement
  private(set) var children: [ViewElement] = []
  private var cache: Arrangement.Cache?
  /// True if the layout must bring its cache up to date before it uses it.
  private var isCacheOld = false
  private let group: ElementGroupView

  init(_ node: ViewNode, _ layout: Arrangement) {
    self.layout = layout
    group = ElementGroupView()
    super.init(node)
  }

  override var view: UIView? { group }
  override var subelements: [ViewElement] { children }
  override var contentView: UIView? { group }

  override var childOrientation: Axis? {
    // The stack that a host makes around a single view does not count.
    if host != nil, children.count == 1 { return nil }
    return (layout as? AnyLayout)?.orientation ?? Arrangement.layoutProperties.stackOrientation
  }

  override func measurementsMayHaveChanged() { isCacheOld = true }

  /// Arranges the children again, and puts their views in their order in depth.
  override func traitsDidChange() {
    group.show(children)
    setNeedsLayout()
  }

  /// Replaces the layout, and arranges the children with it.
  func setLayout(_ new: Arrangement) {
    let orientation = childOrientation
    layout = new
    cache = nil
    childOrientationMayHaveChanged(from: orientation)
    setNeedsLayout()
  }

  /// Has the children measured again if they stand along another axis.
  private func childOrientationMayHaveChanged(from old: Axis?) {
    guard childOrientation != old else { return }
    for child in children {
      var element: ViewElement? = child
      while let current = element {
        current.setNeedsLayout()
        element = current.content
      }
    }
  }

  /// Replaces the children.
  func setChildren(_ new: [ViewElement]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let orientation = childOrientation
    children = new
    for child in new { child.container = self }
    group.show(new)
    childOrientationMayHaveChanged(from: orientation)
    setNeedsLayout()
  }

  private func subviews(mirroredIn width: CGFloat? = nil) -> LayoutSubviews {
    LayoutSubviews(elements: children, layoutDirection: node.environment.layoutDirection, mirroredWidth: width)
  }

  private func withCache<Result>(_ body: (inout Arrangement.Cache) -> Result) -> Result {
    var current: Arrangement.Cache
    if let cache {
      current = cache
      // The only reference can be changed in place.
      self.cache = nil
      if isCacheOld { layout.updateCache(&current, subviews: subviews()) }
    } else {
      current = layout.makeCache(subviews: subviews())
    }
    isCacheOld = false
    defer { cache = current }
    return body(&current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews(), cache: &$0) }
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    group.setFrame(placement.frame, scale: scale)
    if let old, old.proposal == placement.proposal, old.frame.size == placement.frame.size { return }
    arrange(in: placement.frame.size, proposal: placement.proposal)
  }

  private func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    // Layouts place by leading coordinates.
    let subviews = subviews(mirroredIn: isRightToLeft ? size.width : nil)
    for child in children { child.isPlaced = false }
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    for (child, subview) in zip(children, subviews) where !child.isPlaced {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: subviews(), cache: &$0) } }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = dimensions.proposal
    let subviews = subviews()
    return withCache { cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension HorizontalAlignment {
  init(key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  init(key: AlignmentKey) { self.key = key }
}

/// The view of a container: touches between its children go through.
final class ElementGroupView: UIView {
  /// Makes the views of elements the subviews, in their order in depth.
  func show(_ elements: [ViewElement]) {
    let depths = elements.map { $0.trait(ZIndexTrait.self) ?? 0 }
    var order = Array(elements.indices)
    if depths.contains(where: { $0 != 0 }) {
      order.sort { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
    }
    let views = order.compactMap { elements[$0].view }
    let wanted = Set(views.map(ObjectIdentifier.init))
    for view in subviews where !wanted.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    var present = subviews
    for (index, view) in views.enumerated() {
      if index >= present.count {
        addSubview(view)
        present.append(view)
      } else if present[index] !== view {
        insertSubview(view, at: index)
        present.removeAll { $0 === view }
        present.insert(view, at: index)
      }
    }
  }

  /// Views that stand out of the container receive touches, unless it clips them.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return !clipsToBounds && subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
