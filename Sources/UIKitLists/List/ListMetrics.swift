import Foundation
@_spi(Toolkit) import UIKitCore

/// The dimensions of a list, in points: those of a phone with iOS 14 to 18, or whole cells on a screen of cells.
struct ListMetrics: Hashable {
  /// The distance from the edges of a row to its content.
  let rowMargin: CGFloat
  /// The distance from the edges of the list to its rows.
  let sectionInset: CGFloat
  /// The least height of a row.
  let rowHeight: CGFloat
  /// The estimated height of headers and footers.
  let headerHeight: CGFloat
  /// The space above a section without a header.
  let gapAbove: CGFloat
  /// The space below a section without a footer.
  let gapBelow: CGFloat
  /// The space above a section header.
  let headerPadding: CGFloat
  /// The corner radius of a group of rows.
  let groupRadius: CGFloat
  let separatorThickness: CGFloat

  /// - Parameters:
  ///   - width: the width of the list, in points.
  ///   - leastMargin: the least distance from the list's edges to the content, in points.
  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat, traits: UITraitCollection,
    leastMargin: CGFloat = 0
  ) {
    let cell = traits.pointGrid
    func across(_ points: CGFloat) -> CGFloat { cell.map { (points / $0.width).rounded(.down) * $0.width } ?? points }
    func along(_ points: CGFloat) -> CGFloat { cell.map { (points / $0.height).rounded() * $0.height } ?? points }
    let margin = cell == nil ? UIView.systemMargin(inWidth: width) : 16
    switch appearance {
    case .plain, .grouped:
      rowMargin = max(across(margin), across(leastMargin))
      sectionInset = 0
    case .insetGrouped:
      sectionInset = across(margin)
      rowMargin = max(across(16), across(leastMargin) - sectionInset)
    case .sidebar, .sidebarPlain:
      sectionInset = across(10)
      rowMargin = max(across(8), across(leastMargin) - sectionInset)
    }
    rowHeight = cell.map { 2 * $0.height } ?? 44
    headerHeight = appearance.pinsHeaders ? along(28) : along(17.5)
    gapAbove = appearance.isGrouped ? along(35) : 0
    gapBelow = appearance == .sidebar ? along(10) : 0
    headerPadding = appearance == .plain ? along(22) : 0
    groupRadius = appearance == .insetGrouped ? 10 : 0
    separatorThickness = 1 / max(1, traits.displayScale)
  }
}
