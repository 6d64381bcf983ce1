import Foundation
@_spi(Toolkit) import UIKitCore

/// A control that selects a date, a time of day, or both.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style
  @Environment(\.labelsVisibility) private var labelsVisibility

  private init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, label: Label) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View {
    let control = DatePickerControl(
      title: label as? Text, selection: selection, date: selection.wrappedValue, limits: limits,
      components: components, kind: style)
    if components.mode == nil {
      label
    } else if labelsVisibility == .hidden || style == .graphical {
      control
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }
}

extension DatePicker {
  /// Creates a date picker for dates.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: label())
  }

  /// Creates a date picker for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(first: range.lowerBound, last: range.upperBound), displayedComponents, label: label())
  }

  /// Creates a date picker for dates from a first one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, label: label())
  }

  /// Creates a date picker for dates up to a last one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(last: range.upperBound), displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title, for dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title, for dates.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a localized title, for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(first: range.lowerBound, last: range.upperBound), displayedComponents, label: Text(titleKey)
    )
  }

  /// Creates a date picker with a title, for dates in a range.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(first: range.lowerBound, last: range.upperBound), displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a localized title, for dates from a first one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title, for dates from a first one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a localized title, for dates up to a last one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(last: range.upperBound), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title, for dates up to a last one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(last: range.upperBound), displayedComponents, label: Text(title))
  }
}

/// The first and the last date of a date picker.
nonisolated struct DateLimits: Equatable {
  /// The first date; nil for no limit.
  var first: Date?
  /// The last date; nil for no limit.
  var last: Date?
}

/// The date picker of UIKit.
private struct DatePickerControl: UIViewRepresentable {
  let title: Text?
  let selection: Binding<Date>
  let date: Date
  let limits: DateLimits
  let components: DatePickerComponents
  let kind: _DatePickerKind

  final class Coordinator {
    var selection: Binding<Date>?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    let coordinator = context.coordinator
    picker.addAction(
      UIAction { [unowned picker] _ in
        guard let selection = coordinator.selection else { return }
        selection.wrappedValue = picker.date
        // A binding that keeps its value has the last word.
        if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
      }, for: .valueChanged)
    return picker
  }

  func updateUIView(_ picker: UIDatePicker, context: Context) {
    context.coordinator.selection = selection
    let environment = context.environment
    picker.locale = environment.locale
    picker.calendar = environment.calendar
    picker.timeZone = environment.timeZone
    picker.datePickerMode = components.mode ?? .dateAndTime
    picker.preferredDatePickerStyle =
      switch kind {
      case .compact: .compact
      case .graphical: .inline
      case .wheel: .wheels
      }
    picker.minimumDate = limits.first
    picker.maximumDate = limits.last
    if picker.date != date { picker.date = date }
    picker.isEnabled = environment.isEnabled
    picker.tintColor = environment.tintColor
    picker.accessibilityLabel = title?.string(in: environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return switch kind {
    case .compact: ideal
    case .graphical: CGSize(width: proposal.width ?? max(0, ideal.width), height: ideal.height)
    case .wheel: CGSize(width: min(ideal.width, proposal.width ?? ideal.width), height: ideal.height)
    }
  }
}
