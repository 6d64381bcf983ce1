import OpenCombine

extension Publishers {
  /// A publisher that emits the newest values of four publishers, each time that one of them emits.
  ///
  /// It emits nothing until each publisher has emitted. It finishes when all have finished, and fails when one fails.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Combines the newest values of four publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = (LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>(), LatestValue<D.Output>())
      let subscription = LatestSubscription(downstream: subscriber, upstreamCount: 4) {
        guard let a = latest.0.value, let b = latest.1.value, let c = latest.2.value, let d = latest.3.value else {
          return nil
        }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0, storing: latest.0)
      subscription.subscribe(to: b, at: 1, storing: latest.1)
      subscription.subscribe(to: c, at: 2, storing: latest.2)
      subscription.subscribe(to: d, at: 3, storing: latest.3)
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Emits the newest values of this and three other publishers, once each has emitted and whenever one emits.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Emits the closure's result for the newest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}
