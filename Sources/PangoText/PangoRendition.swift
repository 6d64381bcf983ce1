#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The letters' shapes of a layout, which a Cairo context can draw at the places that were measured.
  public final class PangoRendition: TextRendition, @unchecked Sendable {
    // Unchecked because of what Pango made: it is used and given back under the fonts' lock only.

    /// The shapes of one run. Made and changed under the fonts' lock.
    final class Glyphs {
      /// Owned.
      let font: UnsafeMutablePointer<PangoFont>
      /// Owned.
      let string: UnsafeMutablePointer<PangoGlyphString>
      /// Whether the letters are pictures, as emoji are, and no outlines.
      let isMadeOfPixels: Bool

      /// Takes over the string; keeps the font. The caller holds the lock.
      init(font: UnsafeMutablePointer<PangoFont>, string: UnsafeMutablePointer<PangoGlyphString>) {
        self.font = font
        self.string = string
        g_object_ref(font)
        let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
        var (hasColors, isScalable): (FcBool, FcBool) = (0, 1)
        FcPatternGetBool(pattern, FC_COLOR, 0, &hasColors)
        FcPatternGetBool(pattern, FC_SCALABLE, 0, &isScalable)
        isMadeOfPixels = hasColors != 0 || isScalable == 0
      }

      deinit {
        PangoFonts.shared.lock.withLock {
          pango_glyph_string_free(string)
          g_object_unref(font)
        }
      }
    }

    /// As the lines of the layout, and their runs.
    private let lines: [[Glyphs]]

    init(lines: [[Glyphs]]) { self.lines = lines }

    /// Draws a run of the layout that this belongs to, in the context's source colour. The context's path is lost.
    ///
    /// On a surface of pixels letters are filled as the outlines that they are: Cairo's own way of drawing them moves
    /// each to a whole pixel (before version 1.17.4), which at the sizes of a screen is seen as uneven gaps.
    ///
    /// - Parameters:
    ///   - run: the run's place in the line's `runs`.
    ///   - origin: where the run begins on the baseline: its left edge, whatever its direction.
    ///   - fonts: gets to know the run's font.
    public func draw(line: Int, run: Int, at origin: CGPoint, on context: OpaquePointer, fonts: UsedFonts) {
      let glyphs = lines[line][run]
      PangoFonts.shared.lock.withLock {
        fonts.insert(glyphs.font)
        cairo_new_path(context)
        cairo_move_to(context, origin.x, origin.y)
        let hasPixels = cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
        if hasPixels, !glyphs.isMadeOfPixels {
          pango_cairo_glyph_string_path(context, glyphs.font, glyphs.string)
          cairo_fill(context)
        } else {
          pango_cairo_show_glyph_string(context, glyphs.font, glyphs.string)
        }
        cairo_new_path(context)
      }
    }
  }
#endif
