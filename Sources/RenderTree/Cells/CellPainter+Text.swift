import Foundation

extension CellPainter.Walk {
  /// Draws text with its top-left corner at a point. Letters stay upright; a transform moves the centre of each line.
  mutating func paintText(_ layout: TextLayout, _ origin: CGPoint, _ transform: Transform, _ inner: Surroundings) {
    for line in layout.lines {
      var (x, middle) = (transform.tx + origin.x, transform.ty + origin.y + line.frame.midY)
      if !transform.isTranslation {
        let place = transform.apply(to: CGPoint(x: origin.x + line.frame.midX, y: origin.y + line.frame.midY))
        (x, middle) = (place.x - line.frame.midX, place.y)
      }
      guard let place = rowAndHalf(middle, inner) else { continue }
      for run in line.runs {
        guard (x + run.x).isPlace else { continue }
        let column = Int(((x + run.x) / 8).rounded())
        if let attachment = run.attachment {
          paintAttachment(attachment, of: run, column: column, row: place.row, half: place.half, inner)
        } else {
          paintRun(run, column: column, row: place.row, half: place.half, inner)
        }
      }
    }
  }

  /// Returns the row whose centre is nearest, and the half row that a line with that centre mostly covers.
  private func rowAndHalf(_ middle: CGFloat, _ inner: Surroundings) -> (row: Int, half: Int)? {
    guard middle.isPlace, middle >= inner.visible.minY, middle < inner.visible.maxY else { return nil }
    let row = Self.row(ofMiddle: middle)
    let rowHalves = (2 * row)..<(2 * row + 2)
    guard rowHalves.overlaps(inner.clip.halves) else { return nil }
    // A line above the row's centre covers more of the upper half.
    let half = middle <= CGFloat(16 * row + 8) ? 2 * row : 2 * row + 1
    return (row, half)
  }

  /// Returns the row of a line of text.
  ///
  /// - Parameter middle: the line's middle, in points.
  static func row(ofMiddle middle: CGFloat) -> Int {
    // A rounding error must not move a line to the row above.
    Int(((middle + 0.01) / 16).rounded(.down))
  }

  private mutating func paintRun(_ run: TextLayout.Run, column: Int, row: Int, half: Int, _ inner: Surroundings) {
    let attributes = run.attributes
    let color = attributes.color.faded(inner.opacity)
    let background = attributes.background?.faded(inner.opacity)
    let kerning = Int(attributes.kerningCells)
    let style = CharacterCell.Style(attributes, alpha: color.alpha)
    let columns = inner.clip.columns
    let halves = ((2 * row)..<(2 * row + 2)).clamped(to: inner.clip.halves)

    var next = run.isRightToLeft ? column + Int((run.width / 8).rounded()) : column
    var last: Int?
    for character in run.text {
      let cells = CellWidth.of(character)
      guard !character.isControl else { continue }
      guard cells > 0 else {
        if color.alpha > 0, let last { canvas.attach(character.bounded, column: last, row: row) }
        continue
      }
      let start = run.isRightToLeft ? next - cells : next
      next = run.isRightToLeft ? start - kerning : start + cells + kerning
      last = nil
      let taken = (start..<(start + cells)).clamped(to: columns)
      guard !taken.isEmpty else {
        // The characters that follow are outside the clip, too.
        if run.isRightToLeft ? start < columns.lowerBound : start >= columns.upperBound { return }
        continue
      }
      if let background { canvas.fill(CellCanvas.Area(columns: taken, halves: halves), background) }
      guard color.alpha > 0 else { continue }
      if taken.count == cells {
        let shown = run.isRightToLeft ? BidiMirroring.mirrored(character) : character
        canvas.put(
          shown.bounded, cells: cells, column: start, row: row, half: half, color: color, style: style)
        last = start
      } else {
        canvas.put(" ", cells: 1, column: taken.lowerBound, row: row, half: half, color: color, style: style)
      }
    }
  }

  /// Paints a picture in text: its character, or the placeholder of a picture in the cells of its run.
  private mutating func paintAttachment(
    _ attachment: TextAttachment, of run: TextLayout.Run, column: Int, row: Int, half: Int, _ inner: Surroundings
  ) {
    let taken = column..<(column + attachment.cells)
    guard taken.clamped(to: inner.clip.columns) == taken else { return }
    if let background = run.attributes.background?.faded(inner.opacity) {
      let halves = ((2 * row)..<(2 * row + 2)).clamped(to: inner.clip.halves)
      canvas.fill(CellCanvas.Area(columns: taken, halves: halves), background)
    }
    guard let character = attachment.character else {
      let frame = CGRect(x: 8 * column, y: 16 * row, width: 8 * taken.count, height: 16)
      return paintPicture(frame, label: nil, tint: nil, inner)
    }
    let color = attachment.color.faded(inner.opacity)
    guard color.alpha > 0 else { return }
    let style = CharacterCell.Style(run.attributes, alpha: color.alpha)
    canvas.put(
      character.bounded, cells: taken.count, column: column, row: row, half: half, color: color, style: style)
  }

  mutating func paintSymbol(_ content: SymbolContent, _ transform: Transform, _ inner: Surroundings) {
    let cells = CellWidth.of(content.character)
    let color = content.color.faded(inner.opacity)
    let middle = transform.apply(to: CGPoint(x: content.frame.midX, y: content.frame.midY))
    let left = middle.x - CGFloat(4 * cells)
    guard cells > 0, color.alpha > 0, left.isPlace, let place = rowAndHalf(middle.y, inner) else { return }
    let column = Int((left / 8).rounded())
    let taken = column..<(column + cells)
    guard taken.clamped(to: inner.clip.columns) == taken else { return }
    var style: CharacterCell.Style = color.alpha < CharacterCell.Style.full ? .dim : []
    if content.weight >= CharacterCell.Style.boldWeight { style.insert(.bold) }
    canvas.put(
      content.character.bounded, cells: cells, column: column, row: place.row, half: place.half, color: color,
      style: style)
  }
}

extension CharacterCell.Style {
  /// The opacity below which text is dim: that of secondary labels, but not of labels and tints.
  fileprivate static let full = 0.75

  /// The weight from which text and symbols are bold: semibold.
  fileprivate static let boldWeight: CGFloat = 0.3

  fileprivate init(_ attributes: TextAttributes, alpha: Double) {
    self = []
    if attributes.font.weight >= Self.boldWeight { insert(.bold) }
    if attributes.font.isItalic { insert(.italic) }
    if attributes.isUnderlined { insert(.underline) }
    if attributes.isStruckThrough { insert(.strikethrough) }
    if alpha < CharacterCell.Style.full { insert(.dim) }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control || $0.isLineTerminator || $0.isInvisibleBidi }
  }

  /// The character with at most 24 scalars, which is more than any language needs.
  fileprivate var bounded: Character {
    let limit = 24
    guard unicodeScalars.count > limit else { return self }
    return Character(String(String.UnicodeScalarView(unicodeScalars.prefix(limit))))
  }
}

extension Unicode.Scalar {
  /// True if a terminal might reorder text because of the scalar.
  fileprivate var isInvisibleBidi: Bool { properties.isBidiControl }
}
