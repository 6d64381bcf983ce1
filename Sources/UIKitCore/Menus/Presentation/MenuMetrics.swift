import Foundation

/// The distances in a menu, in points; whole cells in a terminal.
@MainActor
struct MenuMetrics: Equatable {
  let grid: CGSize?
  let rowHeight: CGFloat
  /// The leading and trailing padding of a row.
  let padding: CGFloat
  /// The padding above and below the titles of a row.
  let verticalPadding: CGFloat
  /// The width reserved for a mark before the titles.
  let markWidth: CGFloat
  /// The width reserved for an image or a chevron after the titles.
  let imageWidth: CGFloat
  /// The distance between titles and image.
  let spacing: CGFloat
  /// The distance between two sections.
  let sectionGap: CGFloat
  let headerHeight: CGFloat
  /// The distance between the panel's edges and its rows.
  let border: CGSize
  let minimumWidth: CGFloat
  let maximumWidth: CGFloat
  /// The distance between panels and the edges of the safe area.
  let margin: CGSize
  /// The distance between a panel and its anchor.
  let gap: CGFloat
  let cornerRadius: CGFloat

  init(_ traits: UITraitCollection) {
    grid = traits.pointGrid
    if let cell = traits.pointGrid {
      rowHeight = cell.height
      padding = cell.width
      verticalPadding = 0
      markWidth = 2 * cell.width
      imageWidth = cell.width
      spacing = 2 * cell.width
      sectionGap = cell.height
      headerHeight = cell.height
      border = cell
      minimumWidth = 12 * cell.width
      maximumWidth = 40 * cell.width
      margin = .zero
      gap = 0
      // A positive radius draws the border with rounded corners.
      cornerRadius = cell.width
    } else {
      rowHeight = 44
      padding = 16
      verticalPadding = 11
      markWidth = 24
      imageWidth = 24
      spacing = 12
      sectionGap = 8
      headerHeight = 30
      border = .zero
      minimumWidth = 160
      maximumWidth = 300
      margin = CGSize(width: 8, height: 8)
      gap = 6
      cornerRadius = 13
    }
  }
}
