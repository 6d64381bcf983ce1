import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The view that gets the focus after a menu or a presented screen was closed, or a page was left.
@MainActor @Suite struct FocusReturnTests {
  let shown = PresentationStage()
  let button = UIButton(type: .system)
  let far = UIButton(type: .system)
  let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 34))

  init() {
    for (view, y) in [(button, 100.0), (far, 200)] {
      view.frame = CGRect(x: 100, y: y, width: 120, height: 40)
      view.setTitle("B", for: .normal)
      shown.root.view.addSubview(view)
    }
    shown.root.view.addSubview(field)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    button.showsMenuAsPrimaryAction = true
    shown.stage.turn()
  }

  private var engine: FocusEngine { shown.stage.scene.focusEngine }
  private var isMenuOpen: Bool { shown.window.menuOverlay != nil }

  /// Uses a view as an assistive technology or a page does.
  private func activate(_ view: UIView) async {
    shown.connection.send(.action(.activate, view.nodeID))
    await shown.settle()
  }

  @Test("after a menu the focus is on the view that had it")
  func menu() async {
    engine.focus(on: button)
    await shown.press(.enter)
    #expect(isMenuOpen)
    await shown.press(.escape)
    #expect(button.isFocused)
  }

  @Test("after a menu that a touch opened no view has the focus")
  func touchedMenu() async {
    await shown.tap(button)
    #expect(isMenuOpen)
    await shown.press(.escape)
    #expect(engine.focusedView == nil)
  }

  @Test("after a menu that a touch opened and keys used, its source has the focus", arguments: [true, false])
  func touchedMenuWithKeys(isChosen: Bool) async {
    await shown.tap(button)
    await shown.press(.down)
    #expect(engine.focusedView is MenuRow)
    await shown.press(isChosen ? .enter : .escape)
    #expect(!isMenuOpen)
    #expect(button.isFocused)
  }

  @Test("a field whose editing another view ended has the focus no longer")
  func givenUp() async {
    field.becomeFirstResponder()
    far.addAction(UIAction { [field] _ in field.resignFirstResponder() }, for: .touchUpInside)
    await activate(far)
    #expect(!field.isFirstResponder)
    #expect(engine.focusedView == nil)
  }

  @Test("a field that is edited no longer does not get the focus back from the menu of another view")
  func fieldBeforeMenu() async {
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(field.isFocused)
    await activate(button)
    #expect(isMenuOpen)
    await shown.press(.escape)
    #expect(button.isFocused)
    #expect(!field.isFirstResponder)
  }

  @Test("an edited field gets the focus back from a menu, and is edited further")
  func editedField() async {
    field.becomeFirstResponder()
    await activate(button)
    await shown.press(.escape)
    #expect(!isMenuOpen)
    #expect(field.isFirstResponder)
  }

  @Test("if the view with the focus is gone after a menu, the menu's source has it")
  func goneBeforeMenu() async {
    engine.focus(on: far)
    await activate(button)
    far.removeFromSuperview()
    await shown.press(.escape)
    #expect(button.isFocused)
  }

  @Test("if the view with the focus is gone after an alert, the nearest view has it")
  func goneBeforeAlert() async {
    engine.focus(on: far)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    await shown.present(alert)
    far.isHidden = true
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
    #expect(engine.focusedView === field || engine.focusedView === button)
  }

  @Test("after a sheet the focus is on the view that had it")
  func sheet() async {
    engine.focus(on: far)
    let sheet = shown.controller("S")
    await shown.present(sheet)
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
    #expect(far.isFocused)
  }

  @Test("a field whose editing ended during a sheet does not get the focus back")
  func fieldDuringSheet() async {
    field.becomeFirstResponder()
    await shown.present(shown.controller("S"))
    field.resignFirstResponder()
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
    #expect(!field.isFocused)
  }

  // MARK: Pages

  private func pages() -> (UINavigationController, first: [UIButton], second: UIButton) {
    func button(_ y: CGFloat) -> UIButton {
      let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
      button.setTitle("B", for: .normal)
      return button
    }
    let first = UIViewController()
    let second = UIViewController()
    let buttons = [button(100), button(200), button(300)]
    let last = button(300)
    for button in buttons { first.view.addSubview(button) }
    second.view.addSubview(last)
    let navigation = UINavigationController(rootViewController: first)
    shown.window.rootViewController = navigation
    buttons[1].addAction(UIAction { _ in navigation.pushViewController(second, animated: true) }, for: .touchUpInside)
    return (navigation, buttons, last)
  }

  @Test("after a page was left by escape, the focus is at once on the view that led to it")
  func pageLeftByKey() async {
    let (navigation, first, second) = pages()
    await shown.settle()
    engine.focus(on: first[1])
    await shown.press(.enter)
    expectEqual(navigation.viewControllers.count, 2)
    await shown.press(.down)
    #expect(second.isFocused)
    await shown.press(.escape)
    expectEqual(navigation.viewControllers.count, 1)
    #expect(first[1].isFocused)
  }

  @Test("after a page was left by escape on its back button, the focus is on the view that led to it")
  func pageLeftOnBackButton() async {
    let (navigation, first, _) = pages()
    await shown.settle()
    engine.focus(on: first[1])
    await shown.press(.enter)
    await shown.press(.down)
    await shown.press(.up)
    #expect(navigation.navigationBar.backButton.isFocused)
    await shown.press(.escape)
    #expect(first[1].isFocused)
  }

  @Test("after a page was left by escape, the nearest view has the focus if the one that led to it is gone")
  func leadingViewGone() async {
    let (_, first, _) = pages()
    await shown.settle()
    engine.focus(on: first[1])
    await shown.press(.enter)
    first[1].removeFromSuperview()
    await shown.press(.escape)
    #expect(first[0].isFocused || first[2].isFocused)
  }

  @Test("after a page was left by touch, no view has the focus")
  func pageLeftByTouch() async {
    let (navigation, first, _) = pages()
    await shown.settle()
    engine.focus(on: first[1])
    await shown.press(.enter)
    await shown.tap(20, 22)
    expectEqual(navigation.viewControllers.count, 1)
    #expect(engine.focusedView == nil)
  }

  @Test("a search that was cancelled does not begin again with escape in a menu")
  func cancelledSearch() async {
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Options", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
    shown.window.rootViewController = UINavigationController(rootViewController: page)
    await shown.settle()
    await activate(search.searchBar.searchTextField)
    #expect(search.isActive)
    if let cancel = search.searchBar.cancelButton { await activate(cancel) }
    #expect(!search.isActive)
    if let options = page.navigationItem.rightBarButtonItem?.itemView { await activate(options) }
    #expect(isMenuOpen)
    await shown.press(.escape)
    #expect(!isMenuOpen)
    #expect(!search.isActive)
    #expect(!search.searchBar.searchTextField.isFocused)
  }
}
