import Foundation
import RenderTree

/// A rectangle on the screen that draws itself, lays out its subviews and takes touches.
///
/// Views live on the main actor. Changes are gathered: however many are made in one turn of the main queue, there is
/// one layout pass and one frame at its end.
@MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  /// A view where `frame` says, in its superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry = Geometry(frame: frame)
    super.init()
  }

  /// Always nil: there are no archives to read views from. Subclasses override it because the original asks them to.
  public required init?(coder: NSCoder) { return nil }

  /// A view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  final var geometry: Geometry

  /// Where the view stands in its superview's coordinates, in points: the box around it where it is transformed.
  ///
  /// Setting it sets the middle and the size of the bounds.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's own coordinates: their origin, and the view's size. Another origin scrolls the content.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.boundsAboutAnchor = newValue } }
  }

  /// The view's middle in its superview's coordinates, or where its layer's anchor is, where that is another point.
  open var center: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// What turns or scales the view about its middle, or its layer's anchor; layout does not know of it.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// Called before the view is scrolled or gets another size.
  @_spi(Toolkit) open func boundsWillChange(to newBounds: CGRect) {}

  /// Called after the frame, bounds, center or transform changed, whoever changed them.
  @_spi(Toolkit) open func geometryDidChange(from oldBounds: CGRect) {}

  /// A number that the app is free to use.
  open var tag = 0

  // MARK: Hierarchy

  /// Back to front.
  public internal(set) final var subviews: [UIView] = []

  /// The view that this one is in; nil for none.
  public internal(set) final weak var superview: UIView?

  /// The controller whose root view this is.
  final weak var viewController: UIViewController?

  /// The window that the view is in; nil outside of any.
  public final var window: UIWindow? { attachedWindow }

  /// Kept here so that looking for the window does not climb the tree.
  final weak var attachedWindow: UIWindow?

  // MARK: Looks

  /// The class that the view's layer is made of; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  private var storedLayer: CALayer?

  /// The looks of the view's box: an instance of `layerClass`.
  public final var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = makeLayer()
    storedLayer = made
    return made
  }

  /// The layer, where anyone has asked for it.
  final var layerIfMade: CALayer? { storedLayer }

  /// What fills the view; nil leaves it transparent.
  open var backgroundColor: UIColor? {
    didSet { if oldValue != backgroundColor { looksDidChange() } }
  }

  /// From 0 to 1; it multiplies down the tree. A view of at most 0.01 takes no touches.
  open var alpha: CGFloat = 1 {
    didSet { if oldValue != alpha { looksDidChange() } }
  }

  /// Whether the view is left out: it is not drawn and takes no touches, but keeps its place in the layout (stack
  /// views give it up).
  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      setNeedsRender()
      superview?.setNeedsRender()
      superview?.arrangedVisibilityDidChange(of: self)
    }
  }

  /// Whether what subviews draw outside the bounds is cut off.
  open var clipsToBounds = false {
    didSet { if oldValue != clipsToBounds { setNeedsRender() } }
  }

  /// A promise that the view fills its bounds with opaque content.
  open var isOpaque = true

  /// How content is fitted into the bounds, also what `draw(_:)` painted while the view had another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if oldValue != contentMode { setNeedsRender() } }
  }

  /// Whether each drawing begins with nothing (true, and by default), or over what was painted before, of which up to
  /// 16 drawings are kept.
  open var clearsContextBeforeDrawing = true

  /// A view that says by its opacity where this one is seen, with what is inside; its frame is in this view's
  /// coordinates. It must not have a superview. nil shows all.
  open var mask: UIView? {
    didSet { if oldValue !== mask { layer.mask = mask?.layer } }
  }

  var storedTintColor: UIColor?

  /// The colour of things that act: the view's own, else the nearest ancestor's, else the system's blue.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      guard storedTintColor != newValue else { return }
      storedTintColor = newValue
      tintColorChanged()
    }
  }

  private func tintColorChanged() {
    tintColorDidChange()
    setNeedsRender()
    for subview in subviews where subview.storedTintColor == nil { subview.tintColorChanged() }
  }

  /// Called when the colour of things that act has changed, here or in an ancestor.
  open func tintColorDidChange() {}

  /// Forces light or dark on the view and all that is inside; `.unspecified` leaves it to the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitsDidChange() } }
  }

  /// What the view's content means for its mirroring in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      setNeedsLayout()
      constraintDirectionDidChange()
    }
  }

  // MARK: Touches

  /// Whether touches may find the view or anything in it.
  open var isUserInteractionEnabled = true

  /// Whether more than one finger at a time is followed.
  open var isMultipleTouchEnabled = false

  /// Whether touches elsewhere in the window are ignored while one is in this view.
  open var isExclusiveTouch = false

  final var storedGestureRecognizers: [UIGestureRecognizer] = []

  // MARK: Layout

  /// How the frame follows when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow by their masks when the size changes.
  open var autoresizesSubviews = true

  var usesAutoresizingMask = true

  /// Whether the frame is the app's to set (true, and by default), or the constraints'.
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
  /// What Auto Layout keeps of the view; nil while it has no part in it.
  final var constraintState: ConstraintState?

  /// The traits of the view and all inside, where those around it are these.
  @_spi(Toolkit) open func traits(inheriting outside: UITraitCollection) -> UITraitCollection { outside }

  // MARK: Rendering

  /// The view's identity in frames. It changes when the view comes to stand for another item.
  @_spi(Toolkit) public internal(set) final var nodeID = NodeID.make()
  /// The last node, while it is still true.
  final var renderedNode: RenderNode?
  /// Whether `draw(_:)` is to be called before the next frame.
  final var needsDisplay = true
  /// What `draw(_:)` painted; nil where that was nothing.
  final var recording: ContentRecording?
  /// The traits that `traitCollectionDidChange` last told of.
  final var reportedTraits: UITraitCollection?

  // MARK: Accessibility

  final var accessibility = AccessibilityProperties() {
    didSet { setNeedsRender() }
  }

  /// Whether the view is one thing to a person who does not see it. False by default; controls and labels are.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What the view holds.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What happens when the view is used.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What kind of thing the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// What can be done with the view besides using it; nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// A name for tests that no person meets.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Whether only what is inside the view can be used while it is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  // MARK: Responder

  /// The view's controller where it is a controller's root view, else its superview.
  open override var next: UIResponder? { viewController ?? superview }

  override final var responderWindow: UIWindow? { self as? UIWindow ?? attachedWindow }

  /// The class, the address and, on the main thread, the frame.
  open override nonisolated var description: String {
    let frame = Thread.isMainThread ? MainActor.assumeIsolated { "; frame = \(self.frame.pointDescription)" } : ""
    return "<\(type(of: self)): \(address)\(frame)>"
  }

  private final nonisolated var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
  }

  /// Does what a tap on the view does, for a person who does not point at it. False, and by default, where a tap on its
  /// middle is to be made instead.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value greater. Nothing by default.
  open func accessibilityIncrement() {}

  /// Makes the value smaller. Nothing by default.
  open func accessibilityDecrement() {}

  /// What can be done to the view by name: what the app says, and then what is in the view's nature.
  @_spi(Toolkit) open var namedActions: [NamedAction] {
    (accessibilityCustomActions ?? []).map { action in
      NamedAction(action.name) { _ = action.actionHandler?(action) }
    }
  }

  /// Does what one of the view's actions stands for.
  @_spi(Toolkit) open func performCustomAction(named name: String) {
    namedActions.numbered.first { $0.name == name }?.perform()
  }

  // MARK: Focus

  /// Called when the view got the keyboard's focus or lost it.
  @_spi(Toolkit) open func focusDidChange() {}

  /// Whether keys can act on the view. By default where it is an accessibility element that finds taps or can be
  /// adjusted; controls and cells can too.
  open var canBecomeFocused: Bool { isAccessibilityElement && (findsTaps || isAdjustable) }

  /// Whether using the view does anything, if it can have the focus. False by default for a view that only has a value.
  @_spi(Toolkit) open var canBeActivated: Bool { !isAdjustable || findsTaps }

  /// Names what the tab key stops at once: all that is inside, and what has the same name elsewhere. Nil, and by
  /// default, where that is the superview's. A collection view is a group without a name.
  open var focusGroupIdentifier: String?

  /// What enter does on the view while it has the focus, in a few words.
  @_spi(Toolkit) open var meaningOfActivation: String {
    switch makeSemantics()?.role {
    case .toggle: "switch"
    case .textField, .searchField: "type here"
    default: "press"
    }
  }

  /// What a sideways key does on the view while it has the focus; nil where it moves the focus. By default it adjusts
  /// what is adjustable; a row that can be swiped shows its actions.
  @_spi(Toolkit) open func sidewaysAction(_ direction: FocusDirection) -> KeyAction? { adjustment(direction) }

  /// What an arrow does on the view while it has the focus; nil where it moves the focus. By default only sideways ones
  /// do anything.
  @_spi(Toolkit) open func arrowAction(_ direction: FocusDirection) -> KeyAction? {
    direction.isVertical ? nil : sidewaysAction(direction)
  }

  /// What opens the menu of what can be done to the view while it has the focus; nil where it has none, or is used to
  /// open it.
  @_spi(Toolkit) open var menuAction: KeyAction? { nil }

  /// The part of the screen that the view and what is inside belong to; nil where that is the superview's.
  @_spi(Toolkit) open var focusGroup: FocusGroup? { nil }

  /// The view itself where it keeps the focus for what is inside, because its items come and go.
  @_spi(Toolkit) open var asFocusContainer: (any FocusContainer)? { nil }

  // MARK: Overriding

  /// Called before the view joins or leaves a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has joined or left a superview.
  open func didMoveToSuperview() {}

  /// Called before the view or an ancestor joins or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view or an ancestor has joined or left a window.
  open func didMoveToWindow() {}

  /// Called after a view became a subview; does nothing here.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview leaves; does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Places the subviews.
  ///
  /// The default gives each subview that has constraints the frame that solves them. Not to be called: ask with
  /// `setNeedsLayout()`.
  open func layoutSubviews() { applyConstraintLayout() }

  /// The size that fits best into another; the present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content asks for; `UIView.noIntrinsicMetric` on an axis where it asks for none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Whether the height that the content asks for depends on the width it is given: text of several lines. Auto Layout
  /// then solves in two passes.
  @_spi(Toolkit) open var hasWidthDependentHeight: Bool { false }

  /// The content asks for another size now.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentDidChange()
    reportFittingSizeChange(constraintsChanged: false)
  }

  /// Takes note that constraints or content inside may ask for another size, and returns true; false, and by default,
  /// passes that on to the superview. A view that is sized by its content, such as a cell, overrides it.
  ///
  /// - Parameter constraintsChanged: whether constraints changed, and not only the content of a view.
  @_spi(Toolkit) open func takesFittingSizeChange(constraintsChanged: Bool) -> Bool { false }

  /// The size that the constraints inside want; the size given is only wished for, at priority 50.
  ///
  /// `UIView.layoutFittingCompressedSize` asks for the least that is possible. Nothing is moved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside want, where the sides given are wished for at priorities: 1000 keeps one.
  ///
  /// Rounded up to whole pixels. Nothing is moved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size that the content asks for where its width is settled; nil where the width does not matter.
  @_spi(Toolkit) open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// How far the first line's baseline is below the upper edge of a view of that size; nil where there is no text.
  @_spi(Toolkit) open func baselineOffsetFromTop(in size: CGSize) -> CGFloat? { nil }

  /// How far the last line's baseline is above the lower edge of a view of that size; nil where there is no text.
  @_spi(Toolkit) open func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? { nil }

  /// Called when the surroundings changed.
  ///
  /// - Parameter previousTraitCollection: those before; nil at the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The deepest view at a point of this view's coordinates that takes touches; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Asked before a recogniser of this view or of an ancestor begins, where the touch came down in this view or inside
  /// it: false makes it fail. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Changes constraints before a layout pass. Overrides call `super` last.
  open func updateConstraints() { layoutState.needsConstraintUpdate = false }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}

  /// What subviews have to keep out of.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Paints the view's own content into the current context (`UIGraphicsGetCurrentContext()`), over its background and
  /// under its subviews.
  ///
  /// Not to be called: ask with `setNeedsDisplay()`. The default paints nothing. What was painted stays, fitted by the
  /// content mode, until it is asked for anew, the traits change, or the size does where the content mode is
  /// `.redraw`. Asking while drawing is not heard.
  ///
  /// - Parameter rect: the bounds: a view is always painted whole. What is painted outside of them is not seen.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { displayIsNeeded() }

  /// Asks for `draw(_:)` before the next frame, where the rectangle touches the bounds.
  open func setNeedsDisplay(_ rect: CGRect) {
    if rect.intersects(bounds) { displayIsNeeded() }
  }

  /// What stands in the view's box, over its background and under its subviews.
  @_spi(Toolkit) open func renderContent(with traits: UITraitCollection) -> NodeContent? {
    displayedContent(with: traits)
  }

  /// The nodes of what is in the view, back to front.
  @_spi(Toolkit) open func renderedChildren(with traits: UITraitCollection) -> [RenderNode] { childNodes(with: traits) }

  /// What the node says of scrolling; nil where the view does not scroll.
  @_spi(Toolkit) open var scrollInfo: ScrollInfo? { nil }

  /// What the view is to a person who does not see it.
  @_spi(Toolkit) open func makeSemantics() -> Semantics? { accessibility.semantics(of: self) }

  /// What is drawn behind everything else, under the traits.
  @_spi(Toolkit) open func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    backgroundColor?.rendered(with: traits)
  }

  /// Called by a view whose hidden state changed: a stack view lays itself out anew.
  func arrangedVisibilityDidChange(of subview: UIView) {}

  /// Called by a view whose content asks for another size: a stack view may share out its room by it.
  func arrangedContentDidChange(of subview: UIView) {}
}
