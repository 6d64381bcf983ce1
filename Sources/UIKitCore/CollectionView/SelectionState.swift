import Foundation

/// Which items are selected, and in which order they were.
///
/// - Complexity: selecting and deselecting are O(1).
struct SelectionState {
  private var turns: [IndexPath: Int] = [:]
  private var nextTurn = 0

  /// The selected items, those selected first in front.
  var indexPaths: [IndexPath] { turns.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ indexPath: IndexPath) -> Bool { turns[indexPath] != nil }

  /// Selects an item. One that is selected already keeps its place in the order.
  mutating func select(_ indexPath: IndexPath) {
    guard turns[indexPath] == nil else { return }
    turns[indexPath] = nextTurn
    nextTurn += 1
  }

  mutating func deselect(_ indexPath: IndexPath) { turns[indexPath] = nil }

  /// Follows the items to their new paths; those without one are dropped.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    var followed: [IndexPath: Int] = [:]
    for (path, turn) in turns {
      if let new = newPath(path) { followed[new] = turn }
    }
    turns = followed
  }
}
