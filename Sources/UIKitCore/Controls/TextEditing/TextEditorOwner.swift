import Foundation

/// The view that displays an edited text.
@MainActor
protocol TextEditorOwner: AnyObject {
  /// The editor of the text.
  var editor: TextEditor { get }
  /// True if the user can change the text.
  var allowsEditing: Bool { get }
  /// True if the text has one line: line separators become spaces, and vertical keys leave the view.
  var isSingleLine: Bool { get }
  /// True if the text must not reach the pasteboard.
  var hidesText: Bool { get }

  /// Asks the delegate about a user's change.
  func shouldChange(_ range: NSRange, replacement: String) -> Bool
  /// Inserts typed text that the delegate has allowed, in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection or the character before the insertion point, which the delegate has allowed.
  func deleteBackward()
  /// Called after each change of the text, before its announcement.
  func textDidChange()
  /// Called after a change by the user, undo or redo: sends events and notifies the delegate.
  func announceChange()
  /// Called after the selection changed.
  func selectionDidChange()
}
