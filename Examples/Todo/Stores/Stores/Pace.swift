import Foundation

/// The times between attempts that fail.
enum Pace {
  /// Returns the time until the next attempt: one second, then twice as long each time, at most half a minute.
  static func delay(afterFailures count: Int) -> Double { min(30, pow(2, Double(min(count, 10) - 1))) }
}
