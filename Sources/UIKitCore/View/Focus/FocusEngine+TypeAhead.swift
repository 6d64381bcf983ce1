import Foundation
import RenderTree

extension FocusEngine {
  /// True while a typed word can be continued by another letter or a space.
  var isTypingAhead: Bool { typedAhead.isOpen(at: scene.clock.now) }

  /// Moves the focus to an item whose text starts with the letters typed recently. Returns false if there isn't one.
  ///
  /// The items with views are searched first. Then the list with the focus, or else the foremost list, searches its
  /// other items, up to a number that it chooses. Letters that arrive together are searched once.
  ///
  /// - Complexity: O(*n*) in the number of views, plus the list's search.
  @discardableResult
  func typeAhead(_ letters: String) -> Bool {
    guard let root, isTypingAhead || letters.contains(where: { !$0.isWhitespace }) else { return false }
    typedAhead.add(letters, at: scene.clock.now)
    endWordAfterPause()
    guard !typedAhead.prefixes.isEmpty else { return false }
    root.layoutIfNeeded()
    let items = FocusMap(root: root).items.compactMap { item in
      item.view.firstText.map { (view: item.view, text: $0) }
    }
    let focused = focusedView
    let current = items.firstIndex { $0.view === focused }
    let visible = typedAhead.index(in: items.map(\.text), from: current).map { items[$0] }
    let shortfall = visible.flatMap { typedAhead.shortfall(of: $0.text) }
    if shortfall != 0,
      let list = focused?.focusContainer ?? containerOfUnloadedFocus ?? root.firstFocusContainer,
      let found = list.showItem(ranking: { [typedAhead] text in
        typedAhead.shortfall(of: text).flatMap { $0 < shortfall ?? .max ? $0 : nil }
      })
    {
      focus(on: found)
      return true
    }
    guard let visible else { return false }
    focus(on: visible.view)
    return true
  }

  /// Ends the typed word: the next letter starts another one.
  func endWord() {
    endOfWord?.cancel()
    endOfWord = nil
    typedAhead.end()
  }

  /// Schedules the end of the word on the scene's clock, so that stepped time can advance to it.
  private func endWordAfterPause() {
    endOfWord?.cancel()
    endOfWord = scene.clock.schedule(after: TypeAhead.pause) { [weak self] in self?.typedAhead.end() }
  }
}

extension UIView {
  /// The text that identifies the view to the user: its accessibility label, or else the first text inside; nil if
  /// there is none.
  @_spi(Toolkit) public final var firstText: String? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    if let label = accessibilityLabel, !label.isEmpty { return label }
    for subview in subviews {
      if let text = subview.firstText { return text }
    }
    return nil
  }

  /// The foremost reachable view of the subtree that keeps the focus for its items.
  fileprivate final var firstFocusContainer: (any FocusContainer)? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
    if let asFocusContainer { return asFocusContainer }
    for subview in reachableSubviews.reversed() {
      if let found = subview.firstFocusContainer { return found }
    }
    return nil
  }
}
