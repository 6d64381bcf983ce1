import Combine

/// A subscriber that records what it receives, and whose demand a test sets.
final class Recording<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - demand: the demand at the subscription.
  ///   - more: the additional demand after each value.
  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.demand = demand
    self.more = more
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var error: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }
}

extension Publisher {
  /// Subscribes a recording with a demand.
  func recorded(
    demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> Recording<Output, Failure> {
    let recording = Recording<Output, Failure>(demand: demand, more: more)
    subscribe(recording)
    return recording
  }
}

/// An error of tests.
enum Mishap: Error, Equatable {
  case first
  case second
}

/// Suspends the task until a condition holds, at most ten seconds. The main queue goes on meanwhile.
@MainActor
func wait(until condition: () -> Bool) async {
  for _ in 0..<5000 where !condition() { try? await Task.sleep(for: .milliseconds(2)) }
}

/// Suspends the task until everything that is on the main queue now has run.
@MainActor
func drainMainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
