#if Web
  import Synchronization

  /// The rates of requests of all clients, for the limit per address.
  final class RequestRate: Sendable {
    /// The number of seconds whose requests may come at once.
    private static let burst = 10
    /// The number of clients from which on those that are quiet are removed.
    private static let capacity = 1_000

    private struct State {
      var buckets: [ClientAddress: TokenBucket] = [:]
      var capacity = RequestRate.capacity
    }

    private let rate: Int
    private let state = Mutex(State())

    /// - Parameter rate: the number of requests per second and client.
    init(rate: Int) { self.rate = rate }

    /// Counts a request. Returns false if its client makes too many.
    ///
    /// - Complexity: O(1) on average.
    func take(_ client: ClientAddress, now: ContinuousClock.Instant = .now) -> Bool {
      state.withLock { state in
        let isTaken = state.buckets[client, default: TokenBucket(rate: rate, burst: Self.burst, now: now)]
          .take(1, now: now)
        if state.buckets.count > state.capacity {
          state.buckets = state.buckets.filter { !$0.value.isFull(now: now) }
          state.capacity = max(Self.capacity, 2 * state.buckets.count)
        }
        return isTaken
      }
    }

    /// The number of clients that are remembered.
    var count: Int { state.withLock { $0.buckets.count } }
  }
#endif
