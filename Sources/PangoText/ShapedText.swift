#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// Text that is shaped at once: one or two ranges of the source's bytes, with an optional ellipsis in between.
  struct ShapedText {
    /// A piece of the text that belongs to one run of the source.
    struct Piece {
      let start: Int
      let run: Int
    }

    private(set) var bytes: [UInt8] = []
    /// The pieces in ascending order; the first one starts at 0.
    private(set) var pieces: [Piece] = []
    /// The run of an empty text.
    private let firstRun: Int

    /// - Parameter second: the range after the first range and the ellipsis; nil for none.
    init(_ source: PangoSource, _ first: Range<Int>, ellipsis: Bool = false, _ second: Range<Int>? = nil) {
      firstRun = source.run(at: first.lowerBound)
      append(first, of: source)
      if ellipsis {
        // The ellipsis has the attributes of the text before it, or of the text after it at the start.
        let run = first.isEmpty ? second.map { source.run(at: $0.lowerBound) } : source.run(at: first.upperBound - 1)
        pieces.append(Piece(start: bytes.count, run: run ?? source.run(at: first.lowerBound)))
        bytes += Array("…".utf8)
      }
      if let second { append(second, of: source) }
    }

    private mutating func append(_ range: Range<Int>, of source: PangoSource) {
      var start = range.lowerBound
      while start < range.upperBound {
        let run = source.run(at: start)
        let end = min(range.upperBound, source.runEnds[run])
        pieces.append(Piece(start: bytes.count, run: run))
        bytes += source.bytes[start..<end]
        start = end
      }
    }

    /// Returns the source's run of a byte.
    func run(at offset: Int) -> Int {
      // A linear search, because a text has few pieces.
      pieces.last { $0.start <= offset }?.run ?? firstRun
    }

    /// Returns the runs of a range of bytes.
    func runs(in range: Range<Int>) -> [Int] {
      var result = [run(at: range.lowerBound)]
      for piece in pieces where range.contains(piece.start) && piece.start > range.lowerBound {
        result.append(piece.run)
      }
      return result
    }

    /// True if the text has a soft hyphen, U+00AD, which is seen where a line ends at it.
    var hasSoftHyphen: Bool {
      // The first byte also begins other characters.
      zip(bytes, bytes.dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
    }

    /// Returns the ranges with letter spacing by the font's size: Latin, Greek and Cyrillic with their punctuation. In
    /// joining scripts, spacing would separate the letters, and clusters of several characters must stay together.
    ///
    /// - Complexity: O(*n*) in the range's length.
    func trackedRanges(in range: Range<Int>) -> [Range<Int>] {
      var result: [Range<Int>] = []
      var start: Int?
      var last = range.lowerBound
      for index in range {
        let kind = TrackedKind(bytes, at: index)
        switch kind {
        case .rest: continue
        case .tracked: start = start ?? index
        case .mark where start != nil: continue
        case .mark, .other, .joiner:
          // A joiner also excludes the character before it.
          let end = kind == .joiner ? last : index
          if let first = start, first < end { result.append(first..<end) }
          start = nil
        }
        last = index
      }
      if let start { result.append(start..<range.upperBound) }
      return result
    }

    /// The kind of the character that starts at a byte, for letter spacing.
    private enum TrackedKind {
      case tracked, mark, joiner, other
      /// A continuation byte.
      case rest

      init(_ bytes: [UInt8], at index: Int) {
        func byte(_ step: Int) -> UInt8 { index + step < bytes.count ? bytes[index + step] : 0 }
        switch bytes[index] {
        case 0x80..<0xC0: self = .rest
        // U+0300 to U+036F.
        case 0xCC: self = .mark
        case 0xCD where byte(1) < 0xB0: self = .mark
        // Up to U+057F.
        case 0..<0xD6: self = .tracked
        // U+2010 to U+2027 and U+2030 to U+203F are signs; the other characters up to U+203F are spaces, joiners and
        // controls.
        case 0xE2 where byte(1) == 0x80:
          self = (0x90..<0xA8).contains(byte(2)) || byte(2) >= 0xB0 ? .tracked : .joiner
        case 0xE2 where byte(1) == 0x81 && byte(2) < 0xA0: self = .tracked
        // U+20C0 to U+20FF, marks, and variation selectors.
        case 0xE2 where byte(1) == 0x83: self = .joiner
        case 0xEF where byte(1) == 0xB8 && byte(2) < 0x90: self = .joiner
        default: self = .other
        }
      }
    }

    /// True if a part of the text is the character that a picture takes the place of.
    func isPlaceholder(_ range: Range<Int>) -> Bool { string(range) == String(TextAttachment.placeholder) }

    /// Returns a part of the text.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }

  /// Text that Pango has broken into lines. Used under the fonts' lock.
  final class ShapedLayout {
    /// The way in which text is fitted into its width.
    enum Fitting: Equatable {
      case wrap(PangoWrapMode)
      case ellipsize(PangoEllipsizeMode)
      case none
    }

    let text: ShapedText
    private let layout: OpaquePointer
    let lines: [UnsafeMutablePointer<PangoLayoutLine>]

    /// - Parameters:
    ///   - width: the available width in points; infinity for no limit.
    ///   - runs: the runs to which the text's pieces refer.
    init(
      _ text: ShapedText, runs: [StyledText.Run], fonts: PangoFonts, width: CGFloat, fitting: Fitting,
      isRightToLeft: Bool, justifies: Bool
    ) {
      self.text = text
      pango_context_set_base_dir(fonts.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      let layout: OpaquePointer = pango_layout_new(fonts.context)
      self.layout = layout
      pango_layout_set_auto_dir(layout, 0)
      if width.isFinite {
        switch fitting {
        case .wrap(let mode):
          pango_layout_set_wrap(layout, mode)
          pango_layout_set_width(layout, (width + Self.slack).pangoUnits)
          pango_layout_set_justify(layout, justifies ? 1 : 0)
        case .ellipsize(let mode):
          pango_layout_set_ellipsize(layout, mode)
          pango_layout_set_width(layout, (width + Self.slack).pangoUnits)
        case .none: break
        }
      }
      pango_layout_set_tabs(layout, fonts.tabs)
      Self.setAttributes(of: text, runs: runs, fonts: fonts, on: layout)
      text.bytes.withUnsafeBytes { bytes in
        pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
      lines = Self.lines(of: layout)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The tolerance for rounding errors of the width, in points.
    private static let slack: CGFloat = 0.02

    /// True if an ellipsis replaces a part of the text.
    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// Returns the range of a line's bytes.
    func range(of line: Int) -> Range<Int> {
      let start = Int(lines[line].pointee.start_index)
      return start..<(start + Int(lines[line].pointee.length))
    }

    private static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
      var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
      var entry = pango_layout_get_lines_readonly(layout)
      while let node = entry {
        if let line = node.pointee.data { lines.append(line.assumingMemoryBound(to: PangoLayoutLine.self)) }
        entry = node.pointee.next
      }
      return lines
    }

    private static func setAttributes(
      of text: ShapedText, runs: [StyledText.Run], fonts: PangoFonts, on layout: OpaquePointer
    ) {
      let list = pango_attr_list_new()
      defer { pango_attr_list_unref(list) }
      // The attribute counts for the whole text. Pango would end a broken word in a hyphen, not only at a soft one.
      if !text.hasSoftHyphen { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
      for (number, piece) in text.pieces.enumerated() {
        let end = number + 1 < text.pieces.count ? text.pieces[number + 1].start : text.bytes.count
        let attributes = runs[piece.run].attributes
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>? = nil) {
          guard let attribute else { return }
          attribute.pointee.start_index = UInt32(range?.lowerBound ?? piece.start)
          attribute.pointee.end_index = UInt32(range?.upperBound ?? end)
          pango_attr_list_change(list, attribute)
        }
        insert(pango_attr_font_desc_new(fonts.description(of: attributes.font)))
        if attributes.kerning != 0 {
          insert(pango_attr_letter_spacing_new(attributes.kerning.signedPangoUnits))
        }
        if let tracking = attributes.font.tracking {
          let spacing = (attributes.kerning + tracking).signedPangoUnits
          for range in text.trackedRanges(in: piece.start..<end) {
            insert(pango_attr_letter_spacing_new(spacing), in: range)
          }
        }
        if attributes.font.family == .monospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        for range in text.coloredPictographs(in: piece.start..<end) {
          insert(pango_attr_family_new("emoji"), in: range)
        }
        if let attachment = attributes.attachment, text.isPlaceholder(piece.start..<end) {
          insert(Self.shape(of: attachment))
        }
        // Pango would merge runs that it shapes in the same way. A different colour for each piece keeps them apart.
        if text.pieces.count > 1 { insert(pango_attr_foreground_new(UInt16(number & 0xFFFF), 0, 0)) }
      }
      pango_layout_set_attributes(layout, list)
    }

    /// An empty shape as wide as a picture.
    private static func shape(of attachment: TextAttachment) -> UnsafeMutablePointer<PangoAttribute>? {
      let box = attachment.frame(from: .zero)
      var room = PangoRectangle(
        x: 0, y: box.minY.signedPangoUnits, width: box.width.pangoUnits, height: box.height.pangoUnits)
      return pango_attr_shape_new(&room, &room)
    }
  }

  extension CGFloat {
    /// The length in Pango's units, with its sign.
    fileprivate var signedPangoUnits: Int32 { self < 0 ? -(-self).pangoUnits : pangoUnits }
  }
#endif
