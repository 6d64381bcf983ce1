import Foundation

/// The boxes around the parts in which two pictures differ, from a grid of tiles.
///
/// Differing tiles that touch, also at a corner, are one part. The parts are found by a union of sets with path halving:
/// Tarjan and van Leeuwen, Worst-case Analysis of Set Union Algorithms, 1984.
package struct DifferenceBoxes {
  /// The number of columns of tiles.
  private let width: Int
  private var differs: [Bool]

  /// A grid of tiles without any difference.
  package init(columns: Int, rows: Int) {
    width = max(1, columns)
    differs = Array(repeating: false, count: width * max(0, rows))
  }

  /// Marks a tile as differing. Tiles outside of the grid are ignored.
  package mutating func mark(column: Int, row: Int) {
    guard column >= 0, column < width, row >= 0, row * width + column < differs.count else { return }
    differs[row * width + column] = true
  }

  /// Returns the boxes of the parts in points, from top to bottom.
  ///
  /// - Parameter tile: The size of a tile, in points.
  /// - Complexity: Nearly O(*n*) in the number of tiles.
  package func boxes(tile: CGSize) -> [CGRect] {
    var parents = Array(differs.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for index in differs.indices where differs[index] {
      let (column, row) = (index % width, index / width)
      // The neighbors that were passed already: left, and the three above.
      for (across, down) in [(-1, 0), (-1, -1), (0, -1), (1, -1)] {
        let (otherColumn, otherRow) = (column + across, row + down)
        guard otherRow >= 0, otherColumn >= 0, otherColumn < width else { continue }
        let other = otherRow * width + otherColumn
        if differs[other] { parents[root(index)] = root(other) }
      }
    }
    var boxes: [Int: CGRect] = [:]
    for index in differs.indices where differs[index] {
      let box = CGRect(
        x: CGFloat(index % width) * tile.width, y: CGFloat(index / width) * tile.height, width: tile.width,
        height: tile.height)
      let key = root(index)
      boxes[key] = boxes[key]?.union(box) ?? box
    }
    return boxes.values.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
