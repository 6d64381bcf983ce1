import Foundation
@_spi(Toolkit) import UIKitCore

/// Where everything in a group stands, in the group's own coordinates.
struct SolvedGroup {
  /// An item's cell.
  struct Cell {
    /// The room the item takes.
    var slot: CGRect
    /// What its insets leave of it.
    var frame: CGRect
    var zIndex = 0
    var estimatedAxes: UIAxis = []
  }

  /// A view attached to an item or a group.
  struct Supplement {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    /// The first cell that it belongs to: without it the view is not there.
    var firstCell: Int
  }

  var size: CGSize
  var cells: [Cell] = []
  var supplements: [Supplement] = []
  /// Whether it keeps its length however few items it holds.
  var keepsLength = false
  /// How many items from its first one on it depends on, with those that it had no room for.
  var reach = 0

  /// How far the first cells reach along an axis.
  private func reach(_ axis: LayoutAxis, cells count: Int) -> CGFloat {
    cells.prefix(count).reduce(0) { max($0, $1.slot.end(axis)) }
  }

  /// How long the group is with only its first cells: as far as they reach, and what the full group has after its
  /// last item.
  func length(_ axis: LayoutAxis, cells count: Int) -> CGFloat {
    guard count < cells.count, !keepsLength else { return size[axis] }
    return max(0, reach(axis, cells: count) + size[axis] - reach(axis, cells: cells.count))
  }

  /// How many supplements of each kind there are with only the first cells.
  func supplementCounts(cells count: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    for supplement in supplements where supplement.firstCell < count { counts[supplement.kind, default: 0] += 1 }
    return counts
  }
}
