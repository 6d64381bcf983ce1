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
/// it then reaches the main actor.
final class SnapshotPreparation<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  /// Guards `latest`. It is not the lock of the applied state, so that the main actor never waits for a comparison.
  private let lock = NSLock()

  /// The state that was prepared last.
  private var latest: (state: DiffableState<Section, Item>, number: Int)?

  /// Prepares content and sends it.
  ///
  /// - Parameters:
  ///   - isCompared: false for content that is shown by a reload.
  ///   - send: schedules the delivery. Called with the lock held, so that deliveries keep the order.
  func prepare(
    _ content: DiffableState<Section, Item>.Content, isCompared: Bool, after applied: AppliedState<Section, Item>,
    send: (PreparedState<Section, Item>) -> Void
  ) {
    lock.withLock {
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
      send(PreparedState(state: state, number: number, base: base.number, update: update))
    }
  }
}
