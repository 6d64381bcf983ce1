import Foundation

/// A wheel of a date picker.
enum DateColumn: Hashable {
  case year, month, day
  /// Days with their month and weekday.
  case wholeDay
  case hour, minute
  /// Before and after noon.
  case period
  case durationHours, durationMinutes

  /// The column of a letter in a date format; nil for other letters.
  init?(formatLetter: Character) {
    switch formatLetter {
    case "y", "u", "U", "r", "Y": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .period
    default: return nil
    }
  }

  /// The share of the width among other columns.
  var weight: CGFloat {
    switch self {
    case .month, .durationHours, .durationMinutes: 3
    case .wholeDay: 4
    case .year: 2
    case .day, .hour, .minute, .period: 1.5
    }
  }
}

extension DateChoice {
  /// The number of days before and after the first day of 2001 among the whole days.
  private static let dayRange = 500_000

  private var referenceDay: Date { calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)) }

  // MARK: Columns

  /// The columns in the order of the locale.
  var columns: [DateColumn] {
    switch mode {
    case .date: columns(template: "yMMMMd")
    case .yearAndMonth: columns(template: "yMMMM")
    case .time: columns(template: "jmm")
    case .dateAndTime: [.wholeDay] + columns(template: "jmm")
    case .countDownTimer: [.durationHours, .durationMinutes]
    }
  }

  private func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  private func columns(template: String) -> [DateColumn] {
    var found: [DateColumn] = []
    var isQuoted = false
    for character in format(template) {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let column = DateColumn(formatLetter: character), !found.contains(column) else { continue }
      found.append(column)
    }
    return found
  }

  /// True if the hours have two digits.
  var padsHours: Bool {
    let format = format("jmm")
    return format.contains("HH") || format.contains("hh")
  }

  // MARK: Rows

  private var hasPeriods: Bool { columns(template: "jmm").contains(.period) }

  func rowCount(of column: DateColumn) -> Int {
    switch column {
    case .year: 9999
    case .month: calendar.standaloneMonthSymbols.count
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .wholeDay: 2 * Self.dayRange + 1
    case .hour: hasPeriods ? 12 : 24
    case .minute, .durationMinutes: 60 / minuteInterval
    case .period: 2
    case .durationHours: 24
    }
  }

  func selectedRow(in column: DateColumn) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    switch column {
    case .year: return (parts.year ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .wholeDay:
      let distance = calendar.dateComponents([.day], from: referenceDay, to: calendar.startOfDay(for: date))
      return (distance.day ?? 0) + Self.dayRange
    case .hour: return hasPeriods ? hour % 12 : hour
    case .minute: return (parts.minute ?? 0) / minuteInterval
    case .period: return hour / 12
    case .durationHours: return Int(duration) / 3600
    case .durationMinutes: return Int(duration) / 60 % 60 / minuteInterval
    }
  }

  /// The day of a row of whole days.
  func wholeDay(ofRow row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.dayRange, to: referenceDay) ?? referenceDay
  }

  /// Selects a row as the user does: within the limits, on the last day of a month that is too short, without seconds
  /// after a change of the time, and with a countdown of at least one step.
  mutating func select(_ row: Int, in column: DateColumn) {
    switch column {
    case .year, .month, .day: selectDate(row, in: column)
    case .wholeDay: selectDay(of: wholeDay(ofRow: row))
    case .hour, .minute, .period: selectTime(row, in: column)
    case .durationHours, .durationMinutes:
      let hours = column == .durationHours ? row : selectedRow(in: .durationHours)
      let steps = column == .durationMinutes ? row : selectedRow(in: .durationMinutes)
      duration = TimeInterval(max(hours * 3600 + steps * minuteInterval * 60, minuteInterval * 60))
    }
  }

  private mutating func selectDate(_ row: Int, in column: DateColumn) {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    if column == .year { parts.year = row + 1 }
    if column == .month { parts.month = row + 1 }
    let day = column == .day ? row + 1 : parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return }
    let last = dayCount(ofMonth: first)
    date = clamped(calendar.date(byAdding: .day, value: min(day, max(1, last)) - 1, to: first) ?? first)
  }

  private mutating func selectTime(_ row: Int, in column: DateColumn) {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    switch column {
    case .hour: parts.hour = hasPeriods ? hour / 12 * 12 + row : row
    case .period: parts.hour = hour % 12 + row * 12
    default: parts.minute = row * minuteInterval
    }
    date = clamped(calendar.date(from: parts) ?? date)
  }
}
