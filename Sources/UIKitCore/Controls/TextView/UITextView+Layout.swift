import Foundation
import RenderTree

extension UITextView {
  /// The font of text without a font of its own.
  final var effectiveFont: UIFont {
    let font = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection.preferredContentSizeCategory) : font
  }

  /// The space at both sides of the lines.
  private final var sideSpace: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The room at the sides that the content inset leaves.
  private final var contentWidth: CGFloat {
    max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// The room and the appearance of the text.
  final var textSetting: LaidOutText.Setting {
    LaidOutText.Setting(
      width: max(1, contentWidth - sideSpace), font: effectiveFont, color: textColor ?? .label,
      alignment: textAlignment, scale: pixelScale)
  }

  /// The top left corner of the text, in the content's coordinates.
  final var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Updates the lines of the text for the current room, appearance and environment.
  final func prepareText() {
    editor.text.prepare(textSetting, engine: textEngine, traits: traitCollection, window: attachedWindow)
  }

  /// Lays out the text again after a change of the text or its appearance.
  final func contentDidChange() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsRender()
  }

  /// The maximum number of paragraphs that are all laid out, so that the content size is exact.
  private static let exactCount = 500

  /// Lays out the visible paragraphs, and sets the content size.
  final func layOutText() {
    prepareText()
    let text = editor.text
    if !isScrollEnabled || text.document.paragraphs.count <= Self.exactCount { text.measureAll() }
    updateContentSize()
    if showsCaret {
      showsCaret = false
      show(text.caretRect(editor.head).offsetBy(dx: textOrigin.x, dy: textOrigin.y))
    }
    let (positions, shift) = measureVisibleParagraphs()
    updateContentSize()
    if shift != 0 { shiftContentOffset(by: CGPoint(x: 0, y: shift)) }
    draw(positions)
  }

  private final func updateContentSize() {
    let size = CGSize(
      width: contentWidth, height: editor.text.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }

  /// Lays out the visible paragraphs.
  ///
  /// - Returns: Their positions, and the growth of a paragraph that begins above the visible part, by which the content
  ///   offset has to be shifted.
  private final func measureVisibleParagraphs() -> (positions: [ParagraphTree.Position], shift: CGFloat) {
    let text = editor.text
    let top = max(0, bounds.minY - textOrigin.y)
    let bottom = max(top, bounds.maxY - textOrigin.y)
    var positions: [ParagraphTree.Position] = []
    var shift: CGFloat = 0
    var position = text.document.paragraphs.position(ofHeight: top)
    while position.index < text.document.paragraphs.count, position.top <= bottom + shift {
      let before = text.document.paragraphs[position.index]
      text.layout(at: position)
      if positions.isEmpty, position.top < top, !before.isMeasured {
        shift = text.document.paragraphs[position.index].height - before.height
      }
      positions.append(position)
      position = text.document.paragraphs.position(ofIndex: position.index + 1)
    }
    return (positions, shift)
  }

  /// Updates the visible paragraphs, the marks of the selection and the insertion point.
  private final func draw(_ positions: [ParagraphTree.Position]) {
    drawParagraphs(at: positions)
    drawSelection()
    placeCaret()
    setNeedsRender()
  }

  private final func drawParagraphs(at positions: [ParagraphTree.Position]) {
    let text = editor.text
    let origin = textOrigin
    canvas.frame = CGRect(origin: .zero, size: contentSize)
    canvas.pieces = positions.map { position in
      let layout = text.layout(at: position)
      return TextCanvas.Piece(
        node: text.document.paragraphs[position.index].paragraph.nodeID,
        frame: CGRect(
          x: origin.x, y: origin.y + position.top, width: text.setting.width, height: layout.height),
        layout: layout.layout)
    }
    let last = positions.last.map { $0.start + text.document.paragraphs[$0.index].paragraph.length } ?? 0
    visibleRange = (positions.first?.start ?? 0)..<last
    canvas.setNeedsRender()
  }

  private final func drawSelection() {
    let origin = textOrigin
    let selected = isFirstResponder ? editor.selection.clamped(to: visibleRange) : 0..<0
    canvas.highlightColor = tintColor.withAlphaComponent(LaidOutText.selectionOpacity)
    canvas.highlights = editor.text.rects(
      of: selected, from: max(0, bounds.minY - origin.y), to: max(0, bounds.maxY - origin.y)
    ).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    canvas.setNeedsRender()
  }

  private final func placeCaret() {
    caret.isHidden = !isFirstResponder || !isEditable || !editor.selection.isEmpty
    caret.backgroundColor = tintColor
    guard !caret.isHidden else { return }
    let rect = editor.text.caretRect(editor.head)
    caret.frame = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y).roundedToPixel(pixelScale)
  }

  /// Scrolls until a rectangle of the content is visible.
  final func show(_ rect: CGRect) {
    guard isScrollEnabled else { return }
    let offset = offset(showing: rect)
    if offset != contentOffset { contentOffset = offsetAlignedToCells(offset, from: contentOffset) }
  }

  /// Returns the size of the whole text with its insets in a width.
  final func textSize(forWidth width: CGFloat) -> CGSize {
    prepareText()
    let room = width.isFinite ? max(1, width - sideSpace) : .infinity
    let text = editor.text
    let size: CGSize
    if room == text.setting.width {
      text.measureAll()
      size = CGSize(width: text.usedWidth, height: text.height)
    } else {
      size = text.size(forWidth: room)
    }
    return CGSize(
      width: min(width, (size.width + sideSpace).ceiledToPixel(pixelScale)),
      height: (size.height + textContainerInset.top + textContainerInset.bottom).ceiledToPixel(pixelScale))
  }

  /// The longest text whose whole value is reported, in UTF-16 units.
  private static let reportedLength = 16_384

  /// The range of the text that the semantics report.
  final var reportedRange: Range<Int> {
    let length = editor.document.length
    return length <= Self.reportedLength ? 0..<length : visibleRange.clamped(to: 0..<length)
  }
}
