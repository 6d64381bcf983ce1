import OpenCombine

extension Publishers {
  /// A publisher that emits the values of two publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: 2)
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0)
      subscription.subscribe(to: b, at: 1)
    }

    /// Emits the values of three publishers as they arrive.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge3<A, B, P>
    where Output == P.Output, Failure == P.Failure {
      Merge3(a, b, other)
    }

    /// Emits the values of four publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher>(
      with publisher1: P, _ publisher2: Q
    ) -> Merge4<A, B, P, Q>
    where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
      Merge4(a, b, publisher1, publisher2)
    }

    /// Emits the values of five publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Merge5<A, B, P, Q, R>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure
    {
      Merge5(a, b, publisher1, publisher2, publisher3)
    }

    /// Emits the values of six publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S
    ) -> Merge6<A, B, P, Q, R, S>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure
    {
      Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
    }

    /// Emits the values of seven publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S, _ publisher5: T
    ) -> Merge7<A, B, P, Q, R, S, T>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure, Output == T.Output, Failure == T.Failure
    {
      Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
    }

    /// Emits the values of eight publishers as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
      with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S, _ publisher5: T, _ publisher6: U
    ) -> Merge8<A, B, P, Q, R, S, T, U>
    where
      Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure, Output == R.Output,
      Failure == R.Failure, Output == S.Output, Failure == S.Failure, Output == T.Output, Failure == T.Failure,
      Output == U.Output, Failure == U.Failure
    {
      Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Emits the values of this and another publisher as they arrive.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where Output == P.Output, Failure == P.Failure {
    Publishers.Merge(self, other)
  }
}
