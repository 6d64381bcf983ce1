/// A spinner, or a bar that shows how much of something is done. The environment's style draws it.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The part that is done, from 0 to 1; nil if it is not known.
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    StyleableView(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        })
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }

  /// Creates a bar with a view above it and a description of the value below, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// Creates a bar, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a view below it.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }

  /// Creates a bar with a view above it, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title below it.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a spinner with a title below it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates a bar with a title above it, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a title above it, or a spinner if the value is nil.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view of a configuration, in the style around that of the configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
