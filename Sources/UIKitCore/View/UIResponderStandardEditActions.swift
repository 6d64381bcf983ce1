/// The editing commands that go along the responder chain, from the first responder outwards.
///
/// A responder that has the command overrides its method. `canPerformAction(_:withSender:)` is then true for it, unless it
/// is overridden too.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)

  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)

  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)

  /// Selects the object or the text under the user's attention.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)

  /// Removes the selection.
  func delete(_ sender: Any?)
}
