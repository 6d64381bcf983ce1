import Foundation

/// The distances in a menu, in points; whole cells where the screen has nothing smaller.
@MainActor
struct MenuMetrics: Equatable {
  let grid: CGSize?
  let rowHeight: CGFloat
  /// Before and after what stands in a row.
  let padding: CGFloat
  /// Above and below a title of more than one line.
  let verticalPadding: CGFloat
  /// The room of a mark before the titles.
  let markWidth: CGFloat
  /// The room of a picture or a chevron after the titles.
  let imageWidth: CGFloat
  /// Between titles and picture.
  let spacing: CGFloat
  /// Between two sections.
  let sectionGap: CGFloat
  let headerHeight: CGFloat
  /// Between the panel's edges and its rows.
  let border: CGSize
  let leastWidth: CGFloat
  let greatestWidth: CGFloat
  /// Between panels and the edges of the safe area.
  let margin: CGSize
  /// Between a panel and what it belongs to.
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
      leastWidth = 12 * cell.width
      greatestWidth = 40 * cell.width
      margin = .zero
      gap = 0
      // So that the border is drawn with round corners.
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
      leastWidth = 160
      greatestWidth = 300
      margin = CGSize(width: 8, height: 8)
      gap = 6
      cornerRadius = 13
    }
  }
}
