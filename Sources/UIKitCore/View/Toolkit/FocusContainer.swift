/// A view that keeps the focus for its items, whose views come and go.
@_spi(Toolkit) @MainActor
public protocol FocusContainer: UIView {
  /// Whether a view inside is one of those items, or is inside of one; a header's button is not.
  func holdsItem(around view: UIView) -> Bool

  /// Called when the focus came to an item inside, or left.
  func focusedItemDidChange(to view: UIView?)

  /// The item that gets the focus in place of another one when it comes from elsewhere, scrolled into sight and laid
  /// out; nil for that other one.
  ///
  /// - Parameter byArrow: whether an arrow brings it, which leads to what is next.
  func itemForArrival(byArrow: Bool) -> UIView?

  /// The view that now stands for the item that has the focus; nil where it is gone.
  var focusedItemView: UIView? { get }

  /// What shows the item that has the focus, scrolled into sight and laid out; nil where there is none any more.
  var wayToFocusedItem: (@MainActor () -> UIView?)? { get }

  /// What shows the item next to one inside, scrolled into sight and laid out; nil where the focus is to leave.
  ///
  /// - Parameters:
  ///   - view: an item, or something inside of one.
  ///   - direction: by the screen, whatever the layout direction.
  func focusItem(after view: UIView, direction: FocusDirection) -> (@MainActor () -> UIView?)?

  /// What stands beside all items on a side, for the focus to go to; nil for nothing.
  func viewBesideItems(_ direction: FocusDirection) -> UIView?

  /// Shows the item that there is no view for and whose text has the lowest rank, of several the next one after that
  /// with the focus. How far it looks is its own affair; nil where it finds none.
  ///
  /// - Parameter rank: of a text, 0 or more; nil for one that is not looked for.
  func showItem(ranking rank: (String) -> Int?) -> UIView?

  /// Whether `extendSelection` selects anything now.
  var canExtendSelection: Bool { get }

  /// Called after the focus moved from item to item with the shift key down.
  func extendSelection(from view: UIView, to other: UIView)

  /// Whether arrows carry an item inside that was picked up, and nothing else.
  var isCarryingItem: Bool { get }

  /// What moves an item inside by one place; nil where it cannot be moved that way.
  ///
  /// - Parameter view: an item, or something inside of one.
  func itemMovement(of view: UIView, direction: FocusDirection) -> KeyAction?
}
