import Foundation
import RenderTree

/// A view onto content that is larger than the view.
///
/// The content offset is the origin of the bounds: subviews keep their frames, in the content's coordinates, while the
/// bounds move over them. The user can scroll as far as the content and its insets reach; the app can set any offset.
open class UIScrollView: UIView {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + scrollViewMembers }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Delegate

  /// The delegate as stored for this class and for subclasses that narrow its type.
  @_spi(Toolkit) public final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The delegate, which is notified of the content's movement.
  ///
  /// A subclass with a more specific delegate type declares `@_nonoverride open weak var delegate` with its own type
  /// over `scrollDelegate`. Both properties are then visible; this one is disfavoured, so that the compiler chooses the
  /// subclass's, and subclasses of either class can override their own.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The point of the content at the top left corner of the bounds, which is the origin of the bounds.
  ///
  /// Setting it moves there at once, even beyond the content's ends, and notifies the delegate.
  open var contentOffset: CGPoint {
    get {
      KeyPathNames.note(self, "contentOffset")
      return geometry.bounds.origin
    }
    set {
      endMovement()
      changeGeometry { $0.bounds.origin = newValue }
    }
  }

  /// The size of the content, in points.
  ///
  /// If the offset is beyond the new end, the content scrolls to the end, unless it was beyond the old end or the user
  /// touches the content.
  open var contentSize: CGSize {
    get {
      KeyPathNames.note(self, "contentSize")
      return storedContentSize
    }
    set {
      willChangeValue(forKey: "contentSize")
      defer { didChangeValue(forKey: "contentSize") }
      let oldValue = storedContentSize
      storedContentSize = newValue
      guard oldValue != newValue else { return }
      setNeedsRender()
      let oldRange = offsetRange(contentSize: oldValue, inset: reportedRangeInset, size: bounds.size)
      adjustedInsetMayHaveChanged()
      clampOffset(in: oldRange)
    }
  }

  private var storedContentSize = CGSize.zero

  /// Insets around the content that can be scrolled into view, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustedInsetMayHaveChanged() } }
  }

  /// The way in which the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Always at the top and bottom; at the sides only if the content scrolls horizontally.
    case automatic
    /// Along the axes that the content scrolls along.
    case scrollableAxes
    case never
    case always
  }

  /// The way in which the safe area adds to the content inset; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { adjustedInsetMayHaveChanged() } }
  }

  /// The content inset with the safe area and, at the top, the space of an active refresh control.
  public final var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaContentInset
    inset.top += refreshInset
    return inset
  }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// The value of `adjustedContentInset` that was last reported.
  final var reportedInset = UIEdgeInsets.zero

  // MARK: Scrolling by the user

  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { setNeedsRender() } }
  }

  /// A Boolean value that indicates whether the content can be pulled beyond its ends, and springs back.
  open var bounces = true

  /// A Boolean value that indicates whether the content can be pulled vertically even if it is shorter than the view.
  open var alwaysBounceVertical = false {
    didSet { if oldValue != alwaysBounceVertical { adjustedInsetMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether the content can be pulled horizontally even if it is narrower than the
  /// view.
  open var alwaysBounceHorizontal = false {
    didSet { if oldValue != alwaysBounceHorizontal { adjustedInsetMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether the content comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false {
    didSet { if oldValue != isPagingEnabled { setNeedsRender() } }
  }

  /// A Boolean value that indicates whether a drag moves the content only along the axis on which it began.
  open var isDirectionalLockEnabled = false

  /// A Boolean value that indicates whether the vertical scroll indicator is visible; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { if oldValue != showsVerticalScrollIndicator { setNeedsRender() } }
  }

  /// A Boolean value that indicates whether the horizontal scroll indicator is visible; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { if oldValue != showsHorizontalScrollIndicator { setNeedsRender() } }
  }

  /// A Boolean value that indicates whether the delegate decides about scrolling to the top, and is notified of it; true
  /// by default. The home key scrolls to the top, as a tap on the original's status bar does; it also does so if this
  /// value is false.
  open var scrollsToTop = true

  /// The recogniser of drags.
  public final let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// A Boolean value that indicates whether a touch is delivered to the content only after it has stayed in place for
  /// 0.15 seconds of the scene's clock, or when it ends; true by default.
  open var delaysContentTouches = true

  /// A Boolean value that indicates whether a touch that was delivered to the content can still begin to scroll; true
  /// by default.
  open var canCancelContentTouches = true

  /// Returns a Boolean value that indicates whether a touch that was delivered to a view of the content may begin to
  /// scroll. By default false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === zoom.recognizer { return zoomedView != nil }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard canFollow(panGestureRecognizer.translation(in: superview)) else { return false }
    return panGestureRecognizer.recognition.touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, panGestureRecognizer.dispatcher?.hasBegunInView(touch) ?? false
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// The way in which scrolling by the user ends text editing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// Text editing ends when a drag begins.
    case onDrag
    /// The same as `onDrag`: there is no on-screen keyboard to drag down.
    case interactive
    /// The same as `onDrag` and `interactive`: there are no accessory views above a keyboard.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The way in which scrolling by the user ends text editing; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The fraction of its speed that decelerating content keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that remains after a millisecond, from 0 to 1.
    public let rawValue: CGFloat
    /// Creates a rate from the fraction of the speed that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate 0.998: slow deceleration.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate 0.99: fast deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The rate at which content decelerates after a drag; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// The offset at which the content comes to rest after a drag.
  ///
  /// Called before the delegate can change the target. A layout with resting positions of its own overrides it.
  ///
  /// - Parameters:
  ///   - proposed: The offset that velocity and rate lead to, or a page's start; within the content's ends.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  @_spi(Toolkit) open func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Scrolls by a wheel. Returns false if nothing can move that way.
  ///
  /// - Parameter point: The location of the pointer, in the content's coordinates.
  @_spi(Toolkit) open func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    guard scrollByUser(by: delta) else { return pullByWheel(delta) }
    wheelDidScroll()
    return true
  }

  /// The control that lets the user refresh the content by pulling it down; nil by default. With it, even content that
  /// is too short to scroll can be pulled if it bounces.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

  final var wheelPull = WheelPull()

  /// Called before a drag, a wheel, a key or a host that scrolls by itself moves the content.
  @_spi(Toolkit) open func userWillScroll() {}

  /// Called after a drag or a deceleration by the user ended, also after a touch that stopped it.
  func contentDidRest() {}

  /// The scrolling by an arrow key that doesn't move the focus; nil if the content can't move that way.
  @_spi(Toolkit) open func scrollingByArrow(by distance: CGSize) -> (() -> Void)? {
    guard offset(scrolledBy: distance) != nil else { return nil }
    return { [self] in _ = scrollByUser(by: distance) }
  }

  /// True if page up, page down, home and end scroll this view, false if they scroll an enclosing one.
  @_spi(Toolkit) open var scrollsByPageKeys: Bool { true }

  /// The scroll view inside the visible page, which the keys also scroll; nil by default, for content without pages.
  var pageScrollView: UIScrollView? { nil }

  /// The offsets at which content that a host scrolls comes to rest; nil for any offset.
  @_spi(Toolkit) open var scrollStops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?) {
    guard isPagingEnabled else { return (nil, nil) }
    let range = offsetRange
    return (
      pages(around: contentOffset.x, range.minX...range.maxX, length: bounds.width),
      pages(around: contentOffset.y, range.minY...range.maxY, length: bounds.height)
    )
  }

  // MARK: Zooming

  final var zoom = Zoom()

  /// The lowest zoom scale that the user can reach; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = newValue
      updatePinchRecognizer()
    }
  }

  /// The highest zoom scale that the user can reach; 1 by default. Zooming requires that it is greater than the lowest.
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue
      updatePinchRecognizer()
    }
  }

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`; 1 without such a view.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether a pinch can zoom beyond the limits, and springs back; true by default.
  open var bouncesZoom = true

  /// Sets the zoom scale, limited to its range. The middle of the visible content stays in place.
  ///
  /// - Parameter animated: True to let the host animate the change if it can. The scale has its new value at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

  /// Zooms and scrolls so that a part of the content fills the view as far as the limits of the scale allow.
  ///
  /// - Parameter rect: A rectangle in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  // MARK: Programmatic scrolling

  /// Sets the offset, even beyond the content's ends.
  ///
  /// - Parameter animated: True to let the host animate the movement if it can. The offset has its new value at once,
  ///   and `scrollViewDidEndScrollingAnimation(_:)` follows after the duration of the animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    guard self.contentOffset != contentOffset else { return }
    self.contentOffset = contentOffset
    scheduleEndOfAnimation()
  }

  /// Scrolls by the least distance that makes a part of the content visible, or not at all if it is visible. If it is
  /// larger than the view, its top left part becomes visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The end of a programmatic animation; nil if none is in progress.
  final var animationEnd: SceneClock.ScheduledAction?

  // MARK: Restoration

  /// The position of the content that returns with the scene; nil at the start, and for content whose position follows
  /// from something else.
  @_spi(Toolkit) open var keptPosition: KeptPosition? { positionFromStart }

  /// Returns to a kept position, as near as the content allows. Returns false if there is no content yet.
  @_spi(Toolkit) open func restore(_ position: KeptPosition) -> Bool { returnToDistance(of: position) }

  // MARK: Overriding

  @_spi(Toolkit) open override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds.size != oldBounds.size {
      let oldRange = offsetRange(contentSize: contentSize, inset: reportedRangeInset, size: oldBounds.size)
      adjustedInsetMayHaveChanged()
      if bounds.origin == oldBounds.origin { clampOffset(in: oldRange) }
      placeRefreshControl()
    }
    if bounds.origin != oldBounds.origin { offsetDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Stops deceleration, because another window has another clock.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endMovement()
  }

  /// The safe area without the part that the content's insets already include.
  @_spi(Toolkit) open override var safeAreaInsetsForSubviews: UIEdgeInsets? {
    let insets = respectedSafeArea - safeAreaContentInset
    return insets == .zero ? nil : insets
  }

  final var movement = Movement.none

  /// The bars around the view that follow its scrolling.
  final var bars = BarRelation()

  /// The edges at which the content takes no notice of the safe area; none by default.
  @_spi(Toolkit) public final var ignoredSafeAreaEdges: UIRectEdge = [] {
    didSet { if oldValue != ignoredSafeAreaEdges { adjustedInsetMayHaveChanged() } }
  }

  /// The objects besides the bars that follow the movements of the content.
  final var offsetFollowers = OffsetFollowers()

  /// The number of offset changes that the host did not report itself.
  final var scrollRevision = 0
  /// True during an offset change that the host reported.
  final var hostReportsOffset = false

  @_spi(Toolkit) open override var describedDetails: [String] {
    func list(_ numbers: CGFloat...) -> String { "{\(numbers.map(\.shortest).joined(separator: ", "))}" }
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    return super.describedDetails + [
      "contentOffset: \(list(offset.x, offset.y))", "contentSize: \(list(size.width, size.height))",
      "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
    ]
  }

  @_spi(Toolkit) open override var scrollInfo: ScrollInfo? {
    let range = offsetRange
    var axes: ScrollInfo.Axes = []
    if isScrollEnabled, range.maxX > range.minX { axes.insert(.horizontal) }
    if isScrollEnabled, range.maxY > range.minY { axes.insert(.vertical) }
    var indicators: ScrollInfo.Axes = []
    if showsHorizontalScrollIndicator { indicators.insert(.horizontal) }
    if showsVerticalScrollIndicator { indicators.insert(.vertical) }
    let stops = scrollStops
    return ScrollInfo(
      contentSize: contentSize, offset: contentOffset,
      minimumOffset: range.origin, maximumOffset: CGPoint(x: range.maxX, y: range.maxY),
      axes: axes, revision: scrollRevision, showsIndicators: indicators.intersection(axes),
      horizontalStops: axes.contains(.horizontal) ? stops.horizontal : nil,
      verticalStops: axes.contains(.vertical) ? stops.vertical : nil, margins: margins(along: axes))
  }

  /// The room beside the view in which its content stays visible: up to the next view around it that clips, or to the
  /// window's edges.
  private final func margins(along axes: ScrollInfo.Axes) -> ScrollInfo.Margins {
    guard !clipsToBounds, axes == .horizontal || axes == .vertical, let superview else { return ScrollInfo.Margins() }
    let edge =
      sequence(first: superview, next: \.superview).first { $0.clipsToBounds || $0.superview == nil } ?? superview
    let room = convert(edge.bounds, from: edge)
    let (before, after) =
      axes == .horizontal
      ? (bounds.minX - room.minX, room.maxX - bounds.maxX) : (bounds.minY - room.minY, room.maxY - bounds.maxY)
    guard before.isFinite, after.isFinite else { return ScrollInfo.Margins() }
    return ScrollInfo.Margins(before: max(0, before), after: max(0, after))
  }
}
