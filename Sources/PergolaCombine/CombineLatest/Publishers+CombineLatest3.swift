import OpenCombine

extension Publishers {
  /// A publisher that emits the newest values of three publishers, each time that one of them emits.
  ///
  /// It emits nothing until each publisher has emitted. It finishes when all have finished, and fails when one fails.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines the newest values of three publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = (LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>())
      let subscription = LatestSubscription(downstream: subscriber, upstreamCount: 3) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0, storing: latest.0)
      subscription.subscribe(to: b, at: 1, storing: latest.1)
      subscription.subscribe(to: c, at: 2, storing: latest.2)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Emits the newest values of this and two other publishers, once each has emitted and whenever one emits.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Emits the closure's result for the newest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }
}
