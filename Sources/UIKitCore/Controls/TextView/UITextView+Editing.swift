import Foundation
import RenderTree

extension UITextView: TextEditorOwner {
  final var allowsEditing: Bool { isEditable }

  final var isSingleLine: Bool { false }

  final var hidesText: Bool { false }

  final func shouldChange(_ range: NSRange, replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  final func textDidChange() { contentDidChange() }

  final func announceChange() {
    editor.isChangedByUser = true
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange() {
    if isFirstResponder { showsCaret = true }
    setNeedsLayout()
    setNeedsRender()
    delegate?.textViewDidChangeSelection(self)
  }

  /// The action of a key while the view is the first responder; nil for keys with another meaning.
  final func editingAction(for key: KeyEvent) -> KeyAction? {
    guard isFirstResponder else { return nil }
    prepareText()
    if key.key == .enter, enablesReturnKeyAutomatically, !hasText { return nil }
    return editor.action(for: key)
  }

  /// Places the insertion point or selects, by taps and drags.
  final func select(by gesture: TextSelectionGestureRecognizer) {
    if gesture.isStart, !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder else { return }
    prepareText()
    let point = gesture.location(in: self)
    gesture.select(in: editor, at: CGPoint(x: point.x - textOrigin.x, y: max(0, point.y - textOrigin.y)))
  }

  // MARK: Attributes

  /// The attributes of text without attributes of its own.
  final var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: effectiveFont, .foregroundColor: textColor ?? UIColor.label]
  }

  final func makeAttributedText() -> NSAttributedString {
    let fragment = editor.document.fragment(in: 0..<editor.document.length)
    let text = NSString(string: fragment.string)
    var start = 0
    return .joining(
      fragment.runs.map { run in
        defer { start += run.length }
        return (
          text.substring(with: NSRange(location: start, length: run.length)),
          defaultAttributes.merging(run.attributes?.values ?? [:]) { $1 }
        )
      })
  }

  /// Sets an attribute in the whole text, where it has attributes of its own; nil removes it.
  final func setInAllText(_ key: NSAttributedString.Key, _ value: Any?) {
    editor.text.changeAttributes { values in values[key] = value }
    contentDidChange()
  }
}

extension UITextView: UITextInput {
  /// The start of the text.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The end of the text.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: editor.document.length) }

  /// The selection; empty at the insertion point. Setting nil does nothing.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { editor.select(newValue.units) } }
  }

  /// The text that is still composed; nil if there isn't any.
  public final var markedTextRange: UITextRange? { editor.text.markedRange.map { UITextRange($0) } }

  /// Returns the text of a range.
  public final func text(in range: UITextRange) -> String? { editor.document.string(in: range.units) }

  /// Replaces a range, which grows to whole characters, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, withText: text)
  }

  /// Replaces the composed text or the selection by composed text.
  public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Ends the composition; its text stays.
  public final func unmarkText() { editor.unmark() }

  /// Returns the range between two positions, in either order.
  public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(between: fromPosition, and: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Compares two positions.
  public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// Returns the number of UTF-16 units between two positions.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the first rectangle of a range, in the content's coordinates.
  public final func firstRect(for range: UITextRange) -> CGRect {
    prepareText()
    let start = caretRect(for: range.start)
    let y = start.midY - textOrigin.y
    let rects = editor.text.rects(of: range.units, from: y, to: y)
    let first = rects.first { $0.minY <= y && y < $0.maxY } ?? rects.first
    return first?.offsetBy(dx: textOrigin.x, dy: textOrigin.y) ?? start
  }

  /// Returns the position nearest to a point of the content.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    prepareText()
    let caret = editor.text.caret(nearestTo: CGPoint(x: point.x - textOrigin.x, y: max(0, point.y - textOrigin.y)))
    return UITextPosition(offset: caret.offset, upstream: caret.upstream)
  }

  /// Returns the character at a point of the content; nil if there isn't one.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    prepareText()
    return editor.character(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }
}
