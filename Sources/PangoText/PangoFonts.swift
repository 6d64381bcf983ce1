#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The process's fonts: a font map with its context.
  ///
  /// Pango lets one thread at a time use them and all that was made from them, so that whoever does holds `lock`.
  /// Unchecked because the compiler does not know of that.
  final class PangoFonts: @unchecked Sendable {
    static let shared = PangoFonts()

    /// Recursive, because a layout may go away while another is made.
    let lock = NSRecursiveLock()
    /// Live as long as the process.
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// Stops every 28 points, as in the original.
    let tabs: OpaquePointer
    private var descriptions: [FontDescriptor: OpaquePointer] = [:]
    /// The files that were looked at, by path and by the place of the font in it.
    var records: [String: FontRecord] = [:]

    /// The family that stands for the system's.
    static let systemFamily = "Inter"

    private init() {
      map = pango_cairo_font_map_new()
      context = pango_font_map_create_context(map)
      // One unit of Pango is one point, whatever is drawn on.
      pango_cairo_context_set_resolution(context, 72)
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_round_glyph_positions(context, 0)
      tabs = pango_tab_array_new(1, 0)
      pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, CGFloat(28).pangoUnits)
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      warnIfSystemFamilyIsMissing()
    }

    /// Says once in a process that texts will not look as they are meant to.
    private func warnIfSystemFamilyIsMissing() {
      guard let font = font(FontDescriptor(size: 17)) else {
        FileHandle.standardError.write(Data("\(MissingFontsError())\n".utf8))
        return
      }
      defer { g_object_unref(font) }
      let found = pango_font_describe(font)
      defer { pango_font_description_free(found) }
      let family = pango_font_description_get_family(found).map { String(cString: $0) } ?? "none"
      guard !family.hasPrefix(Self.systemFamily) else { return }
      let message = """
        The font \(Self.systemFamily) is not installed; \(family) takes its place. \
        Install it (Debian: apt-get install fonts-inter).\n
        """
      FileHandle.standardError.write(Data(message.utf8))
    }

    /// Whether there is any font at all.
    var isEmpty: Bool {
      lock.withLock {
        guard let font = font(FontDescriptor(size: 17)) else { return true }
        g_object_unref(font)
        return false
      }
    }

    // MARK: Looking fonts up; the caller holds the lock

    /// What Pango calls a font. Owned by this object.
    func description(of font: FontDescriptor) -> OpaquePointer {
      if let known = descriptions[font] { return known }
      if descriptions.count >= Self.descriptionLimit {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll(keepingCapacity: true)
      }
      let description: OpaquePointer = pango_font_description_new()
      pango_font_description_set_family(description, font.pangoFamilies)
      pango_font_description_set_absolute_size(description, Double(font.size.pangoUnits))
      pango_font_description_set_weight(description, PangoWeight(rawValue: font.pangoWeight))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      descriptions[font] = description
      return description
    }

    /// More are seldom in use; an app that animates sizes must not fill the memory.
    private static let descriptionLimit = 256

    /// The font itself; the caller releases it. Nil where the machine has no fonts at all.
    func font(_ font: FontDescriptor) -> UnsafeMutablePointer<PangoFont>? {
      pango_font_map_load_font(map, context, description(of: font))
    }
  }

  extension CGFloat {
    /// In Pango's whole units, within what they can say.
    var pangoUnits: Int32 {
      guard self < CGFloat(Int32.max / 2) / CGFloat(PANGO_SCALE) else { return Int32.max / 2 }
      return isNaN || self <= 0 ? 0 : Int32((self * CGFloat(PANGO_SCALE)).rounded())
    }
  }

  extension Int32 {
    /// From Pango's units, in points.
    var points: CGFloat { CGFloat(self) / CGFloat(PANGO_SCALE) }
  }

  extension FontDescriptor {
    /// What is added between letters of the system's font, in points: Inter is drawn for small sizes and wants the less
    /// room the larger it is set (Andersson, "Inter Dynamic Metrics", https://rsms.me/inter/dynmetrics/). Nil for other
    /// fonts.
    var tracking: CGFloat? {
      switch family {
      case .system, .monospacedDigits: size * (-0.0223 + 0.185 * exp(-0.1745 * size))
      case .monospaced, .named: nil
      }
    }

    /// The families to look in, in order.
    fileprivate var pangoFamilies: String {
      let system = "\(PangoFonts.systemFamily),Inter Variable,sans-serif"
      switch family {
      case .system, .monospacedDigits: return system
      case .monospaced: return "monospace"
      case .named(let name): return "\(name),\(system)"
      }
    }

    /// From 100 to 900, between the weights that UIKit names and those of OpenType's weight class.
    fileprivate var pangoWeight: UInt32 {
      let steps: [(weight: CGFloat, class: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      guard weight > steps[0].weight else { return UInt32(steps[0].class) }
      for (low, high) in zip(steps, steps.dropFirst()) where weight <= high.weight {
        let share = (weight - low.weight) / (high.weight - low.weight)
        return UInt32((low.class + share * (high.class - low.class)).rounded())
      }
      return 900
    }
  }
#endif
