#if Image
  import CPangoCairo
  import Foundation
  import RenderTree
  import Synchronization

  /// Measures text as Pango sets it: in Inter for the system's font, and behind it in whichever font of the machine has
  /// the letters.
  ///
  /// Every text can be laid out: a control character is shown as U+FFFD, and every sort of line end ends a line. Empty
  /// text has no lines. Where the number of lines is limited, the text is shaped no further than it is shown; long
  /// paragraphs are shaped in pieces of some thousand letters, and the levels of bidirectional text follow from the
  /// piece.
  ///
  /// A line is as high as the fonts that were asked for, whichever ones have the letters, so that rows keep their
  /// height in every script. The measures of the system's fonts are the original's, so that layouts made for it fit.
  public final class PangoTextEngine: TextEngine {
    /// The process's engine: its layouts are kept for whoever asks next.
    public static let shared = PangoTextEngine()

    private struct Request: Hashable {
      let text: StyledText
      let style: ParagraphStyle
      let size: CGSize
    }

    private let layouts = Mutex(RecentValues<Request, TextLayout>(limit: 1024))
    /// Longer texts, in bytes of UTF-8, are not kept: their views keep the layouts that they show.
    private static let keptLength = 4096

    /// An engine that has measured nothing yet.
    public init() {}

    /// Makes sure that texts can be seen: without any font they take no room, and nothing is drawn.
    public static func requireFonts() throws(MissingFontsError) {
      if PangoFonts.shared.isEmpty { throw MissingFontsError() }
    }

    /// In points: the original's measures for the system's fonts, and the font's own for others.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
      PangoFonts.shared.metrics(of: font)
    }

    /// Breaks the text to the size, in points.
    public func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
      let length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
      guard length > 0 else { return TextLayout(text: text, lines: [], size: .zero, isTruncated: false) }
      let request = length <= Self.keptLength ? Request(text: text, style: style, size: size) : nil
      if let request, let known = layouts.withLock({ $0[request] }) { return known }
      let layout = PangoFonts.shared.lock.withLock {
        var layouter = PangoLayouter(text, style: style, size: size, fonts: .shared)
        return layouter.layout()
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

    /// What the font's tables say, and where they are silent what is usual.
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
