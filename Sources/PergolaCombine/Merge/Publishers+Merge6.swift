import OpenCombine

extension Publishers {
  /// A publisher that emits the values of six publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// Merges six publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: 6)
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0)
      subscription.subscribe(to: b, at: 1)
      subscription.subscribe(to: c, at: 2)
      subscription.subscribe(to: d, at: 3)
      subscription.subscribe(to: e, at: 4)
      subscription.subscribe(to: f, at: 5)
    }

    /// Emits the values of seven publishers as they arrive.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge7<A, B, C, D, E, F, P>
    where Output == P.Output, Failure == P.Failure {
      Merge7(a, b, c, d, e, f, other)
    }

    /// Emits the values of eight publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher>(
      with publisher1: P, _ publisher2: Q
    ) -> Merge8<A, B, C, D, E, F, P, Q>
    where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
      Merge8(a, b, c, d, e, f, publisher1, publisher2)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publisher {
  /// Emits the values of six publishers as they arrive: of this one and of the given ones.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output,
    Failure == D.Failure, Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }
}
