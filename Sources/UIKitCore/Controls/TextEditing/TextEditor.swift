import Foundation
import RenderTree

/// The editing of a text: its selection, its composed part, and what the user's commands do to them.
///
/// Offsets count UTF-16 units. A selection never begins or ends inside a character.
@MainActor
final class TextEditor {
  /// The text in lines.
  let text: LaidOutText
  /// The lines of the text for movement, if they are not those of `text`.
  weak var shownLines: (any TextLineSource)?
  private(set) weak var owner: (any TextEditorOwner)?
  /// The manager of the user's changes, which the app can undo and redo.
  let undoManager = UndoManager()
  /// The identity of the text, for hosts.
  let source = NodeID.make()
  /// The changes of the text that a host's copy may not contain.
  var hostCopy = HostCopy()

  /// The end of the selection that moves, which is the insertion point of an empty selection.
  private(set) var head = TextCaret(offset: 0)
  /// The end of the selection that stays.
  private(set) var anchor = 0
  /// The attributes of text that is typed next; nil to take those of the character before it.
  var typingAttributes: TextAttributeSet?

  /// True if the text is that of the user: it was changed since the app set it.
  var isChangedByUser = false

  /// The horizontal position that vertical movement stays near to; nil after any other movement.
  private var goal: CGFloat?
  /// The change that the next one may continue.
  private var openStep: (step: TextUndoStep, registration: Int)?

  init(_ text: LaidOutText, owner: any TextEditorOwner) {
    self.text = text
    self.owner = owner
  }

  var document: TextDocument { text.document }

  var allowsEditing: Bool { owner?.allowsEditing ?? false }
  var isSingleLine: Bool { owner?.isSingleLine ?? false }
  var hidesText: Bool { owner?.hidesText ?? false }

  /// The lines of the text as the user sees them.
  var lines: any TextLineSource { shownLines ?? text }

  // MARK: Selection

  /// The selected range; empty at the insertion point.
  var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Selects a range, which grows to whole characters. An empty one moves to the start of its character.
  func select(_ range: Range<Int>) {
    let range = document.wholeCharacters(range)
    setSelection(anchor: range.lowerBound, head: TextCaret(offset: range.upperBound))
  }

  /// Moves the insertion point, or the moving end of the selection.
  func move(to caret: TextCaret, extending: Bool) {
    setSelection(anchor: extending ? anchor : caret.offset, head: caret)
  }

  /// Selects from one place to another, which is the moving end.
  func select(from anchor: Int, to caret: TextCaret) { setSelection(anchor: anchor, head: caret) }

  private func setSelection(anchor: Int, head: TextCaret, goal: CGFloat? = nil) {
    self.goal = goal
    guard self.anchor != anchor || self.head != head else { return }
    self.anchor = anchor
    self.head = head
    openStep = nil
    typingAttributes = nil
    if let marked = text.markedRange, !(marked.lowerBound...marked.upperBound).contains(head.offset) {
      text.markedRange = nil
    }
    owner?.selectionDidChange()
  }

  // MARK: Text

  /// Replaces the whole text by the app. Nothing is announced, and nothing can be undone any more.
  func setText(_ fragment: TextFragment) {
    if isChangedByUser, fragment.string != document.string { isChangedByUser = false }
    let former = document
    text.setDocument(TextDocument(fragment))
    hostCopy.note(document.fieldDifference(from: former))
    undoManager.removeAllActions()
    openStep = nil
    goal = nil
    typingAttributes = nil
    head = TextCaret(offset: document.length)
    anchor = head.offset
    owner?.textDidChange()
  }

  /// The attributes of text that is inserted now.
  var insertedAttributes: TextAttributeSet? {
    if let typingAttributes { return typingAttributes }
    guard document.length > 0 else { return emptyAttributes }
    return document.attributes(at: selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound)
  }

  /// The attributes of text that is typed into an empty text: those of the text that was removed.
  private var emptyAttributes: TextAttributeSet?

  /// A kind of change. Changes of some kinds continue one another, so that one undo reverses them.
  enum ChangeKind: String {
    case typing = "Typing"
    case deletion = "Delete"
    case cut = "Cut"
    case paste = "Paste"
    case other = ""
  }

  /// Replaces a range if the user may and the delegate agrees. Returns false if it is not changed.
  @discardableResult
  func replaceByUser(_ range: Range<Int>, with string: String, kind: ChangeKind) -> Bool {
    guard let owner, owner.allowsEditing else { return false }
    let string = owner.isSingleLine ? string.onSingleLine : string
    let units = NSRange(location: range.lowerBound, length: range.count)
    let length = document.length
    guard owner.shouldChange(units, replacement: string), document.length == length else { return false }
    if kind == .typing, range == selection {
      owner.insertText(string)
    } else if kind == .deletion, range == backwardDeletion {
      owner.deleteBackward()
    } else {
      replace(range, with: TextFragment(string, attributes: insertedAttributes), kind: kind)
      owner.announceChange()
    }
    return true
  }

  /// The range that `deleteBackward()` removes.
  var backwardDeletion: Range<Int> {
    guard selection.isEmpty else { return selection }
    return document.boundary(of: .character, from: head.offset, forwards: false)..<head.offset
  }

  /// Inserts text in place of the selection, as a subclass's method may do as well.
  func insert(_ string: String) {
    let string = isSingleLine ? string.onSingleLine : string
    guard !selection.isEmpty || !string.isEmpty else { return }
    replace(selection, with: TextFragment(string, attributes: insertedAttributes), kind: .typing)
    owner?.announceChange()
  }

  /// Deletes the selection or the character before the insertion point, as a subclass's method may do as well.
  func deleteBackward() {
    let range = backwardDeletion
    guard !range.isEmpty else { return }
    replace(range, with: TextFragment(""), kind: .deletion)
    owner?.announceChange()
  }

  /// Replaces a range and moves the insertion point behind the new text. The change can be undone.
  func replace(_ range: Range<Int>, with fragment: TextFragment, kind: ChangeKind = .other) {
    let range = range.clamped(to: 0..<document.length)
    guard !range.isEmpty || fragment.length > 0 else { return }
    let removed = document.fragment(in: range)
    let before = selection
    apply(range, with: fragment)
    let added = range.lowerBound..<(range.lowerBound + fragment.length)
    let step = TextUndoStep(range: added, removed: removed, selection: before, kind: kind)
    if !continueStep(with: step, replaced: range) { register(step) }
    finish(TextCaret(offset: added.upperBound), anchor: added.upperBound)
  }

  private func apply(_ range: Range<Int>, with fragment: TextFragment) {
    if range == 0..<document.length, fragment.length == 0 { emptyAttributes = document.attributes(at: 0) }
    text.markedRange = nil
    let former = document
    text.replace(range, with: fragment)
    hostCopy.note(former.fieldChange(replacing: range, to: document))
    if document.length > 0 { emptyAttributes = nil }
  }

  /// Sets the selection after a change, without ending the change that may be continued.
  private func finish(_ caret: TextCaret, anchor: Int) {
    goal = nil
    // The new text may have joined a character.
    head = TextCaret(offset: document.characterEnd(at: caret.offset), upstream: caret.upstream)
    self.anchor = anchor == caret.offset ? head.offset : document.characterStart(at: anchor)
    owner?.textDidChange()
    owner?.selectionDidChange()
  }

  // MARK: Undo

  /// Adds a change to the previous one, if both are of a kind and adjacent. Returns false otherwise.
  private func continueStep(with next: TextUndoStep, replaced: Range<Int>) -> Bool {
    guard let (step, registration) = openStep, registration == undoManager.registrationCount,
      undoManager.isUndoRegistrationEnabled, step.kind == next.kind
    else { return false }
    switch next.kind {
    case .typing where replaced == step.range.upperBound..<step.range.upperBound:
      step.range = step.range.lowerBound..<next.range.upperBound
    case .deletion where replaced.upperBound == step.range.lowerBound:
      var removed = next.removed
      removed.append(step.removed)
      step.removed = removed
      step.range = next.range
    case .deletion where replaced.lowerBound == step.range.lowerBound:
      step.removed.append(next.removed)
    default: return false
    }
    return true
  }

  private func register(_ step: TextUndoStep) {
    openStep = nil
    guard undoManager.isUndoRegistrationEnabled else { return }
    // Each change that does not continue another is undone by itself, even in one turn.
    undoManager.endEvent()
    undoManager.registerUndo(withTarget: self) { $0.revert(step) }
    if step.kind != .other { undoManager.setActionName(step.kind.rawValue) }
    openStep = (step, undoManager.registrationCount)
  }

  private func revert(_ step: TextUndoStep) {
    let range = step.range.clamped(to: 0..<document.length)
    let added = step.range.lowerBound..<(step.range.lowerBound + step.removed.length)
    let opposite = TextUndoStep(
      range: added, removed: document.fragment(in: range), selection: selection, kind: step.kind)
    apply(range, with: step.removed)
    undoManager.registerUndo(withTarget: self) { $0.revert(opposite) }
    openStep = nil
    let selected = step.selection.clamped(to: 0..<document.length)
    finish(TextCaret(offset: selected.upperBound), anchor: selected.lowerBound)
    owner?.announceChange()
  }

  // MARK: Composition

  /// Replaces the composed text, or the selection, by other composed text.
  ///
  /// - Parameter selectedRange: the selection in the composed text; it grows to whole characters.
  func setMarkedText(_ string: String?, selectedRange: NSRange) {
    let range = text.markedRange ?? selection
    let string = string ?? ""
    guard replaceByUser(range, with: string, kind: .other) else { return }
    let length = (isSingleLine ? string.onSingleLine : string).utf16.count
    let marked = range.lowerBound..<(range.lowerBound + length)
    text.markedRange = marked.isEmpty ? nil : marked
    let selected = selectedRange.clamped(toLength: length)
    select((marked.lowerBound + selected.lowerBound)..<(marked.lowerBound + selected.upperBound))
    owner?.textDidChange()
  }

  /// Ends the composition; its text stays.
  func unmark() {
    guard text.markedRange != nil else { return }
    text.markedRange = nil
    owner?.textDidChange()
  }

  // MARK: Movement

  /// A command that moves the insertion point.
  enum Movement: Equatable {
    case left, right
    case wordLeft, wordRight
    case up, down
    case lineStart, lineEnd
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
  }

  /// Moves the insertion point, or extends the selection.
  func move(_ movement: Movement, extending: Bool) {
    var goal: CGFloat?
    let caret = destination(of: movement, collapsing: !extending, goal: &goal)
    setSelection(anchor: extending ? anchor : caret.offset, head: caret, goal: goal)
  }

  /// Returns the destination of a movement.
  ///
  /// - Parameters:
  ///   - collapses: true to begin at an end of the selection if there is one. A movement to the left or right then
  ///     ends there.
  ///   - goal: set by a movement to another line, which later ones stay near to.
  private func destination(
    of movement: Movement, collapsing collapses: Bool, goal: inout CGFloat?
  ) -> TextCaret {
    switch movement {
    case .left, .right:
      let toRight = movement == .right
      if collapses, !selection.isEmpty {
        let goesToEnd = toRight != lines.isRightToLeft(at: head.offset)
        return TextCaret(offset: goesToEnd ? selection.upperBound : selection.lowerBound)
      }
      return lines.caret(beside: head, toRight: toRight)
    case .wordLeft, .wordRight:
      let forwards = (movement == .wordRight) != lines.isRightToLeft(at: head.offset)
      // Hidden text is one word, so that its spaces stay secret.
      let unit: TextDocument.Unit = hidesText ? .document : .word
      return TextCaret(offset: document.boundary(of: unit, from: head.offset, forwards: forwards))
    case .lineStart, .lineEnd: return lineEdge(atEnd: movement == .lineEnd)
    case .paragraphStart, .paragraphEnd:
      let forwards = movement == .paragraphEnd
      return TextCaret(offset: document.boundary(of: .paragraph, from: head.offset, forwards: forwards))
    case .up, .down: return destination(down: movement == .down, collapsing: collapses, goal: &goal)
    case .documentStart: return TextCaret(offset: 0)
    case .documentEnd: return TextCaret(offset: document.length)
    }
  }

  private func lineEdge(atEnd: Bool) -> TextCaret {
    isSingleLine ? TextCaret(offset: atEnd ? document.length : 0) : lines.lineEdge(of: head, atEnd: atEnd)
  }

  /// Returns the nearest position in the line above or below; in the first line the start of the text, in the last
  /// line its end.
  private func destination(down: Bool, collapsing collapses: Bool, goal: inout CGFloat?) -> TextCaret {
    var from = head
    if collapses, !selection.isEmpty {
      from = TextCaret(offset: down ? selection.upperBound : selection.lowerBound)
    }
    let x = self.goal ?? lines.caretRect(from).minX
    guard let caret = lines.caret(fromLineOf: from, down: down, near: x) else {
      return TextCaret(offset: down ? document.length : 0)
    }
    goal = x
    return caret
  }

  // MARK: Deletion

  /// A piece of text that a key deletes.
  enum Deletion { case character, word, line }

  /// Deletes the selection, or the text up to a boundary beside the insertion point. Returns false if nothing changed.
  @discardableResult
  func delete(_ deletion: Deletion, forwards: Bool) -> Bool {
    var range = selection
    if range.isEmpty {
      let end: Int
      switch deletion {
      case .character: end = document.boundary(of: .character, from: head.offset, forwards: forwards)
      case .word:
        end = document.boundary(of: hidesText ? .document : .word, from: head.offset, forwards: forwards)
      case .line: end = lineEdge(atEnd: forwards).offset
      }
      range = min(head.offset, end)..<max(head.offset, end)
    }
    guard !range.isEmpty else {
      // A subclass may observe the key at the start of the text.
      if deletion == .character, !forwards, allowsEditing { owner?.deleteBackward() }
      return false
    }
    return replaceByUser(range, with: "", kind: .deletion)
  }
}

extension String {
  /// The text with a space for each line separator.
  var onSingleLine: String {
    // Scalars are examined faster than characters, and most texts have no line separator.
    guard unicodeScalars.contains(where: \.separatesLines) else { return self }
    var line = UnicodeScalarView()
    var former: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A carriage return and the line feed behind it are one separator.
      if scalar != "\n" || former != "\r" { line.append(scalar.separatesLines ? " " : scalar) }
      former = scalar
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// True for the scalars that end a line.
  fileprivate var separatesLines: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
