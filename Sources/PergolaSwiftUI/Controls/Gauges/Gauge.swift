/// A value in a range, shown as a part of a bar or a ring. The environment's style draws it.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  /// The place of the value in its range, from 0 to 1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ range: ClosedRange<Value>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? Double((value - range.lowerBound) / length) : 0
    self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }

  @MainActor public var body: some View {
    StyleableView(
      GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map {
          GaugeStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        },
        minimumValueLabel: bounds.map {
          GaugeStyleConfiguration.MinimumValueLabel(content: AnyView($0.minimum))
        },
        maximumValueLabel: bounds.map {
          GaugeStyleConfiguration.MaximumValueLabel(content: AnyView($0.maximum))
        })
    ) { DefaultGaugeStyle().makeBody(configuration: $0) }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge. A value outside of the bounds counts as the nearest one.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil)
  }

  /// Creates a gauge with a description of the value. A value outside of the bounds counts as the nearest one.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with descriptions of the value and of its bounds. A value outside of the bounds counts as the
  /// nearest one.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}
