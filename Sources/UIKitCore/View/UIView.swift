import Foundation
import RenderTree

/// A rectangular area that draws itself, lays out its subviews and receives touches.
///
/// Views belong to the main actor. Changes are collected: all changes of one turn of the main queue lead to one layout
/// pass and one frame at its end.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + viewMembers }

  // MARK: Geometry

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry = Geometry(frame: frame)
    super.init()
  }

  /// Creates a view from an element of a nib or a storyboard, with its subviews and constraints; nil for another coder.
  public required init?(coder: NSCoder) {
    guard coder.readsInterface else { return nil }
    geometry = Geometry(frame: .zero)
    super.init()
    coder.decodeProperties(of: self, declaredBy: UIView.self)
  }

  /// Creates a view with a zero frame.
  public override convenience init() { self.init(frame: .zero) }

  final var geometry: Geometry

  /// The view's rectangle in its superview's coordinates, in points: the bounding box if the view is transformed.
  ///
  /// Setting it sets `center` and the size of `bounds`.
  open var frame: CGRect {
    get {
      KeyPathNames.note(self, "frame")
      return geometry.frame
    }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates. Another origin scrolls the content.
  open var bounds: CGRect {
    get {
      KeyPathNames.note(self, "bounds")
      return geometry.bounds
    }
    set { changeGeometry { $0.boundsAboutAnchor = newValue } }
  }

  /// The position in the superview's coordinates of the view's center, or of its layer's anchor point if that was
  /// changed.
  open var center: CGPoint {
    get {
      KeyPathNames.note(self, "center")
      return geometry.position
    }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The transform about the view's center, or its layer's anchor point. Layout ignores it.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// Called before the origin or the size of the bounds changes.
  @_spi(Toolkit) open func boundsWillChange(to newBounds: CGRect) {}

  /// Called after the frame, bounds, center or transform changed.
  @_spi(Toolkit) open func geometryDidChange(from oldBounds: CGRect) {}

  /// A number for the app's own use.
  open var tag = 0

  /// The name by which the state of the view is found when its scene is restored; nil, the default, for its place in the
  /// hierarchy. Two views of a scene do not share one.
  open var restorationIdentifier: String? {
    get { identifiers?.restoration }
    set { setIdentifier(\.restoration, newValue) }
  }

  /// The identifiers that few views have; nil without any.
  final var identifiers: ViewIdentifiers?

  /// The edge at which the view stays while a host scrolls the content around it; nil, the default, for other views.
  @_spi(Toolkit) open var renderedPin: NodePin? { nil }

  /// The index path of a view that a list reuses, as text, which is empty while the list does not show the view; nil, the
  /// default, for other views.
  @_spi(Toolkit) open var placeInList: String? { nil }

  // MARK: Hierarchy

  /// The subviews, from back to front.
  public internal(set) final var subviews: [UIView] = []

  /// The superview; nil if there isn't one.
  public internal(set) final weak var superview: UIView?

  /// The view controller whose root view this is.
  final weak var viewController: UIViewController?

  /// The stored value of `window`, which is O(1) therefore.
  final weak var attachedWindow: UIWindow?

  // MARK: Appearance

  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The animations of the view that have not ended.
  final var runningAnimations: [ViewAnimation] = []

  /// The layer; nil if it has not been created yet.
  final var layerIfLoaded: CALayer?

  /// The settings that the app and its appearance proxies made; nil before the first one.
  final var appearanceRecord: AppearanceRecord?

  /// Makes the instance that stands for an appearance proxy of the class, by default with `init(frame:)`.
  @_spi(Toolkit) open class func makeAppearanceInstance() -> UIView { construct(frame: .zero) }

  /// Takes over the values of the appearance proxies; called when the view has entered a window.
  func applyAppearance() { AppearanceProxy.apply(to: self, in: self) }

  /// The background colour; nil for a transparent background. An appearance property.
  open var backgroundColor: UIColor? {
    didSet {
      appearanceDidSet(\UIView.backgroundColor)
      guard oldValue != backgroundColor else { return }
      UIView.currentAnimation?.willRecolor(self, from: oldValue)
      appearanceDidChange()
    }
  }

  /// The opacity from 0 to 1, multiplied with that of the superview. A view with at most 0.01 receives no touches.
  open var alpha: CGFloat = 1 {
    didSet {
      guard oldValue != alpha else { return }
      UIView.currentAnimation?.willFade(self, from: oldValue)
      appearanceDidChange()
    }
  }

  /// A Boolean value that indicates whether the view is hidden: it isn't drawn and receives no touches, but keeps its
  /// space in the layout, except in stack views.
  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      setNeedsRender()
      superview?.setNeedsRender()
      superview?.arrangedVisibilityDidChange(of: self)
    }
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds.
  open var clipsToBounds = false {
    didSet { if oldValue != clipsToBounds { setNeedsRender() } }
  }

  /// The app's promise that the view fills its bounds with opaque content.
  open var isOpaque = true

  /// The placement of content in the bounds, which also applies to what `draw(_:)` painted at another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if oldValue != contentMode { setNeedsRender() } }
  }

  /// A Boolean value that indicates whether each call of `draw(_:)` starts with an empty context; true by default.
  /// Otherwise it paints over the previous drawings, of which up to 16 are kept.
  open var clearsContextBeforeDrawing = true

  /// A view whose opacity masks this view with its subviews; nil for no mask. Its frame is in this view's coordinates,
  /// and it must not have a superview.
  open var mask: UIView? {
    didSet { if oldValue !== mask { layer.mask = mask?.layer } }
  }

  /// The view's own tint colour; nil to inherit it.
  final var storedTintColor: UIColor?

  /// The tint colour: the view's own, otherwise the nearest ancestor's, otherwise the app's accent colour or the system
  /// blue. An appearance property.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      appearanceDidSet(\UIView.ownTintColor)
      guard storedTintColor != newValue else { return }
      storedTintColor = newValue
      tintColorChanged()
    }
  }

  /// Called when the tint colour changed, in this view or an ancestor.
  open func tintColorDidChange() {}

  /// The user interface style of the view and its descendants; `.unspecified` to inherit it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitsDidChange() } }
  }

  /// The style that the view gives itself and its descendants; `.unspecified` to inherit it. Bars have one of their own.
  var ownUserInterfaceStyle: UIUserInterfaceStyle { overrideUserInterfaceStyle }

  /// The traits of the view and its descendants that differ from the inherited ones.
  public final var traitOverrides = UITraitOverrides() {
    didSet { if oldValue != traitOverrides { traitsDidChange() } }
  }

  final var traitChanges = TraitChangeRegistrations()

  /// The meaning of the view's content for mirroring in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      setNeedsLayout()
      constraintDirectionDidChange()
    }
  }

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its descendants receive touches.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// A Boolean value that indicates whether a touch in the view blocks touches in other views of the window.
  open var isExclusiveTouch = false

  final var storedGestureRecognizers: [UIGestureRecognizer] = []
  final var storedInteractions: [any UIInteraction] = []

  // MARK: Layout

  /// The parts of the frame that follow changes of the superview's size.
  open var autoresizingMask: AutoresizingMask = []

  /// A Boolean value that indicates whether subviews follow changes of the size by their autoresizing masks.
  open var autoresizesSubviews = true

  var usesAutoresizingMask = true

  /// A Boolean value that indicates whether the app sets the frame (true, the default) or constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { usesAutoresizingMask }
    set {
      guard usesAutoresizingMask != newValue else { return }
      usesAutoresizingMask = newValue
      constraintParticipationDidChange()
    }
  }

  var layoutState = LayoutState()
  var margins = MarginState()
  /// The view's Auto Layout state; nil while constraints don't involve it.
  final var constraintState: ConstraintState?

  /// The traits of the view and its descendants in an environment with given traits.
  @_spi(Toolkit) open func traits(inheriting outside: UITraitCollection) -> UITraitCollection { outside }

  // MARK: Rendering

  /// The view's identity in frames. It changes when the view represents another item.
  @_spi(Toolkit) public internal(set) final var nodeID = NodeID.make()
  /// The node of the last frame; nil if the view has changed since.
  final var renderedNode: RenderNode?
  /// True if `draw(_:)` will be called before the next frame.
  final var needsDisplay = true
  /// The recorded output of `draw(_:)`; nil if it paints nothing.
  final var recording: ContentRecording?
  /// The traits last reported by `traitCollectionDidChange`.
  final var reportedTraits: UITraitCollection?

  // MARK: Accessibility

  /// The stored value of `accessibility`; nil while no property is set, as in most views.
  final var accessibilityStorage: AccessibilityStorage?

  /// A Boolean value that indicates whether assistive technology treats the view as one element. False by default, but
  /// true for controls and labels.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// The name of the view.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The value of the view.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A description of the result of activating the view.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The characteristics of the view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// The actions of the view in addition to its activation; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// An identifier for tests, which users don't see.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// A Boolean value that indicates whether only descendants of the view can be used while it is visible.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set {
      accessibility.isModal = newValue
      attachedWindow?.noteModality(of: self)
    }
  }

  /// A Boolean value that indicates whether assistive technology leaves out the view and its subviews, though they are
  /// visible.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }

  // MARK: Responder

  /// The view controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  override final var responderWindow: UIWindow? { self as? UIWindow ?? attachedWindow }

  /// The class, the address and, on the main thread, the frame and the attributes that differ from their defaults.
  open override nonisolated var description: String { attributedDescription }

  /// The text in the description; nil, the default, for none.
  @_spi(Toolkit) open var describedText: String? { nil }

  /// The parts of the description after those that all views have; none by default.
  @_spi(Toolkit) open var describedDetails: [String] { [] }

  /// Activates the view for users who don't use a pointer. Returns false, the default, if a tap on the view's center
  /// should be simulated instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements the value; does nothing by default.
  open func accessibilityDecrement() {}

  /// The named actions of the view: first the app's custom actions, then those of subclasses.
  @_spi(Toolkit) open var namedActions: [NamedAction] { namedCustomActions }

  /// Performs the named action with a name, which may include a number.
  @_spi(Toolkit) open func performCustomAction(named name: String) {
    namedActions.numbered.first { $0.name == name }?.perform()
  }

  // MARK: Focus

  /// Called when the view gained or lost the focus.
  @_spi(Toolkit) open func focusDidChange() {}

  /// A Boolean value that indicates whether the view can have the keyboard's focus. By default an accessibility element
  /// can if it recognises taps or is adjustable. Controls and cells can too.
  open var canBecomeFocused: Bool { isAccessibilityElement && (recognizesTaps || isAdjustable) }

  /// True if a focusable view can be activated. By default false for a view that is only adjustable.
  @_spi(Toolkit) open var canBeActivated: Bool { !isAdjustable || recognizesTaps }

  /// The identifier of the view's focus group, which is a single stop for the tab key: all descendants, and other views
  /// with the same identifier. Nil, the default, for the superview's group. A collection view is a group without an
  /// identifier.
  open var focusGroupIdentifier: String? {
    get { identifiers?.focusGroup }
    set { setIdentifier(\.focusGroup, newValue) }
  }

  /// The effect that the host shows on the view while it has the focus: by default the host's own, such as a ring; nil
  /// for none.
  open var focusEffect: UIFocusEffect? = UIFocusEffect.standard {
    didSet { if oldValue !== focusEffect { setNeedsRender() } }
  }

  /// The environments to which the focus goes when it enters the view; none by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns false to forbid that the focus moves from the view or a descendant, or to one of them. True by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved from the view or a descendant, or to one of them.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// A short description of the effect of enter on the focused view.
  @_spi(Toolkit) open var activationTitle: String { activationTitleOfRole }

  /// The action of the left or right arrow key on the focused view; nil to move the focus. By default it adjusts an
  /// adjustable view. A cell with swipe actions reveals them.
  @_spi(Toolkit) open func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? { adjustment(direction) }

  /// The action of an arrow key on the focused view; nil to move the focus. By default only left and right have one.
  @_spi(Toolkit) open func arrowAction(_ direction: FocusDirection) -> KeyAction? {
    direction.isVertical ? nil : horizontalKeyAction(direction)
  }

  /// The action of page up, page down, home or end on the focused view; nil, the default, to scroll.
  @_spi(Toolkit) open func pageAction(_ key: KeyEvent.Key) -> KeyAction? { nil }

  /// The action that opens a menu of the view's own, beside those of its interactions; nil if it has none, or activation
  /// opens it.
  @_spi(Toolkit) open var ownMenuAction: KeyAction? { nil }

  /// The part of the screen that the view and its descendants belong to; nil for the superview's.
  @_spi(Toolkit) open var focusGroup: FocusGroup? { nil }

  /// The view itself if it keeps the focus for its items, whose views are reused.
  @_spi(Toolkit) open var asFocusContainer: (any FocusContainer)? { nil }

  // MARK: Overriding

  /// Called before the superview changes, possibly to nil.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed, possibly to nil.
  open func didMoveToSuperview() {}

  /// Called before the window changes, possibly to nil.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed, possibly to nil.
  open func didMoveToWindow() {}

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Lays out the subviews.
  ///
  /// The default sets the frames that satisfy the constraints. Apps don't call this method but `setNeedsLayout()`.
  open func layoutSubviews() { applyConstraintLayout() }

  /// The size that best fits a given size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content; `UIView.noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// True if the intrinsic height depends on the width, as for text of several lines. Auto Layout then solves in two
  /// passes.
  @_spi(Toolkit) open var hasWidthDependentHeight: Bool { false }

  /// Marks the intrinsic content size as changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentDidChange()
    reportFittingSizeChange(constraintsChanged: false)
  }

  /// Handles a change of constraints or content inside, which may change the fitting size. Returns false, the default,
  /// to pass the change to the superview. Views that are sized by their content, such as cells, override it.
  ///
  /// - Parameter constraintsChanged: True if constraints changed, false if only a view's content did.
  @_spi(Toolkit) open func handlesFittingSizeChange(constraintsChanged: Bool) -> Bool { false }

  /// The size that the constraints inside determine; the target size is optional, at priority 50.
  ///
  /// `UIView.layoutFittingCompressedSize` requests the smallest possible size. No frame changes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside determine; the target lengths have the given priorities. Priority 1000 keeps
  /// a length.
  ///
  /// The result is rounded up to whole pixels. No frame changes.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The intrinsic content size for a given width; nil if it doesn't depend on the width.
  @_spi(Toolkit) open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// The hugging priorities of views of the class to which the app has not given others.
  class var standardHugging: ConstraintState.Priorities { .stretchable }

  /// The distances between the view's frame and the rectangle at which constraints align it, in points; zero by default.
  ///
  /// The intrinsic content size is that of the rectangle. Decorations such as shadows lie outside of it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle at which constraints align the view if it has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of the view if constraints align it at a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The distance of the first baseline from the top in a view of a given size; nil for a view without text.
  @_spi(Toolkit) open func baselineOffsetFromTop(in size: CGSize) -> CGFloat? { nil }

  /// The distance of the last baseline from the bottom in a view of a given size; nil for a view without text.
  @_spi(Toolkit) open func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? { nil }

  /// Called when the traits changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits; nil in the first call.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The deepest view that receives touches at a point of this view's coordinates; nil if there isn't one.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(point, with: event) }

  /// Returns a Boolean value that indicates whether a point of this view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns a Boolean value that indicates whether a recogniser of this view or an ancestor may begin for a touch that
  /// began in this view or a descendant. False makes the recogniser fail. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Updates constraints before a layout pass. Overrides call `super` last.
  open func updateConstraints() { layoutState.needsConstraintUpdate = false }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// The safe area insets that subviews inherit; nil if nothing covers them.
  ///
  /// A view that lets its subviews reach beyond its bounds overrides this with `signedSafeAreaInsets`, and the limits with
  /// those of its superview.
  @_spi(Toolkit) open var safeAreaInsetsForSubviews: UIEdgeInsets? {
    let insets = safeAreaInsets
    return insets == .zero ? nil : insets
  }

  /// The safe area insets that a subview inherits; nil if nothing covers it.
  @_spi(Toolkit) open func safeAreaInsets(for subview: UIView) -> UIEdgeInsets? { safeAreaInsetsForSubviews }

  /// The largest safe area insets of subviews.
  @_spi(Toolkit) open var safeAreaLimitsForSubviews: UIEdgeInsets { safeAreaInsetsForSubviews ?? .zero }

  /// Paints the view's own content into the current context (`UIGraphicsGetCurrentContext()`), over its background and
  /// under its subviews.
  ///
  /// Apps don't call this method but `setNeedsDisplay()`. The default paints nothing. The result is kept, and fitted by
  /// the content mode, until a redraw is requested, the traits change, or the size changes in content mode `.redraw`.
  /// Calls of `setNeedsDisplay()` from inside `draw(_:)` request no further frame.
  ///
  /// - Parameter rect: The bounds: a view is always painted entirely. Content outside the bounds isn't visible.
  open func draw(_ rect: CGRect) {}

  /// Marks the view for a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() { markForDisplay() }

  /// Marks the view for a call of `draw(_:)` before the next frame if the rectangle intersects the bounds.
  open func setNeedsDisplay(_ rect: CGRect) {
    if rect.intersects(bounds) { markForDisplay() }
  }

  /// The content of the view's box, over its background and under its subviews.
  @_spi(Toolkit) open func renderContent(with traits: UITraitCollection) -> NodeContent? {
    displayedContent(with: traits)
  }

  /// The nodes of the view's children, from back to front.
  @_spi(Toolkit) open func renderedChildren(with traits: UITraitCollection) -> [RenderNode] { childNodes(with: traits) }

  /// The scrolling state for the node; nil if the view does not scroll.
  @_spi(Toolkit) open var scrollInfo: ScrollInfo? { nil }

  /// The semantics of the view for assistive technology; nil if it has none.
  @_spi(Toolkit) open func makeSemantics() -> Semantics? { accessibility.semantics(of: self) }

  /// The background colour for given traits.
  @_spi(Toolkit) open func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    backgroundColor?.rendered(with: traits)
  }

  /// Called when a subview was hidden or shown. A stack view lays itself out again.
  func arrangedVisibilityDidChange(of subview: UIView) {}

  /// Called when the intrinsic content size of a subview changed. A stack view may distribute its space accordingly.
  func arrangedContentDidChange(of subview: UIView) {}
}
