import OpenCombine

extension Publishers {
  /// A publisher that emits the values of any number of publishers of one type as they arrive.
  ///
  /// It finishes when all have finished, at once if there are none, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers, in the order in which they are subscribed to.
    public let publishers: [Upstream]

    /// Merges publishers of one type. Without any, it finishes at once.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers of a sequence. Without any, it finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: publishers.count)
      subscriber.receive(subscription: subscription)
      for (index, publisher) in publishers.enumerated() { subscription.subscribe(to: publisher, at: index) }
      subscription.finishIfDone()
    }

    /// Emits the values of these publishers and of another one as they arrive.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Emits the values of this and another publisher of its type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
