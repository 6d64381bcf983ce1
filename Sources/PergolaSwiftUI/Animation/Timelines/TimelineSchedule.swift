import Foundation

/// The frequency at which a timeline view may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The frequency of the schedule.
  case normal
  /// A lower frequency, as of a display that is always on. No host asks for it.
  case lowFrequency
}

/// The dates at which a timeline view makes its content again.
public protocol TimelineSchedule {
  /// Dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from the last one at or before a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The start of the minute of a date, and of each later one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return PeriodicTimelineSchedule.Entries(
      next: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60), interval: 60)
  }
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Dates at equal distances, without an end. A distance that is no positive number leaves the first date alone.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    init(next: Date, interval: TimeInterval) {
      upcoming = next
      self.interval = interval
    }

    /// The next date; nil after the last one.
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      let later = date.addingTimeInterval(interval)
      // A distance that is too small for a date leads nowhere.
      upcoming = interval.isFinite && later > date ? later : nil
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The distance, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the last one at or before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(next: start, interval: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start.addingTimeInterval(passed.isFinite ? passed * interval : 0), interval: interval)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The dates of an animation's frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Dates at the distance of frames, or none.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least distance of frames, in seconds; nil for a 60th.
  ///   - paused: True for no further frames.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval.map { $0.isFinite ? $0 : 0 } ?? 0, 1 / 60)
    isPaused = paused
  }

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: startDate, interval: isPaused ? 0 : interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of an animation's frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The dates of an animation's frames, at least a number of seconds apart.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
