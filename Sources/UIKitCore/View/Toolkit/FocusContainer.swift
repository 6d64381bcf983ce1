/// A view that keeps the focus for its items, whose views are reused.
@_spi(Toolkit) @preconcurrency @MainActor
public protocol FocusContainer: UIView {
  /// Returns true if a view inside is an item or belongs to one; a header's button is not.
  func containsItem(around view: UIView) -> Bool

  /// Called when an item of the container gained or lost the focus.
  func focusedItemDidChange(to view: UIView?)

  /// The item that receives the focus instead of another one when the focus enters the container, scrolled to and laid
  /// out; nil for that other one.
  ///
  /// - Parameter byArrow: True if an arrow key moved the focus, which leads to the adjacent item.
  func itemForArrival(byArrow: Bool) -> UIView?

  /// The view that represents the focused item now; nil if the item has no view.
  var focusedItemView: UIView? { get }

  /// A closure that scrolls to the focused item and returns its laid-out view; nil if the item no longer exists.
  var focusItemRestoration: (() -> UIView?)? { get }

  /// A closure that scrolls to the item next to a given one and returns its laid-out view, or the nearest focusable
  /// view inside of an item that can't have the focus; nil if the focus should leave the container.
  ///
  /// - Parameters:
  ///   - view: An item, or a view inside of one.
  ///   - direction: The direction on the screen, regardless of the layout direction.
  func focusItem(after view: UIView, direction: FocusDirection) -> (() -> UIView?)?

  /// The view beside all items on a side that the focus can move to; nil if there isn't one.
  func viewBesideItems(_ direction: FocusDirection) -> UIView?

  /// Scrolls to the item without a view whose text has the lowest rank, among equals to the next one after the focused
  /// item, and returns its view. The container decides how far it searches; nil if it finds none.
  ///
  /// - Parameter rank: The rank of a text, 0 or more; nil for a text that doesn't match.
  func showItem(ranking rank: (String) -> Int?) -> UIView?

  /// True if `extendSelection` would select anything now.
  var canExtendSelection: Bool { get }

  /// Called after the focus moved from item to item with the shift key down.
  func extendSelection(from view: UIView, to other: UIView)

  /// True during an interactive movement by keys: arrow keys move the item and do nothing else.
  var isMovingFocusedItem: Bool { get }

  /// The action that moves an item by one position; nil if it can't move that way.
  ///
  /// - Parameter view: An item, or a view inside of one.
  func itemMovement(of view: UIView, direction: FocusDirection) -> KeyAction?
}
