import Foundation

extension UICollectionView {
  /// How many items beyond those on screen are asked for their texts, for each key.
  private static let typeAheadReach = 200

  /// The next item that no cell shows and whose text matches, from the one with the focus on, and round from the last
  /// to the first; nil where none of those within reach does.
  ///
  /// Nothing but a cell says what an item's text is, and a cell for each of a million items is out of the question. So
  /// the data source is asked for the cells of a limited number of items, as it is for cells that are fetched ahead:
  /// they are never displayed, the delegate hears nothing, and a single cell is used for all of them.
  ///
  /// - Complexity: O(1): at most 200 cells are configured, whatever the number of items.
  final func unseenItem(where matches: (String) -> Bool) -> IndexPath? {
    guard !pass.isRunning, update == nil, requests.isEmpty, dataSource != nil, !pass.needsReload,
      let start = focusedPath ?? visible.cells.map(\.indexPath).max()
    else { return nil }
    let counts = currentCounts()
    var path = start
    var asked = 0
    while asked < Self.typeAheadReach, let next = itemInOrder(after: path, counts), next != start {
      path = next
      guard visible[.cell(path)] == nil, canFocusItem(at: path) else { continue }
      asked += 1
      if let text = textOfUnseenItem(at: path), matches(text) { return path }
    }
    return nil
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
    var text: String?
    performInOwnContext {
      let cell = requestCell(at: path, attributes: nil)
      cell.updateConfigurationIfNeeded()
      text = cell.firstText
      putBack(unseen: cell)
    }
    return text
  }
}
