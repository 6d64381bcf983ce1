#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The fonts of the process: a font map with its context.
  ///
  /// Pango permits only one thread at a time to use them and the objects made from them, so that their users hold
  /// `lock`. `@unchecked` because the compiler cannot verify this.
  final class PangoFonts: @unchecked Sendable {
    static let shared = PangoFonts()

    /// The lock is recursive, because a layout may be deallocated while another is made.
    let lock = NSRecursiveLock()
    /// The font map. Like the context, it lives as long as the process.
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// Tab stops every 28 points, as in UIKit.
    let tabs: OpaquePointer
    private var descriptions: [FontDescriptor: OpaquePointer] = [:]
    /// The paths of the font files of apps.
    private var addedFiles: Set<String> = []
    /// The installed fonts; nil until they are asked for.
    var listedFaces: [FontFace]?
    /// The records of font files, by path and by the index of the font in the file.
    var records: [String: FontRecord] = [:]

    /// The family that is used as the system's.
    static let systemFamily = "Inter"

    private init() {
      NamedFonts.use()
      map = pango_cairo_font_map_new()
      context = pango_font_map_create_context(map)
      // One unit of Pango is one point on every surface.
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

    /// Warns once per process that text will look different.
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
        The font \(Self.systemFamily) is not installed; \(family) is used instead. \
        Install it (Debian: apt-get install fonts-inter).\n
        """
      FileHandle.standardError.write(Data(message.utf8))
    }

    /// True if no font is installed.
    var isEmpty: Bool {
      lock.withLock {
        guard let font = font(FontDescriptor(size: 17)) else { return true }
        g_object_unref(font)
        return false
      }
    }

    /// Adds font files to the configuration. Returns false if all of them are there.
    func add(_ files: [URL]) -> Bool {
      lock.withLock {
        let new = files.map(\.path).filter { !addedFiles.contains($0) }
        guard !new.isEmpty else { return false }
        addedFiles.formUnion(new)
        let map = OpaquePointer(map)
        let added = new.filter { FcConfigAppFontAddFile(pango_fc_font_map_get_config(map), $0) != 0 }
        guard !added.isEmpty else { return false }
        pango_fc_font_map_config_changed(map)
        listedFaces = nil
        return true
      }
    }

    // MARK: Finding fonts; the caller holds the lock

    /// Returns Pango's description of a font, which this object owns.
    func description(of font: FontDescriptor) -> OpaquePointer {
      if let known = descriptions[font] { return known }
      if descriptions.count >= Self.descriptionLimit {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll(keepingCapacity: true)
      }
      let description: OpaquePointer = pango_font_description_new()
      pango_font_description_set_family(description, font.pangoFamilies)
      pango_font_description_set_absolute_size(description, Double(font.size.pangoUnits))
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weightClass)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      descriptions[font] = description
      return description
    }

    /// The maximum number of cached descriptions, so that an app that animates sizes does not fill the memory.
    private static let descriptionLimit = 256

    /// Returns a font, which the caller releases; nil if no font is installed.
    func font(_ font: FontDescriptor) -> UnsafeMutablePointer<PangoFont>? {
      pango_font_map_load_font(map, context, description(of: font))
    }
  }

  extension CGFloat {
    /// The length in Pango's units, clamped to their range.
    var pangoUnits: Int32 {
      guard self < CGFloat(Int32.max / 2) / CGFloat(PANGO_SCALE) else { return Int32.max / 2 }
      return isNaN || self <= 0 ? 0 : Int32((self * CGFloat(PANGO_SCALE)).rounded())
    }
  }

  extension Int32 {
    /// The length in points of a number of Pango's units.
    var points: CGFloat { CGFloat(self) / CGFloat(PANGO_SCALE) }
  }

  extension FontDescriptor {
    /// The families to search, in order, before those of ``NamedFonts``.
    fileprivate var pangoFamilies: String {
      let system = "\(PangoFonts.systemFamily),Inter Variable"
      switch family {
      case .system, .monospacedDigits: return system
      case .monospaced: return NamedFonts.monospacedFamily
      case .named(let name): return "\(name),\(system)"
      }
    }
  }
#endif
