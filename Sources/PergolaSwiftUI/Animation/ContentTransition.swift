import Foundation

/// The way from one content of a view to another in an animation.
///
/// Hosts show the new content at once: the value is there for views that read it.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, interpolate, symbol
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private let kind: Kind

  /// The new content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content over the old one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The old content changing into the new one.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The effect of a symbol that is replaced.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }

  /// Digit after digit.
  ///
  /// - Parameter countsDown: True for digits that come from above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digit after digit, from above or below as the value grows or not.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

  /// The effect of a symbol that is replaced.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }
  private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The way from one content of views to another in an animation.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// True if contents that change are drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the way from one content of the views inside to another in an animation. Hosts show the new content at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
