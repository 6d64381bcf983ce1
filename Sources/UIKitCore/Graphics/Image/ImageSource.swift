import Foundation
import RenderTree

/// What a picture that is no symbol is made of.
enum ImageSource: Hashable, Sendable {
  /// Pixels.
  case bitmap(Bitmap)
  /// What was painted, as so many pixels.
  case drawing(Drawing, pixels: CGSize)

  /// In pixels.
  var pixelSize: CGSize {
    switch self {
    case .bitmap(let bitmap): CGSize(width: bitmap.pixelWidth, height: bitmap.pixelHeight)
    case .drawing(_, let pixels): pixels
    }
  }

  /// What paints all of it into a rectangle, in its own colours.
  func operations(in frame: CGRect, interpolation: Drawing.Interpolation = .smooth) -> [Drawing.Operation] {
    switch self {
    case .bitmap(let bitmap): return [.image(bitmap, frame, interpolation: interpolation)]
    case .drawing(let drawing, let pixels):
      let source = CGRect(origin: .zero, size: pixels)
      let clip = Drawing.Operation.clip(Path(rect: source), rule: .winding)
      return [.save, .transform(.mapping(source, to: frame)), clip, .drawing(drawing), .restore]
    }
  }

  /// What a node shows where all of it stands in a rectangle of the node's box.
  func content(in frame: CGRect) -> NodeContent {
    switch self {
    case .bitmap(let bitmap): .image(ImageContent(bitmap: bitmap, frame: frame))
    case .drawing: .drawing(Drawing(operations(in: frame)))
    }
  }
}

extension [Drawing.Operation] {
  /// The same, with one colour in the place of all of its own.
  func tinted(_ tint: RenderColor?, around frame: CGRect) -> [Drawing.Operation] {
    guard let tint else { return self }
    return [.beginLayer] + self
      + [.blendMode(.sourceIn), .fill(Path(rect: frame), rule: .winding, .color(tint)), .endLayer]
  }
}
