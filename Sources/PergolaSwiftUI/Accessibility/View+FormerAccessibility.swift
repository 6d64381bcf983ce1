/// The names that the modifiers of accessibility had at first.
extension View {
  /// The former name of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The former name of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The former name of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The former name of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The former name of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The former name of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The former name of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
