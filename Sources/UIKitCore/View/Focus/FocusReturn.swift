import Foundation

/// The focus before a menu, an alert, a sheet or a popover, and its return when that is closed.
///
/// | the focus before | afterwards |
/// | --- | --- |
/// | nowhere, because the user touches the screen | on the view that opened the menu if keys were used in it; nowhere otherwise |
/// | on a view that can still have it | on that view |
/// | on a text field that is no longer edited, in a menu of another view | on the view that opened the menu |
/// | on a text field whose editing ended meanwhile | on the view that opened the menu, else nowhere: the next key starts there |
/// | on a view that is gone, hidden or disabled | on the view that opened the menu, else on the nearest view |
///
/// It does not return if the focus has moved out of the closed view already.
@MainActor
struct FocusReturn {
  private weak var engine: FocusEngine?
  private weak var view: UIView?
  private weak var source: UIView?
  private let frame: CGRect?
  private let wasEdited: Bool

  /// The focus now.
  ///
  /// - Parameter source: The view that opens the menu; nil if it is not known.
  init(_ engine: FocusEngine?, source: UIView? = nil) {
    let focused = engine?.focusedView
    self.engine = engine
    self.source = source
    view = focused
    frame = focused.map { $0.convert($0.bounds, to: nil) }
    wasEdited = focused?.isEditedText ?? false
  }

  /// True if a view had the focus.
  var hadFocus: Bool { frame != nil }

  /// Returns the focus, after the closed view, in which it was, has left the window.
  func perform() {
    guard let engine else { return }
    let focused = engine.focusedView
    guard let frame else {
      if focused == nil, let source, engine.isAvailable(source) { engine.focus(on: source, scrollingToVisible: false) }
      return
    }
    // A view has the focus again by itself if it did not move into the closed view.
    guard focused == nil || focused === view else { return }
    let remaining = view.flatMap { engine.isAvailable($0) ? $0 : nil }
    if let remaining, !isGivenUp(remaining) {
      if focused == nil { engine.focus(on: remaining, scrollingToVisible: false) }
      return
    }
    if let source, engine.isAvailable(source) { return engine.focus(on: source, scrollingToVisible: false) }
    if remaining != nil { return engine.giveUp() }
    engine.root?.layoutIfNeeded()
    if let nearest = engine.root?.focusableView(nearestTo: frame) {
      engine.focus(on: nearest, scrollingToVisible: false)
    }
  }

  /// True if the user has ended the editing of a field, which would begin again in a host that edits the focused field.
  private func isGivenUp(_ view: UIView) -> Bool {
    guard view.acceptsText, !view.isEditedText else { return false }
    return wasEdited || source.map { !$0.isDescendant(of: view) } ?? false
  }
}

extension UIView {
  /// True if text is edited in the view.
  fileprivate final var isEditedText: Bool { acceptsText && isFirstResponder }
}
