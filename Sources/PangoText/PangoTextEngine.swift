#if Image
  import CPangoCairo
  import Foundation
  import RenderTree
  import Synchronization

  /// A text engine that measures text with Pango, in Inter for the system's font, with any installed font as a fallback
  /// for missing characters.
  ///
  /// Every text can be laid out: a control character is shown as U+FFFD, and every kind of line separator ends a line.
  /// Empty text has no lines. With a limited number of lines, only the visible part of the text is shaped. Long
  /// paragraphs are shaped in pieces of some thousand bytes, and the levels of bidirectional text follow from the
  /// piece.
  ///
  /// The height of a line follows from the requested fonts, not from fallback fonts, so that rows have the same height
  /// in every script. The system fonts have UIKit's metrics, so that layouts made for it fit.
  public final class PangoTextEngine: TextEngine {
    /// The shared engine of the process, which caches its layouts.
    public static let shared = PangoTextEngine()

    private struct Request: Hashable {
      let text: StyledText
      let style: ParagraphStyle
      let size: CGSize
    }

    private let layouts = Mutex(RecentlyUsedCache<Request, TextLayout>(limit: 1024))
    /// The maximum length of cached texts, in bytes of UTF-8. The views of longer texts keep their own layouts.
    private static let keptLength = 4096

    /// An engine with an empty cache.
    public init() {}

    /// Throws if no font is installed. Without fonts, text has no size and is not drawn.
    public static func requireFonts() throws(MissingFontsError) {
      if PangoFonts.shared.isEmpty { throw MissingFontsError() }
    }

    /// The installed fonts with a PostScript name, sorted by family and name. They are listed once per process.
    public var faces: [FontFace] { PangoFonts.shared.faces }

    /// Adds font files of an app. Texts are laid out again, because a font may be one that they asked for.
    public func add(fontFiles: [URL]) {
      if PangoFonts.shared.add(fontFiles) { layouts.withLock { $0.removeAll() } }
    }

    /// Returns the metrics of a font in points: UIKit's for the system fonts, and the font's own for others.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
      PangoFonts.shared.metrics(of: font)
    }

    /// Breaks the text into lines for a size in points.
    public func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
      let length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
      guard length > 0 else { return TextLayout(text: text, lines: [], size: .zero, isTruncated: false) }
      let request = length <= Self.keptLength ? Request(text: text, style: style, size: size) : nil
      if let request, let known = layouts.withLock({ $0[request] }) { return known }
      let layout = PangoFonts.shared.lock.withLock {
        PangoLayouter.layout(text, style: style, size: size, fonts: .shared)
      }
      if let request { layouts.withLock { $0[request] = layout } }
      return layout
    }
  }

  extension PangoFonts {
    func metrics(of font: FontDescriptor) -> FontMetrics {
      switch font.family {
      case .system, .monospaced, .monospacedDigits:
        return FontMetrics(
          ascender: font.size * 0.95215, descender: font.size * -0.24121, capHeight: font.size * 0.70459,
          xHeight: font.size * 0.52637)
      case .named: return lock.withLock { measured(font) }
      }
    }

    /// Returns the metrics in the font's tables, with typical values for missing ones.
    private func measured(_ descriptor: FontDescriptor) -> FontMetrics {
      var metrics = FontMetrics(
        ascender: descriptor.size * 0.95, descender: descriptor.size * -0.25, capHeight: descriptor.size * 0.7,
        xHeight: descriptor.size * 0.5)
      guard let font = font(descriptor) else { return metrics }
      defer { g_object_unref(font) }
      let shaper = pango_font_get_hb_font(font)
      func read(_ tag: hb_ot_metrics_tag_t, _ path: WritableKeyPath<FontMetrics, CGFloat>) {
        var value: hb_position_t = 0
        if hb_ot_metrics_get_position(shaper, tag, &value) != 0, value != 0 { metrics[keyPath: path] = value.points }
      }
      read(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, \.ascender)
      read(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, \.descender)
      read(HB_OT_METRICS_TAG_CAP_HEIGHT, \.capHeight)
      read(HB_OT_METRICS_TAG_X_HEIGHT, \.xHeight)
      return metrics
    }
  }
#endif
