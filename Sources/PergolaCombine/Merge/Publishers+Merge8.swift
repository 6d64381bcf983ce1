import OpenCombine

extension Publishers {
  /// A publisher that emits the values of eight publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
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
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// Merges eight publishers. They are subscribed to in this order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergedSubscription(downstream: subscriber, upstreamCount: 8)
      subscriber.receive(subscription: subscription)
      subscription.subscribe(to: a, at: 0)
      subscription.subscribe(to: b, at: 1)
      subscription.subscribe(to: c, at: 2)
      subscription.subscribe(to: d, at: 3)
      subscription.subscribe(to: e, at: 4)
      subscription.subscribe(to: f, at: 5)
      subscription.subscribe(to: g, at: 6)
      subscription.subscribe(to: h, at: 7)
    }
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
  /// Emits the values of eight publishers as they arrive: of this one and of the given ones.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output,
    Failure == D.Failure, Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure, Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
