import Foundation

/// The result of a comparison that was made off the main actor.
struct PreparedState<Section: Hashable, Item: Hashable> {
  /// The state once the content is applied.
  let state: DiffableState<Section, Item>

  /// The number of that state among all states of its data source.
  let number: Int

  /// The number of the state that it was compared with.
  let base: Int

  /// The update from the base to the state; nil if they were not compared.
  let update: BatchUpdate?
}

/// Compares submitted content with the content before it, off the main actor, one at a time and in the order in which
/// it reaches the main actor.
///
/// No lock is held while the items' `==` and `hash(into:)` run. Content that these submit is prepared next.
final class SnapshotPreparation<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  /// Guards `runner` and `nested`. It is not the lock of the applied state, so that the main actor never waits for a
  /// comparison.
  private let condition = NSCondition()

  /// The thread that prepares content; nil if none does.
  private var runner: Thread?

  /// The preparations that the running one has caused, in order.
  private var nested: [() -> Void] = []

  /// The state that was prepared last. Only the runner uses it.
  private var latest: (state: DiffableState<Section, Item>, number: Int)?

  /// Prepares content and sends it, before it returns unless the call is made by a comparison on the same thread.
  ///
  /// - Parameters:
  ///   - isCompared: False for content that is shown by a reload.
  ///   - send: Schedules the delivery. Called by one thread at a time, so that deliveries keep their order.
  func prepare(
    _ content: DiffableState<Section, Item>.Content, isCompared: Bool, after applied: AppliedState<Section, Item>,
    send: @escaping (PreparedState<Section, Item>) -> Void
  ) {
    run { [self] in send(prepared(content, isCompared: isCompared, after: applied)) }
  }

  /// Runs a preparation when no other one runs. On the runner's own thread, leaves it to the runner.
  private func run(_ preparation: @escaping () -> Void) {
    condition.lock()
    defer { condition.unlock() }
    if runner === Thread.current {
      nested.append(preparation)
      return
    }
    while runner != nil { condition.wait() }
    runner = Thread.current
    var next: (() -> Void)? = preparation
    while let current = next {
      condition.unlock()
      current()
      condition.lock()
      next = nested.isEmpty ? nil : nested.removeFirst()
    }
    runner = nil
    condition.signal()
  }

  private func prepared(
    _ content: DiffableState<Section, Item>.Content, isCompared: Bool, after applied: AppliedState<Section, Item>
  ) -> PreparedState<Section, Item> {
    let number = applied.makeNumber()
    var base = applied.numbered
    if let latest, latest.number > base.number { base = latest }
    let state: DiffableState<Section, Item>
    var update: BatchUpdate?
    // The first state is shown by a reload, without a comparison.
    if isCompared, base.number > 0 {
      (state, update) = base.state.comparing(content)
    } else {
      state = base.state.applying(content)
    }
    latest = (state, number)
    return PreparedState(state: state, number: number, base: base.number, update: update)
  }
}
