import Foundation
import RenderTree

extension FocusEngine {
  /// Whether a word is being typed that the focus follows: another letter, or a blank, goes on with it.
  var isTypingAhead: Bool { typedAhead.isOpen(at: scene.clock.now) }

  /// Goes to what begins with the letters that were typed lately. False where nothing does.
  ///
  /// What there are views for is searched first, then, in the list that has the focus or else the first one, as many
  /// items beyond as the list is willing to ask for. Letters that come together are one search.
  ///
  /// - Complexity: O(*n*) in the number of views that there are, and what the list spends on items beyond.
  @discardableResult
  func typeAhead(_ letters: String) -> Bool {
    guard let root, isTypingAhead || letters.contains(where: { !$0.isWhitespace }) else { return false }
    typedAhead.add(letters, at: scene.clock.now)
    endWordAfterPause()
    guard !typedAhead.beginnings.isEmpty else { return false }
    root.layoutIfNeeded()
    let items = FocusMap(root: root).items.compactMap { item in
      item.view.firstText.map { (view: item.view, text: $0) }
    }
    let focused = focusedView
    let current = items.firstIndex { $0.view === focused }
    let visible = typedAhead.place(in: items.map(\.text), from: current).map { items[$0] }
    let shortfall = visible.flatMap { typedAhead.shortfall(of: $0.text) }
    if shortfall != 0,
      let list = focused?.focusContainer ?? containerOfFocusOutOfSight ?? root.firstFocusContainer,
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

  /// The next letter begins another word.
  func endWord() {
    endOfWord?.cancel()
    endOfWord = nil
    typedAhead.end()
  }

  /// On the scene's clock, so that stepped time can go on to the end of a word.
  private func endWordAfterPause() {
    endOfWord?.cancel()
    endOfWord = scene.clock.schedule(after: TypeAhead.pause) { [weak self] in self?.typedAhead.end() }
  }
}

extension UIView {
  /// What a person reads first of the view: its label, or the first text in it.
  @_spi(Toolkit) public final var firstText: String? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    if let label = accessibilityLabel, !label.isEmpty { return label }
    for subview in subviews {
      if let text = subview.firstText { return text }
    }
    return nil
  }

  /// The foremost of the views in reach, this one included, that keep the focus for their items.
  fileprivate final var firstFocusContainer: (any FocusContainer)? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
    if let asFocusContainer { return asFocusContainer }
    for subview in reachableSubviews.reversed() {
      if let found = subview.firstFocusContainer { return found }
    }
    return nil
  }
}
