import Foundation
import RenderTree

/// The content of an image that is not a symbol.
enum ImageSource: Hashable, Sendable {
  /// Pixels.
  case bitmap(Bitmap)
  /// A recorded drawing with a size in pixels.
  case drawing(Drawing, pixels: CGSize)

  /// The size in pixels; that of vector graphics may have parts of one.
  var pixelSize: CGSize {
    switch self {
    case .bitmap(let bitmap): bitmap.size
    case .drawing(_, let pixels): pixels
    }
  }

  /// The operations that paint the content into a rectangle, in its own colours.
  func operations(in frame: CGRect, interpolation: Drawing.Interpolation = .smooth) -> [Drawing.Operation] {
    switch self {
    case .bitmap(let bitmap): return [.image(bitmap, frame, interpolation: interpolation)]
    case .drawing(let drawing, let pixels):
      let source = CGRect(origin: .zero, size: pixels)
      let clip = Drawing.Operation.clip(Path(rect: source), rule: .winding)
      return [.save, .transform(.mapping(source, to: frame)), clip, .drawing(drawing), .restore]
    }
  }

  /// The node content that fills a rectangle of the node's bounds.
  func content(in frame: CGRect) -> NodeContent {
    switch self {
    case .bitmap(let bitmap): .image(ImageContent(bitmap: bitmap, frame: frame))
    case .drawing: .drawing(Drawing(operations(in: frame)))
    }
  }
}

extension [Drawing.Operation] {
  /// The operations, painted in one colour.
  func tinted(_ tint: RenderColor?, around frame: CGRect) -> [Drawing.Operation] {
    guard let tint else { return self }
    return [.beginLayer] + self
      + [.blendMode(.sourceIn), .fill(Path(rect: frame), rule: .winding, .color(tint)), .endLayer]
  }
}
