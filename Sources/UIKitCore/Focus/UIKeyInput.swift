import Foundation

/// Something that takes typed text while it is the first responder.
@MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }

  /// Puts text where the next character goes.
  func insertText(_ text: String)

  /// Takes away the character before that place.
  func deleteBackward()
}
