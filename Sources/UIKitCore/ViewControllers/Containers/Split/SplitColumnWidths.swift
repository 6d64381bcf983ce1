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
  /// The width up to which a column grows with large text, in points: about that of a large phone.
  private static let greatestScaled: CGFloat = 400
  /// The least width of a secondary column beside others, at the standard text size, in points.
  private static let leastSecondary: CGFloat = 320

  var preferred = automatic
  var preferredFraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// The least width of a secondary column beside others, in points.
  ///
  /// - Parameter textScale: The text size, as a factor of the standard one.
  static func leastSecondary(textScale: CGFloat) -> CGFloat { scaled(leastSecondary, by: textScale) }

  /// A width in which about as much text fits as at the standard size, up to that of a phone.
  private static func scaled(_ width: CGFloat, by textScale: CGFloat) -> CGFloat {
    max(width, min(width * textScale, greatestScaled))
  }

  /// The width in a view, in points; whole character cells in a terminal.
  ///
  /// - Parameter textScale: The text size, as a factor of the standard one. Widths that the app does not give in points
  ///   grow with large text.
  func width(in room: CGFloat, cell: CGFloat?, textScale: CGFloat) -> CGFloat {
    let automatic = min(Self.greatestAutomatic, room * Self.automaticPart)
    var wanted = automatic
    if preferred != Self.automatic {
      wanted = preferred
    } else if preferredFraction != Self.automatic {
      wanted = room * preferredFraction
    }
    let isExplicit = preferred != Self.automatic
    if !isExplicit {
      if maximum == Self.automatic { wanted = min(wanted, Self.greatestAutomatic) }
      wanted = Self.scaled(wanted, by: textScale)
    }
    let most = maximum != Self.automatic ? maximum : isExplicit ? room : wanted
    let least = minimum != Self.automatic ? minimum : 0
    let width = min(max(min(wanted, most), least, 0), max(0, room))
    guard let cell, cell > 0 else { return width.rounded() }
    return max(cell, (width / cell).rounded(.down) * cell)
  }
}
