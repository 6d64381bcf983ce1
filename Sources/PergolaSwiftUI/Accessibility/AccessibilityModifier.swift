@_spi(Toolkit) import UIKitCore

/// The accessibility properties that modifiers give an element.
struct ElementAccessibility {
  var override = AccessibilityOverride()
  var actions = AccessibilityActions()
  /// nil if no modifier says so.
  var isHidden: Bool?
  /// The part of the views inside; nil for that of the view itself.
  var children: AccessibilityChildBehavior?
}

/// The key of the accessibility properties that modifiers give an element.
enum AccessibilityTrait: ElementTrait {
  typealias Value = ElementAccessibility
}

/// A modifier that sets an accessibility property of each element of its content.
nonisolated struct AccessibilityModifier: PrimitiveModifier {
  /// A property that wins over the one that modifiers inside have set.
  enum Property {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case addedTraits(AccessibilityTraits)
    case removedTraits(AccessibilityTraits)
    case hidden(Bool)
    case children(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, () -> Void)
    case namedAction(Text, () -> Void)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
  }

  let property: Property

  /// Sets the property.
  @MainActor func apply(to properties: inout ElementAccessibility, in environment: EnvironmentValues) {
    switch property {
    case .label(let text): properties.override.label = text.spokenString(in: environment)
    case .value(let text): properties.override.value = text.spokenString(in: environment)
    case .hint(let text): properties.override.hint = text.spokenString(in: environment)
    case .identifier(let identifier): properties.override.identifier = identifier
    case .addedTraits(let traits):
      properties.override.added.formUnion(traits.uiTraits)
      properties.override.removed.subtract(traits.uiTraits)
    case .removedTraits(let traits):
      properties.override.removed.formUnion(traits.uiTraits)
      properties.override.added.subtract(traits.uiTraits)
    case .hidden(let isHidden): properties.isHidden = isHidden
    case .children(let behavior): properties.children = behavior
    case .action(let kind, let action):
      let action = { @MainActor in ViewGraph.withoutTracking(action) }
      if kind == .escape { properties.actions.dismiss = action } else { properties.actions.activate = action }
    case .namedAction(let name, let action):
      properties.actions.named.append(
        NamedAction(name.spokenString(in: environment)) { ViewGraph.withoutTracking(action) })
    case .adjustment(let adjust):
      properties.actions.adjust = { increments in
        ViewGraph.withoutTracking { adjust(increments ? .increment : .decrement) }
      }
    }
  }

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    AccessibilityNode(view, context)
  }
}

private final class AccessibilityNode<Content: View>: ElementModifierNode<Content, AccessibilityModifier> {
  override func make(around element: ViewElement) -> ViewElement { AccessibilityElement(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? AccessibilityElement else { return }
    let (modifier, environment) = (modifier, environment)
    // The node depends on the values of the environment that a text reads.
    var probe = ElementAccessibility()
    modifier.apply(to: &probe, in: environment)
    wrapper.change = { modifier.apply(to: &$0, in: environment) }
    wrapper.traitsDidChange()
  }
}

/// An element with accessibility properties, which the view that shows it has.
private final class AccessibilityElement: WrapperElement {
  var change: @MainActor (inout ElementAccessibility) -> Void = { _ in }

  private var properties: ElementAccessibility {
    var properties = inner.trait(AccessibilityTrait.self) ?? ElementAccessibility()
    change(&properties)
    return properties
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    key == AccessibilityTrait.self ? properties as? Key.Value : super.trait(key)
  }

  override func traitsDidChange() {
    show()
    super.traitsDidChange()
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    show()
  }

  /// Gives the view the properties of this modifier and those around it: the outermost one knows them all.
  private func show() {
    var outermost = self
    var element = container
    while let wrapper = element as? WrapperElement {
      if let modifier = wrapper as? AccessibilityElement { outermost = modifier }
      element = wrapper.container
    }
    outermost.setProperties()
  }

  private func setProperties() {
    // The views inside stand in their containers after the first layout.
    guard placement != nil, let view else { return }
    let properties = properties
    if let isHidden = properties.isHidden { view.accessibilityElementsHidden = isHidden }
    let target = properties.children == nil ? view.accessibilityTarget : view
    var override = properties.override
    override.hidesContent = properties.children == .ignore || properties.children == .combine
    if properties.children == .combine, override.label == nil { override.label = view.combinedLabel }
    target.accessibilityOverride = override
    target.accessibilityActions = properties.actions
  }
}

extension UIView {
  /// The view that has the accessibility properties of a view of SwiftUI: the only control inside, or else the only
  /// text or image, or else the view itself.
  fileprivate var accessibilityTarget: UIView {
    let controls = outermost { $0 is UIControl || $0 is UITextView }
    if controls.count == 1 { return controls[0] }
    let elements = outermost(where: \.isAccessibilityElement)
    return elements.count == 1 ? elements[0] : self
  }

  /// The labels of the elements inside, in the order of the hierarchy; nil if there are none.
  fileprivate var combinedLabel: String? {
    let labels = outermost(where: \.isAccessibilityElement).compactMap {
      $0.accessibilityOverride?.label ?? $0.accessibilityLabel
    }
    let texts = labels.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The view, or the views inside, that meet a condition, without those inside of others.
  private func outermost(where condition: (UIView) -> Bool) -> [UIView] {
    condition(self) ? [self] : subviews.flatMap { $0.outermost(where: condition) }
  }
}
