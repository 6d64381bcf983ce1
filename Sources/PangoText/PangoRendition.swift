#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The glyphs of a layout, which a Cairo context can draw at the measured positions.
  public final class PangoRendition: TextRendition, @unchecked Sendable {
    // Unchecked because of Pango's objects, which are used and released only under the fonts' lock.

    /// The glyphs of one run. Created and changed under the fonts' lock.
    final class Glyphs {
      /// The font, which this object retains.
      let font: UnsafeMutablePointer<PangoFont>
      /// The glyph string, which this object owns.
      let string: UnsafeMutablePointer<PangoGlyphString>
      /// True if the glyphs are bitmaps, such as emoji, and not outlines.
      let isBitmapFont: Bool

      /// Takes ownership of the string, and retains the font. The caller holds the lock.
      init(font: UnsafeMutablePointer<PangoFont>, string: UnsafeMutablePointer<PangoGlyphString>) {
        self.font = font
        self.string = string
        g_object_ref(font)
        let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
        var (hasColors, isScalable): (FcBool, FcBool) = (0, 1)
        FcPatternGetBool(pattern, FC_COLOR, 0, &hasColors)
        FcPatternGetBool(pattern, FC_SCALABLE, 0, &isScalable)
        isBitmapFont = hasColors != 0 || isScalable == 0
      }

      deinit {
        PangoFonts.shared.lock.withLock {
          pango_glyph_string_free(string)
          g_object_unref(font)
        }
      }
    }

    /// The glyphs by line and run of the layout.
    private let lines: [[Glyphs]]

    init(lines: [[Glyphs]]) { self.lines = lines }

    /// Draws a run of the layout in the context's source colour. The context's path is cleared.
    ///
    /// On a pixel surface the outlines of letters are filled, because Cairo's glyph drawing moves each letter to a
    /// whole pixel (before version 1.17.4), which is visible as uneven gaps at screen sizes.
    ///
    /// - Parameters:
    ///   - run: the run's index in the line's `runs`.
    ///   - origin: the run's left edge on the baseline, whatever its direction.
    ///   - fonts: the collection that the run's font is added to.
    public func draw(line: Int, run: Int, at origin: CGPoint, on context: OpaquePointer, fonts: UsedFonts) {
      let glyphs = lines[line][run]
      PangoFonts.shared.lock.withLock {
        fonts.insert(glyphs.font)
        cairo_new_path(context)
        cairo_move_to(context, origin.x, origin.y)
        let hasPixels = cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
        if hasPixels, !glyphs.isBitmapFont {
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
