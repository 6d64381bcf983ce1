import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// A button with a menu, in a window of a scene with stepped time.
@MainActor
final class MenuStage {
  let shown: InputScene
  let button: UIButton
  /// The titles of the chosen actions, in order, recorded by the handlers of `action(_:)`.
  var chosen: [String] = []

  /// - Parameter frame: The frame of the button.
  init(
    size: CGSize = CGSize(width: 400, height: 600), frame: CGRect = CGRect(x: 20, y: 40, width: 120, height: 40),
    pointGrid: CGSize? = nil, primary: Bool = true
  ) {
    shown = InputScene(size: size, pointGrid: pointGrid)
    button = UIButton(type: .system)
    button.frame = frame
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = primary
    shown.window.addSubview(button)
  }

  func show(_ menu: UIMenu) {
    button.menu = menu
    shown.layOut()
  }

  /// Creates an action that records its title when it is chosen.
  func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.chosen.append($0.title) }
  }

  func actions(_ titles: String...) -> [UIMenuElement] { titles.map { action($0) } }

  // MARK: Output

  var overlay: MenuOverlay? { shown.window.menuOverlay }

  /// The open panels, back to front.
  var panels: [MenuPanel] { overlay?.subviews.compactMap { $0 as? MenuPanel } ?? [] }

  /// The titles of the foremost panel's rows, from top to bottom.
  var titles: [String] { panels.last?.rows.compactMap(\.accessibilityLabel) ?? [] }

  func row(_ title: String) -> MenuRow? { panels.last?.rows.first { $0.accessibilityLabel == title } }

  /// The semantics of the row with a title.
  func semantics(_ title: String) -> Semantics? { row(title)?.makeSemantics() }

  /// The title of the focused row.
  var focused: String? { panels.lazy.flatMap(\.rows).first { $0.isFocused }?.accessibilityLabel }

  // MARK: Input

  func settle() async { await shown.connection.settle() }

  func open() async { await tap(button) }

  func choose(_ title: String) async {
    if let row = row(title) { await tap(row) }
  }

  func tap(_ view: UIView) async {
    let frame = view.convert(view.bounds, to: shown.window)
    shown.tap(frame.midX, frame.midY)
    await settle()
  }

  func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) async {
    shown.press(key, modifiers)
    await settle()
  }

  /// Opens the menu with the keyboard.
  func openByKey() async {
    await press(.down)
    await press(.enter)
  }
}
