/// The rule by which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  /// As the view chooses: scroll views and lists always bounce along the axes on which they scroll.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// The content bounces along the axes on which it scrolls, even if all of it is visible.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// The content bounces only if it is longer than the visible area.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  /// True if content bounces that is visible as a whole.
  var isIndependentOfSize: Bool { kind != .basedOnSize }
}

extension EnvironmentValues {
  private enum HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }

  private enum VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }

  /// The rule by which horizontal scrolling bounces.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The rule by which vertical scrolling bounces.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// Sets the rule by which scroll views and lists inside bounce at their ends.
  ///
  /// - Parameter axes: The axes of scrolling for which the rule is set.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      })
  }
}
