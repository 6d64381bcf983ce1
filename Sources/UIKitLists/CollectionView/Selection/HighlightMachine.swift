import Foundation

/// The highlighted item of a collection view, as a value: at most one item is highlighted.
///
/// Each event is a method that changes the state and returns the actions for the owner to perform, in order. The
/// machine itself never acts. Methods about a touch return nil for a touch that does not highlight an item.
struct HighlightMachine<Touch: Equatable>: Equatable {
  enum State: Equatable {
    case idle
    /// - `touch`: the touch on the item; nil for keys and accessibility.
    /// - `activates`: true if the item's cell has an effect of its own in place of the selection. The delegate does not
    ///   know of such a highlight.
    case highlighted(IndexPath, touch: Touch?, activates: Bool)
  }

  enum Action: Equatable {
    case highlight(IndexPath, notifiesDelegate: Bool)
    case unhighlight(IndexPath, notifiesDelegate: Bool)
    case select(IndexPath)
    /// Selects the items from the last selected one.
    case selectRange(to: IndexPath)
    /// Performs the effect of the item's cell.
    case activate
  }

  private(set) var state = State.idle

  /// The highlighted item; nil if there is none.
  var indexPath: IndexPath? {
    if case .highlighted(let path, _, _) = state { path } else { nil }
  }

  /// The touch on the highlighted item; nil for keys and accessibility.
  var touch: Touch? {
    if case .highlighted(_, let touch, _) = state { touch } else { nil }
  }

  // MARK: Events

  /// Highlights an item. Does nothing while another one is highlighted.
  mutating func begin(at path: IndexPath, touch: Touch?, activates: Bool) -> [Action] {
    guard state == .idle else { return [] }
    state = .highlighted(path, touch: touch, activates: activates)
    return [.highlight(path, notifiesDelegate: !activates)]
  }

  /// Ends the highlight of a touch that has left the cell.
  mutating func touchDidMove(_ touch: Touch, isInside: Bool) -> [Action]? {
    guard owns(touch) else { return nil }
    return isInside ? [] : cancel()
  }

  /// - Parameter extendsSelection: true if the touch selects the items from the last selected one.
  mutating func touchDidEnd(_ touch: Touch, isInside: Bool, extendsSelection: Bool) -> [Action]? {
    guard owns(touch), case .highlighted(let path, _, let activates) = state else { return nil }
    guard isInside else { return cancel() }
    return extendsSelection && !activates ? cancel() + [.selectRange(to: path)] : end()
  }

  mutating func touchDidCancel(_ touch: Touch) -> [Action]? { owns(touch) ? cancel() : nil }

  /// Ends the highlight with its effect.
  mutating func end() -> [Action] {
    guard case .highlighted(let path, _, let activates) = state else { return [] }
    return cancel() + [activates ? .activate : .select(path)]
  }

  /// Ends the highlight without an effect.
  mutating func cancel() -> [Action] {
    guard case .highlighted(let path, _, let activates) = state else { return [] }
    state = .idle
    return [.unhighlight(path, notifiesDelegate: !activates)]
  }

  /// Updates the index path after a batch update. Returns the end of the highlight if the item was deleted.
  ///
  /// - Parameter newPath: the index path after the update; nil if the item was deleted.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) -> [Action] {
    guard case .highlighted(let path, let touch, let activates) = state else { return [] }
    guard let new = newPath(path) else { return cancel() }
    state = .highlighted(new, touch: touch, activates: activates)
    return []
  }

  private func owns(_ touch: Touch) -> Bool {
    if case .highlighted(_, touch, _) = state { true } else { false }
  }
}
