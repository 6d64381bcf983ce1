import Foundation

/// An object that adds a behaviour to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; nil if it was added to none. Implementations hold it weakly.
  var view: UIView? { get }
  /// Called before the view changes, possibly to nil.
  func willMove(to view: UIView?)
  /// Called after the view changed, possibly to nil.
  func didMove(to view: UIView?)
}

/// An interaction that opens a menu.
@MainActor
protocol MenuOpening: UIInteraction {
  /// The action that opens the menu at a point of the view; nil if there is no menu there.
  ///
  /// - Parameter isPointer: True if the user pointed at the place, false for the whole view at the point.
  func menuAction(at point: CGPoint, isPointer: Bool) -> KeyAction?
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public final var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction. One of another view is ignored.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The action that opens the context menu of the view or of the nearest ancestor with one; nil if there is none.
  ///
  /// - Parameters:
  ///   - point: A point of this view.
  ///   - isPointer: True if the user pointed at the place.
  final func contextMenuAction(at point: CGPoint, isPointer: Bool) -> KeyAction? {
    var ancestor: UIView? = self
    while let current = ancestor {
      for interaction in current.storedInteractions {
        guard let opener = interaction as? any MenuOpening else { continue }
        if let action = opener.menuAction(at: convert(point, to: current), isPointer: isPointer) { return action }
      }
      ancestor = current.superview
    }
    return nil
  }

  /// The action that opens the menu of the focused view; nil if neither it nor an ancestor has one.
  final var menuAction: KeyAction? {
    ownMenuAction ?? contextMenuAction(at: CGPoint(x: bounds.midX, y: bounds.midY), isPointer: false)
  }

  /// Opens the menu of the view or of an ancestor for a click with the right button.
  final func openMenuByClick(at point: CGPoint) {
    if let action = contextMenuAction(at: point, isPointer: true) { return action.perform() }
    var ancestor: UIView? = self
    while let current = ancestor {
      if let action = current.ownMenuAction { return action.perform() }
      ancestor = current.superview
    }
  }
}
