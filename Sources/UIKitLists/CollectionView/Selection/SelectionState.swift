import Foundation
@_spi(Toolkit) import UIKitCore

/// The selected items, in the order of their selection.
///
/// Updates and reloads change the selection without calls of the delegate. Classic and diffable data sources have the
/// same rules; a snapshot's marks stand for the calls of their names.
///
/// | call | collection view | table view |
/// | --- | --- | --- |
/// | `reloadData`, `applySnapshotUsingReloadData` | clears the selection | clears the selection |
/// | `reloadItems`, `reloadRows` | keeps it | drops the reloaded rows |
/// | `reloadSections` | drops the items of the sections | drops the rows of the sections |
/// | `reconfigureItems`, `reconfigureRows` | keeps it | keeps it |
/// | insertions and moves | follows the items | follows the rows |
/// | deletions | drops the deleted items | drops the deleted rows |
///
/// That a table's reloaded row is no longer selected, a reconfigured one is, is widely reported of the original. Nothing
/// is documented about reloaded items of collection views, and reports differ: here they stay selected, because they
/// are the same items.
///
/// - Complexity: selecting and deselecting are O(1).
struct SelectionState {
  /// The turn of each selected item, by section and item. No section is empty.
  private var turns: [Int: [Int: Int]] = [:]
  private var nextTurn = 0

  /// The selected items, first selected first.
  ///
  /// - Complexity: O(*n* log *n*).
  var indexPaths: [IndexPath] {
    entries(of: turns.keys).sorted { $0.turn < $1.turn }.map { IndexPath(item: $0.item, section: $0.section) }
  }

  var isEmpty: Bool { turns.isEmpty }

  /// The item that was selected last; nil if no item is selected.
  ///
  /// - Complexity: O(*n*).
  var last: IndexPath? {
    entries(of: turns.keys).max { $0.turn < $1.turn }.map { IndexPath(item: $0.item, section: $0.section) }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && turns[indexPath.section]?[indexPath.item] != nil
  }

  /// Selects an item. An item that is already selected keeps its place in the order.
  mutating func select(_ indexPath: IndexPath) {
    guard indexPath.count == 2, !contains(indexPath) else { return }
    turns[indexPath.section, default: [:]][indexPath.item] = nextTurn
    nextTurn += 1
  }

  mutating func deselect(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return }
    take(indexPath.item, from: indexPath.section)
  }

  /// Updates the index paths after a batch. Deleted items are removed.
  ///
  /// - Parameter droppingReloadedItems: true to remove items that were reloaded on their own, too.
  /// - Complexity: if no sections are inserted, deleted or moved, O(*k*) for *k* items that may have new index paths,
  ///   or *k* selected items in their sections if these are fewer.
  mutating func follow(_ batch: BatchUpdate, droppingReloadedItems: Bool = false) {
    if turns.isEmpty { return }
    if droppingReloadedItems {
      for reload in batch.changes.updates { take(reload.source.item, from: reload.source.section) }
    }
    let moved =
      batch.movesSections
      ? entries(of: turns.keys)
      : batch.sectionsWithChangedPaths.flatMap { entries(of: $0, in: batch.movedItems(ofSection: $0)) }
    for entry in moved { take(entry.item, from: entry.section) }
    for entry in moved {
      guard let new = batch.newPath(of: IndexPath(item: entry.item, section: entry.section)) else { continue }
      turns[new.section, default: [:]][new.item] = entry.turn
    }
  }

  private typealias Entry = (section: Int, item: Int, turn: Int)

  private func entries(of sections: some Sequence<Int>) -> [Entry] {
    sections.flatMap { entries(of: $0, in: 0..<Int.max) }
  }

  private func entries(of section: Int, in range: Range<Int>) -> [Entry] {
    guard let turns = turns[section] else { return [] }
    if range.count < turns.count { return range.compactMap { item in turns[item].map { (section, item, $0) } } }
    return turns.compactMap { range.contains($0.key) ? (section, $0.key, $0.value) : nil }
  }

  private mutating func take(_ item: Int, from section: Int) {
    turns[section]?[item] = nil
    if turns[section]?.isEmpty ?? false { turns[section] = nil }
  }
}
