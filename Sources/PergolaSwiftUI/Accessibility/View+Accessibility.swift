/// The names, values and characteristics of views for assistive technologies.
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
