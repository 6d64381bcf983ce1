import Foundation
import RenderTree

extension FocusEngine {
  /// Goes to what begins with the letters that were typed lately. False where nothing does.
  ///
  /// - Complexity: O(*n*) in the number of views that there are: what a list shows only when it is scrolled is not found.
  func typeAhead(_ letters: String) -> Bool {
    guard let root, letters.contains(where: { !$0.isWhitespace }) else { return false }
    root.layoutIfNeeded()
    let items = FocusMap(root: root).items.compactMap { item in
      item.view.render(with: item.view.traitCollection)?.firstText.map { (view: item.view, text: $0) }
    }
    let focused = focusedView
    let current = items.firstIndex { $0.view === focused }
    let place = typedAhead.type(letters, at: scene.clock.now, from: current, in: items.map(\.text))
    guard let place else { return false }
    focus(on: items[place].view)
    return true
  }
}

extension RenderNode {
  /// What a person reads first: the node's label, or the first text in it.
  fileprivate var firstText: String? {
    if let label = semantics?.label, !label.isEmpty { return label }
    if case .text(let content) = self.content, !content.layout.text.string.isEmpty { return content.layout.text.string }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
