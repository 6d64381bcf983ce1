import Foundation
import RenderTree

/// Shapes that are cut out of a rectangle, as by clips that follow each other: nothing is painted in any of them.
struct Cutouts {
  private let rectangle: CGRect
  /// The cut out shapes, each with the even-odd rule.
  private var shapes: [Path]

  /// The shape that a path cuts out of a rectangle by the even-odd rule; nil for another kind of path.
  ///
  /// The path begins with the rectangle, which contains all of the rest.
  init?(_ path: Path) {
    let outline = path.elements.prefix(5)
    guard path.elements.count > 6, case .move(let first) = outline.first, case .close = outline.last else { return nil }
    var corners = [first]
    for element in outline.dropFirst().dropLast() {
      guard case .line(let corner) = element else { return nil }
      corners.append(corner)
    }
    guard corners[0].y == corners[1].y, corners[1].x == corners[2].x, corners[2].y == corners[3].y,
      corners[3].x == corners[0].x
    else { return nil }
    let shape = Path(Array(path.elements.dropFirst(5)))
    rectangle = CGRect(origin: corners[0], size: .zero).union(CGRect(origin: corners[2], size: .zero))
    guard rectangle.contains(shape.bounds) else { return nil }
    shapes = [shape]
  }

  /// Adds shapes that are cut out of the same rectangle. Returns false for another one.
  mutating func add(_ others: Cutouts) -> Bool {
    guard others.rectangle == rectangle else { return false }
    shapes += others.shapes
    return true
  }

  /// The definition with an id, and the property of a group that refers to it: a clip for one shape, and a mask for several,
  /// because clips of several would lie in each other.
  func definition(id: String) -> (Markup, property: String) {
    let outline = Path(rect: rectangle)
    guard shapes.count > 1 else {
      var definition = Markup("clipPath", ["id": id])
      let whole = Path(outline.elements + shapes.flatMap(\.elements))
      definition.append(Markup("path", ["d": whole.svg, "clip-rule": "evenodd"]))
      return (definition, "clip-path")
    }
    var mask = Markup("mask", ["id": id, "maskUnits": "userSpaceOnUse"])
    mask["x"] = PageNumber.text(rectangle.minX)
    mask["y"] = PageNumber.text(rectangle.minY)
    mask["width"] = PageNumber.text(rectangle.width)
    mask["height"] = PageNumber.text(rectangle.height)
    mask.append(Markup("path", ["d": outline.svg, "fill": "#fff"]))
    for shape in shapes { mask.append(Markup("path", ["d": shape.svg, "fill-rule": "evenodd"])) }
    return (mask, "mask")
  }
}
