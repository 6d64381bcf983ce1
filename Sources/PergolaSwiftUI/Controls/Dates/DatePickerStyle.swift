import UIKitCore

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit per member.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)

  /// The mode of UIKit's date picker; nil for no parts.
  var mode: UIDatePicker.Mode? {
    switch (contains(.date), contains(.hourAndMinute)) {
    case (true, true): .dateAndTime
    case (true, false): .date
    case (false, true): .time
    case (false, false): nil
    }
  }
}

/// A look of date pickers: one of the library's.
public protocol DatePickerStyle {
  /// The look.
  static var _kind: _DatePickerKind { get }
}

/// The looks of date pickers.
public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

/// The style that the place of a date picker asks for: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// The style that the place of a date picker asks for.
  public init() {}
}

/// Fields that open a calendar or wheels, after the label.
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .compact }
  /// Fields that open a calendar or wheels, after the label.
  public init() {}
}

/// A calendar, and a field for the time. The label is not shown.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .graphical }
  /// A calendar, and a field for the time.
  public init() {}
}

/// Wheels, after the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerKind { .wheel }
  /// Wheels, after the label.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the place of a date picker asks for: the compact one.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields that open a calendar or wheels, after the label.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, and a field for the time. The label is not shown.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels, after the label.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: _DatePickerKind { .compact }
  }

  var datePickerStyle: _DatePickerKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of date pickers.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.datePickerStyle = Style._kind })
  }
}
