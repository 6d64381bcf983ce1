import Foundation
@_spi(Toolkit) import UIKitCore

/// The buttons beside a swiped row. Together they are as wide as the row's distance.
final class SwipeActionsView: UIView {
  /// From the row's edge inwards.
  let buttons: [SwipeActionButton]
  /// True if the buttons are at the row's right edge.
  let isAtRight: Bool

  /// True if the first button fills the view, because the end of the drag would perform its action.
  var isExpanded = false { didSet { if oldValue != isExpanded { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction], isAtRight: Bool) {
    buttons = actions.map(SwipeActionButton.init)
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front of the others.
    for button in buttons.reversed() {
      button.isAtRight = isAtRight
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private func widths(inRowOfHeight height: CGFloat) -> [CGFloat] { buttons.map { $0.width(inRowOfHeight: height) } }

  /// The width of all buttons in an open row of a size, at most the row's width.
  func openWidth(in row: CGSize) -> CGFloat { min(row.width, widths(inRowOfHeight: row.height).reduce(0, +)) }

  /// Clips the buttons to the rounded corners of the row's group.
  func clip(to shape: BackgroundConfigurationView.GroupShape?) {
    layer.cornerRadius = shape?.radius ?? 0
    let outer: CACornerMask =
      isAtRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.maskedCorners = (shape?.corners ?? []).intersection(outer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths(inRowOfHeight: bounds.height)
    let share = bounds.width / max(1, widths.reduce(0, +))
    var outer = bounds.width
    for (index, button) in buttons.enumerated() {
      let width = isExpanded ? (index == 0 ? bounds.width : 0) : widths[index] * share
      outer -= width
      let x = isAtRight ? outer : bounds.width - outer - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }
}
