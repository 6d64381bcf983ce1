import Foundation

/// The part of the grid that a node may paint, and its opacity.
struct Surroundings {
  var opacity: Double
  /// The visible part in cells, rounded.
  var clip: CellCanvas.Area
  /// The visible part in points, exact.
  var visible: CGRect
}

/// The walk that paints a tree into cells. Its context is the part of the grid inside the ancestors' clips.
struct CellWalk: NodeVisitor {
  var canvas: CellCanvas
  let decorations: CellDecorations

  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in area: CellCanvas.Area) -> CellCanvas.Area? {
    let outer = surroundings(place, area)
    if place.transform.preservesRectangles {
      paintBox(place.box, node.style, place.opacity, outer)
    } else {
      paintTransformedBox(node.box, node.style, place.transform, outer)
    }
    guard place.showsContent else { return nil }
    var inner = outer
    if node.style.clips {
      inner.visible = place.contentClip
      inner.clip = outer.clip.intersection(CellCanvas.Area(place.box))
    }
    switch node.content {
    case .text(let content): paintText(content.layout, content.origin, place.transform, inner)
    case .symbol(let content): paintSymbol(content, place.transform, inner)
    case .image(let content):
      paintPicture(
        place.transform.apply(to: content.frame), label: node.semantics?.label, tint: content.tint, inner)
    case .drawing(let drawing): paintDrawing(drawing, place.transform, inner)
    case nil: break
    }
    return inner.clip
  }

  mutating func leave(_ node: RenderNode, at place: NodeGeometry, in area: CellCanvas.Area) {
    decorate(node, place.box, surroundings(place, area))
  }

  /// Returns the part of the grid for a node's box.
  private func surroundings(_ place: NodeGeometry, _ area: CellCanvas.Area) -> Surroundings {
    var clip = area
    if let mask = place.maskBounds, mask.isDrawable { clip = clip.intersection(CellCanvas.Area(mask)) }
    return Surroundings(opacity: place.opacity, clip: clip, visible: place.clip)
  }
}

extension CellCanvas.Area {
  /// The half cells whose centres a box covers, or the one that contains the box's centre.
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
