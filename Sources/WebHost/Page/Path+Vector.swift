import Foundation
import RenderTree

extension Path {
  /// The path as SVG writes it.
  var svg: String {
    var text = ""
    for element in elements {
      switch element {
      case .move(let point): text += "M" + Path.numbers([point])
      case .line(let point): text += "L" + Path.numbers([point])
      case .quad(let control, let end): text += "Q" + Path.numbers([control, end])
      case .cubic(let control1, let control2, let end): text += "C" + Path.numbers([control1, control2, end])
      case .close: text += "Z"
      }
    }
    // A path begins with a movement.
    return text.isEmpty || text.hasPrefix("M") ? text : "M0 0" + text
  }

  private static func numbers(_ points: [CGPoint]) -> String {
    points.map { "\(PageNumber.text($0.x)) \(PageNumber.text($0.y))" }.joined(separator: " ")
  }

  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// A box around the path: the bounds of its points, including those that control curves.
  var svgBounds: CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Returns the path at another place.
  func moved(by distance: CGPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point + distance)
        case .line(let point): .line(point + distance)
        case .quad(let control, let end): .quad(control: control + distance, end: end + distance)
        case .cubic(let control1, let control2, let end):
          .cubic(control1: control1 + distance, control2: control2 + distance, end: end + distance)
        case .close: .close
        }
      })
  }
}

extension Drawing.BlendMode {
  /// True for a mode that paints nothing, and removes what lies behind. A page does not have it.
  var removes: Bool { self == .clear || self == .destinationOut }

  /// The mode as CSS names it; nil for the normal one, and for those that a page does not have.
  var css: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker:
      nil
    }
  }
}
