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
    public var body: some View { content }
  }

  /// The description of a progress view's value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public var label: Label?
  /// The description of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the value is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar where the value is known, else a spinner.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressViewStyle().makeBody(configuration: configuration)
  }
}

/// A bar where the value is known, else a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar where the value is known, else a spinner.
  public nonisolated init() { tint = nil }
  /// A bar in a colour where the value is known, else a spinner.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading) {
        configuration.label
        ProgressBar(fraction: fraction).modifier(StyleTint(color: tint))
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      CircularProgressViewStyle(tint).makeBody(configuration: configuration)
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

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner().modifier(StyleTint(color: tint))
      configuration.label
    }
  }
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

/// A style of progress views, and the ones around it.
struct ProgressViewStyleSetting: @unchecked Sendable {
  // Unchecked: styles are read and used on the main actor only.
  fileprivate var styles: [any ProgressViewStyle] = []

  @MainActor
  func make(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    var outer = self
    let style = outer.styles.popLast() ?? DefaultProgressViewStyle()
    let around = outer
    func make(_ style: some ProgressViewStyle) -> AnyView {
      AnyView(
        StyledProgressView(style: HeldStyle(style: style), configuration: configuration)
          .modifier(EnvironmentModifier { $0.progressViewStyle = around }))
    }
    return make(style)
  }
}

private struct StyledProgressView<Style: ProgressViewStyle>: View {
  let style: HeldStyle<Style>
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ProgressViewStyleSetting { ProgressViewStyleSetting() }
  }

  var progressViewStyle: ProgressViewStyleSetting {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle.styles.append(style) })
  }
}
