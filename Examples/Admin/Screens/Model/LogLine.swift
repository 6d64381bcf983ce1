import UIKit

/// A line of the server's log.
struct LogLine: Identifiable, Hashable, Sendable {
  /// The importance of a line.
  enum Level: String, CaseIterable, Sendable {
    case info = "Info"
    case warning = "Warning"
    case error = "Error"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  let id: Int
  let date: Date
  let level: Level
  let text: String
}
