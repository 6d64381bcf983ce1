import UIKit

extension Message {
  /// The date as rows show it: the time on the same day, the weekday within a week, otherwise day and month.
  func shortDate(asOf now: Date) -> String {
    let days =
      Self.calendar.dateComponents(
        [.day], from: Self.calendar.startOfDay(for: date), to: Self.calendar.startOfDay(for: now)
      ).day ?? 0
    switch days {
    case ..<1: return Self.text(of: date, format: "HH:mm")
    case 1: return String(localized: "Yesterday")
    case 2..<7: return Self.text(of: date, format: "EEEE")
    default: return Self.text(of: date, format: "d MMM")
    }
  }

  /// The whole date, as the headers of a message show it.
  var longDate: String { Self.text(of: date, format: "d MMMM yyyy, HH:mm") }

  /// The samples' time zone, so that the example looks the same everywhere.
  private static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private static func text(of date: Date, format: String) -> String {
    let formatter = DateFormatter()
    // The locale of the language that the texts are in, whatever the user's region is.
    formatter.locale = Locale(identifier: String(localized: "en_US_POSIX"))
    formatter.timeZone = timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}
