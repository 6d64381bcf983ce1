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
  /// The children that an animation inserted since the last layout.
  private var insertions = LayoutInsertions()

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
  ///
  /// - Parameter animation: The animation of the change, with which children come and go; nil for none.
  func setChildren(_ new: [ViewElement], _ animation: Animation? = nil) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let orientation = childOrientation
    if placement != nil, !Transaction.current.disablesAnimations {
      let old = Set(children.map { ObjectIdentifier($0) })
      insertions.add(new.filter { !old.contains(ObjectIdentifier($0)) }, animation)
    }
    if let animation, placement != nil {
      let kept = Set(new.map { ObjectIdentifier($0) })
      group.fadeOut(children.filter { !kept.contains(ObjectIdentifier($0)) }, animation)
    }
    children = new
    changedChildren = []
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
    changedChildren = []
    let bounds = CGRect(origin: .zero, size: size)
    // Layouts place by leading coordinates.
    let subviews = subviews(mirroredIn: isRightToLeft ? size.width : nil)
    for child in children { child.isPlaced = false }
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    for (child, subview) in zip(children, subviews) where !child.isPlaced {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
    insertions.perform()
  }

  // MARK: Changes of single children

  /// The children whose new sizes the layout took, and that are to be placed.
  private var changedChildren: [Int] = []

  override func takeChange(of element: ViewElement) -> Bool {
    guard let stack = layout as? any StackLayout, placement != nil, hasSizes, !isCacheOld,
      let index = children.firstIndex(where: { $0 === element }),
      knownGuides.allSatisfy(element.formerDefaultGuides.contains), takeChange(at: index, in: stack)
    else { return false }
    changedChildren.append(index)
    return true
  }

  private func takeChange(at index: Int, in stack: some StackLayout) -> Bool {
    guard var current = cache as? StackCache, current.values.solutions.count == sizeCount else { return false }
    cache = nil
    defer { cache = current as? Arrangement.Cache }
    return stack.takeChange(at: index, subviews: subviews(), undefined: knownGuides, cache: &current)
  }

  override func placeChanges() {
    guard let placement, let stack = layout as? any StackLayout else { return }
    let indices = changedChildren
    changedChildren = []
    for index in indices { place(index, placement, in: stack) }
  }

  private func place(_ index: Int, _ placement: Placement, in stack: some StackLayout) {
    guard var current = cache as? StackCache else { return }
    cache = nil
    defer { cache = current as? Arrangement.Cache }
    let size = placement.frame.size
    stack.placeSubview(
      at: index, in: CGRect(origin: .zero, size: size), proposal: placement.proposal,
      subviews: subviews(mirroredIn: isRightToLeft ? size.width : nil), cache: &current)
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
