import Foundation
@_spi(Toolkit) import UIKitCore

extension NSCollectionLayoutGroup {
  /// A text drawing of the group's first items as boxes, in a container of 320 by 320 points. Meant for debugging.
  public func visualDescription() -> String {
    let (column, row): (CGFloat, CGFloat) = (5, 10)
    let container = CGSize(width: 320, height: 320)
    let solver = GroupSolver(
      scale: 1, customContainer: container, traitCollection: UITraitCollection(displayScale: 1))
    let solved = solver.solve(ItemPlan(self), in: container, surroundings: container, first: 0)
    var canvas = CharacterCanvas(
      columns: Int(min(container.width, solved.size.width) / column) + 1,
      rows: Int(min(container.height, solved.size.height) / row) + 1)
    for (number, cell) in solved.cells.enumerated() {
      let box = CGRect(origin: .zero, size: container).intersection(cell.frame)
      guard !box.isNull else { continue }
      canvas.draw(
        columns: Int(box.minX / column)...Int(box.maxX / column), rows: Int(box.minY / row)...Int(box.maxY / row),
        label: "\(number)")
    }
    return canvas.text
  }
}

/// Characters in a grid.
private struct CharacterCanvas {
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows, without trailing spaces.
  var text: String {
    cells.map { row in
      String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1))
    }.joined(separator: "\n")
  }

  /// Draws the outline of a box with a label inside.
  mutating func draw(columns: ClosedRange<Int>, rows: ClosedRange<Int>, label: String) {
    for row in rows {
      for column in columns {
        let isCorner =
          (row == rows.lowerBound || row == rows.upperBound)
          && (column == columns.lowerBound || column == columns.upperBound)
        if isCorner {
          set("+", row, column)
        } else if row == rows.lowerBound || row == rows.upperBound {
          set("-", row, column)
        } else if column == columns.lowerBound || column == columns.upperBound {
          set("|", row, column)
        }
      }
    }
    for (offset, character) in label.enumerated() where columns.lowerBound + 1 + offset < columns.upperBound {
      set(character, rows.lowerBound + (rows.count > 2 ? 1 : 0), columns.lowerBound + 1 + offset)
    }
  }

  private mutating func set(_ character: Character, _ row: Int, _ column: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = character
  }
}
