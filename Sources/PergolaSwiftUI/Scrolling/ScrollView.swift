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
private final class ScrollViewNode<Content: View>: TypedViewNode<ScrollView<Content>>, ScrollViewOwner {
  private let context = ScrollContext()
  private let scrollView = ContentScrollView()
  private lazy var refreshing = Refreshing(scrollView)
  private lazy var model = ScrollModel(self, scrollView, context)
  private lazy var element = ScrollElement(self, scrollView, model, axes: view.axes)
  private lazy var outerElement = SafeAreaIgnoringElement(self, around: element, onlyOfHost: true)
  private var child: TypedViewNode<VStack<Content>>?
  private var contentEnvironment: EnvironmentValues?

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context)
    self.context.scrollView = scrollView
    scrollView.onScroll = { [weak self] in
      self?.context.didScroll()
      self?.model.didScroll()
    }
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
    model.axes = view.axes
    context.mainAxis = view.axes.contains(.vertical) ? .vertical : .horizontal
    model.setBehavior(environment.scrollTargetBehavior)
    element.setAnchors(environment.scrollAnchors)
    model.setAttachments(environment.scrollAttachments)
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
    values.removeScrollAttachments()
    contentEnvironment = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    contentEnvironment = nil
    if old.layoutDirection != environment.layoutDirection { element.setNeedsLayout() }
  }

  override func willUnmount() {
    refreshing.end()
    model.end()
    outerElement.discard()
  }

  // MARK: ScrollingNode

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
    guard let frame = frame(of: id, isTarget: !isAnimated) else { return false }
    model.codeWillMove()
    let start = scrollView.contentOffset
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
    model.codeDidMove(from: start, isAnimated: isAnimated)
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

  func frame(of id: AnyHashable) -> CGRect? { frame(of: id, isTarget: false) }

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
