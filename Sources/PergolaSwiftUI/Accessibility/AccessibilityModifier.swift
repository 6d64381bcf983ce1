@_spi(Toolkit) import UIKitCore

/// The key of the accessibility properties that modifiers give an element.
enum AccessibilityTrait: ElementTrait {
  typealias Value = AccessibilityOverride
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
  }

  let property: Property

  /// Sets the property.
  @MainActor func apply(to properties: inout AccessibilityOverride, in environment: EnvironmentValues) {
    switch property {
    case .label(let text): properties.label = text.string(in: environment)
    case .value(let text): properties.value = text.string(in: environment)
    case .hint(let text): properties.hint = text.string(in: environment)
    case .identifier(let identifier): properties.identifier = identifier
    case .addedTraits(let traits):
      properties.added.formUnion(traits.uiTraits)
      properties.removed.subtract(traits.uiTraits)
    case .removedTraits(let traits):
      properties.removed.formUnion(traits.uiTraits)
      properties.added.subtract(traits.uiTraits)
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
    var probe = AccessibilityOverride()
    modifier.apply(to: &probe, in: environment)
    wrapper.change = { modifier.apply(to: &$0, in: environment) }
    wrapper.traitsDidChange()
  }
}

/// An element with accessibility properties, which the view that shows it has.
private final class AccessibilityElement: WrapperElement {
  var change: @MainActor (inout AccessibilityOverride) -> Void = { _ in }

  private var properties: AccessibilityOverride {
    var properties = inner.trait(AccessibilityTrait.self) ?? AccessibilityOverride()
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
    if placement != nil { view?.accessibilityTarget.accessibilityOverride = properties }
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

  /// The view, or the views inside, that meet a condition, without those inside of others.
  private func outermost(where condition: (UIView) -> Bool) -> [UIView] {
    condition(self) ? [self] : subviews.flatMap { $0.outermost(where: condition) }
  }
}

extension View {
  /// Names the view for assistive technologies.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(property: .label(label)))
  }

  /// Names the view for assistive technologies, with a text that is looked up in the tables of strings.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for assistive technologies.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells assistive technologies the value of the view.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(property: .value(value)))
  }

  /// Tells assistive technologies the value of the view, with a text that is looked up in the tables of strings.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Tells assistive technologies the value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Tells assistive technologies the result of using the view.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(property: .hint(hint)))
  }

  /// Tells assistive technologies the result of using the view, with a text that is looked up in the tables of strings.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Tells assistive technologies the result of using the view.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Names the view for tests. Users do not see the name.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(property: .identifier(identifier)))
  }

  /// Adds characteristics that assistive technologies tell.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(property: .addedTraits(traits)))
  }

  /// Removes characteristics that assistive technologies would tell.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(property: .removedTraits(traits)))
  }
}
