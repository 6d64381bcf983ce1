import Foundation
@_spi(Toolkit) import UIKitCore

/// What a data source answers from. It can be read from everywhere.
final class AppliedState<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = DiffableState<Section, Item>()
  private var number = 0
  private var lastNumber = 0

  /// Guarded by the lock.
  var state: DiffableState<Section, Item> { lock.withLock { stored } }

  /// The snapshot alone.
  var value: NSDiffableDataSourceSnapshot<Section, Item> { lock.withLock { stored.snapshot } }

  /// The state, and what names it among all that are applied: higher than those before it, and 0 before anything was
  /// applied.
  var numbered: (state: DiffableState<Section, Item>, number: Int) { lock.withLock { (stored, number) } }

  /// A number for a state that will be applied.
  func makeNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  func set(_ state: DiffableState<Section, Item>, number: Int? = nil) {
    let number = number ?? makeNumber()
    lock.withLock {
      stored = state
      self.number = number
    }
  }
}

/// Something on its way to the main actor, compared with what was shown before it where it came from.
struct PreparedState<Section: Hashable, Item: Hashable> {
  let content: DiffableState<Section, Item>.Content

  /// What is shown once it is applied.
  let state: DiffableState<Section, Item>

  /// Names that among all that its data source answered from or will.
  let number: Int

  /// The number of what it was compared with.
  let base: Int

  /// The update that leads there from that one; nil if they were not compared.
  let update: BatchUpdate?
}

extension PreparedState: Sendable where Section: Sendable, Item: Sendable {}

/// Compares what is applied with what is before it, one at a time, in the order in which it then reaches the main
/// actor.
final class SnapshotPreparation<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  /// Not the lock of what is applied: the main actor never waits for a comparison.
  private let lock = NSLock()

  /// The last one that is on its way, or was; guarded by the lock.
  private var latest: (state: DiffableState<Section, Item>, number: Int)?

  private let pendingLock = NSLock()

  /// What is on its way, in order; guarded by its lock.
  private var pending: [PreparedState<Section, Item>] = []

  /// Sends something on its way.
  ///
  /// - Parameter send: Has to schedule the delivery. Called while others wait, so that deliveries keep the order.
  func prepare(
    _ content: DiffableState<Section, Item>.Content, isCompared: Bool, after applied: AppliedState<Section, Item>,
    send: () -> Void
  ) {
    lock.withLock {
      let number = applied.makeNumber()
      var base = applied.numbered
      if let latest, latest.number > base.number { base = latest }
      let prepared: PreparedState<Section, Item>
      // The first of all is shown without a comparison.
      if isCompared, base.number > 0 {
        let (state, update) = base.state.comparing(content)
        prepared = PreparedState(
          content: content, state: state, number: number, base: base.number, update: update)
      } else {
        prepared = PreparedState(
          content: content, state: base.state.applying(content), number: number, base: base.number, update: nil)
      }
      latest = (prepared.state, number)
      pendingLock.withLock { pending.append(prepared) }
      send()
    }
  }

  /// Whether something is on its way.
  func isPending(_ content: DiffableState<Section, Item>.Content) -> Bool {
    pendingLock.withLock { pending.contains { $0.content.isCopy(of: content) } }
  }

  /// What is known of something that was on its way, and now is about to be applied. A subclass may have made something
  /// else of it.
  ///
  /// - Parameter current: The number of what is shown: what was compared with something earlier is of no use any more.
  func take(_ content: DiffableState<Section, Item>.Content, after current: Int) -> PreparedState<Section, Item>? {
    pendingLock.withLock {
      pending.removeAll { $0.base < current }
      guard let place = pending.firstIndex(where: { $0.content.isCopy(of: content) }) else { return nil }
      return pending.remove(at: place)
    }
  }
}
