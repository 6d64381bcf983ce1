import OpenCombine

extension Publishers {
  /// A publisher that emits the newest values of two publishers, each time that one of them emits.
  ///
  /// It emits nothing until each publisher has emitted. It finishes when all have finished, and fails when one fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines the newest values of two publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = (LatestValue<A.Output>(), LatestValue<B.Output>())
      let subscription = LatestSubscription(downstream: subscriber, upstreamCount: 2) {
        guard let a = latest.0.value, let b = latest.1.value else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0, storing: latest.0)
      subscription.subscribe(to: b, at: 1, storing: latest.1)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Emits the newest values of this and another publisher, once each has emitted and whenever one emits.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Emits the closure's result for the newest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map(transform)
  }
}
