import Foundation

/// A picture in text, in the place of a character U+FFFC. It is immutable.
///
/// ```
///        ┌──────┐ ─ ─ ─ ─ ─ ─ ─
///   Text │      │  size.height
///   ─────│──────│── baseline
///        └──────┘ ─ ─ drop
/// ```
public final class TextAttachment: Sendable {
  /// The character that a picture takes the place of.
  public static let placeholder: Character = "\u{FFFC}"

  /// The size of the picture, in points. A text engine of cells gives it whole cells instead.
  public let size: CGSize
  /// The distance of the picture's lower edge below the baseline, in points; negative above it.
  public let drop: CGFloat
  /// The room that a line needs above the baseline, in points.
  public let ascender: CGFloat
  /// The room that a line needs below the baseline, in points; negative.
  public let descender: CGFloat
  /// The picture, which fills a box of its size whose upper left corner is the origin.
  public let drawing: Drawing
  /// The character that stands for a symbol on a character grid; nil for a picture, of which a grid shows a placeholder.
  public let character: Character?
  /// The colour of the character or of the placeholder.
  public let color: RenderColor
  /// The words that stand for the picture in the text's name for assistive technologies.
  public let label: String

  /// A picture in text.
  ///
  /// - Parameters:
  ///   - ascender: The room above the baseline, in points; nil for that of the picture.
  ///   - descender: The room below the baseline, in points, negative; nil for that of the picture.
  public init(
    size: CGSize, drop: CGFloat = 0, ascender: CGFloat? = nil, descender: CGFloat? = nil, drawing: Drawing,
    character: Character? = nil, color: RenderColor, label: String = ""
  ) {
    self.size = size
    self.drop = drop
    self.ascender = ascender ?? max(0, size.height - drop)
    self.descender = descender ?? min(0, -drop)
    self.drawing = drawing
    self.character = character
    self.color = color
    self.label = label
  }

  /// The picture's frame beside a point of the baseline.
  public func frame(from start: CGPoint) -> CGRect {
    CGRect(x: start.x, y: start.y + drop - size.height, width: size.width, height: size.height)
  }

  /// The width on a character grid, in cells: that of the character, or that of the picture, rounded up.
  public var cells: Int {
    if let character { return max(1, CellWidth.of(character)) }
    let columns = (size.width / MonospaceTextEngine.cell.width).rounded(.up)
    return columns > 1 ? Int(min(columns, Self.mostCells)) : 1
  }

  /// The greatest width on a character grid, in cells.
  private static let mostCells: CGFloat = 200

  /// The picture in another size.
  public func scaled(by factor: CGFloat) -> TextAttachment {
    TextAttachment(
      size: CGSize(width: size.width * factor, height: size.height * factor), drop: drop * factor,
      ascender: ascender * factor, descender: descender * factor,
      drawing: Drawing([.transform(.scale(x: factor, y: factor)), .drawing(drawing)]), character: character,
      color: color, label: label)
  }

  /// The picture with a factor of its opacity.
  public func faded(_ opacity: Double) -> TextAttachment {
    TextAttachment(
      size: size, drop: drop, ascender: ascender, descender: descender,
      drawing: Drawing([.opacity(opacity), .beginLayer, .drawing(drawing), .endLayer]), character: character,
      color: color.faded(opacity), label: label)
  }
}

extension TextAttachment: Hashable {
  /// True if both show the same picture in the same place.
  public static func == (a: TextAttachment, b: TextAttachment) -> Bool {
    a === b
      || (a.size == b.size && a.drop == b.drop && a.ascender == b.ascender && a.descender == b.descender
        && a.character == b.character && a.color == b.color && a.label == b.label && a.drawing == b.drawing)
  }

  /// Feeds the size and the label to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(label)
  }
}

extension TextLayout.Run {
  /// The picture that is drawn in place of the run's text; nil for letters.
  public var attachment: TextAttachment? {
    guard let attachment = attributes.attachment, text == String(TextAttachment.placeholder) else { return nil }
    return attachment
  }
}

extension StyledText {
  /// The text with the words of its pictures in their places, for assistive technologies.
  public var spokenString: String {
    guard runs.contains(where: { $0.attributes.attachment != nil }) else { return string }
    return runs.map { run in
      guard let attachment = run.attributes.attachment else { return run.text }
      return run.text.replacing(String(TextAttachment.placeholder), with: attachment.label)
    }.joined()
  }

  /// True if a line may be higher than its letters.
  package var hasTallParts: Bool {
    runs.contains { $0.attributes.attachment != nil || $0.attributes.baselineOffset != 0 }
  }
}
