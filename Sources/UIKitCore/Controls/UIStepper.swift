import Foundation
import RenderTree

/// A control with a minus and a plus, which decrease and increase a value; always 94 by 32 points.
///
/// A tap changes the value by one step, as do the left and right arrow keys; a touch that is held does so again and
/// again. `setDividerImage` is not supported.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let delayBeforeRepeating: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  private let background = UIImageView(frame: CGRect(origin: .zero, size: size))
  private let divider = UIView(frame: CGRect(x: size.width / 2 - 0.5, y: 7, width: 1, height: size.height - 14))
  private let decrementView = UIImageView()
  private let incrementView = UIImageView()

  /// A stepper at the rectangle's origin; the rectangle's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIStepper.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    background.layer.cornerRadius = 8
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    for part in [background, divider, decrementView, incrementView] { addSubview(part) }
    for view in [decrementView, incrementView] { view.contentMode = .center }
    decrementImages[.normal] = UIImage(systemName: "minus")
    incrementImages[.normal] = UIImage(systemName: "plus")
  }

  // MARK: Value

  private var storedValue = 0.0

  /// The value, limited to the range; 0 by default. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      let limited = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
      guard limited != storedValue else { return }
      storedValue = limited
      valueDidChange()
    }
  }

  /// The lower end of the range; 0 by default. It must be less than the upper end; otherwise setting it is an
  /// exception.
  open var minimumValue = 0.0 {
    didSet {
      requireRange()
      value = max(storedValue, minimumValue)
      valueDidChange()
    }
  }

  /// The upper end of the range; 100 by default. It must be greater than the lower end; otherwise setting it is an
  /// exception.
  open var maximumValue = 100.0 {
    didSet {
      requireRange()
      value = min(storedValue, maximumValue)
      valueDidChange()
    }
  }

  private func requireRange() {
    guard minimumValue < maximumValue else {
      fatalError(
        "Invalid range of a UIStepper: the minimum value \(minimumValue) must be less than the maximum value "
          + "\(maximumValue)")
    }
  }

  /// The change of the value by one step; 1 by default. Setting it to 0 or less is an exception.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0 else { fatalError("Invalid step value \(stepValue) of a UIStepper: it must be positive") }
      setNeedsRender()
    }
  }

  /// A Boolean value that indicates whether a step beyond one end of the range goes to the other; false by default.
  open var wraps = false { didSet { if oldValue != wraps { valueDidChange() } } }

  /// A Boolean value that indicates whether a touch that is held changes the value repeatedly; true by default.
  open var autorepeat = true

  /// A Boolean value that indicates whether the stepper sends `.valueChanged` at each repetition; true by default. If
  /// false, it does so at the end of the touch.
  open var isContinuous = true

  private func valueDidChange() {
    setNeedsLayout()
    setNeedsRender()
  }

  private func canChange(increases: Bool) -> Bool {
    wraps || (increases ? storedValue < maximumValue : storedValue > minimumValue)
  }

  /// Changes the value by a step. Returns false if it stays the same.
  private func step(increases: Bool) -> Bool {
    let old = storedValue
    let next = storedValue + (increases ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return storedValue != old
  }

  private func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Appearance

  private var decrementImages = StateImages()
  private var incrementImages = StateImages()
  private var backgroundImages = StateImages()

  /// Sets the image of the minus in a state; nil for the normal state's.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the plus in a state; nil for the normal state's.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the background in a state; nil for the normal state's, or a grey.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    setNeedsLayout()
  }

  /// The image of the minus in a state; nil if there isn't one.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  /// The image of the plus in a state; nil if there isn't one.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

  /// The image of the background in a state; nil if there isn't one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.image = backgroundImages.current(in: state)
    background.backgroundColor = background.image == nil ? .tertiarySystemFill : nil
    show(decrementView, decrementImages, increases: false)
    show(incrementView, incrementImages, increases: true)
  }

  private func show(_ view: UIImageView, _ images: StateImages, increases: Bool) {
    let isUsable = isEnabled && canChange(increases: increases)
    var state = State.normal
    if !isUsable { state.insert(.disabled) }
    if heldSide == increases { state.insert(.highlighted) }
    view.image = images.current(in: state)
    view.tintColor = .label
    view.alpha = !isUsable ? 0.3 : heldSide == increases ? 0.5 : 1
    let isRight = increases != isRightToLeft
    view.frame = CGRect(
      x: isRight ? Self.size.width / 2 : 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  override class var standardHugging: ConstraintState.Priorities { .fixedSize }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Tracking

  /// True while the plus is touched, false while the minus is; nil without a touch.
  private var heldSide: Bool? { didSet { if oldValue != heldSide { setNeedsLayout() } } }
  private var hasRepeated = false
  private var hasUnreportedChange = false
  private var nextRepetition: SceneClock.ScheduledAction?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heldSide = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    hasRepeated = false
    hasUnreportedChange = false
    if autorepeat { scheduleRepetition(after: Self.delayBeforeRepeating) }
    return super.beginTracking(touch, with: event)
  }

  /// Schedules the next repetition. Settling does not wait for it.
  private func scheduleRepetition(after delay: TimeInterval) {
    nextRepetition = window?.windowScene?.clock.schedule(after: delay, isAwaited: false) { [weak self] in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    guard let heldSide else { return }
    if isTouchInside {
      hasRepeated = true
      report(step(increases: heldSide))
    }
    if self.heldSide != nil { scheduleRepetition(after: Self.repeatInterval) }
  }

  private func report(_ hasChanged: Bool) {
    guard hasChanged else { return }
    if isContinuous { sendValueChanged() } else { hasUnreportedChange = true }
  }

  @_spi(Toolkit) open override func sendActivationActions() {
    let side = lastSide
    super.sendActivationActions()
    if !hasRepeated, let side, step(increases: side) { sendValueChanged() }
  }

  /// The side of the touch that has just ended.
  private var lastSide: Bool?

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endTouch()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endTouch()
  }

  private func endTouch() {
    nextRepetition?.cancel()
    nextRepetition = nil
    lastSide = heldSide
    heldSide = nil
    if hasUnreportedChange {
      hasUnreportedChange = false
      sendValueChanged()
    }
  }

  // MARK: Accessibility

  @_spi(Toolkit) open override var controlAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  /// The value, unless the app set another one.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Int(exactly: storedValue).map { "\($0)" } ?? "\(storedValue)" }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a step.
  open override func accessibilityIncrement() {
    if isEnabled, step(increases: true) { sendValueChanged() }
  }

  /// Decreases the value by a step.
  open override func accessibilityDecrement() {
    if isEnabled, step(increases: false) { sendValueChanged() }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.range = Semantics.Range(storedValue, in: minimumValue...maximumValue, step: stepValue)
    return semantics
  }
}
