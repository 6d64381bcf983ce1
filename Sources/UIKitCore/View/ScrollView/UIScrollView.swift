import Foundation
import RenderTree

/// A view onto content that is larger than itself.
///
/// The offset is the origin of the bounds: subviews keep their frames, in the content's coordinates, while the bounds
/// move over them. A person can scroll as far as the content and its insets reach; the app can set any offset.
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Delegate

  /// The one place that holds the delegate, for this class and for those that narrow its type.
  @_spi(Toolkit) public final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Told how the content moves.
  ///
  /// A subclass that asks for more of its delegate declares `@_nonoverride open weak var delegate` with its own type
  /// over `scrollDelegate`. Both are then visible on it; this one is disfavoured, so that the compiler takes the
  /// subclass's, and a subclass of either can still override its own.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The content's point at the upper left corner of the bounds, which is their origin.
  ///
  /// Setting it moves there at once, beyond the content's ends too, and tells the delegate.
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set {
      endMovement()
      changeGeometry { $0.bounds.origin = newValue }
    }
  }

  /// The content's extent, in points. An offset that the old extent allowed and the new one does not moves to the end.
  open var contentSize = CGSize.zero {
    didSet {
      guard oldValue != contentSize else { return }
      setNeedsRender()
      let oldRange = offsetRange(contentSize: oldValue, inset: reportedInset, size: bounds.size)
      adjustedInsetMayHaveChanged()
      keepOffset(in: oldRange)
    }
  }

  /// Room around the content that can be scrolled into view, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustedInsetMayHaveChanged() } }
  }

  /// How the safe area adds to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Above and below always, at the sides where the content scrolls sideways.
    case automatic
    /// On the axes that the content scrolls on.
    case scrollableAxes
    case never
    case always
  }

  /// How the safe area adds to the content's insets; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { adjustedInsetMayHaveChanged() } }
  }

  /// The content's insets with what the safe area adds, and above the content what a control that refreshes takes.
  public final var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaShare
    inset.top += refreshShare
    return inset
  }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// What `adjustedContentInset` was when it was last told of.
  final var reportedInset = UIEdgeInsets.zero

  // MARK: Scrolling by a person

  /// Whether a person can scroll.
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { setNeedsRender() } }
  }

  /// Whether the content can be pulled beyond its ends, whence it springs back.
  open var bounces = true

  /// Whether it can be pulled up and down even where it is shorter than the view.
  open var alwaysBounceVertical = false {
    didSet { if oldValue != alwaysBounceVertical { adjustedInsetMayHaveChanged() } }
  }

  /// Whether it can be pulled sideways even where it is narrower than the view.
  open var alwaysBounceHorizontal = false {
    didSet { if oldValue != alwaysBounceHorizontal { adjustedInsetMayHaveChanged() } }
  }

  /// Whether it comes to rest at multiples of the view's size only.
  open var isPagingEnabled = false {
    didSet { if oldValue != isPagingEnabled { setNeedsRender() } }
  }

  /// Whether a finger that begins along one axis moves the content along that axis only.
  open var isDirectionalLockEnabled = false

  /// Whether a thumb shows how far the content is scrolled down; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { if oldValue != showsVerticalScrollIndicator { setNeedsRender() } }
  }

  /// Whether a thumb shows how far the content is scrolled to the side; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { if oldValue != showsHorizontalScrollIndicator { setNeedsRender() } }
  }

  /// Finds the fingers that move the content.
  public final let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether the content hears of a finger only after it has stayed for 0.15 seconds of the scene's clock without
  /// moving, or when it is lifted; true by default.
  open var delaysContentTouches = true

  /// Whether a finger that the content has heard of can still begin to scroll; true by default.
  open var canCancelContentTouches = true

  /// Whether a finger on some part of the content that has heard of it may begin to scroll. By default not on controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
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

  /// When text editing ends because a person scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When a drag begins.
    case onDrag
    /// Here the same: there is no keyboard to be pulled down with the content.
    case interactive
    /// The same, for text input with a view of its own above the keyboard; here there is none.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// When text editing ends because a person scrolls; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The part of its speed that moving content keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond, from 0 to 1.
    public let rawValue: CGFloat
    /// A rate by the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: the content comes to rest after some way.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: the content comes to rest soon, as with pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How fast content that was let go of comes to rest; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Where content that was let go of comes to rest.
  ///
  /// Called before the delegate is asked. A layout with resting places of its own overrides it.
  ///
  /// - Parameters:
  ///   - proposed: the place by speed and rate, within the content's ends.
  ///   - velocity: of the offset, in points a millisecond.
  @_spi(Toolkit) open func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Scrolls as a wheel does. False where nothing can move that way.
  ///
  /// - Parameter point: where the pointer is, in the content's coordinates.
  @_spi(Toolkit) open func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    guard scrollByPerson(by: delta) else { return pullByWheel(delta) }
    wheelDidScroll()
    return true
  }

  /// Lets a person who pulls the content down ask for it anew; nil by default. Content that is too short to be scrolled
  /// can then be pulled all the same, if it bounces.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

  final var wheelPull = WheelPull()

  /// Called before a finger, a wheel, a key or a host that scrolls by itself moves the content.
  @_spi(Toolkit) open func personWillScroll() {}

  /// What an arrow key does that moves no focus; nil where nothing can move that way.
  @_spi(Toolkit) open func scrollingByArrow(by distance: CGSize) -> (@MainActor () -> Void)? {
    guard offset(scrolledBy: distance) != nil else { return nil }
    return { [self] in _ = scrollByPerson(by: distance) }
  }

  /// Whether page up and down, home and end scroll this view, rather than one that it is in.
  @_spi(Toolkit) open var takesPageKeys: Bool { true }

  /// Where content that a host scrolls comes to rest; nil for anywhere.
  @_spi(Toolkit) open var scrollStops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?) {
    guard isPagingEnabled else { return (nil, nil) }
    let range = offsetRange
    return (
      pages(around: contentOffset.x, range.minX...range.maxX, length: bounds.width),
      pages(around: contentOffset.y, range.minY...range.maxY, length: bounds.height)
    )
  }

  // MARK: Programmatic scrolling

  /// Moves to an offset, beyond the content's ends too.
  ///
  /// - Parameter animated: whether a host that can shows the movement. The offset has its new value at once, and
  ///   `scrollViewDidEndScrollingAnimation(_:)` follows when the time for it is over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    guard self.contentOffset != contentOffset else { return }
    self.contentOffset = contentOffset
    scheduleEndOfAnimation()
  }

  /// Scrolls as little as will bring a part of the content into view, and not where all of it is in view. Of what is
  /// larger than the view, the upper left part comes into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The end of an animation that the app asked for; nil while there is none.
  final var animationEnd: SceneClock.Appointment?

  // MARK: Overriding

  @_spi(Toolkit) open override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds.size != oldBounds.size {
      let oldRange = offsetRange(contentSize: contentSize, inset: reportedInset, size: oldBounds.size)
      adjustedInsetMayHaveChanged()
      if bounds.origin == oldBounds.origin { keepOffset(in: oldRange) }
      placeRefreshControl()
    }
    if bounds.origin != oldBounds.origin { offsetDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Another window has another clock: what moves by itself stops.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endMovement()
  }

  /// What the insets of the content take of the safe area is nothing that subviews have to keep out of.
  override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets - safeAreaShare }

  final var movement = Movement.none

  /// Grows with every change of the offset that the host did not report itself.
  final var scrollRevision = 0
  /// Whether the change of the offset that is under way was reported by the host.
  final var hostReportsOffset = false

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
      verticalStops: axes.contains(.vertical) ? stops.vertical : nil)
  }
}
