import Foundation
import RenderTree

extension UIWindowScene {
  /// Dispatches an input event.
  func receive(_ event: InputEvent) {
    if event.isUse { awaitedInterface = InterfaceState() }
    switch event {
    case .pointer(let pointer):
      focusEngine.follow(pointer)
      focusEngine.followUse { touchDispatcher.send(pointer) }
    case .hover(let location): hoverDispatcher.pointerDidMove(to: location)
    case .wheel(let wheel): if !pinch(with: wheel) { scroll(with: wheel) }
    case .menu(let location): openMenu(at: location)
    case .scrolled(let node, let offset, let revision):
      (view(of: node) as? UIScrollView)?.hostDidScroll(to: offset, revision: revision)
    case .resized(let size): configure { $0.size = size }
    case .appearance(let appearance): configure { $0.appearance = appearance }
    case .active(let isActive): setActive(isActive)
    case .visible(let isVisible): setVisible(isVisible)
    case .key(let key): _ = focusEngine.press(key)
    case .text(let text): receive(text)
    case .edited(let edit, let node): receive(edit, for: node)
    case .beganEditing(let node): beginEditing(at: node)
    case .endedEditing(let node): focusEngine.followUse { endEditing(at: node) }
    case .action(let action, let node): focusEngine.followUse { perform(action, on: node) }
    case .focused(let node):
      // A search begins when something is typed, so that the focus can pass its field.
      if let view = view(of: node) { focusEngine.hostDidFocus(view, edits: !(view is UISearchTextField)) }
    case .files(let files, let node): (view(of: node) as? FileChoiceButton)?.choose(files)
    }
  }

  /// Begins editing a field to which the host's own focus came.
  private func beginEditing(at node: NodeID) {
    guard let view = view(of: node), view is any TextEditorOwner, !view.isFirstResponder else { return }
    perform(.activate, on: node)
  }

  /// Ends editing a field that the host's own focus left.
  private func endEditing(at node: NodeID) {
    guard let view = view(of: node), view is any TextEditorOwner, view.isFirstResponder else { return }
    view.resignFirstResponder()
  }

  /// Edits the text of a field as its host did.
  private func receive(_ edit: TextEdit, for node: NodeID) {
    guard let view = view(of: node), let owner = view as? any TextEditorOwner, owner.allowsEditing,
      view.isUserInteractionEnabled, !view.isCovered, view.isFirstResponder || view.becomeFirstResponder()
    else { return }
    owner.editor.receive(edit, longest: configuration.longestText)
  }

  /// Opens the context menu at a location of the scene.
  private func openMenu(at location: CGPoint) {
    guard let view = hit(location), let window = view.enclosingWindow else { return }
    view.openMenuByClick(at: view.convert(window.convertFromScene(location), from: nil))
  }

  /// Scrolls the innermost scroll view under the pointer that can scroll in that direction.
  private func scroll(with wheel: WheelEvent) {
    var candidate = hit(wheel.location)
    while let view = candidate {
      if let scrollView = view as? UIScrollView, let window = view.attachedWindow {
        let point = scrollView.convert(window.convertFromScene(wheel.location), from: nil)
        if scrollView.scrollByWheel(by: wheel.delta, at: point) { return }
      }
      candidate = view.superview
    }
  }

  /// The view that a touch at a location of the scene hits.
  func hit(_ location: CGPoint) -> UIView? {
    for window in drawnWindows.reversed() {
      if let view = window.hitTest(window.convertFromScene(location), with: nil) { return view }
    }
    return nil
  }

  /// The view of a render node; nil if it is no longer in a visible window.
  ///
  /// - Complexity: O(1) in the number of views.
  func view(of node: NodeID) -> UIView? {
    for window in drawnWindows {
      if window.nodeID == node { return window }
      if let found = window.viewsByNode[node] { return found }
    }
    return nil
  }
}

extension InputEvent {
  /// True if the user uses the content by the event.
  fileprivate var isUse: Bool {
    switch self {
    case .hover, .resized, .appearance, .active, .visible: false
    default: true
    }
  }
}
