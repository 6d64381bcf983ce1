#if Web
  /// A limit of a rate, which lets bursts through.
  struct TokenBucket: Sendable {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var updated: ContinuousClock.Instant

    /// A limit with a number of events per second; `burst` times as many may come at once.
    init(rate: Int, burst: Int, now: ContinuousClock.Instant) {
      self.rate = Double(rate)
      capacity = self.rate * Double(burst)
      tokens = capacity
      updated = now
    }

    /// True if as many events may come at once as ever.
    func isFull(now: ContinuousClock.Instant) -> Bool { tokens + (now - updated) / .seconds(1) * rate >= capacity }

    /// Takes a number of events. Returns false, and takes none, if they are too many.
    mutating func take(_ count: Int, now: ContinuousClock.Instant) -> Bool {
      let elapsed = (now - updated) / .seconds(1)
      tokens = min(capacity, tokens + max(0, elapsed) * rate)
      updated = now
      guard tokens >= min(Double(count), capacity) else { return false }
      tokens -= Double(count)
      return true
    }
  }
#endif
