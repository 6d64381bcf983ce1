/// A look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that a style draws.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The description of a gauge's value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The description of the least value.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The description of the greatest value.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The place of the value in its range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The description of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the least value; nil for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the greatest value; nil for none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The style that the place of a gauge asks for: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style that the place of a gauge asks for.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, below the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the place of a gauge asks for: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, below the label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
  /// Sets the look of gauges.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
