import Foundation
import RenderTree

extension UITextField: TextEditorOwner {
  final var allowsEditing: Bool { isEnabled }

  final var isSingleLine: Bool { true }

  final var hidesText: Bool { isSecureTextEntry }

  final func shouldChange(_ range: NSRange, replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  final func textDidChange() { contentDidChange() }

  final func announceChange() {
    editor.isChangedByUser = true
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange() {
    setNeedsLayout()
    setNeedsRender()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The action of a key during editing; nil for keys with another meaning.
  final func editingAction(for key: KeyEvent) -> KeyAction? {
    guard isEditing else { return nil }
    prepareText()
    if key.key == .enter, key.modifiers.isDisjoint(with: [.control, .alternate, .command]) {
      return KeyAction(returnKeyType.action) { [self] in pressReturn() }
    }
    return editor.action(for: key)
  }

  /// Inserts text that was typed or pasted. Line breaks become spaces; a single one acts as the return key.
  final func takeTypedText(_ string: String) {
    guard isEditing, !string.isEmpty else { return }
    if string.dropFirst().isEmpty, string.first?.isNewline ?? false {
      pressReturn()
      return
    }
    editor.replaceByUser(editor.selection, with: string, kind: .typing)
  }

  private final func pressReturn() {
    guard hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// Clears the text if the delegate allows it.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.select(0..<editor.document.length)
    editor.replace(0..<editor.document.length, with: TextFragment(""))
    announceChange()
  }

  // MARK: Pointers

  /// Places the insertion point or selects, by taps and drags.
  final func select(by gesture: TextSelectionGestureRecognizer) {
    if gesture.isStart, !isEditing { becomeFirstResponder() }
    guard isEditing else { return }
    prepareText()
    layoutIfNeeded()
    let point = gesture.location(in: self)
    gesture.select(in: editor, at: CGPoint(x: point.x - textOrigin.x, y: editor.text.lineHeight / 2))
  }
}

extension UITextField: UITextInput {
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

  /// Returns the first rectangle of a range, in the field's coordinates.
  public final func firstRect(for range: UITextRange) -> CGRect {
    prepareText()
    layoutIfNeeded()
    let rects = editor.lines.rects(of: range.units, from: 0, to: editor.text.lineHeight)
    return (rects.first ?? editor.lines.caretRect(editor.caret(range.start))).offsetBy(
      dx: textOrigin.x, dy: textOrigin.y)
  }

  /// Returns the position nearest to a point of the field.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    prepareText()
    layoutIfNeeded()
    let place = CGPoint(x: point.x - textOrigin.x, y: editor.text.lineHeight / 2)
    let caret = editor.lines.caret(nearestTo: place)
    return UITextPosition(offset: caret.offset, upstream: caret.upstream)
  }

  /// Returns the character at a point of the field; nil if there isn't one.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    prepareText()
    layoutIfNeeded()
    return editor.character(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }
}
