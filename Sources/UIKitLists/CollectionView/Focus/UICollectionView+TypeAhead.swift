import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// How many items beyond those on screen are asked for their texts, for each key.
  private static let typeAheadReach = 200

  /// The item that no cell shows and whose text has the lowest rank, of several the next one from that with the focus
  /// on, and round from the last to the first; nil where none of those within reach has a rank.
  ///
  /// Nothing but a cell says what an item's text is, and a cell for each of a million items is out of the question. So
  /// the data source is asked for the cells of a limited number of items, as it is for cells that are fetched ahead:
  /// they are never displayed, the delegate hears nothing, and a single cell is used for all of them. What was said of
  /// an item within the last second is not asked for again.
  ///
  /// - Complexity: O(1): at most 200 cells are configured, whatever the number of items.
  final func unseenItem(ranking rank: (String) -> Int?) -> IndexPath? {
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

  /// The item after one, or the first after the last. Nil where the next that there is lies beyond too many empty
  /// sections.
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
