#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The letters' shapes of a layout, which a Cairo context can draw at the places that were measured.
  public final class PangoRendition: TextRendition, @unchecked Sendable {
    // Unchecked because of what Pango made: it is used and given back under the fonts' lock only.

    /// The shapes of one run.
    struct Glyphs {
      /// Owned.
      let font: UnsafeMutablePointer<PangoFont>
      /// Owned.
      let string: UnsafeMutablePointer<PangoGlyphString>
    }

    /// As the lines of the layout, and their runs.
    private let lines: [[Glyphs]]

    /// Takes over the glyphs.
    init(lines: [[Glyphs]]) { self.lines = lines }

    deinit {
      PangoFonts.shared.lock.withLock {
        for glyphs in lines.joined() {
          pango_glyph_string_free(glyphs.string)
          g_object_unref(glyphs.font)
        }
      }
    }

    /// Draws a run of the layout that this belongs to, in the context's source colour.
    ///
    /// - Parameters:
    ///   - run: the run's place in the line's `runs`.
    ///   - origin: where the run begins on the baseline: its left edge, whatever its direction.
    ///   - fonts: gets to know the run's font.
    public func draw(line: Int, run: Int, at origin: CGPoint, on context: OpaquePointer, fonts: UsedFonts) {
      let glyphs = lines[line][run]
      PangoFonts.shared.lock.withLock {
        fonts.insert(glyphs.font)
        cairo_move_to(context, origin.x, origin.y)
        pango_cairo_show_glyph_string(context, glyphs.font, glyphs.string)
      }
    }
  }
#endif
