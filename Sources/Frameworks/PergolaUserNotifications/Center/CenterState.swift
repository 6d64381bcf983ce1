import Foundation
import PergolaSystem

/// The values of a center that its lock guards.
struct CenterState {
  /// A request that waits for its delivery.
  struct Pending {
    var request: UNNotificationRequest
    var date: Date
    var timer: SystemTimerID
  }

  /// A reference to a delegate. Safe, because the delegate is called on the main actor alone.
  struct DelegateReference: @unchecked Sendable {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  /// The most requests that wait.
  static let limit = 64

  var delegate = DelegateReference()
  /// The requests that wait, in the order in which they were scheduled.
  var pending: [Pending] = []
  /// The notifications in the list, the oldest first.
  var delivered: [UNNotification] = []
  /// The notification of the banner; nil if none is shown.
  var banner: UNNotification?
  var categories: Set<UNNotificationCategory> = []
  var options: UNAuthorizationOptions = []
  var isProvisional = false
  var fetchResults: [UInt] = []

  /// Removes the requests with identifiers. Returns their timers.
  mutating func removePending(where isRemoved: (UNNotificationRequest) -> Bool) -> [SystemTimerID] {
    let removed = pending.filter { isRemoved($0.request) }
    pending.removeAll { isRemoved($0.request) }
    return removed.map(\.timer)
  }

  /// Removes the requests beyond the limit: those with the latest dates. Returns their timers.
  mutating func removeExcess() -> [SystemTimerID] {
    guard pending.count > Self.limit else { return [] }
    // Of requests with the same date, the later ones go.
    let sorted = pending.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    let removed = Set(sorted.dropFirst(Self.limit).map(\.offset))
    let timers = removed.map { pending[$0].timer }
    pending = pending.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    return timers
  }
}
