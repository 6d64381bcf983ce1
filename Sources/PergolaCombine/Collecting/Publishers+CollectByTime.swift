import OpenCombine

extension Publishers {
  /// A publisher that emits the values of its upstream in arrays, by time or by count.
  ///
  /// The intervals follow each other from the subscription on. An interval without values emits nothing. When the
  /// upstream finishes, the remaining values are emitted first; when it fails, they are dropped.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The scheduler, the interval and, if there is one, the number of values of a full group.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler's timer; nil for its own.
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher. Traps at the subscription if the groups of the strategy hold less than one
    /// value.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        CollectingSubscriber<Upstream.Output, Downstream, Context>(
          downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Emits the values in arrays, by time or by count.
  ///
  /// - Parameters:
  ///   - strategy: the scheduler and interval of the groups: `.byTime(DispatchQueue.main, .seconds(1))`. An array is
  ///     emitted on the scheduler at the end of its interval. A full group, and the rest at the end, are emitted on the
  ///     thread of the upstream.
  ///   - options: options for the scheduler's timer.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
