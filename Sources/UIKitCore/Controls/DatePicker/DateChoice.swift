import Foundation

/// The settings of a date picker with its date: all that its views show, and the rules by which the date changes.
struct DateChoice: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  var date = Date()
  /// The time of a countdown, in seconds: whole minutes below a day.
  var duration: TimeInterval = 0
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var roundsToMinuteInterval = true
  /// The calendar, locale and time zone that the app set; nil for the present ones.
  var ownCalendar: Calendar?
  var ownLocale: Locale?
  var ownTimeZone: TimeZone?

  var locale: Locale { ownLocale ?? localeOfCalendar ?? .current }

  /// The locale of the app's calendar. A calendar that was made by its identifier has an empty one.
  private var localeOfCalendar: Locale? {
    guard let locale = ownCalendar?.locale, !locale.identifier.isEmpty else { return nil }
    return locale
  }

  /// The calendar with the locale and the time zone.
  var calendar: Calendar {
    var calendar = ownCalendar ?? .current
    if ownLocale != nil || localeOfCalendar == nil { calendar.locale = locale }
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    return calendar
  }

  /// A formatter of dates in the calendar, for a template such as "yMMMMd".
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  // MARK: Limits

  /// The limits, which are ignored if the first is after the last.
  private var limits: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func clamped(_ date: Date) -> Date {
    if let minimum = limits.minimum, date < minimum { return minimum }
    if let maximum = limits.maximum, date > maximum { return maximum }
    return date
  }

  /// Sets the date as the app does: rounded down to the interval of minutes if a time is shown, and within the limits.
  mutating func set(_ date: Date) { self.date = clamped(rounded(date)) }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, mode == .time || mode == .dateAndTime else { return date }
    let parts = calendar.dateComponents([.minute, .second], from: date)
    let excess = (parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down) - Double(excess))
  }

  /// True if a part of a day is within the limits.
  func allows(dayOf date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimum = limits.minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum = limits.maximum, day > calendar.startOfDay(for: maximum) { return false }
    return true
  }

  // MARK: Days

  /// Selects a day, and keeps the time of day as far as the limits allow.
  mutating func selectDay(of day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.hour = time.hour
    parts.minute = time.minute
    parts.second = time.second
    date = clamped(calendar.date(from: parts) ?? day)
  }

  /// The start of the month of a date.
  func startOfMonth(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The number of days of the month that starts at a date.
  func dayCount(ofMonth start: Date) -> Int { calendar.range(of: .day, in: .month, for: start)?.count ?? 0 }
}
