import OpenCombine

extension Publishers {
  /// A publisher that emits the values of four publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
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

    /// Merges four publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: 4)
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0)
      subscription.subscribe(to: b, at: 1)
      subscription.subscribe(to: c, at: 2)
      subscription.subscribe(to: d, at: 3)
    }

    /// Emits the values of five publishers as they arrive.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge5<A, B, C, D, P>
    where Output == P.Output, Failure == P.Failure {
      Merge5(a, b, c, d, other)
    }

    /// Emits the values of six publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher>(
      with publisher1: P, _ publisher2: Q
    ) -> Merge6<A, B, C, D, P, Q>
    where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
      Merge6(a, b, c, d, publisher1, publisher2)
    }

    /// Emits the values of seven publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Merge7<A, B, C, D, P, Q, R>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure
    {
      Merge7(a, b, c, d, publisher1, publisher2, publisher3)
    }

    /// Emits the values of eight publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S
    ) -> Merge8<A, B, C, D, P, Q, R, S>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure
    {
      Merge8(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Emits the values of four publishers as they arrive: of this one and of the given ones.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output,
    Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
