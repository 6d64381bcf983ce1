import Foundation

/// The sizes of bars, in points. In a terminal each bar is a row of character cells, and a large title another one.
@MainActor
struct BarMetrics {
  /// The size of a character cell; nil outside of a terminal.
  let cell: CGSize?
  private let isCompact: Bool

  init(_ traits: UITraitCollection) {
    cell = traits.pointGrid
    isCompact = traits.verticalSizeClass == .compact
  }

  private func row(_ height: CGFloat) -> CGFloat { cell?.height ?? height }

  var navigationBar: CGFloat { row(isCompact ? 32 : 44) }
  var largeTitle: CGFloat { row(52) }
  var prompt: CGFloat { row(30) }
  /// The distance of a search bar that covers the row from an edge without a status bar.
  var searchMargin: CGFloat { cell == nil ? 8 : 0 }
  var toolbar: CGFloat { row(isCompact ? 32 : 44) }
  var tabBar: CGFloat { row(isCompact ? 32 : 49) }
  /// The distance of the first and the last item, and of a large title, from the side of a bar.
  func margin(inWidth width: CGFloat) -> CGFloat { cell?.width ?? UIView.systemMargin(inWidth: width) }
  /// The distance between two items.
  var spacing: CGFloat { cell.map { 2 * $0.width } ?? 16 }
  /// The distance between title and items.
  var titleGap: CGFloat { cell?.width ?? 8 }
  /// The thickness of the line between bar and content; 0 in a terminal.
  func hairline(scale: CGFloat) -> CGFloat { cell == nil ? 1 / max(1, scale) : 0 }

  /// A width that holds the content: whole character cells in a terminal, whole points elsewhere.
  func width(_ width: CGFloat) -> CGFloat {
    guard let cell else { return width.rounded(.up) }
    return (width / cell.width).rounded(.up) * cell.width
  }

  /// A position on the grid, at or before a given one.
  func position(_ value: CGFloat) -> CGFloat {
    guard let cell else { return value.rounded() }
    return (value / cell.width).rounded(.down) * cell.width
  }
}

extension UIContentSizeCategory {
  /// The text size of the content of bars, whatever the user prefers: their height does not grow with the text, as in the
  /// original.
  @_spi(Toolkit) public static let inBars = UIContentSizeCategory.large
}

extension UITraitCollection {
  /// The traits of the content of a bar with these traits.
  final var inBar: UITraitCollection {
    preferredContentSizeCategory == .inBars ? self : changing { $0.preferredContentSizeCategory = .inBars }
  }
}
