import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The maximum number of items off screen whose texts are compared for each key.
  private static let typeAheadReach = 200

  /// The item without a visible cell whose text has the lowest rank. Of equal ranks, the first after the focused item,
  /// wrapping around from the last item to the first; nil if no item within reach has a rank.
  ///
  /// Only a cell knows its item's text, and configuring a cell for each of a million items would take too long. So
  /// cells of a limited number of items are requested from the data source, like prefetched cells: they are not
  /// displayed, the delegate is not called, and one cell is reused for all of them. Texts are cached for a second
  /// (``OffscreenTexts``).
  ///
  /// - Complexity: O(1): at most 200 cells are configured, whatever the number of items.
  final func offscreenItem(ranking rank: (String) -> Int?) -> IndexPath? {
    guard !pass.isRunning, update == nil, requests.isEmpty, dataSource != nil, !pass.needsReload,
      let start = focusedPath ?? visible.cells.map(\.indexPath).max()
    else { return nil }
    let counts = currentCounts()
    var path = start
    var asked = 0
    var best: (path: IndexPath, rank: Int)?
    while asked < Self.typeAheadReach, let next = itemInOrder(after: path, counts), next != start {
      path = next
      guard visible[.cell(path)] == nil, canFocusItem(at: path) else { continue }
      asked += 1
      guard let rank = textOfUnseenItem(at: path).flatMap(rank), rank < best?.rank ?? .max else { continue }
      if rank == 0 { return path }
      best = (path, rank)
    }
    return best?.path
  }

  /// The next item in order, wrapping around after the last one; nil if too many empty sections precede it.
  private final func itemInOrder(after path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if counts.indices.contains(path.section), path.item + 1 < counts[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    for step in 1...max(1, min(counts.count, Self.typeAheadReach)) where !counts.isEmpty {
      let section = (path.section + step) % counts.count
      if counts[section] > 0 { return IndexPath(item: 0, section: section) }
    }
    return nil
  }

  private final func textOfUnseenItem(at path: IndexPath) -> String? {
    if let known = offscreenTexts.text(of: path, at: clock.now) { return known }
    var text: String?
    performInOwnContext {
      let cell = requestCell(at: path, attributes: nil)
      cell.updateConfigurationIfNeeded()
      text = cell.firstText
      putBack(unseen: cell)
    }
    offscreenTexts.note(text, of: path, at: clock.now)
    return text
  }
}
