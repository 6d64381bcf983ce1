#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The layout of one text into lines. Used under the fonts' lock.
  struct PangoLayouter {
    let text: StyledText
    let style: ParagraphStyle
    let fonts: PangoFonts
    let source: PangoSource
    /// The available width in points; infinite without a limit.
    let width: CGFloat
    let maximumLines: Int

    var lines: [TextLayout.Line] = []
    var glyphs: [[PangoRendition.Glyphs]] = []
    var isTruncated = false
    var widest: CGFloat = 0

    private init(_ text: StyledText, style: ParagraphStyle, width: CGFloat, maximumLines: Int, fonts: PangoFonts) {
      self.text = text
      self.style = style
      self.fonts = fonts
      source = PangoSource(text)
      self.width = width.isNaN ? 0 : max(0, width)
      self.maximumLines = maximumLines
    }

    /// Lays a text out in a size, in points.
    static func layout(_ text: StyledText, style: ParagraphStyle, size: CGSize, fonts: PangoFonts) -> TextLayout {
      func layout(maximumLines: Int) -> TextLayout {
        var layouter = PangoLayouter(text, style: style, width: size.width, maximumLines: maximumLines, fonts: fonts)
        return layouter.layout()
      }
      guard text.hasTallParts else {
        let tallest = text.runs.reduce(0) { max($0, fonts.metrics(of: $1.attributes.font).lineHeight) }
        return layout(maximumLines: maximumLines(style, height: size.height, lineHeight: tallest))
      }
      // Pictures make single lines higher: the number of those that fit is known when all of them are laid out.
      let whole = layout(maximumLines: maximumLines(style, height: .infinity, lineHeight: 0))
      let fitting = whole.lines.count { $0.frame.maxY <= size.height + heightTolerance }
      return fitting == whole.lines.count ? whole : layout(maximumLines: max(1, fitting))
    }

    /// The tolerance for rounding errors of the height, in points.
    private static let heightTolerance: CGFloat = 0.02

    /// Returns the number of lines that are allowed and fit entirely, but at least one.
    private static func maximumLines(_ style: ParagraphStyle, height: CGFloat, lineHeight: CGFloat) -> Int {
      let allowed = style.maximumLines > 0 ? style.maximumLines : Int.max
      let pitch = lineHeight + max(0, style.lineSpacing)
      // A rounding error must not cost a line.
      let fitting = ((height - lineHeight) / pitch + 1.001).rounded(.down)
      guard !fitting.isNaN, fitting < 1e9 else { return height.isNaN ? 1 : allowed }
      return max(1, min(allowed, Int(max(1, fitting))))
    }

    private mutating func layout() -> TextLayout {
      for (number, paragraph) in source.paragraphs.enumerated() {
        guard lines.count < maximumLines else {
          isTruncated = true
          break
        }
        layout(paragraph, isLast: number == source.paragraphs.count - 1)
      }
      return TextLayout(
        text: text, lines: lines, size: CGSize(width: widest, height: lines.last?.frame.maxY ?? 0),
        isTruncated: isTruncated, rendition: PangoRendition(lines: glyphs))
    }

    // MARK: Paragraphs

    private mutating func layout(_ paragraph: Range<Int>, isLast: Bool) {
      let isRightToLeft = isRightToLeft(paragraph)
      var start = paragraph.lowerBound
      repeat {
        let left = maximumLines - lines.count
        guard left > 0 else {
          isTruncated = true
          return
        }
        let rest = start..<paragraph.upperBound
        if left == 1, let mode = ellipsizing {
          appendLastLine(rest, mode: mode, hasNext: !isLast, isRightToLeft: isRightToLeft)
          return
        }
        if style.lineBreak == .byClipping {
          appendClippedLine(rest, isRightToLeft: isRightToLeft)
          if left == 1, !isLast { isTruncated = true }
          return
        }
        start = appendWrappedLines(rest, left: left, hasNext: !isLast, isRightToLeft: isRightToLeft)
      } while start < paragraph.upperBound
    }

    private var ellipsizing: PangoEllipsizeMode? {
      switch style.lineBreak {
      case .byTruncatingHead: PANGO_ELLIPSIZE_START
      case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .byTruncatingTail: PANGO_ELLIPSIZE_END
      case .byWordWrapping, .byCharWrapping, .byClipping: nil
      }
    }

    private func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
      style.direction.isRightToLeft(String(decoding: source.bytes[paragraph], as: UTF8.self).unicodeScalars)
    }

    // MARK: Lines

    /// The number of bytes that are shaped at first; it is quadrupled while it is too small.
    static let pieceLength = 1024
    /// The number of bytes of a long paragraph that are broken into lines at once: Pango's time per line grows with it.
    private static let longPieceLength = 4096

    /// Appends lines from the start of the rest of a paragraph. Returns the start of the next line.
    private mutating func appendWrappedLines(
      _ rest: Range<Int>, left: Int, hasNext: Bool, isRightToLeft: Bool
    ) -> Int {
      var length = left < 8 ? Self.pieceLength : Self.longPieceLength
      while true {
        let end = source.boundary(before: min(rest.upperBound, rest.lowerBound + length))
        let isWhole = end == rest.upperBound
        let shaped = shape(
          ShapedText(source, rest.lowerBound..<end),
          fitting: .wrap(style.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR), isRightToLeft)
        // The last line of an incomplete piece may still grow.
        var usable = isWhole ? shaped.lines.count : shaped.lines.count - 1
        guard usable > 0 else {
          length *= 4
          continue
        }
        let isShownWhole = isWhole && (usable < left || (usable == left && !hasNext))
        // The last allowed line is reserved for the ellipsis.
        if !isShownWhole { usable = min(usable, ellipsizing == nil ? left : left - 1) }
        for line in 0..<usable {
          append(line, of: shaped, isWrapped: !isWhole || line + 1 < shaped.lines.count, isRightToLeft)
        }
        return usable == shaped.lines.count ? end : rest.lowerBound + shaped.range(of: usable).lowerBound
      }
    }

    private mutating func appendClippedLine(_ rest: Range<Int>, isRightToLeft: Bool) {
      var length = Self.pieceLength
      while true {
        let end = source.boundary(before: min(rest.upperBound, rest.lowerBound + length))
        let isWhole = end == rest.upperBound
        let shaped = shape(ShapedText(source, rest.lowerBound..<end), fitting: .wrap(PANGO_WRAP_CHAR), isRightToLeft)
        guard isWhole || shaped.lines.count > 1 else {
          length *= 4
          continue
        }
        append(0, of: shaped, isWrapped: shaped.lines.count > 1, isRightToLeft)
        if shaped.lines.count > 1 { isTruncated = true }
        return
      }
    }

    /// Appends the last allowed line, with an ellipsis if text is left out.
    private mutating func appendLastLine(
      _ rest: Range<Int>, mode: PangoEllipsizeMode, hasNext: Bool, isRightToLeft: Bool
    ) {
      var length = Self.pieceLength
      while true {
        let (text, isWhole) = lastLineText(rest, mode: mode, hasNext: hasNext, length: length)
        let shaped = shape(text, fitting: .ellipsize(mode), isRightToLeft)
        guard isWhole || shaped.isEllipsized else {
          length *= 4
          continue
        }
        append(0, of: shaped, isWrapped: false, isRightToLeft)
        if hasNext || shaped.isEllipsized { isTruncated = true }
        return
      }
    }

    /// Returns the text of the last line: at most `length` bytes from each side that stays visible.
    ///
    /// If paragraphs follow, an ellipsis replaces them, followed by the end of the text in the modes that keep it.
    private func lastLineText(
      _ rest: Range<Int>, mode: PangoEllipsizeMode, hasNext: Bool, length: Int
    ) -> (ShapedText, isWhole: Bool) {
      let last = hasNext ? source.paragraphs[source.paragraphs.count - 1] : rest
      let head = rest.lowerBound..<source.boundary(before: min(rest.upperBound, rest.lowerBound + length))
      let tail = source.boundary(before: max(last.lowerBound, last.upperBound - length))..<last.upperBound
      switch mode {
      case PANGO_ELLIPSIZE_START:
        return (
          hasNext
            ? ShapedText(source, tail.lowerBound..<tail.lowerBound, ellipsis: true, tail)
            : ShapedText(source, tail), tail == last
        )
      case PANGO_ELLIPSIZE_MIDDLE:
        if hasNext { return (ShapedText(source, head, ellipsis: true, tail), head == rest && tail == last) }
        if head.upperBound >= tail.lowerBound { return (ShapedText(source, rest), true) }
        return (ShapedText(source, head, tail), false)
      default:
        return (ShapedText(source, head, ellipsis: hasNext && head == rest), head == rest)
      }
    }

    private func shape(_ text: ShapedText, fitting: ShapedLayout.Fitting, _ isRightToLeft: Bool) -> ShapedLayout {
      ShapedLayout(
        text, runs: self.text.runs, fonts: fonts, width: width, fitting: fitting, isRightToLeft: isRightToLeft,
        justifies: style.alignment == .justified)
    }
  }
#endif
