import PergolaTesting
import SwiftUI

/// The rows of the open menus.
@MainActor
struct MenuRows {
  /// The rows, from top to bottom, those of outer menus first.
  let rows: [UIControl]

  init(_ driver: Driver) {
    func rows(in view: UIView) -> [UIControl] {
      if let control = view as? UIControl, "\(type(of: control))" == "MenuRow" { return [control] }
      return view.subviews.flatMap { rows(in: $0) }
    }
    self.rows = rows(in: driver.window)
  }

  var titles: [String] { rows.compactMap(\.accessibilityLabel) }

  /// True if the row with a title has a checkmark.
  func isMarked(_ title: String) -> Bool {
    let row = rows.first { $0.accessibilityLabel == title }
    return row?.subviews.lazy.compactMap { $0 as? UIImageView }.first?.isHidden == false
  }

  /// The distance between a row and the next one, in points.
  func gap(after index: Int) -> CGFloat { rows[index + 1].frame.minY - rows[index].frame.maxY }
}
