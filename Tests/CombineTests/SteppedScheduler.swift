import Combine

/// A scheduler whose time a test advances.
final class SteppedScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int

      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

      static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
      static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
      static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
      static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }
      static func seconds(_ value: Int) -> Stride { Stride(value) }
      static func seconds(_ value: Double) -> Stride { Stride(Int(value)) }
      static func milliseconds(_ value: Int) -> Stride { Stride(value / 1000) }
      static func microseconds(_ value: Int) -> Stride { Stride(value / 1_000_000) }
      static func nanoseconds(_ value: Int) -> Stride { Stride(value / 1_000_000_000) }
    }

    var time: Int

    func distance(to other: SchedulerTimeType) -> Stride { Stride(other.time - time) }
    func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(time: time + stride.magnitude) }
  }

  private struct Entry {
    var time: Int
    let interval: Int?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(time: 0)
  private var entries: [Int: Entry] = [:]
  private var lastKey = 0

  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The number of actions that are scheduled.
  var timerCount: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(Entry(time: now.time, interval: nil, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(Entry(time: date.time, interval: nil, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let key = add(Entry(time: date.time, interval: interval.magnitude, action: action))
    return AnyCancellable { [weak self] in self?.entries[key] = nil }
  }

  /// Advances the time, and performs the actions that become due in the order of their times.
  func advance(by duration: Int) {
    let end = now.time + duration
    while let (key, entry) = entries.filter({ $0.value.time <= end })
      .min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) })
    {
      now = SchedulerTimeType(time: max(now.time, entry.time))
      entries[key] = entry.interval.map { Entry(time: entry.time + $0, interval: $0, action: entry.action) }
      entry.action()
    }
    now = SchedulerTimeType(time: end)
  }

  @discardableResult
  private func add(_ entry: Entry) -> Int {
    lastKey += 1
    entries[lastKey] = entry
    return lastKey
  }
}
