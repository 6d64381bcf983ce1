import Foundation

/// What stands in a node's box, over its background and under its children.
public enum NodeContent: Hashable, Sendable {
  /// Text, broken into lines.
  case text(TextContent)
  /// A symbol of the catalogue.
  case symbol(SymbolContent)
  /// A picture made of pixels.
  case image(ImageContent)
  /// What was painted, in the box's coordinates.
  case drawing(Drawing)
}

/// Broken text and where it stands in its box.
public struct TextContent: Hashable, Sendable {
  /// The broken text.
  public let layout: TextLayout
  /// The upper left corner of the text, in the box's coordinates, in points.
  public let origin: CGPoint

  /// A layout with its upper left corner at a place in the box, in points.
  public init(layout: TextLayout, origin: CGPoint) {
    self.layout = layout
    self.origin = origin
  }
}

/// A symbol and how it is coloured.
public struct SymbolContent: Hashable, Sendable {
  /// The name in the catalogue.
  public let name: String
  /// What a host that has only characters draws.
  public let character: Character
  /// What its character is drawn in: the colour of its first layer.
  public let color: RenderColor
  /// How thick its strokes are, from -1 to 1, as a font's weight: 0 is regular, 0.4 bold.
  public let weight: CGFloat
  /// Where the symbol stands in its box, in points.
  public let frame: CGRect
  /// What a host that draws lines and areas draws, in the coordinates of the node's box: in the frame, in all of the
  /// symbol's colours, with strokes as thick as the weight says.
  public let drawing: Drawing

  /// A symbol in its frame, of regular weight by default.
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

/// A picture and where it stands in its box.
public struct ImageContent: Hashable, Sendable {
  /// The picture.
  public let bitmap: Bitmap
  /// Where the whole picture stands in the box's coordinates, in points. It may reach beyond the box.
  public let frame: CGRect
  /// What the picture's opaque parts are drawn in; nil for its own colours.
  public let tint: RenderColor?

  /// A picture in its frame, in points; in its own colours by default.
  public init(bitmap: Bitmap, frame: CGRect, tint: RenderColor? = nil) {
    self.bitmap = bitmap
    self.frame = frame
    self.tint = tint
  }
}
