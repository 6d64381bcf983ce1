import Foundation

/// The frames of the columns in a split view controller's view.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column

  /// The size of the view, in points.
  var size: CGSize
  var mode: UISplitViewController.DisplayMode
  /// The visible columns apart from the secondary one, from the primary edge.
  var beside: [Column]
  /// The widths of the columns apart from the secondary one, without their lines.
  var widths: [Column: CGFloat]
  /// The width of the line between two columns.
  var line: CGFloat
  /// True if the primary column is at the left edge.
  var isPrimaryAtLeft: Bool

  /// The width of a column with its line, within the view.
  private func width(of column: Column, after start: CGFloat = 0) -> CGFloat {
    min((widths[column] ?? 0) + line, max(0, size.width - start))
  }

  /// The frame of a column, with its line; outside of the view, at the primary edge, if the column is hidden.
  func frame(of column: Column) -> CGRect {
    column == .secondary || column == .compact ? secondary : placed(span(of: column))
  }

  private func span(of column: Column) -> (start: CGFloat, width: CGFloat) {
    var start: CGFloat = 0
    for other in beside {
      let width = width(of: other, after: start)
      if other == column { return (start, width) }
      start += width
    }
    let width = width(of: column)
    return (-width, width)
  }

  private var secondary: CGRect {
    let end = beside.map { span(of: $0) }.map { $0.start + $0.width }.max() ?? 0
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: return placed((0, size.width))
    case .twoDisplaceSecondary:
      // As wide as beside one column.
      return placed((end, max(0, size.width - width(of: beside.last ?? .primary))))
    default: return placed((end, max(0, size.width - end)))
    }
  }

  private func placed(_ span: (start: CGFloat, width: CGFloat)) -> CGRect {
    let x = isPrimaryAtLeft ? span.start : size.width - span.start - span.width
    return CGRect(x: x, y: 0, width: span.width, height: size.height)
  }
}
