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

/// The widths that an app wants for a column.
@MainActor
struct SplitColumnWidths {
  /// The width that the split view controller chooses.
  static let automatic = UISplitViewController.automaticDimension
  /// The greatest automatic width, in points.
  private static let greatestAutomatic: CGFloat = 320
  /// The greatest part of the view that an automatic width takes.
  private static let automaticPart: CGFloat = 0.4

  var preferred = automatic
  var preferredFraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// The width in a view, in points; whole character cells in a terminal.
  func width(in room: CGFloat, cell: CGFloat?) -> CGFloat {
    let automatic = min(Self.greatestAutomatic, room * Self.automaticPart)
    var wanted = automatic
    if preferred != Self.automatic {
      wanted = preferred
    } else if preferredFraction != Self.automatic {
      wanted = room * preferredFraction
    }
    let isExplicit = preferred != Self.automatic
    let most = maximum != Self.automatic ? maximum : isExplicit ? room : Self.greatestAutomatic
    let least = minimum != Self.automatic ? minimum : 0
    let width = min(max(min(wanted, most), least, 0), max(0, room))
    guard let cell, cell > 0 else { return width.rounded() }
    return max(cell, (width / cell).rounded(.down) * cell)
  }
}
