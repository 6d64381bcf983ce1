import Foundation

/// What a node has from its ancestors.
struct Surroundings {
  /// Of the parent's coordinates.
  var origin: CGPoint
  var opacity: Double
  /// What can be painted.
  var clip: CellCanvas.Area
  /// The same in points; exact, where `clip` is rounded.
  var visible: CGRect
}

/// One walk over a tree, back to front.
struct CellWalk {
  var canvas: CellCanvas
  let decorations: CellDecorations

  mutating func paint(_ node: RenderNode, _ outer: Surroundings) {
    let opacity = outer.opacity * min(max(node.style.opacity, 0), 1)
    guard opacity > 0, node.transform?.isCollapsed != true else { return }
    let box = CGRect(
      x: outer.origin.x + node.frame.minX + (node.transform?.tx ?? 0),
      y: outer.origin.y + node.frame.minY + (node.transform?.ty ?? 0),
      width: node.frame.width, height: node.frame.height)
    guard box.isDrawable else { return }

    var outer = outer
    if let mask = node.style.mask {
      guard let masked = outer.narrowed(to: mask.paintedBounds.offsetBy(dx: box.minX, dy: box.minY)) else { return }
      outer = masked
    }
    paintBox(box, node.style, opacity, outer)

    var inner = outer
    inner.opacity = opacity
    if node.style.clips {
      inner.visible = outer.visible.intersection(box)
      guard !inner.visible.isNull, !inner.visible.isEmpty else { return }
      inner.clip = outer.clip.intersection(CellCanvas.Area(box))
    }
    switch node.content {
    case .text(let content): paintText(content, box.origin, inner)
    case .symbol(let content): paintSymbol(content, box.origin, inner)
    case .image(let content):
      paintPicture(
        content.frame.offsetBy(dx: box.minX, dy: box.minY), label: node.semantics?.label, tint: content.tint, inner)
    case .drawing(let drawing): paintDrawing(drawing, box.origin, inner)
    case nil: break
    }
    inner.origin = CGPoint(x: box.minX - node.contentOrigin.x, y: box.minY - node.contentOrigin.y)
    for child in node.children { paint(child, inner) }
    decorate(node, box, outer)
  }
}

extension CellCanvas.Area {
  /// The half cells whose middles a box covers, or the one that it is in.
  init(_ box: CGRect) {
    func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> Range<Int> {
      let start = Int((low / unit).rounded())
      let end = Int((high / unit).rounded())
      if start < end { return start..<end }
      let middle = Int(((low + high) / 2 / unit).rounded(.down))
      return middle..<(middle + 1)
    }
    self.init(columns: range(box.minX, box.maxX, 8), halves: range(box.minY, box.maxY, 8))
  }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && ((2 * row)..<(2 * row + 2)).overlaps(halves)
  }
}

extension CGRect {
  /// Whether its edges are places that can be counted in cells.
  var isDrawable: Bool { minX.isPlace && minY.isPlace && maxX.isPlace && maxY.isPlace }
}

extension CGFloat {
  /// Whether it is a number whose cell can be told exactly.
  var isPlace: Bool { magnitude < 1e12 }
}

extension Transform {
  var isCollapsed: Bool { a * d - b * c == 0 }
}

extension RenderColor {
  func faded(_ opacity: Double) -> RenderColor {
    RenderColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
