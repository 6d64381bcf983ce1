import Foundation

extension UIView {
  /// The placement and scaling of content in a view's bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }
}

extension UIView.ContentMode {
  /// The frame of content of a size in a view's bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    func placed(_ size: CGSize, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
      let origin = CGPoint(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y)
      return CGRect(origin: origin, size: size)
    }
    func scaled(by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
      guard size.width > 0, size.height > 0 else { return placed(.zero) }
      let factor = choose(bounds.width / size.width, bounds.height / size.height)
      return placed(CGSize(width: size.width * factor, height: size.height * factor))
    }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(by: min)
    case .scaleAspectFill: return scaled(by: max)
    case .center: return placed(size)
    case .top: return placed(size, y: 0)
    case .bottom: return placed(size, y: 1)
    case .left: return placed(size, x: 0)
    case .right: return placed(size, x: 1)
    case .topLeft: return placed(size, x: 0, y: 0)
    case .topRight: return placed(size, x: 1, y: 0)
    case .bottomLeft: return placed(size, x: 0, y: 1)
    case .bottomRight: return placed(size, x: 1, y: 1)
    }
  }
}
