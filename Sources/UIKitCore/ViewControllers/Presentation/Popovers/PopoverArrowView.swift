import Foundation

/// The arrow of a popover.
final class PopoverArrowView: UIView {
  /// The length of an arrow, and the width of its base, in points.
  static let length: CGFloat = 13
  static let base: CGFloat = 26

  private let shape = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the arrow at the side of a popover's bounds.
  func show(_ look: PresentationLook, in bounds: CGRect) {
    frame = bounds
    let insets = look.arrowInsets
    let place = look.arrowPosition
    let half = Self.base / 2
    let path = CGMutablePath()
    if insets.top > 0 {
      path.move(to: CGPoint(x: place - half, y: insets.top))
      path.addLine(to: CGPoint(x: place, y: 0))
      path.addLine(to: CGPoint(x: place + half, y: insets.top))
    } else if insets.bottom > 0 {
      path.move(to: CGPoint(x: place - half, y: bounds.height - insets.bottom))
      path.addLine(to: CGPoint(x: place, y: bounds.height))
      path.addLine(to: CGPoint(x: place + half, y: bounds.height - insets.bottom))
    } else if insets.left > 0 {
      path.move(to: CGPoint(x: insets.left, y: place - half))
      path.addLine(to: CGPoint(x: 0, y: place))
      path.addLine(to: CGPoint(x: insets.left, y: place + half))
    } else {
      path.move(to: CGPoint(x: bounds.width - insets.right, y: place - half))
      path.addLine(to: CGPoint(x: bounds.width, y: place))
      path.addLine(to: CGPoint(x: bounds.width - insets.right, y: place + half))
    }
    path.closeSubpath()
    shape.frame = CGRect(origin: .zero, size: bounds.size)
    shape.path = path
    shape.fillColor = (look.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
  }
}
