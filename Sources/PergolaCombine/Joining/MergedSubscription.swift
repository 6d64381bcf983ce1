import Foundation
import OpenCombine

/// The subscription of `merge`: emits the values of several upstreams as they arrive.
///
/// - With unlimited demand, every upstream is asked for all its values. Otherwise each is asked for one value at a
///   time; a value without demand waits, so that at most one value of each upstream waits.
/// - It finishes when all upstreams have finished and no value waits. The first failure cancels the other upstreams and
///   drops the values that wait.
///
/// The locks are those of `LatestSubscription`.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private struct Waiting {
    let value: Downstream.Input
    let index: Int
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  /// nil after the completion or the cancellation.
  private var downstream: Downstream?
  /// The subscriptions of the upstreams that have neither finished nor failed.
  private var upstreams: [Int: any Subscription] = [:]
  private var unfinishedCount: Int
  private var demand = Subscribers.Demand.none
  private var waiting: [Waiting] = []
  /// The demand of each upstream: none before the first request.
  private var upstreamDemand = Subscribers.Demand.none

  /// Creates a subscription without upstreams.
  ///
  /// - Parameter upstreamCount: the number of upstreams that `subscribe(to:at:)` will add.
  init(downstream: Downstream, upstreamCount: Int) {
    self.downstream = downstream
    self.unfinishedCount = upstreamCount
  }

  func subscribe<Upstream: Publisher>(to upstream: Upstream, at index: Int)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    upstream.subscribe(
      JoinedSubscriber<Upstream.Output, Upstream.Failure>(
        didSubscribe: { self.didSubscribe($0, at: index) },
        didReceive: { self.didReceive($0, from: index) },
        didComplete: { self.didComplete($0, at: index) }))
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request more than no value.")
    delivery.lock()
    defer { delivery.unlock() }
    add(demand)
    deliverWaiting()
  }

  func cancel() {
    end()?.upstreams.forEach { $0.cancel() }
  }

  private func didSubscribe(_ subscription: any Subscription, at index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, upstreams[index] == nil else { return nil }
      upstreams[index] = subscription
      return upstreamDemand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func didReceive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let receiver: Downstream? = lock.withLock {
      guard let downstream else { return nil }
      guard demand > .none, waiting.isEmpty else {
        waiting.append(Waiting(value: value, index: index))
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    add(receiver.receive(value))
    // A value of another upstream may have arrived during the delivery.
    deliverWaiting()
    return lock.withLock { downstream == nil || upstreamDemand == .unlimited ? .none : .max(1) }
  }

  /// Adds to the demand, and asks the upstreams for values at the first request and when the demand becomes unlimited.
  private func add(_ more: Subscribers.Demand) {
    let upstreams = lock.withLock {
      demand += more
      let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
      guard downstream != nil, more > .none, wanted > upstreamDemand else { return [any Subscription]() }
      upstreamDemand = wanted
      return self.upstreams.sorted { $0.key < $1.key }.map(\.value)
    }
    for upstream in upstreams { upstream.request(lock.withLock { upstreamDemand }) }
  }

  /// Emits values that wait, as far as there is demand, and finishes after the last.
  private func deliverWaiting() {
    while true {
      let next: (Downstream, Waiting, (any Subscription)?)? = lock.withLock {
        guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
        demand -= 1
        let first = waiting.removeFirst()
        return (downstream, first, upstreamDemand == .unlimited ? nil : upstreams[first.index])
      }
      guard let (downstream, first, upstream) = next else { break }
      add(downstream.receive(first.value))
      upstream?.request(.max(1))
    }
    finishIfDone()
  }

  /// Finishes if no upstream is left and no value waits: also at once, if there are no upstreams.
  func finishIfDone() {
    guard lock.withLock({ unfinishedCount == 0 && waiting.isEmpty }) else { return }
    end()?.downstream.receive(completion: .finished)
  }

  private func didComplete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.withLock {
      upstreams[index] = nil
      unfinishedCount -= 1
    }
    guard case .failure = completion else { return finishIfDone() }
    guard let (downstream, upstreams) = end() else { return }
    upstreams.forEach { $0.cancel() }
    downstream.receive(completion: completion)
  }

  /// Clears the subscription. Returns its downstream and the upstreams that are still active, nil if it had ended.
  private func end() -> (downstream: Downstream, upstreams: [any Subscription])? {
    lock.withLock {
      guard let downstream else { return nil }
      let upstreams = Array(self.upstreams.values)
      self.downstream = nil
      self.upstreams = [:]
      self.waiting = []
      return (downstream, upstreams)
    }
  }
}

extension MergedSubscription: CustomStringConvertible {
  var description: String { "Merge" }
}
