import Foundation
import RenderTree

/// The scrolling of a node by the browser.
struct PageScroll: Equatable, Sendable {
  /// The largest extent that all browsers can lay out, in points. Longer content is scaled to it.
  static let maximumExtent: CGFloat = 10_000_000
  /// The distance between the origins of scaled content: elements are placed relative to the nearest one.
  private static let chunk: CGFloat = 1_000_000

  /// The scroll information.
  let info: ScrollInfo
  /// The size of the box, with its margins.
  let box: CGSize
  /// The position of the node's frame in the box.
  private let margin: CGPoint

  /// The scrolling of a node; nil if the user cannot scroll it.
  init?(_ node: RenderNode) {
    guard let info = node.scroll, !info.axes.isEmpty else { return nil }
    self.info = info
    let box = node.scrollFrame
    (self.box, margin) = (box.size, node.frame.origin - box.origin)
  }

  /// The size of the content that the user can reach, in points.
  var extent: CGSize {
    CGSize(
      width: Self.reach(info.minimumOffset.x, info.maximumOffset.x) + box.width,
      height: Self.reach(info.minimumOffset.y, info.maximumOffset.y) + box.height)
  }

  private static func reach(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let reach = maximum - minimum
    return reach.isFinite ? max(0, reach) : 0
  }

  /// The point of the content that is at the node's origin while the box is not scrolled.
  var base: CGPoint {
    CGPoint(
      x: base(info.minimumOffset.x, extent.width, info.offset.x),
      y: base(info.minimumOffset.y, extent.height, info.offset.y))
  }

  /// The point of the content that is at the origin of the inner element, as the children are placed.
  var origin: CGPoint { base - margin }

  private func base(_ minimum: CGFloat, _ extent: CGFloat, _ offset: CGFloat) -> CGFloat {
    guard extent > Self.maximumExtent, offset.isFinite else { return minimum }
    return minimum + ((offset - minimum) / Self.chunk).rounded(.down) * Self.chunk
  }

  /// The classes of the box: the scrollable directions, and the missing of indicators.
  var classes: String {
    var classes = "s"
    if info.axes.contains(.horizontal) { classes += " x" }
    if info.axes.contains(.vertical) { classes += " y" }
    if info.showsIndicators.isEmpty { classes += " q" }
    if info.horizontalStops != nil { classes += " h" }
    if info.verticalStops != nil { classes += " v" }
    return classes
  }

  /// The state that the script needs: the revision, the lowest offset, the extent, and the base.
  var state: String {
    let numbers = [info.minimumOffset.x, info.minimumOffset.y, extent.width, extent.height, base.x, base.y]
    return ([String(info.revision)] + numbers.map(PageNumber.text)).joined(separator: " ")
  }

  /// The style that moves content which is pulled beyond its ends, where the browser does not scroll.
  var pull: PageStyle {
    var style = PageStyle()
    let y = PageScroll.excess(info.offset.y, info.minimumOffset.y, info.maximumOffset.y)
    let x = PageScroll.excess(info.offset.x, info.minimumOffset.x, info.maximumOffset.x)
    if x != 0 || y != 0 { style.add("translate", "\(PageNumber.length(-x)) \(PageNumber.length(-y))") }
    return style
  }

  private static func excess(_ offset: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    guard offset.isFinite, minimum.isFinite, maximum.isFinite else { return 0 }
    return offset - min(max(offset, minimum), max(minimum, maximum))
  }

  /// The offset in the content.
  var offsetText: String { "\(PageNumber.text(info.offset.x)) \(PageNumber.text(info.offset.y))" }

  /// The element that has the size of the content, with an element at each stop.
  var spacer: Markup {
    var spacer = Markup("div", ["class": "z"])
    spacer.style.add("width", PageNumber.length(min(extent.width, Self.maximumExtent)))
    spacer.style.add("height", PageNumber.length(min(extent.height, Self.maximumExtent)))
    if extent.width <= Self.maximumExtent { add(info.horizontalStops, "left", info.minimumOffset.x, to: &spacer) }
    if extent.height <= Self.maximumExtent { add(info.verticalStops, "top", info.minimumOffset.y, to: &spacer) }
    return spacer
  }

  private func add(_ stops: ScrollInfo.Stops?, _ edge: String, _ minimum: CGFloat, to spacer: inout Markup) {
    guard let stops else { return }
    for offset in stops.offsets {
      var marker = Markup("i")
      if stops.isOneAtATime { marker["class"] = "a" }
      marker.style.add(edge, PageNumber.length(offset - minimum))
      spacer.append(marker)
    }
  }
}

extension RenderNode {
  /// The frame of the element that scrolls the node's content. It reaches over the margins in which content stays visible,
  /// because browsers cut off at its edges what they scroll. A box with a look of its own ends where that does.
  var scrollFrame: CGRect {
    guard let scroll, style == BoxStyle() else { return frame }
    let (before, after) = (scroll.margins.before, scroll.margins.after)
    return switch scroll.axes {
    case .horizontal:
      CGRect(x: frame.minX - before, y: frame.minY, width: before + frame.width + after, height: frame.height)
    case .vertical:
      CGRect(x: frame.minX, y: frame.minY - before, width: frame.width, height: before + frame.height + after)
    default: frame
    }
  }
}
