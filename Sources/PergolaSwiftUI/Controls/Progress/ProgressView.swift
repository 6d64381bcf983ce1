/// A spinner, or a bar that shows how much of something is done.
public nonisolated struct ProgressView<Label: View>: View {
  /// The part that is done, from 0 to 1; nil if it is not known.
  private let fraction: Double?
  private let label: Label?
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, label: Label?) {
    self.fraction = fraction
    self.label = label
  }

  @MainActor public var body: some View {
    switch (style, fraction) {
    case (.automatic, let fraction?), (.linear, let fraction?):
      VStack(alignment: .leading) {
        label
        ProgressBar(fraction: fraction)
      }
    default:
      VStack {
        Spinner()
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a spinner.
  public init() { self.init(fraction: nil, label: nil) }

  /// Creates a bar, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: nil)
  }
}

extension ProgressView {
  /// Creates a spinner with a view below it.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

  /// Creates a bar with a view above it, or a spinner if the value is nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label())
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }
}

extension ProgressView where Label == Text {
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
