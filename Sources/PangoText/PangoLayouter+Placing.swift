#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension PangoLayouter {
    /// Puts a line below those that are there.
    mutating func append(_ line: Int, of shaped: ShapedLayout, _ isRightToLeft: Bool) {
      var parts: [Part] = []
      var entry = shaped.lines[line].pointee.runs
      while let node = entry {
        if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          parts.append(Part(item, of: shaped.text))
        }
        entry = node.pointee.next
      }
      let used = parts.reduce(0) { $0 + $1.width }
      let box = box(of: shaped.text.runs(in: shaped.range(of: line)))
      let x = leftEdge(used, isRightToLeft)
      let y = lines.last.map { $0.frame.maxY + max(0, style.lineSpacing) } ?? 0

      var place = x
      let runs = parts.map { part in
        defer { place += part.width }
        return TextLayout.Run(
          text: part.text, attributes: text.runs[part.run].attributes, x: place, width: part.width,
          isRightToLeft: part.isRightToLeft)
      }
      lines.append(
        TextLayout.Line(
          runs: runs, frame: CGRect(x: x, y: y, width: used, height: box.ascender - box.descender),
          baseline: y + box.ascender))
      glyphs.append(parts.map(\.glyphs))
      widest = max(widest, used)
    }

    /// A run of a line, with its shapes taken over.
    private struct Part {
      let text: String
      let run: Int
      let width: CGFloat
      let isRightToLeft: Bool
      let glyphs: PangoRendition.Glyphs

      init(_ item: UnsafeMutablePointer<PangoGlyphItem>, of source: ShapedText) {
        // A glyph item of a line always has both.
        let place = item.pointee.item!.pointee
        let string = item.pointee.glyphs!
        let start = Int(place.offset)
        let isEllipsis = UInt32(place.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        text = isEllipsis ? "…" : source.string(start..<(start + Int(place.length)))
        run = source.run(at: start)
        width = pango_glyph_string_get_width(string).points
        isRightToLeft = place.analysis.level & 1 == 1
        glyphs = PangoRendition.Glyphs(
          font: g_object_ref(place.analysis.font).assumingMemoryBound(to: PangoFont.self),
          string: pango_glyph_string_copy(string))
      }
    }

    /// The highest and the lowest that the runs' fonts reach.
    private func box(of runs: [Int]) -> (ascender: CGFloat, descender: CGFloat) {
      var result: (ascender: CGFloat, descender: CGFloat) = (0, 0)
      for run in runs {
        let metrics = fonts.metrics(of: text.runs[run].attributes.font)
        result = (max(result.ascender, metrics.ascender), min(result.descender, metrics.descender))
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
