import Foundation
import RenderTree

/// The range in which the browser moves a node that stays at an edge of the scrolled content.
///
/// Its element covers all places of the node, and contains the node's box: while the user scrolls, the browser keeps the
/// box at the edge by itself.
struct PageRange: Sendable {
  /// The largest distance of the limits from the origin of the elements, in points: half of what browsers can lay out.
  private static let reach = PageScroll.maximumExtent / 2

  private let pin: NodePin
  private let frame: CGRect
  private let limits: ClosedRange<CGFloat>

  /// The range of a node; nil if the browser does not scroll the content around it, or if it has one place.
  init?(_ node: RenderNode, in context: PageContext) {
    guard let pin = node.pin, let scrolling = context.scrolling, !node.isScrollable,
      scrolling.axes.contains(pin.isVertical ? .vertical : .horizontal)
    else { return nil }
    self.pin = pin
    frame = node.frame.offsetBy(dx: -context.origin.x, dy: -context.origin.y)
    let (origin, base) =
      pin.isVertical ? (context.origin.y, scrolling.base.y) : (context.origin.x, scrolling.base.x)
    let near = (base - Self.reach)...(base + Self.reach)
    let places = pin.limits.clamped(to: near)
    guard places.upperBound > places.lowerBound else { return nil }
    limits = (places.lowerBound - origin)...(places.upperBound - origin)
  }

  private var length: CGFloat { limits.upperBound - limits.lowerBound }

  /// Returns the element around the node's box.
  func element(_ identity: String) -> Markup {
    var element = Markup("div", ["id": identity])
    var box = frame
    if pin.isVertical {
      (box.origin.y, box.size.height) = (limits.lowerBound, length + frame.height)
    } else {
      (box.origin.x, box.size.width) = (limits.lowerBound, length + frame.width)
    }
    element.style.add(box)
    return element
  }

  /// The style with which the box stays at its edge.
  var style: PageStyle {
    var style = PageStyle()
    style.add("display", "block")
    style.add("width", pin.isVertical ? "100%" : PageNumber.length(frame.width))
    style.add("height", pin.isVertical ? PageNumber.length(frame.height) : "100%")
    let edge =
      switch pin.edge {
      case .top: "top"
      case .left: "left"
      case .bottom: "bottom"
      case .right: "right"
      }
    style.add(edge, PageNumber.length(pin.distance))
    if pin.isAtEnd { style.add(pin.isVertical ? "margin-top" : "margin-left", PageNumber.length(length)) }
    return style
  }
}
