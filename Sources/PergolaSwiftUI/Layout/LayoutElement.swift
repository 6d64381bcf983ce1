import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that arranges others with a layout, in a view of its own.
final class LayoutElement<Arrangement: Layout>: ViewElement {
  private(set) var layout: Arrangement
  private(set) var children: [ViewElement] = []
  private var cache: Arrangement.Cache?
  private let group: ElementGroupView

  init(_ node: ViewNode, _ layout: Arrangement) {
    self.layout = layout
    group = ElementGroupView()
    super.init(node)
  }

  override var view: UIView? { group }
  override var subelements: [ViewElement] { children }

  /// Replaces the layout, and arranges the children with it.
  func setLayout(_ new: Arrangement) {
    layout = new
    cache = nil
    setNeedsLayout()
  }

  /// Replaces the children.
  func setChildren(_ new: [ViewElement]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    children = new
    for child in new { child.container = self }
    group.show(new)
    if var cache {
      layout.updateCache(&cache, subviews: subviews)
      self.cache = cache
    }
    setNeedsLayout()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements: children, layoutDirection: node.environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (inout Arrangement.Cache) -> Result) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(&current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    group.setFrame(placement.frame, scale: scale)
    if let old, old.proposal == placement.proposal, old.frame.size == placement.frame.size { return }
    arrange(in: placement.frame.size, proposal: placement.proposal)
  }

  private func arrange(in size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    if isMirrored { mirror(in: size.width) }
  }

  /// Exchanges left and right: layouts place by leading coordinates.
  private func mirror(in width: CGFloat) {
    for child in children {
      guard let placement = child.placement else { continue }
      child.place(
        at: CGPoint(x: width - placement.frame.maxX, y: placement.frame.minY), proposal: placement.proposal)
    }
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: subviews, cache: &$0) } }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = ProposedViewSize(dimensions.size)
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
    let sorted = elements.enumerated().sorted {
      let a = $0.element.trait(ZIndexTrait.self) ?? 0
      let b = $1.element.trait(ZIndexTrait.self) ?? 0
      return a == b ? $0.offset < $1.offset : a < b
    }
    let views = sorted.compactMap(\.element.view)
    let wanted = Set(views.map(ObjectIdentifier.init))
    for view in subviews where !wanted.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
