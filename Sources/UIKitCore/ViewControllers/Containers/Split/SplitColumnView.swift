import Foundation

/// The part of a split view controller's view in which a column is, with the line at its inner side.
final class SplitColumnView: UIView {
  private let separator = UIView(frame: .zero)
  /// The width that is kept free for the line; 0 for none.
  var lineWidth: CGFloat = 0 { didSet { if oldValue != lineWidth { setNeedsLayout() } } }
  /// True if the line is at the right side.
  var lineIsAtRight = true { didSet { if oldValue != lineIsAtRight { setNeedsLayout() } } }

  init(group: String) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemBackground
    focusGroupIdentifier = group
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  required init?(coder: NSCoder) { return nil }

  /// The area of the column's content.
  var contentFrame: CGRect {
    CGRect(
      x: lineIsAtRight ? 0 : lineWidth, y: 0, width: max(0, bounds.width - lineWidth), height: bounds.height)
  }

  /// Shows the view of a controller, and no other.
  func show(_ view: UIView) {
    for other in subviews where other !== separator && other !== view { other.removeFromSuperview() }
    view.frame = contentFrame
    view.autoresizingMask = []
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Places the controller's view and the line.
  func placeContent() {
    for view in subviews where view !== separator { view.frame = contentFrame }
    separator.isHidden = lineWidth <= 0
    // In a terminal the line is a thin box in the middle of a column of character cells.
    let thickness = traitCollection.pointGrid == nil ? lineWidth : min(1, lineWidth)
    let inset = (lineWidth - thickness) / 2
    let x = lineIsAtRight ? bounds.width - lineWidth + inset : inset
    separator.frame = CGRect(x: x, y: 0, width: thickness, height: bounds.height)
  }
}
