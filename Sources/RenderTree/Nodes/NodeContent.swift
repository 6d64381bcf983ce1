import Foundation

/// The content of a node's box, drawn over its background and under its children.
public enum NodeContent: Hashable, Sendable {
  // The large cases are indirect: each node has room for its content.

  /// Text that is broken into lines.
  case text(TextContent)
  /// A symbol from the catalogue.
  indirect case symbol(SymbolContent)
  /// A bitmap image.
  indirect case image(ImageContent)
  /// A recorded drawing, in the box's coordinates.
  case drawing(Drawing)
}

/// Text that is broken into lines, and its position in the box.
public struct TextContent: Hashable, Sendable {
  /// The lines of the text.
  public let layout: TextLayout
  /// The top-left corner of the text, in the box's coordinates, in points.
  public let origin: CGPoint

  /// A text layout with its top-left corner at a point of the box.
  public init(layout: TextLayout, origin: CGPoint) {
    self.layout = layout
    self.origin = origin
  }
}

/// A symbol with its colour, weight and frame.
public struct SymbolContent: Hashable, Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The character that stands for the symbol on a character grid.
  public let character: Character
  /// The colour of the character: that of the symbol's first layer.
  public let color: RenderColor
  /// The weight of the strokes, from -1 to 1, on the scale of font weights: 0 is regular, 0.4 bold.
  public let weight: CGFloat
  /// The symbol's frame in the box's coordinates, in points.
  public let frame: CGRect
  /// The symbol as vector graphics, in the box's coordinates: it fills the frame, in all of the symbol's colours and
  /// with strokes of its weight.
  public let drawing: Drawing

  /// A symbol in a frame; of regular weight by default.
  public init(
    name: String, character: Character, color: RenderColor, weight: CGFloat = 0, frame: CGRect, drawing: Drawing
  ) {
    self.name = name
    self.character = character
    self.color = color
    self.weight = weight
    self.frame = frame
    self.drawing = drawing
  }
}

/// An image and its position in the box.
public struct ImageContent: Hashable, Sendable {
  /// The image.
  public let bitmap: Bitmap
  /// The frame of the whole image in the box's coordinates, in points. It may extend beyond the box.
  public let frame: CGRect
  /// The colour of the image's opaque parts, as for a template image; nil for the image's own colours.
  public let tint: RenderColor?
  /// The interpolation of a bitmap in another size than its own.
  public let interpolation: Drawing.Interpolation

  /// An image in a frame, in points; in its own colours and smooth by default.
  public init(
    bitmap: Bitmap, frame: CGRect, tint: RenderColor? = nil, interpolation: Drawing.Interpolation = .smooth
  ) {
    self.bitmap = bitmap
    self.frame = frame
    self.tint = tint
    self.interpolation = interpolation
  }
}
