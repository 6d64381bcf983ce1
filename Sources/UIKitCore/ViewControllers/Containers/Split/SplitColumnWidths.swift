import Foundation

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
