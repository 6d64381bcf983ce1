import Foundation
import OpenCombine

/// The subscription of `combineLatest`: once each upstream has emitted, each further value emits the newest values of
/// all.
///
/// - A request goes to every upstream. Values that exceed the demand are not emitted, but replace the newest value of
///   their upstream.
/// - It finishes when all upstreams have finished. The first failure cancels the others.
///
/// Two locks guard it: `lock` for the state, and around it `delivery`, so that values and completions arrive one after
/// the other in the order of the state. A cancellation needs only `lock`, and does not wait for a delivery.
final class LatestSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let combination: () -> Downstream.Input?
  /// nil after the completion or the cancellation.
  private var downstream: Downstream?
  /// The subscriptions of the upstreams that have neither finished nor failed.
  private var upstreams: [Int: any Subscription] = [:]
  private var unfinishedCount: Int
  private var demand = Subscribers.Demand.none

  /// Creates a subscription without upstreams.
  ///
  /// - Parameters:
  ///   - upstreamCount: the number of upstreams that `subscribe(to:at:storing:)` will add.
  ///   - combination: the newest values of all upstreams, nil if one of them has not emitted yet.
  init(downstream: Downstream, upstreamCount: Int, combination: @escaping () -> Downstream.Input?) {
    self.downstream = downstream
    self.unfinishedCount = upstreamCount
    self.combination = combination
  }

  func subscribe<Upstream: Publisher>(
    to upstream: Upstream, at index: Int, storing latest: LatestValue<Upstream.Output>
  ) where Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    upstream.subscribe(
      JoinedSubscriber<Upstream.Output, Upstream.Failure>(
        didSubscribe: { self.didSubscribe($0, at: index) },
        didReceive: { value in self.didReceive(from: index) { latest.value = value } },
        didComplete: { self.didComplete($0, at: index) }))
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request more than no value.")
    request(demand, except: nil)
  }

  func cancel() {
    end()?.upstreams.forEach { $0.cancel() }
  }

  private func didSubscribe(_ subscription: any Subscription, at index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, upstreams[index] == nil else { return nil }
      upstreams[index] = subscription
      // No value was emitted before all upstreams were there, so the demand is that of all requests.
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func didReceive(from index: Int, store: () -> Void) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let emission: (Downstream, Downstream.Input)? = lock.withLock {
      guard let downstream else { return nil }
      store()
      guard demand > .none, let output = combination() else { return nil }
      demand -= 1
      return (downstream, output)
    }
    guard let (downstream, output) = emission else { return .none }
    let more = downstream.receive(output)
    if more > .none { request(more, except: index) }
    return more
  }

  private func request(_ demand: Subscribers.Demand, except index: Int?) {
    let upstreams = lock.withLock {
      guard downstream != nil else { return [any Subscription]() }
      self.demand += demand
      return self.upstreams.sorted { $0.key < $1.key }.filter { $0.key != index }.map(\.value)
    }
    upstreams.forEach { $0.request(demand) }
  }

  private func didComplete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let isLast = lock.withLock {
      upstreams[index] = nil
      unfinishedCount -= 1
      return unfinishedCount == 0
    }
    if case .finished = completion, !isLast { return }
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
      return (downstream, upstreams)
    }
  }
}

extension LatestSubscription: CustomStringConvertible {
  var description: String { "CombineLatest" }
}
