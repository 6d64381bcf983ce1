import Foundation

/// Opens a context menu on a view: by a long press, by the right button of a mouse, or by `ctrl-o` on a focused view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// Creates an interaction whose delegate provides the menus. The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
    press.delegate = self
  }

  /// Provides the menus.
  public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  public final private(set) weak var view: UIView?

  private let press = ContextMenuPressGestureRecognizer()
  private var opening: UIContextMenuConfiguration?
  private var session: ContextMenuSession?

  /// Closes the open menu, and removes the gesture from the former view.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Adds the gesture to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The location of the gesture that opened the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(session?.location ?? .zero, to: view)
  }

  /// Closes the open menu.
  open func dismissMenu() { session?.close() }

  /// Replaces the open menu by another one, at the same position.
  ///
  /// - Parameter block: Returns the new menu for the open one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  // MARK: Opening

  /// The configuration of the menu at a point of the view; nil if there is none.
  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  final func open(_ configuration: UIContextMenuConfiguration, at point: CGPoint, isPointer: Bool) {
    guard let view else { return }
    dismissMenu()
    let made = ContextMenuSession(configuration, of: self, in: view, at: point)
    session = made
    made.onEnd = { [weak self, weak made] in if self?.session === made { self?.session = nil } }
    if !made.open(isPointer: isPointer) { session = nil }
  }

  /// A long press begins only where there is a menu.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    opening = configuration(at: gestureRecognizer.location(in: view))
    return opening != nil
  }

  fileprivate final func pressDidBegin() {
    guard let configuration = opening else { return }
    opening = nil
    open(configuration, at: press.location(in: view), isPointer: false)
  }
}

extension UIContextMenuInteraction: MenuOpening {
  func menuAction(at point: CGPoint, isPointer: Bool) -> KeyAction? {
    guard let configuration = configuration(at: point) else { return nil }
    return KeyAction("open the menu") { [weak self] in self?.open(configuration, at: point, isPointer: isPointer) }
  }
}

/// Recognizes the long press that opens a context menu.
private final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?

  override func gestureDidProceed() { if state == .began { interaction?.pressDidBegin() } }
}
