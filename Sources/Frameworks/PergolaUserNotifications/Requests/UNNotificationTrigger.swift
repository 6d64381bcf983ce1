import Foundation
import PergolaSystem

/// The condition for the delivery of a notification.
public class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked for the classes of this module, which don't change.

  /// True if the notification is delivered every time that the condition is met.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The next date that meets the condition after another one; nil if there is none.
  func date(after date: Date) -> Date? { nil }

  /// The next date after a delivery that was planned for a date. Dates that have passed by now are left out.
  func date(afterDeliveryAt date: Date, now: Date) -> Date? { self.date(after: max(date, now)) }

  /// The trigger of a request that was scheduled at a date.
  func scheduled(at date: Date) -> UNNotificationTrigger { self }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A trigger of a remote notification. The system makes it.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// A trigger after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval
  /// The date from which the interval counts; nil for the time of the question.
  private let beginning: Date?

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds: greater than 0, and at least 60 if it repeats.
  ///   - repeats: True if the notification is delivered after every interval.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "NSInternalInconsistencyException: time interval must be greater than 0")
    precondition(
      !repeats || timeInterval >= 60, "NSInternalInconsistencyException: time interval must be at least 60 if repeating"
    )
    self.init(timeInterval, repeats: repeats, from: nil)
  }

  private init(_ timeInterval: TimeInterval, repeats: Bool, from beginning: Date?) {
    self.timeInterval = timeInterval
    self.beginning = beginning
    super.init(repeats: repeats)
  }

  /// The date of the next delivery: of a pending request the planned one, otherwise as if it was added now.
  public func nextTriggerDate() -> Date? {
    let now = System.current.now
    guard let beginning else { return now.addingTimeInterval(timeInterval) }
    guard repeats else { return beginning.addingTimeInterval(timeInterval) }
    let passed = max(0, (now.timeIntervalSince(beginning) / timeInterval).rounded(.down))
    return beginning.addingTimeInterval((passed + 1) * timeInterval)
  }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

  override func date(afterDeliveryAt date: Date, now: Date) -> Date? {
    let passed = max(0, (now.timeIntervalSince(date) / timeInterval).rounded(.down))
    return date.addingTimeInterval((passed + 1) * timeInterval)
  }

  override func scheduled(at date: Date) -> UNNotificationTrigger {
    UNTimeIntervalNotificationTrigger(timeInterval, repeats: repeats, from: date)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
    return timeInterval == other.timeInterval && repeats == other.repeats
  }

  public override var hash: Int { timeInterval.hashValue }
}

/// A trigger at the dates that match components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that a date has to match.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The components that a date has to match.
  ///   - repeats: True if the notification is delivered at every date that matches.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches; nil if all are past.
  public func nextTriggerDate() -> Date? { date(after: System.current.now) }

  /// True if there is a component that a date could match.
  var hasComponents: Bool {
    let units: [Calendar.Component] = [
      .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
      .weekOfYear, .yearForWeekOfYear, .nanosecond,
    ]
    return units.contains { dateComponents.value(for: $0) != nil }
  }

  override func date(after date: Date) -> Date? {
    guard hasComponents else { return nil }
    var calendar = dateComponents.calendar ?? .current
    calendar.timeZone = dateComponents.timeZone ?? calendar.timeZone
    var wanted = dateComponents
    wanted.calendar = nil
    wanted.timeZone = nil
    return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNCalendarNotificationTrigger else { return false }
    return dateComponents == other.dateComponents && repeats == other.repeats
  }

  public override var hash: Int { dateComponents.hashValue }
}
