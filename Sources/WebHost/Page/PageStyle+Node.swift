import Foundation
import RenderTree

extension PageStyle {
  /// The style of a node's box, without its place.
  init(of node: RenderNode, _ page: PageSurroundings) {
    let style = node.style
    if let background = style.background, background.alpha > 0 {
      let color = PageNumber.color(background)
      if let line = node.line {
        add(line.border, "\(PageNumber.length(line.width)) solid \(color)")
      } else {
        add("background", color)
      }
    }
    if let border = style.border, border.width > 0, border.color.alpha > 0 {
      let width = PageNumber.length(border.width)
      add("outline", "\(width) solid \(PageNumber.color(border.color))")
      add("outline-offset", "-" + width)
    }
    if style.cornerRadius > 0, !style.roundedCorners.isEmpty { add("border-radius", style.radii(of: node.frame.size)) }
    var filters: [String] = []
    if let shadow = style.shadow { add(shadow, behindBackground: style.background != nil, &filters) }
    if !style.compositing.effects.isEmpty { filters.append(PageFilter(of: node).value) }
    if !filters.isEmpty { add("filter", filters.joined(separator: " ")) }
    if let mode = style.compositing.blendMode.css { add("mix-blend-mode", mode) }
    if style.compositing.isGroup { add("isolation", "isolate") }
    // What removes pixels has none of its own, and can be used as before.
    let opacity = style.compositing.blendMode.removes ? 0 : style.opacity
    if opacity < 1 { add("opacity", PageNumber.text(CGFloat(max(0, opacity)))) }
    if style.clips, !node.isScrollable { add("overflow", "clip") }
    // As in the tree's hit test, only boxes that hide what is behind them keep clicks from it.
    if style.isOpaque, !node.isScrollable { add("pointer-events", "auto") }
    if let transform = node.transform, transform != .identity { add("transform", transform.css) }
    if let mask = style.mask {
      add("mask", "url(\"\(page.address(ofPicture: mask.pictureName(size: node.frame.size)))\") 0 0 no-repeat")
    }
  }

  private mutating func add(_ shadow: BoxStyle.Shadow, behindBackground: Bool, _ filters: inout [String]) {
    guard shadow.color.alpha > 0 else { return }
    let offset = "\(PageNumber.length(shadow.offset.width)) \(PageNumber.length(shadow.offset.height))"
    let color = PageNumber.color(shadow.color)
    // The blur of a box's shadow is twice the deviation of the normal distribution; that of a filter is the deviation.
    if behindBackground {
      add("box-shadow", "\(offset) \(PageNumber.length(2 * max(0, shadow.radius))) \(color)")
    } else {
      filters.append("drop-shadow(\(offset) \(PageNumber.length(max(0, shadow.radius))) \(color))")
    }
  }
}

/// A box that is at most a point wide and has one colour, such as a separator. It is painted at every scale and zoom.
///
/// Browsers paint the pixels between the rounded edges of a box. Those of a line may be the same, or those of a pixel in the
/// next row, whose background hides it. So a line is the border of a box of one point, which lies on the same side of the
/// line's edge: a border is at least a pixel wide, and inside its box. The box is shifted by less than a quarter of a pixel,
/// because the numbers of a page are rounded, too.
private struct PageLine {
  /// The distance by which lines are shifted away from what follows them, in points.
  private static let distance: CGFloat = 0.06

  /// The border that paints the line.
  let border: String
  /// The width of the line, in points.
  let width: CGFloat
  /// The box, in the coordinates of the line's frame.
  private(set) var box: CGRect

  /// The line with a frame; nil if that is no line's.
  init?(_ frame: CGRect) {
    box = frame
    if frame.height > 0, frame.height <= 1, frame.width > frame.height {
      width = frame.height
      box.size.height = 1
      border = frame.minY <= 0 ? "border-top" : "border-bottom"
      if frame.minY > 0 { box.origin.y = frame.maxY - 1 - Self.distance }
    } else if frame.width > 0, frame.width <= 1, frame.height > frame.width {
      width = frame.width
      box.size.width = 1
      border = frame.minX <= 0 ? "border-left" : "border-right"
      if frame.minX > 0 { box.origin.x = frame.maxX - 1 - Self.distance }
    } else {
      return nil
    }
  }
}

extension BoxStyle {
  /// True if the box shows its background and nothing else.
  fileprivate var isPlainColor: Bool {
    background != nil && border == nil && shadow == nil && mask == nil && cornerRadius == 0
  }
}

extension RenderNode {
  /// The place of the node's box in the element around it.
  ///
  /// - Parameter scroll: The scrolling of the node; nil if the browser does not scroll it.
  func box(in context: PageContext, _ scroll: PageScroll?) -> CGRect {
    if isCarrier(in: context) { return CGRect(origin: .zero, size: frame.size) }
    return (line?.box ?? (scroll == nil ? frame : scrollFrame)).offsetBy(dx: -context.origin.x, dy: -context.origin.y)
  }

  /// The line that the node is, such as a separator; nil for any other node.
  fileprivate var line: PageLine? {
    guard children.isEmpty, content == nil, semantics == nil, scroll == nil, transform == nil, style.isPlainColor else {
      return nil
    }
    return PageLine(frame)
  }

  /// The point of the content at the origin of its element, in the coordinates of the children.
  func origin(inside context: PageContext, _ scroll: PageScroll?) -> CGPoint {
    scroll?.origin ?? (isCarrier(in: context) ? context.origin : contentOrigin)
  }

  /// True for a box that shows nothing and moves its content back by as much as it moves itself in what the browser
  /// scrolls, as the content of a table does. Its element stays, so that scrolling changes none inside.
  func isCarrier(in context: PageContext) -> Bool {
    context.scrolling != nil && frame.origin == contentOrigin && scroll?.axes.isEmpty != false && style == BoxStyle()
      && content == nil && semantics == nil && transform == nil
  }
}

extension BoxStyle {
  fileprivate func radii(of size: CGSize) -> String {
    let radius = PageNumber.length(min(cornerRadius, max(0, min(size.width, size.height) / 2)))
    if roundedCorners == .all { return radius }
    let corners: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return corners.map { roundedCorners.contains($0) ? radius : "0" }.joined(separator: " ")
  }
}

extension Transform {
  /// The transform as CSS and SVG write it.
  var css: String {
    let factors = [a, b, c, d].map(PageNumber.factor).joined(separator: ",")
    return "matrix(\(factors),\(PageNumber.text(tx)),\(PageNumber.text(ty)))"
  }
}
