import Foundation
import RenderTree

extension Markup {
  /// The element of a node's content; nil if it shows nothing.
  init?(_ content: NodeContent, of node: RenderNode, in page: PageSurroundings) {
    switch content {
    case .text(let text):
      guard !text.layout.lines.isEmpty else { return nil }
      self = Markup(text.layout, at: text.origin, of: node.id, page)
    case .symbol(let symbol):
      self = Markup(symbol.drawing, of: node.id, size: node.frame.size, page)
    case .drawing(let drawing):
      self = Markup(drawing, of: node.id, size: node.frame.size, page)
    case .image(let image):
      self = Markup(image, page)
    }
    self["class"] = "c" + (self["class"].map { " " + $0 } ?? "")
  }

  private init(_ image: ImageContent, _ page: PageSurroundings) {
    // Vector graphics keep the ratio of their sides otherwise.
    let view = image.bitmap.format == .svg ? "#svgView(preserveAspectRatio(none))" : ""
    let address = page.address(ofPicture: image.bitmap.pictureName) + view
    guard let tint = image.tint else {
      self.init("img", ["src": address, "alt": ""])
      style.add(image.frame)
      if image.interpolation == .none { style.add("image-rendering", "pixelated") }
      return
    }
    self.init("div")
    style.add(image.frame)
    style.add("background", PageNumber.color(tint))
    style.add("mask", "url(\"\(address)\") 0 0/100% 100%")
  }

  /// The drawing as vector graphics in a box.
  private init(_ drawing: Drawing, of node: NodeID, size: CGSize, _ page: PageSurroundings) {
    self.init("svg", ["aria-hidden": "true"])
    self["width"] = PageNumber.text(max(0, size.width))
    self["height"] = PageNumber.text(max(0, size.height))
    var painter = VectorPainter(prefix: PageNumber.name(node), page)
    pieces = painter.paint(drawing).map { .element($0) }
  }
}

extension Bitmap {
  /// The name of the picture in addresses.
  var pictureName: String { PageNumber.hash(contentHash) }
}

extension Drawing {
  /// The name of the drawing's picture in addresses.
  func pictureName(size: CGSize) -> String { PageNumber.hash(PageNumber.hash(of: pictureFile(size: size))) }

  /// The drawing as a vector graphics file.
  func pictureFile(size: CGSize) -> [UInt8] {
    var file = Markup("svg", ["xmlns": "http://www.w3.org/2000/svg"])
    file["width"] = PageNumber.text(max(0, size.width))
    file["height"] = PageNumber.text(max(0, size.height))
    var painter = VectorPainter(prefix: "m", PageSurroundings(base: ""))
    file.pieces = painter.paint(self).map { .element($0) }
    var writer = MarkupWriter.forPatches()
    writer.write(file)
    return Array(writer.html.replacing("data-s=", with: "style=").utf8)
  }
}
