/// The part that a view and the views inside it have for assistive technologies.
extension View {
  /// Says if assistive technologies leave out the view and the views inside it, though they are visible.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(property: .hidden(hidden)))
  }

  /// Makes the view an element for assistive technologies, or a container of the elements inside.
  ///
  /// - Parameter children: The part of the views inside.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier(property: .children(children)))
  }
}

/// The part that the views inside of an accessibility element have.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }

  private let kind: Kind

  /// The element stands for the views inside, which are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The element is a container of the elements inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The element stands for the views inside, and is named by their names one after the other. Their actions do not
  /// count.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
