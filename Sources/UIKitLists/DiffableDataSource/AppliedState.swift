import Foundation

/// The state that a data source answers from. It can be read on any thread.
final class AppliedState<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = DiffableState<Section, Item>()
  private var number = 0
  private var lastNumber = 0

  var state: DiffableState<Section, Item> { lock.withLock { stored } }

  /// The snapshot alone.
  var value: NSDiffableDataSourceSnapshot<Section, Item> { lock.withLock { stored.snapshot } }

  /// The state and its number. Numbers rise with every state; 0 stands for the empty state before the first
  /// application.
  var numbered: (state: DiffableState<Section, Item>, number: Int) { lock.withLock { (stored, number) } }

  /// A number for a state that will be applied.
  func makeNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  /// Replaces the state.
  ///
  /// - Parameter number: the number that was made for the state; nil for a new one.
  func set(_ state: DiffableState<Section, Item>, number: Int? = nil) {
    let number = number ?? makeNumber()
    lock.withLock {
      stored = state
      self.number = number
    }
  }
}
