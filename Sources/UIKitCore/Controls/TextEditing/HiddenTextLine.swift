import Foundation

/// The line of dots that is shown for hidden text.
@MainActor
final class HiddenTextLine: TextLineSource {
  private unowned let editor: TextEditor
  /// The dots as a text of their own.
  let dots: LaidOutText

  init(_ editor: TextEditor) {
    self.editor = editor
    dots = LaidOutText(setting: editor.text.setting)
  }

  /// Shows one dot for each character.
  func update() {
    let count = editor.document.string.count
    if dots.document.length != count { dots.setDocument(TextDocument(TextFragment(Self.string(ofCount: count)))) }
  }

  /// Shows the part of a very long line around an offset of the text.
  func showPart(around offset: Int) { dots.showPart(around: dotOffset(offset)) }

  /// Returns the dots for a number of hidden characters.
  nonisolated static func string(ofCount count: Int) -> String { String(repeating: "•", count: count) }

  /// The number of dots before an offset of the text.
  private func dotOffset(_ offset: Int) -> Int { editor.document.string(in: 0..<offset).count }

  func caret(beside caret: TextCaret, toRight: Bool) -> TextCaret {
    TextCaret(offset: editor.document.boundary(of: .character, from: caret.offset, forwards: toRight))
  }

  func caret(fromLineOf caret: TextCaret, down: Bool, near x: CGFloat) -> TextCaret? { nil }

  func lineEdge(of caret: TextCaret, atEnd: Bool) -> TextCaret {
    TextCaret(offset: atEnd ? editor.document.length : 0)
  }

  func caretRect(_ caret: TextCaret) -> CGRect { dots.caretRect(TextCaret(offset: dotOffset(caret.offset))) }

  func isRightToLeft(at offset: Int) -> Bool { false }

  func caret(nearestTo point: CGPoint) -> TextCaret {
    let count = dots.caret(nearestTo: point).offset
    return TextCaret(offset: editor.document.string.prefix(count).utf16.count)
  }

  func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    dots.rects(of: dotOffset(range.lowerBound)..<dotOffset(range.upperBound), from: top, to: bottom)
  }
}
