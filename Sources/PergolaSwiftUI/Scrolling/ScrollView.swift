import Foundation
@_spi(Toolkit) import UIKitCore

/// A view whose content scrolls. All of the content exists, but for that of lazy stacks inside.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// True if scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ScrollViewNode(view, context)
  }

  /// The number of elements, if every view of the type has the same.
  @MainActor public static var _elementCount: Int? { 1 }
}

/// The node of a scroll view. Its content is a stack.
private final class ScrollViewNode<Content: View>: TypedViewNode<ScrollView<Content>>, ScrollingNode {
  private let context = ScrollContext()
  private let scrollView = ContentScrollView()
  private lazy var refreshing = Refreshing(scrollView)
  private lazy var element = ScrollElement(self, scrollView, axes: view.axes)
  private lazy var outerElement = SafeAreaIgnoringElement(self, around: element, onlyOfHost: true)
  private var child: TypedViewNode<VStack<Content>>?
  private var contentEnvironment: EnvironmentValues?

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context)
    self.context.scrollView = scrollView
    scrollView.onScroll = { [context = self.context] in context.didScroll() }
    child = VStack<Content>._makeNode(stack(view), NodeContext(in: self, isLazy: false))
    track()
  }

  private func stack(_ view: ScrollView<Content>) -> VStack<Content> { VStack { view.content } }

  override func update(_ new: ScrollView<Content>) {
    view = new
    track()
    child?.update(stack(new))
  }

  override func evaluate() {
    let environment = environment
    scrollView.isScrollEnabled = environment.isScrollEnabled
    environment.applyScrollSettings(to: scrollView, showsIndicators: view.showsIndicators)
    scrollView.alwaysBounceVertical =
      view.axes.contains(.vertical) && environment.verticalScrollBounceBehavior.isIndependentOfSize
    scrollView.alwaysBounceHorizontal =
      view.axes.contains(.horizontal) && environment.horizontalScrollBounceBehavior.isIndependentOfSize
    scrollView.clipsToBounds = !environment.isScrollClipDisabled
    element.setMargins(
      environment.contentMargins.insets(isRightToLeft: environment.layoutDirection == .rightToLeft))
    refreshing.setAction(environment.ownRefresh)
    element.setAxes(view.axes)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func itemsDidChange() {}

  override func appendItems(to items: inout [ViewListItem]) {
    element.setContent(child?.items.allElements.first)
    items.append(.element(outerElement))
  }

  override var childEnvironment: EnvironmentValues {
    if let contentEnvironment { return contentEnvironment }
    var values = environment
    values.scrollContext = context
    contentEnvironment = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    contentEnvironment = nil
    if old.layoutDirection != environment.layoutDirection { element.setNeedsLayout() }
  }

  override func willUnmount() {
    refreshing.end()
    outerElement.discard()
  }

  // MARK: ScrollingNode

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
    guard let frame = frame(of: id, isTarget: !isAnimated) else { return false }
    // The estimate of a lazy stack may have grown.
    scrollView.contentSize.width = max(scrollView.contentSize.width, frame.maxX)
    scrollView.contentSize.height = max(scrollView.contentSize.height, frame.maxY)
    let inset = scrollView.adjustedContentInset
    var offset = scrollView.contentOffset
    let size = scrollView.bounds.inset(by: inset).size
    if view.axes.contains(.vertical) {
      offset.y = Self.offset(
        offset.y + inset.top, showing: frame.minY...frame.maxY, in: size.height,
        of: scrollView.contentSize.height, anchor: anchor?.y)
      offset.y -= inset.top
    }
    if view.axes.contains(.horizontal) {
      let isMirrored = environment.layoutDirection == .rightToLeft
      offset.x = Self.offset(
        offset.x + inset.left, showing: frame.minX...frame.maxX, in: size.width,
        of: scrollView.contentSize.width, anchor: anchor.map { isMirrored ? 1 - $0.x : $0.x })
      offset.x -= inset.left
    }
    scrollView.setContentOffset(offset, animated: isAnimated)
    return true
  }

  /// The offset along one axis at which a range is visible.
  private static func offset(
    _ current: CGFloat, showing range: ClosedRange<CGFloat>, in length: CGFloat, of total: CGFloat, anchor: CGFloat?
  ) -> CGFloat {
    var offset = current
    if let anchor {
      offset = range.lowerBound + (range.upperBound - range.lowerBound - length) * anchor
    } else if range.lowerBound < current {
      offset = range.lowerBound
    } else if range.upperBound > current + length {
      offset = range.upperBound - length
    }
    return max(0, min(offset, total - length))
  }

  /// The frame of the view with an identity, in the content's coordinates; nil if there is none.
  private func frame(of id: AnyHashable, isTarget: Bool) -> CGRect? {
    if let frame = lazyFrame(of: id, inside: self, isTarget: isTarget) { return frame }
    guard let node = eagerNode(withID: id, inside: self) else { return nil }
    return node.items.allElements.compactMap { element -> CGRect? in
      guard let placement = element.placement, let container = element.nearestView else { return nil }
      return scrollView.convert(placement.frame, from: container)
    }
    .reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func lazyFrame(of id: AnyHashable, inside node: ViewNode, isTarget: Bool) -> CGRect? {
    if let stack = node as? any LazyFrameSource,
      let frame = stack.frame(of: id, in: scrollView, isTarget: isTarget)
    {
      return frame
    }
    var found: CGRect?
    node.forEachChild { child in
      if found == nil { found = lazyFrame(of: id, inside: child, isTarget: isTarget) }
    }
    return found
  }

  private func eagerNode(withID id: AnyHashable, inside node: ViewNode) -> ViewNode? {
    if let identified = node as? any IdentifiedNode, identified.explicitID == id { return node }
    if let source = node as? any LazyItemSource, !source.isLazy, let position = source.position(of: id) {
      return source.node(at: position)
    }
    var found: ViewNode?
    node.forEachChild { child in
      if found == nil { found = eagerNode(withID: id, inside: child) }
    }
    return found
  }
}

/// A scroll view that reports movements of its content.
final class ContentScrollView: UIScrollView {
  var onScroll: (() -> Void)?
  /// The proposal for the scroll view, with its insets.
  var proposal = ProposedViewSize.unspecified
  /// True while the content is placed: what follows the movements is placed itself then.
  private var isPlacing = false

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds != oldBounds, !isPlacing { onScroll?() }
  }

  /// The proposed lengths without the insets; nil along an axis on which the scroll view is as long as its content.
  var proposedLengths: ProposedViewSize {
    let inset = adjustedContentInset
    return ProposedViewSize(
      width: proposal.width.map { $0 - inset.left - inset.right },
      height: proposal.height.map { $0 - inset.top - inset.bottom })
  }

  /// Places the content, and reports the movement that this made, if any, at the end.
  func placing(_ place: () -> Void) {
    let old = bounds
    isPlacing = true
    place()
    isPlacing = false
    if bounds != old { onScroll?() }
  }
}

/// The element of a scroll view.
private final class ScrollElement: ViewElement {
  private let scrollView: ContentScrollView
  private var axes: Axis.Set
  private var scrolled: ViewElement?
  /// True if the content was placed from right to left.
  private var wasMirrored = false

  init(_ node: ViewNode, _ scrollView: ContentScrollView, axes: Axis.Set) {
    self.scrollView = scrollView
    self.axes = axes
    super.init(node)
  }

  override var view: UIView? { scrollView }
  override var subelements: [ViewElement] { scrolled.map { [$0] } ?? [] }

  func setAxes(_ new: Axis.Set) {
    guard axes != new else { return }
    axes = new
    setNeedsLayout()
  }

  /// Sets the room around the content. What is at the leading edges stays there.
  func setMargins(_ new: UIEdgeInsets) {
    let (old, distance) = (scrollView.adjustedContentInset, distanceFromRight)
    guard scrollView.contentInset != new else { return }
    var offset = scrollView.contentOffset
    scrollView.contentInset = new
    let inset = scrollView.adjustedContentInset
    if wasMirrored {
      offset.x = scrollView.contentSize.width + inset.right - scrollView.bounds.width - distance
    } else if offset.x <= -old.left {
      offset.x = -inset.left
    }
    if offset.y <= -old.top { offset.y = -inset.top }
    scrollView.contentOffset = offset
    setNeedsLayout()
  }

  func setContent(_ new: ViewElement?) {
    guard new !== scrolled else { return }
    scrolled?.view?.removeFromSuperview()
    scrolled = new
    new?.container = self
    if let view = new?.view { scrollView.addSubview(view) }
    setNeedsLayout()
  }

  /// The proposal to the content: its ideal length along the axes that scroll, and the room between the margins along the
  /// others.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = scrollView.contentInset
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { $0 - margins.left - margins.right },
      height: axes.contains(.vertical) ? nil : proposal.height.map { $0 - margins.top - margins.bottom })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let margins = scrollView.contentInset
    var size = scrolled?.size(for: contentProposal(proposal)) ?? .zero
    size.width += margins.left + margins.right
    size.height += margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    scrollView.proposal = placement.proposal
    scrollView.ignoredSafeAreaEdges = ignoredSafeAreaEdges.rectEdges(isMirrored: isRightToLeft)
    scrollView.placing {
      let start = distanceFromRight
      scrollView.setFrame(placement.frame, scale: scale)
      guard let scrolled else { return scrollView.contentSize = .zero }
      let proposal = contentProposal(placement.proposal)
      let size = scrolled.size(for: proposal)
      let isMirrored = isRightToLeft && axes.contains(.horizontal)
      guard isMirrored || wasMirrored else {
        scrolled.place(at: .zero, proposal: proposal)
        return scrollView.contentSize = size
      }
      place(scrolled, proposal, from: isMirrored ? start : nil)
      wasMirrored = isMirrored
    }
  }

  /// The distance between the right edges of the content and of the visible area; 0 before the content was placed from
  /// right to left.
  private var distanceFromRight: CGFloat {
    guard wasMirrored else { return 0 }
    return scrollView.contentSize.width + scrollView.adjustedContentInset.right - scrollView.bounds.maxX
  }

  /// Places content that starts at the right edge, at a distance from there; nil to start at the left edge again.
  private func place(_ scrolled: ViewElement, _ proposal: ProposedViewSize, from distance: CGFloat?) {
    let size = scrolled.size(for: proposal)
    let inset = scrollView.adjustedContentInset
    let room = distance == nil ? 0 : scrollView.bounds.width - inset.left - inset.right
    let width = max(size.width, room)
    scrollView.contentSize = CGSize(width: width, height: size.height)
    // The content shows what is visible: the scroll view has to be there before.
    var offset = scrollView.contentOffset
    offset.x = distance.map { width + inset.right - scrollView.bounds.width - $0 } ?? -inset.left
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    scrolled.place(at: CGPoint(x: width - size.width, y: 0), proposal: proposal)
  }
}

extension Edge.Set {
  /// The edges as UIKit has them.
  ///
  /// - Parameter isMirrored: True if the leading edge is the right one.
  fileprivate func rectEdges(isMirrored: Bool) -> UIRectEdge {
    var edges: UIRectEdge = []
    if contains(.top) { edges.insert(.top) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.leading) { edges.insert(isMirrored ? .right : .left) }
    if contains(.trailing) { edges.insert(isMirrored ? .left : .right) }
    return edges
  }
}

extension ViewElement {
  /// The view in whose coordinates the element is placed; nil outside of a view.
  var nearestView: UIView? {
    var element = container
    while let current = element {
      // A wrapper without a view of its own gives that of its content.
      if let view = current.view, view !== current.content?.view { return view }
      element = current.container
    }
    return nearestHost as? UIView
  }
}
