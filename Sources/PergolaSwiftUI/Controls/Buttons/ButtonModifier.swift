import RenderTree
@_spi(Toolkit) import UIKitCore

/// A modifier that makes each element of its content a button.
nonisolated struct ButtonModifier: PrimitiveModifier {
  let role: ButtonRole?
  /// True if the row of a list acts in place of the button.
  var usesRow = false
  /// True if the button fades while it is touched.
  var dims = true
  /// True if the button hides what it has shown, false if it shows it; nil for other buttons.
  var isExpanded: Bool?
  /// Called when a touch enters or leaves the button.
  var setPressed: (@MainActor (Bool) -> Void)?
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ButtonNode(view, context)
  }
}

private final class ButtonNode<Content: View>: ElementModifierNode<Content, ButtonModifier> {
  private lazy var shortcut = ShortcutWriter(self) { [unowned self] shortcut in
    let title = items.allElements.lazy.compactMap(\.view).flatMap(\.texts).joined(separator: ", ")
    return ShortcutTarget(shortcut: shortcut, title: title) { [weak self] in self?.press() }
  }

  override func make(around element: ViewElement) -> ViewElement {
    let control = ButtonControl()
    control.dims = modifier.dims
    control.onPress = { [weak self] isPressed in
      ViewGraph.withoutTracking { self?.modifier.setPressed?(isPressed) }
    }
    return ButtonElement(self, around: element, control) { [weak self] in self?.press() }
  }

  override func apply(to wrapper: ViewElement) {
    shortcut.set(environment.keyboardShortcut)
    (wrapper as? ButtonElement)?.show(
      ButtonElement.Look(
        role: modifier.role?.elementRole, tint: environment.tintColor, isEnabled: environment.isEnabled,
        isInRow: modifier.usesRow && environment.isListRow, isExpanded: modifier.isExpanded))
  }

  private func press() {
    guard isMounted else { return }
    ViewGraph.withoutTracking { modifier.action() }
  }

  override func willUnmount() {
    shortcut.set(nil)
    super.willUnmount()
  }
}

/// The element of a button, around the element of its label.
private final class ButtonElement: ViewWrapperElement {
  struct Look: Equatable {
    var role: ElementAction.Role?
    var tint: UIColor?
    var isEnabled = true
    var isInRow = false
    var isExpanded: Bool?
  }

  private let control: ButtonControl
  private let perform: @MainActor () -> Void
  private var look = Look()

  init(
    _ node: ViewNode, around content: ViewElement, _ control: ButtonControl, perform: @escaping @MainActor () -> Void
  ) {
    self.control = control
    self.perform = perform
    super.init(node, around: content, view: control)
    control.addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  func show(_ look: Look) {
    guard self.look != look else { return }
    self.look = look
    control.isEnabled = look.isEnabled
    control.passesTouches = look.isInRow
    control.isExpanded = look.isExpanded
    traitsDidChange()
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if key == RowActionTrait.self, look.isInRow {
      return RowAction(isEnabled: look.isEnabled, isExpanded: look.isExpanded, perform: perform) as? Key.Value
    }
    if key == ElementActionTrait.self {
      return ElementAction(role: look.role, tint: look.tint, isEnabled: look.isEnabled, perform: perform) as? Key.Value
    }
    return super.trait(key)
  }
}

/// The view of a button: a control, except in a row that acts in its place.
private final class ButtonControl: UIControl {
  var dims = true
  var passesTouches = false { didSet { if oldValue != passesTouches { controlStateDidChange() } } }
  var isExpanded: Bool? { didSet { if oldValue != isExpanded { setNeedsDisplay() } } }
  var onPress: ((Bool) -> Void)?
  private var wasPressed = false

  override var isAccessibilityElement: Bool {
    get { !passesTouches }
    set { super.isAccessibilityElement = newValue }
  }

  /// The texts inside, unless the app names the button.
  override var accessibilityLabel: String? {
    get {
      guard !passesTouches else { return super.accessibilityLabel }
      return super.accessibilityLabel ?? texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override var controlAccessibilityTraits: UIAccessibilityTraits { passesTouches ? .none : .button }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if !passesTouches { semantics?.noteExpansion(isExpanded) }
    return semantics
  }

  override var canBecomeFocused: Bool { !passesTouches && super.canBecomeFocused }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if dims { alpha = isHighlighted && !passesTouches ? 0.2 : isEnabled ? 1 : 0.35 }
    guard isHighlighted != wasPressed else { return }
    wasPressed = isHighlighted
    onPress?(isHighlighted)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if passesTouches { return hit === self || !(hit is UIControl) ? nil : hit }
    // The label is a part of the control, but for controls inside it.
    return hit is UIControl ? hit : self
  }
}

extension Semantics {
  /// Notes that an element shows more, or has shown it; nothing for nil.
  mutating func noteExpansion(_ isExpanded: Bool?) {
    if let isExpanded { state.insert(isExpanded ? .expanded : .collapsed) }
  }
}

extension UIView {
  /// The texts of the labels inside, in document order.
  var texts: [String] {
    if let label = self as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
    return subviews.flatMap(\.texts)
  }
}
