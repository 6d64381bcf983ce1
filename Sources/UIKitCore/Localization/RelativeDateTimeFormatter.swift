import Foundation

/// A formatter of times as their distance from another time, such as "3 hours ago", which Foundation lacks on Linux.
///
/// The largest unit that is complete counts: 90 seconds are one minute.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The words for distances.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers alone: "1 day ago".
    case numeric
    /// Names where the language has them: "yesterday".
    case named
  }

  /// The length of the units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// The words for distances; numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units; full by default.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text, on which its capitals depend.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts the units; nil stands for the user's.
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  /// The locale of the words; nil stands for the user's.
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// A formatter with the user's calendar and locale.
  public override init() { super.init() }

  /// Returns nil: no archive has such a formatter.
  public required init?(coder: NSCoder) { nil }

  /// Returns a formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    copy.dateTimeStyle = dateTimeStyle
    copy.unitsStyle = unitsStyle
    copy.formattingContext = formattingContext
    copy.calendar = calendar
    copy.locale = locale
    return copy
  }

  /// Returns the text of a distance in one unit. Of several units the largest counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Unit.all {
      if let value = dateComponents.value(for: unit.component), value != 0 { return text(value, of: unit) }
    }
    let given = Unit.all.last { dateComponents.value(for: $0.component) != nil }
    return text(0, of: given ?? .second)
  }

  /// Returns the text of a distance from now in seconds, negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of a time's distance from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(Unit.all.map(\.component))
    var components = countingCalendar.dateComponents(units, from: referenceDate, to: date)
    if Unit.all.allSatisfy({ components.value(for: $0.component) ?? 0 == 0 }) { components = DateComponents(second: 0) }
    return localizedString(from: components)
  }

  /// Returns the text of a date's distance from now; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var countingCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  /// The text of a number of units, which the format writes as the distance of two dates.
  private func text(_ value: Int, of unit: Unit) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard let end = countingCalendar.date(byAdding: unit.component, value: value, to: start) else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.formatStyle, locale: locale ?? .autoupdatingCurrent, calendar: countingCalendar,
      capitalizationContext: formattingContext.formatStyle)
    return style.format(start)
  }
}

extension RelativeDateTimeFormatter {
  /// A unit of distances.
  fileprivate struct Unit {
    let component: Calendar.Component
    let field: Date.RelativeFormatStyle.Field

    static let second = Unit(component: .second, field: .second)

    /// All units, the largest first.
    static let all = [
      Unit(component: .year, field: .year), Unit(component: .month, field: .month),
      Unit(component: .weekOfMonth, field: .week), Unit(component: .day, field: .day),
      Unit(component: .hour, field: .hour), Unit(component: .minute, field: .minute), second,
    ]
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var formatStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var formatStyle: FormatStyleCapitalizationContext {
    switch self {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
