import Foundation

/// A column of a vertical grid or a row of a horizontal one; an adaptive one stands for as many as have room.
public struct GridItem: Sendable, Equatable {
  /// The size across the grid's axis, in points.
  public enum Size: Sendable, Equatable {
    /// A given size.
    case fixed(CGFloat)
    /// An equal share of the room that the items before it have left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many cells as have room with the minimum, in an equal share of the remaining room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// The place of views in their cells; nil for the centre.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The least and the greatest length of the room that the item takes.
  fileprivate var limits: (least: CGFloat, greatest: CGFloat) {
    switch size {
    case .fixed(let length): (length, length)
    case .flexible(let minimum, let maximum): (minimum, max(minimum, maximum))
    case .adaptive(let minimum, _): (minimum, .infinity)
    }
  }

  /// The least part of a length that the item takes. An adaptive one with room for a single cell takes what there is, even if
  /// that is less than its minimum: apps make a list of a grid by a minimum that no screen has.
  fileprivate var leastShare: CGFloat { if case .adaptive = size { 0 } else { limits.least } }
}

/// The place of a cell across the axis of a grid.
struct GridCell: Equatable {
  let offset: CGFloat
  let length: CGFloat
  let alignment: Alignment

  static let defaultSpacing: CGFloat = 8

  /// The cells of a line, side by side, in a length; nil for the least one.
  static func cells(of items: [GridItem], in length: CGFloat?) -> [GridCell] {
    var cells: [GridCell] = []
    var offset: CGFloat = 0
    for (item, room) in zip(items, lengths(of: items, in: length)) {
      let spacing = item.spacing ?? defaultSpacing
      let alignment = item.alignment ?? .center
      var count = 1
      var cell = room
      if case .adaptive(let minimum, let maximum) = item.size {
        // A share that is a rounding error too small has room for its cells as well.
        let step = max(minimum + spacing, 0.001)
        count = max(1, Int(min(10_000, (room + spacing) / step + 0.0001)))
        cell = min(max(minimum, maximum), (room - CGFloat(count - 1) * spacing) / CGFloat(count))
      }
      for _ in 0..<count {
        cells.append(GridCell(offset: offset, length: max(0, cell), alignment: alignment))
        offset += max(0, cell) + spacing
      }
    }
    return cells
  }

  /// The room of each item. The fixed ones have theirs; each of the others takes, in their order, an equal share of what is
  /// left for it and those after it, within its limits. So a limit changes the shares of later ones only.
  private static func lengths(of items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    let limits = items.map(\.limits)
    var lengths = limits.map(\.least)
    guard let length, length.isFinite else { return lengths }
    let spacing = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    var rest = length - spacing
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { open += 1 }
    }
    for (index, item) in items.enumerated() {
      if case .fixed = item.size { continue }
      lengths[index] = min(max(rest / CGFloat(open), item.leastShare), limits[index].greatest)
      rest -= lengths[index]
      open -= 1
    }
    return lengths
  }
}
