import OpenCombine

extension Publishers {
  /// A publisher that emits the values of three publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Merges three publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: 3)
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0)
      subscription.subscribe(to: b, at: 1)
      subscription.subscribe(to: c, at: 2)
    }

    /// Emits the values of four publishers as they arrive.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge4<A, B, C, P>
    where Output == P.Output, Failure == P.Failure {
      Merge4(a, b, c, other)
    }

    /// Emits the values of five publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher>(
      with publisher1: P, _ publisher2: Q
    ) -> Merge5<A, B, C, P, Q>
    where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
      Merge5(a, b, c, publisher1, publisher2)
    }

    /// Emits the values of six publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Merge6<A, B, C, P, Q, R>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure
    {
      Merge6(a, b, c, publisher1, publisher2, publisher3)
    }

    /// Emits the values of seven publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S
    ) -> Merge7<A, B, C, P, Q, R, S>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure
    {
      Merge7(a, b, c, publisher1, publisher2, publisher3, publisher4)
    }

    /// Emits the values of eight publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S, _ publisher5: T
    ) -> Merge8<A, B, C, P, Q, R, S, T>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure, Output == T.Output, Failure == T.Failure
    {
      Merge8(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Emits the values of three publishers as they arrive: of this one and of the given ones.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
    Publishers.Merge3(self, b, c)
  }
}
