import Foundation

/// A view that a person operates: it turns touches into events, and events into actions.
///
/// Actions take the place of targets and selectors, which have no counterpart here.
open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does something when it is used as it is meant to be.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: State

  /// Whether the control can be used; true by default. One that cannot swallows touches.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled { abandonTouch(with: nil) }
      controlStateDidChange()
    }
  }

  /// Whether the control is chosen; false by default. It is the app that says so, not a touch.
  open var isSelected = false { didSet { if oldValue != isSelected { controlStateDidChange() } } }

  /// Whether a finger is on the control, so that lifting it would use it.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { controlStateDidChange() } } }

  /// What holds of the control now, from its properties and the focus.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called after `isEnabled`, `isSelected` or `isHighlighted` changed.
  @_spi(Toolkit) open func controlStateDidChange() { setNeedsRender() }

  /// Where content stands that is narrower than the control; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// Where content stands that is lower than the control; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  // MARK: Actions

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Has an action performed on events; it takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Takes the action that has this one's identifier away from events; it stays for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away from events; it stays for others.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// All events that something is done on.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Looks at every action with its events until told to stop. The second argument is nil: there are no targets.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Never)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers {
      iterator(handler.action, nil, handler.events, &stop)
      if stop { return }
    }
  }

  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
  }

  /// Performs an action; called for each one that an event asks for.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // MARK: Tracking

  /// Whether a finger that came down on the control is followed.
  public private(set) final var isTracking = false

  /// Whether that finger is on the control, or not farther from it than 70 points.
  public private(set) final var isTouchInside = false

  private weak var trackedTouch: UITouch?

  /// How far from the control a finger still counts as on it, in points.
  private static let tolerance: CGFloat = 70

  /// Called when a finger came down. False leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moved. False follows it no more.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted, before the events of that.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a gesture took the finger away, or something else did.
  open func cancelTracking(with event: UIEvent?) {}

  /// The events of a finger that was lifted inside.
  @_spi(Toolkit) open func sendActionsForUse() { sendActions(for: .touchUpInside) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      abandonTouch(with: event)
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch, with: event)
    endTracking(touch, with: event)
    forgetTouch()
    if isInside { sendActionsForUse() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    abandonTouch(with: event)
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return point(inside: location, with: event)
      || bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(location)
  }

  private func abandonTouch(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    forgetTouch()
    sendActions(for: .touchCancel)
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A control keeps a tap on it from the taps that its ancestors look for.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keyboard and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  @_spi(Toolkit) public override final func focusDidChange() { controlStateDidChange() }

  /// Says too that the control is selected, or cannot be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibility.traits ?? ownTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { accessibility.traits = newValue }
  }

  /// What kind of control it is.
  @_spi(Toolkit) open var ownTraits: UIAccessibilityTraits { .none }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved and is on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved and is beside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back onto the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on the control: what uses a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away from the control.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changed the value; the app's own changes send nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be opened by the control.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field's editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that touches do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that editing does.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is now.
  public struct State: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// The keyboard acts on it.
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands from left to right; `leading` and `trailing` follow the layout direction.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
