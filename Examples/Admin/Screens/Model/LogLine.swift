import Foundation

/// A line of the server's log.
struct LogLine: Identifiable, Hashable, Sendable {
  /// The importance of a line.
  enum Level: String, CaseIterable, Sendable { case info, warning, error }

  let id: Int
  let date: Date
  let level: Level
  let text: String
}
