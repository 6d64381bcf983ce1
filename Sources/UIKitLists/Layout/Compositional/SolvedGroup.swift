import Foundation
@_spi(Toolkit) import UIKitCore

/// The frames of all elements of a group, in the group's coordinates.
struct SolvedGroup {
  /// An item's cell.
  struct Cell {
    /// The frame of the item before its insets.
    var slot: CGRect
    /// The slot without the item's insets.
    var frame: CGRect
    var zIndex = 0
    var estimatedAxes: UIAxis = []
  }

  /// A view attached to an item or a group.
  struct Supplement {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    /// The first cell that it belongs to. The view exists only if that cell does.
    var firstCell: Int
  }

  var size: CGSize
  var cells: [Cell] = []
  var supplements: [Supplement] = []
  /// True if the length does not depend on the number of items.
  var keepsLength = false
  /// The number of items from its first one on that the solution depends on, which may include items that did not fit.
  var reach = 0

  /// The extent of the first cells along an axis.
  private func extent(_ axis: LayoutAxis, cells count: Int) -> CGFloat {
    cells.prefix(count).reduce(0) { max($0, $1.slot.end(axis)) }
  }

  /// The length of the group with only its first cells: their extent, and the distance from the last item of the
  /// full group to its end.
  func length(_ axis: LayoutAxis, cells count: Int) -> CGFloat {
    guard count < cells.count, !keepsLength else { return size[axis] }
    return max(0, extent(axis, cells: count) + size[axis] - extent(axis, cells: cells.count))
  }

  /// The numbers of supplementary views, by kind, with only the first cells.
  func supplementCounts(cells count: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    for supplement in supplements where supplement.firstCell < count { counts[supplement.kind, default: 0] += 1 }
    return counts
  }
}
