#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension PangoLayouter {
    /// Appends a line below the previous ones.
    ///
    /// - Parameter isWrapped: true if the paragraph continues. Trailing spaces then hang over the end of the line.
    mutating func append(_ line: Int, of shaped: ShapedLayout, isWrapped: Bool, _ isRightToLeft: Bool) {
      var parts: [Part] = []
      var entry = shaped.lines[line].pointee.runs
      while let node = entry {
        if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          if let part = Part(item, of: shaped.text) { parts.append(part) }
        }
        entry = node.pointee.next
      }
      Part.closeUp(&parts)
      if isWrapped { Part.dropTrailingSpaces(of: &parts) }
      let used = parts.reduce(0) { $0 + $1.width }
      let shown = shaped.text.runs(in: shaped.range(of: line))
      let letters = letterBox(of: shown)
      let box = box(of: shown, letters)
      let x = leftEdge(used, isRightToLeft)
      let y = lines.last.map { $0.frame.maxY + max(0, style.lineSpacing) } ?? 0

      var place = x
      let runs = parts.map { part in
        defer { place += part.width }
        return TextLayout.Run(
          text: part.text, attributes: text.runs[part.run].attributes, x: place, width: part.width,
          isRightToLeft: part.isRightToLeft, start: part.start)
      }
      let baseline = y + box.ascender
      lines.append(
        TextLayout.Line(
          runs: runs, frame: CGRect(x: x, y: y, width: used, height: box.ascender - box.descender), baseline: baseline,
          letterFrame: CGRect(
            x: x, y: baseline - letters.ascender, width: used, height: letters.ascender - letters.descender)))
      glyphs.append(parts.map(\.glyphs))
      widest = max(widest, used)
    }

    /// A run of a line with its glyphs.
    private struct Part {
      private(set) var text: String
      let run: Int
      let isRightToLeft: Bool
      let glyphs: PangoRendition.Glyphs
      let start: Int
      private let isEllipsis: Bool

      /// Copies a glyph item; nil if it has no font.
      init?(_ item: UnsafeMutablePointer<PangoGlyphItem>, of source: ShapedText) {
        // A glyph item of a line always has both.
        let place = item.pointee.item!.pointee
        let string = item.pointee.glyphs!
        guard let font = place.analysis.font else { return nil }
        start = Int(place.offset)
        isEllipsis = UInt32(place.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        text = isEllipsis ? "…" : source.string(start..<(start + Int(place.length)))
        run = source.run(at: start)
        isRightToLeft = place.analysis.level & 1 == 1
        glyphs = PangoRendition.Glyphs(font: font, string: pango_glyph_string_copy(string))
      }

      var width: CGFloat { pango_glyph_string_get_width(glyphs.string).points }

      /// Removes the space that Pango adds to an ellipsis to fill the line, and the spaces on both sides of it.
      static func closeUp(_ parts: inout [Part]) {
        guard let index = parts.firstIndex(where: \.isEllipsis) else { return }
        let ellipsis = parts[index]
        ellipsis.takeNaturalWidth()
        for neighbour in [index - 1, index + 1] where parts.indices.contains(neighbour) {
          if parts[neighbour].start < ellipsis.start {
            parts[neighbour].dropSpaces(parts[neighbour].text.utf8.reversed(), atEnd: true)
          } else {
            parts[neighbour].dropSpaces(parts[neighbour].text.utf8, atEnd: false)
          }
        }
      }

      static func dropTrailingSpaces(of parts: inout [Part]) {
        while let last = parts.indices.max(by: { parts[$0].start < parts[$1].start }) {
          parts[last].dropSpaces(parts[last].text.utf8.reversed(), atEnd: true)
          guard parts[last].text.isEmpty else { return }
          parts.remove(at: last)
        }
      }

      private func takeNaturalWidth() {
        let count = Int(glyphs.string.pointee.num_glyphs)
        guard count > 0, let last = glyphs.string.pointee.glyphs?.advanced(by: count - 1) else { return }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(glyphs.font, last.pointee.glyph, nil, &logical)
        last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
      }

      /// - Parameter bytes: the bytes of the text, from the side where spaces are dropped.
      private mutating func dropSpaces(_ bytes: some Sequence<UInt8>, atEnd: Bool) {
        let count = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        guard count > 0 else { return }
        let length = text.utf8.count
        let dropped = atEnd ? (length - count)..<length : 0..<count
        for index in 0..<Int(glyphs.string.pointee.num_glyphs)
        where dropped.contains(Int(glyphs.string.pointee.log_clusters[index])) {
          glyphs.string.pointee.glyphs[index].geometry.width = 0
        }
        text = atEnd ? String(text.dropLast(count)) : String(text.dropFirst(count))
      }
    }

    /// The room that a line needs above and below its baseline; the latter is negative.
    private typealias Box = (ascender: CGFloat, descender: CGFloat)

    /// Returns the maximum ascender and the minimum descender of the runs' fonts.
    private func letterBox(of runs: [Int]) -> Box {
      var result: Box = (0, 0)
      for run in runs {
        let metrics = fonts.metrics(of: text.runs[run].attributes.font)
        result = (max(result.ascender, metrics.ascender), min(result.descender, metrics.descender))
      }
      return result
    }

    /// Returns the room of the letters with that of pictures and of raised and lowered letters.
    private func box(of runs: [Int], _ letters: Box) -> Box {
      var result = letters
      for run in runs {
        let attributes = text.runs[run].attributes
        var part: Box
        if let attachment = attributes.attachment {
          part = (attachment.ascender, attachment.descender)
        } else if attributes.baselineOffset != 0 {
          let metrics = fonts.metrics(of: attributes.font)
          part = (metrics.ascender, metrics.descender)
        } else {
          continue
        }
        part.ascender += attributes.baselineOffset
        part.descender += attributes.baselineOffset
        result = (max(result.ascender, part.ascender), min(result.descender, part.descender))
      }
      return result
    }

    private func leftEdge(_ used: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
      let spare = width.isFinite ? max(0, width - used) : 0
      switch style.alignment {
      case .left: return 0
      case .right: return spare
      case .center: return spare / 2
      case .natural, .justified: return isRightToLeft ? spare : 0
      }
    }
  }
#endif
