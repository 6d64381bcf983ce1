import Foundation
@_spi(Toolkit) import UIKitCore

/// How long a side of an element is, as the solver reads it.
enum LayoutLength: Hashable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniformAcrossSiblings(CGFloat)

  /// Longer sides than this are cut, so that sums stay exact to the pixel.
  static let longest: CGFloat = 1e9

  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  /// The length in a container: a fraction is a whole number of pixels, rounded down; an estimate is itself.
  func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): Self.clamped(fraction * container.width).flooredToPixel(scale)
    case .fractionalHeight(let fraction): Self.clamped(fraction * container.height).flooredToPixel(scale)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): Self.clamped(length)
    }
  }

  /// Nothing is shorter than nothing, and what is no number is nothing.
  static func clamped(_ length: CGFloat) -> CGFloat { Swift.min(Swift.max(0, length), longest) }
}

/// How large an element is, as the solver reads it.
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
