import OpenCombine

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, by OpenCombine's `assign(to:)`.
  ///
  /// The property owns the subscription, and OpenCombine keeps it when the upstream has completed. Without
  /// `ReleasingSubscription` between them, closures of the upstream that capture the property's object would keep the
  /// object alive for ever.
  package func assignReleasing(to published: inout Published<Output>.Publisher) {
    ReleasedAtCompletion(upstream: self).assign(to: &published)
  }
}

/// A publisher that releases its upstream when that completes, also if its own subscription is kept.
private struct ReleasedAtCompletion<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(ReleasingSubscription(downstream: subscriber))
  }
}
