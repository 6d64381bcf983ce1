/// A look of progress views: one of the library's.
public protocol ProgressViewStyle {
  /// The look.
  static var _kind: _ProgressViewKind { get }
}

/// The looks of progress views.
public enum _ProgressViewKind: Sendable { case automatic, linear, circular }

/// A bar where the value is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public static var _kind: _ProgressViewKind { .automatic }
  /// A bar where the value is known, else a spinner.
  public init() {}
}

/// A bar where the value is known, else a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public static var _kind: _ProgressViewKind { .linear }
  /// A bar where the value is known, else a spinner.
  public init() {}
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public static var _kind: _ProgressViewKind { .circular }
  /// A spinner.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar where the value is known, else a spinner.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: _ProgressViewKind { .automatic }
  }

  var progressViewStyle: _ProgressViewKind {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle = Style._kind })
  }
}
