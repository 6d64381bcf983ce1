#if Image
  import CPangoCairo
  import Foundation
  import RenderTree
  import Testing

  @testable import ImageHost

  /// The pixels of a decoded image file.
  struct Pixels {
    private let picture: DecodedBitmap

    init(_ data: Data) throws {
      let bitmap = try #require(Bitmap(png: data))
      picture = try #require(DecodedBitmap(bitmap))
    }

    init(_ picture: DecodedBitmap) { self.picture = picture }

    var width: Int { picture.width }
    var height: Int { picture.height }

    /// Red, green, blue and alpha from 0 to 255, not premultiplied.
    subscript(x: Int, y: Int) -> [Int] {
      // A decoded picture has pixels.
      let data = cairo_image_surface_get_data(picture.surface)!
      let pixel = data + y * Int(cairo_image_surface_get_stride(picture.surface)) + x * 4
      guard cairo_image_surface_get_format(picture.surface) == CAIRO_FORMAT_ARGB32 else {
        return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), 255]
      }
      let alpha = Int(pixel[3])
      func part(_ index: Int) -> Int { alpha == 0 ? 0 : (Int(pixel[index]) * 255 + alpha / 2) / alpha }
      return [part(2), part(1), part(0), alpha]
    }
  }

  extension RenderColor {
    static let red = RenderColor(red: 1, green: 0, blue: 0)
    static let green = RenderColor(red: 0, green: 1, blue: 0)
    static let blue = RenderColor(red: 0, green: 0, blue: 1)
  }

  /// A PNG file of a 100 x 100 point frame with the given nodes.
  func png(_ nodes: [RenderNode], scale: CGFloat = 1, focused: NodeID? = nil) throws -> Data {
    try Picture(frame(nodes, focused: focused), appearance: .light).png(scale: scale)
  }

  func frame(_ nodes: [RenderNode], focused: NodeID? = nil) -> Frame {
    let size = CGSize(width: 100, height: 100)
    let root = RenderNode(id: .make(), frame: CGRect(origin: .zero, size: size), children: nodes)
    return Frame(number: 1, size: size, scale: 1, root: root, transitions: [], focusedNode: focused)
  }

  func node(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ style: BoxStyle = BoxStyle(),
    id: NodeID = .make(), transform: Transform? = nil, content: NodeContent? = nil, scroll: ScrollInfo? = nil,
    _ children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: id, frame: CGRect(x: x, y: y, width: width, height: height), transform: transform, style: style,
      content: content, scroll: scroll, children: children)
  }
#endif
