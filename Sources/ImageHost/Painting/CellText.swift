#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  /// A run that was measured in the cells of a grid, and is drawn into them.
  ///
  /// Separate letters are centred in their cells. Letters of joining scripts and of right-to-left runs are laid out
  /// together and compressed into the width of the run.
  struct CellText {
    let run: TextLayout.Run

    private static let engine = PangoTextEngine.shared
    private static let style = ParagraphStyle(lineBreak: .byWordWrapping, maximumLines: 1, direction: .natural)
    private static let room = CGSize(width: CGFloat.infinity, height: .infinity)

    /// The font size at which a character is as wide as a cell.
    private static let fontSize: CGFloat = {
      let attributes = TextAttributes(font: FontDescriptor(family: .monospaced, size: 100), color: .black)
      let width = engine.layout(StyledText("0", attributes), style: style, in: room).size.width
      return width > 0 ? 100 * MonospaceTextEngine.cell.width / width : 13
    }()

    /// Draws the run from its left edge on the baseline, in the current source colour.
    func draw(at start: CGPoint, on context: OpaquePointer, fonts: UsedFonts) {
      if run.isRightToLeft || run.text.unicodeScalars.contains(where: Self.joins) {
        draw(layout(of: run.text), in: start.x..<(start.x + run.width), start.y, context, fonts)
        return
      }
      var x = start.x
      for character in run.text {
        let width = CGFloat(CellWidth.of(character)) * MonospaceTextEngine.cell.width
        if width > 0, character != " " {
          draw(layout(of: String(character)), in: x..<(x + width), start.y, context, fonts)
        }
        x += width + CGFloat(run.attributes.kerningCells) * MonospaceTextEngine.cell.width
      }
    }

    /// Returns true for scripts whose letters depend on their neighbours: those from Hebrew to Georgian, and those from
    /// Tagalog to Lepcha, among them Khmer and Mongolian.
    static func joins(_ scalar: Unicode.Scalar) -> Bool {
      (0x590..<0x1100).contains(scalar.value) || (0x1700..<0x1C50).contains(scalar.value)
    }

    private func layout(of text: String) -> TextLayout {
      var font = run.attributes.font
      font.family = .monospaced
      font.size = Self.fontSize
      return Self.engine.layout(
        StyledText(text, TextAttributes(font: font, color: .black)), style: Self.style, in: Self.room)
    }

    /// Draws a layout in the middle of a range, compressed if it is too wide.
    private func draw(
      _ layout: TextLayout, in room: Range<CGFloat>, _ baseline: CGFloat, _ context: OpaquePointer, _ fonts: UsedFonts
    ) {
      guard let rendition = layout.rendition as? PangoRendition, let line = layout.lines.first else { return }
      let width = room.upperBound - room.lowerBound
      let factor = min(1, width / max(layout.size.width, 0.01))
      cairo_save(context)
      cairo_translate(context, room.lowerBound + (width - layout.size.width * factor) / 2, baseline)
      cairo_scale(context, factor, 1)
      for (place, part) in line.runs.enumerated() {
        rendition.draw(line: 0, run: place, at: CGPoint(x: part.x, y: 0), on: context, fonts: fonts)
      }
      cairo_restore(context)
    }
  }
#endif
