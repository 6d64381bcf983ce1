/// The actions of views for assistive technologies.
extension View {
  /// Performs an action when assistive technologies activate the view, or dismiss it.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityModifier(property: .action(actionKind, handler)))
  }

  /// Adds a named action, which assistive technologies offer.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityModifier(property: .namedAction(name, handler)))
  }

  /// Adds an action with a name that is looked up in the tables of strings, which assistive technologies offer.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action, which assistive technologies offer.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the view adjustable: performs an action when assistive technologies increment or decrement the value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(property: .adjustment(handler)))
  }
}

/// A standard action of assistive technologies.
public struct AccessibilityActionKind: Hashable, Sendable {
  private enum Kind { case activation, escape }

  private let kind: Kind

  /// The activation of a view.
  public static let `default` = AccessibilityActionKind(kind: .activation)
  /// The dismissal of what is presented.
  public static let escape = AccessibilityActionKind(kind: .escape)
}

/// The direction in which assistive technologies change a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is to grow.
  case increment
  /// The value is to shrink.
  case decrement
}
