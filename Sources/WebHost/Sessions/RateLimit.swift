/// A limit on how many events are taken per second, with a reserve of ten seconds: the leaky bucket.
struct RateLimit: Sendable {
  private let perSecond: Double
  private var level = 0.0
  private var last: ContinuousClock.Instant

  init(perSecond: Int, now: ContinuousClock.Instant) {
    self.perSecond = Double(perSecond)
    last = now
  }

  /// Takes a number of events; returns false, and takes none, if they exceed the limit.
  mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
    level = max(0, level - (now - last) / .seconds(1) * perSecond)
    last = now
    guard level + Double(count) <= perSecond * 10 else { return false }
    level += Double(count)
    return true
  }
}
