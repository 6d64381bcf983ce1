import Foundation

/// A view that the user operates. It turns touches into events, and events into actions: closures, or methods of targets.
open class UIControl: UIView {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + controlMembers }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UIControl.self)
  }

  // MARK: State

  /// A Boolean value that indicates whether the control is enabled; true by default. A disabled control swallows
  /// touches.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled { abandonTouch(with: nil) }
      controlStateDidChange()
    }
  }

  /// A Boolean value that indicates whether the control is selected; false by default. Touches do not change it.
  open var isSelected = false { didSet { if oldValue != isSelected { controlStateDidChange() } } }

  /// A Boolean value that indicates whether a touch is inside the control, so that lifting it would use the control.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { controlStateDidChange() } } }

  /// The state of the control, from its properties and the focus.
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

  /// The horizontal alignment of content that is narrower than the control; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// The vertical alignment of content that is lower than the control; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  // MARK: Actions

  private var handlers: [ControlEventHandler] = []

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlEventHandler(.action(action), controlEvents))
  }

  /// Removes the action with the same identifier from events; it stays for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events; it stays for others.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Adds a method of a target for events. The method has no parameter, or the control as its parameter, or the control
  /// and the event. The target is not kept alive.
  ///
  /// - Parameter target: nil to search the responder chain for an object with the method, each time.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.removeAll { $0.isReleased }
    let known = handlers.firstIndex { handler in
      handler.targetAction.map { $0.target.isTarget(target) && $0.action == action } ?? false
    }
    if let known {
      handlers[known].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlEventHandler(.target(TargetAction(target, action)), controlEvents))
    }
  }

  /// Removes a method of a target from events; it stays for others.
  ///
  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all methods of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.targetAction?.matches(target, action) ?? false }
  }

  private func removeHandlers(for events: Event, where matches: (ControlEventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.isReleased }
  }

  /// All targets. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { Set(handlers.compactMap(\.hashableTarget)) }

  /// All events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the methods of a target for an event; nil if there are none.
  ///
  /// - Parameter target: nil for the methods that are searched in the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = handlers.compactMap { handler -> String? in
      guard let sent = handler.targetAction, sent.target.isTarget(target), handler.events.contains(controlEvent) else {
        return nil
      }
      return sent.action.name
    }
    return actions.isEmpty ? nil : actions
  }

  /// Calls a closure with every action, or target and method, and its events until it sets its last argument.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers where !handler.isReleased {
      let sent = handler.targetAction.map { ($0.target.target, $0.action) }
      iterator(handler.action, sent, handler.events, &stop)
      if stop { return }
    }
  }

  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .target(let sent):
        if !sent.target.isReleased { sendAction(sent.action, to: sent.target.target, for: trackedEvent) }
      }
    }
  }

  /// Performs an action. Called for each action of an event.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a method of a target. Called for each target and method of an event.
  ///
  /// - Parameters:
  ///   - target: nil to search the responder chain.
  ///   - event: the event of the user; nil for a programmatic call.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control is tracking a touch.
  public private(set) final var isTracking = false

  /// A Boolean value that indicates whether the tracked touch is inside the control, or within 70 points of it.
  public private(set) final var isTouchInside = false

  private weak var trackedTouch: UITouch?

  /// The event that is being handled, for the actions that it leads to.
  private var trackedEvent: UIEvent?

  private func handle(_ event: UIEvent?, _ body: () -> Void) {
    let outer = trackedEvent
    trackedEvent = event
    body()
    trackedEvent = outer
  }

  /// The maximum distance of a touch that counts as inside the control, in points.
  private static let tolerance: CGFloat = 70

  /// Called when a touch begins. Return false to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves. Return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends, before its events are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a gesture or another cause cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends the events of a touch that ends inside the control.
  @_spi(Toolkit) open func sendActivationActions() { sendActions(for: .touchUpInside) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { trackTouch(touches, with: event) }
  }

  private func trackTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { followTouch(touches, with: event) }
  }

  private func followTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
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
    handle(event) { finishTouch(touches, with: event) }
  }

  private func finishTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch, with: event)
    endTracking(touch, with: event)
    resetTracking()
    if isInside { sendActivationActions() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { cancelTouch(touches, with: event) }
  }

  private func cancelTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
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
    resetTracking()
    sendActions(for: .touchCancel)
  }

  private func resetTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A control prevents single taps on it from being recognized by its ancestors.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keyboard and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  @_spi(Toolkit) public override final func focusDidChange() { controlStateDidChange() }

  /// The traits that the app set, or the control's own, with `.selected` and `.notEnabled` by its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibility.traits ?? controlAccessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { accessibility.traits = newValue }
  }

  /// The accessibility traits of the kind of control.
  @_spi(Toolkit) open var controlAccessibilityTraits: UIAccessibilityTraits { .none }
}

extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began in quick succession to another one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved and is inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved and is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control. This uses a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value. Programmatic changes send no event.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control is about to open its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state without any of the others.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard's focus.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal alignment of content; `leading` and `trailing` follow the layout direction.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
