import Foundation
@_spi(Toolkit) import UIKitCore

/// The length of a side of an element, as the solver reads it.
enum LayoutLength: Hashable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniformAcrossSiblings(CGFloat)

  /// The maximum length. Longer sides are cut, so that sums stay exact to the pixel.
  static let longest: CGFloat = 1e9

  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  /// The length in a container, in points. A fraction is rounded down to whole pixels; an estimate is used as it is.
  func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): Self.clamped(fraction * container.width).flooredToPixel(scale)
    case .fractionalHeight(let fraction): Self.clamped(fraction * container.height).flooredToPixel(scale)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): Self.clamped(length)
    }
  }

  /// The length limited to the range from 0 to ``longest``. NaN becomes 0.
  static func clamped(_ length: CGFloat) -> CGFloat { Swift.min(Swift.max(0, length), longest) }
}

/// The size of an element, as the solver reads it.
struct LayoutSize: Hashable {
  var width: LayoutLength
  var height: LayoutLength

  subscript(axis: LayoutAxis) -> LayoutLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func resolved(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: width.resolved(in: container, scale: scale), height: height.resolved(in: container, scale: scale))
  }

  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
