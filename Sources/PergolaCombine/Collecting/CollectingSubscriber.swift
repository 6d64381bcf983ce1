import Foundation
import OpenCombine

/// The subscriber and subscription of `collect(_:options:)`.
///
/// It asks its upstream for all values, and keeps those that the downstream does not want yet. The locks are those of
/// `LatestSubscription`.
final class CollectingSubscriber<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  /// The values of a full group, nil without a limit.
  private let limit: Int?
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  /// nil after the completion or the cancellation.
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var group: [Input] = []

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    switch strategy {
    case .byTime(let context, let interval): (self.context, self.interval, limit) = (context, interval, nil)
    case .byTimeOrCount(let context, let interval, let count):
      precondition(count > 0, "A group must have at least one value.")
      (self.context, self.interval, limit) = (context, interval, count)
    }
    self.downstream = downstream
    self.options = options
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream = self.downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    let timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
      options: options
    ) { [weak self] in self?.emit(ifFull: false) }
    let isActive = lock.withLock {
      guard self.downstream != nil else { return false }
      self.timer = timer
      return true
    }
    guard isActive else { return timer.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { if downstream != nil { group.append(input) } }
    emit(ifFull: true)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    guard let (downstream, rest, demand, _) = end() else { return }
    if case .finished = completion, !rest.isEmpty, demand > .none { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    emit(ifFull: true)
  }

  func cancel() {
    end()?.upstream?.cancel()
  }

  /// Emits the collected values, if there are any.
  ///
  /// - Parameter ifFull: true to emit only full groups.
  private func emit(ifFull: Bool) {
    delivery.lock()
    defer { delivery.unlock() }
    while let (downstream, values) = next(ifFull: ifFull) {
      let more = downstream.receive(values)
      lock.withLock { demand += more }
      guard ifFull else { return }
    }
  }

  /// Takes the next group and one value of the demand.
  private func next(ifFull: Bool) -> (Downstream, [Input])? {
    lock.withLock {
      guard let downstream, demand > .none, !group.isEmpty else { return nil }
      let size = limit ?? .max
      if ifFull, group.count < size { return nil }
      demand -= 1
      let values = Array(group.prefix(size))
      group.removeFirst(values.count)
      return (downstream, values)
    }
  }

  /// Clears the subscription. Returns what it had, nil if it had ended.
  private func end() -> (
    downstream: Downstream, rest: [Input], demand: Subscribers.Demand, upstream: (any Subscription)?
  )? {
    let ended: (result: (Downstream, [Input], Subscribers.Demand, (any Subscription)?), timer: (any Cancellable)?)? =
      lock.withLock {
        guard let downstream else { return nil }
        defer { (self.downstream, upstream, timer, group) = (nil, nil, nil, []) }
        return ((downstream, group, demand, upstream), timer)
      }
    ended?.timer?.cancel()
    return ended?.result
  }
}

extension CollectingSubscriber: CustomStringConvertible {
  var description: String { "CollectByTime" }
}
