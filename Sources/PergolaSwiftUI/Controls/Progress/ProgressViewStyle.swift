/// A look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that a style draws.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let content: AnyView
    /// The part as the control has it.
    public var body: some View { content }
  }

  /// The description of a progress view's value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The part as the control has it.
    public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public var label: Label?
  /// The description of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the value is known, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar where the value is known, otherwise a spinner.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, which is empty while the value is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The distance between the bar and the texts, in points.
  private static let spacing: CGFloat = 4

  /// A bar, which is empty while the value is not known.
  public nonisolated init() { tint = nil }
  /// A bar in a colour, which is empty while the value is not known.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0).modifier(StyleTint(color: tint))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A spinner.
  public nonisolated init() { self.init(nil) }
  /// A spinner in a colour.
  public nonisolated init(tint: Color) { self.init(tint) }

  fileprivate nonisolated init(_ tint: Color?) { self.tint = tint }

  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner().modifier(StyleTint(color: tint))
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, otherwise a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, which is empty while the value is not known.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the look of progress views.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
