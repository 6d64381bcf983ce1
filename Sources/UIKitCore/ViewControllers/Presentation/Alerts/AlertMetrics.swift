import Foundation

/// The distances in an alert or an action sheet, in points; whole cells in a terminal.
@MainActor
struct AlertMetrics: Equatable {
  /// The size of a character cell in a terminal; nil elsewhere.
  let grid: CGSize?
  /// The width of an alert.
  let width: CGFloat
  /// The distance between the edges of a panel and its content.
  let border: CGSize
  /// The distances between the edges and the texts.
  let padding: CGSize
  /// The distance between two texts, and between texts and fields.
  let spacing: CGFloat
  /// The height of a text field.
  let fieldHeight: CGFloat
  /// The least height of a button.
  let buttonHeight: CGFloat
  /// The distance between the title of a button and its edges.
  let buttonPadding: CGFloat
  /// The thickness of the lines between buttons.
  let line: CGFloat
  /// The distance between an action sheet and the edges of the safe area, and between its two panels.
  let margin: CGSize
  let cornerRadius: CGFloat
  let titleFont: UIFont
  let messageFont: UIFont
  let buttonSize: CGFloat

  init(_ traits: UITraitCollection, style: UIAlertController.Style) {
    grid = traits.pointGrid
    let isSheet = style == .actionSheet
    if let cell = traits.pointGrid {
      width = 34 * cell.width
      border = cell
      padding = CGSize(width: cell.width, height: 0)
      spacing = 0
      fieldHeight = cell.height
      buttonHeight = cell.height
      buttonPadding = cell.width
      line = 0
      margin = .zero
      // A positive radius draws the border with rounded corners.
      cornerRadius = cell.width
    } else {
      width = 270
      border = .zero
      padding = CGSize(width: 16, height: isSheet ? 14 : 20)
      spacing = isSheet ? 12 : 4
      fieldHeight = 32
      buttonHeight = isSheet ? 57 : 44
      buttonPadding = 8
      line = 1 / max(1, traits.displayScale)
      margin = CGSize(width: 8, height: 8)
      cornerRadius = isSheet ? 13 : 14
    }
    titleFont = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    messageFont = .systemFont(ofSize: 13)
    buttonSize = isSheet ? 20 : 17
  }
}
