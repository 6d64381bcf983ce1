import Foundation

/// The distances in a share sheet, in points; whole cells in a terminal.
@MainActor
struct ShareSheetMetrics: Equatable {
  /// The size of the image in the head.
  static let thumbnail = CGSize(width: 48, height: 48)

  /// The size of a character cell in a terminal; nil elsewhere.
  let grid: CGSize?
  /// The distances between the edges and the content.
  let margin: CGSize
  /// The height of the head, without margins.
  let headHeight: CGFloat
  /// The size of an icon with its title; nil where icons are rows of the list.
  let tile: CGSize?
  /// The height of an action.
  let rowHeight: CGFloat
  /// The distance between a row's title and its edges.
  let rowPadding: CGFloat
  /// The thickness of the lines.
  let line: CGFloat
  /// The radius of the corners of the list.
  let cornerRadius: CGFloat

  init(_ traits: UITraitCollection) {
    grid = traits.pointGrid
    if let cell = traits.pointGrid {
      margin = cell
      headHeight = 2 * cell.height
      tile = nil
      rowHeight = cell.height
      rowPadding = cell.width
      line = 0
      cornerRadius = 0
    } else {
      margin = CGSize(width: 16, height: 16)
      headHeight = Self.thumbnail.height
      tile = CGSize(width: 76, height: 96)
      rowHeight = 50
      rowPadding = 16
      line = 1 / max(1, traits.displayScale)
      cornerRadius = 12
    }
  }
}
