import RenderTree

@testable import UIKitCore

/// A host's copy of a text view's text, edited as the fields of a page are: the script's rules, without its code.
@MainActor
struct CopiedField {
  /// The text that the host's user sees.
  private(set) var text: [UInt16]
  /// The text after the last edit that was sent.
  private var told: [UInt16]
  /// The text of the app, and its last state.
  private var server: [UInt16]
  private var last: FieldText
  /// The revision of the text that the copy began with.
  private var base: Int
  /// The edits that were sent, and the number of those that were handled.
  private var sent: [TextEdit] = []
  private var handled = 0
  /// True while the user composes text: nothing is sent, and nothing is shown.
  var isComposing = false

  init(_ field: FieldText) {
    text = Array(field.string.utf16)
    (told, server, last, base) = (text, text, field, field.revision)
  }

  var string: String { String(decoding: text, as: UTF16.self) }
  var waits: Bool { handled < sent.count || text != told }

  /// Replaces a part of the text, as the host's user does.
  mutating func replace(_ range: Range<Int>, with string: String) {
    text.replaceSubrange(range.clamped(to: 0..<text.count), with: Array(string.utf16))
  }

  /// Sends what has changed since the last edit.
  mutating func commit() {
    guard !isComposing, text != told else { return }
    let start = zip(told, text).prefix { $0 == $1 }.count
    let end = zip(told.dropFirst(start).reversed(), text.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let new = text[start..<(text.count - end)]
    sent.append(
      TextEdit(
        replacing: start..<(told.count - end), with: String(decoding: new, as: UTF16.self),
        selecting: (text.count - end)..<(text.count - end), base: base))
    told = text
  }

  /// Lets the app handle the next edit.
  mutating func deliver(to editor: TextEditor) {
    guard handled < sent.count else { return }
    editor.receive(sent[handled])
    handled += 1
  }

  /// Takes the app's text, as a frame brings it, and shows it if it includes every edit.
  mutating func take(_ field: FieldText) {
    if let change = field.change(since: last) {
      server.replaceSubrange(change.range, with: Array(field.string(in: change.newRange).utf16))
    } else {
      server = Array(field.string.utf16)
    }
    last = field
    guard !isComposing, text == told, handled == sent.count else { return }
    base = field.revision
    (text, told) = (server, server)
  }
}
