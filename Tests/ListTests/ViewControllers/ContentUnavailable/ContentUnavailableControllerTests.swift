import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Content-unavailable configurations of controllers")
struct ContentUnavailableControllerTests {
  final class Searching: UIViewController {
    var searched: String?
    var hasResults = true
    var updates: [String?] = []

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      var state = super.contentUnavailableConfigurationState
      state.searchText = searched
      return state
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates.append(state.searchText)
      contentUnavailableConfiguration = hasResults ? nil : UIContentUnavailableConfiguration.search()
    }
  }

  private func shown(in controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func text(in controller: UIViewController) -> String? {
    (shown(in: controller)?.configuration as? UIContentUnavailableConfiguration)?.text
  }

  @Test("the view covers the controller's view while a configuration is set")
  func showing() {
    let controller = UIViewController()
    #expect(controller.contentUnavailableConfiguration == nil)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!controller.isViewLoaded)
    let stage = TestScene(root: controller)
    stage.turn()
    let view = shown(in: controller)
    expectEqual(view?.frame, controller.view.bounds)
    expectEqual(text(in: controller), "Loading…")
    controller.view.addSubview(UIView())
    stage.turn()
    #expect(controller.view.subviews.last === view)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(shown(in: controller) === view)
    expectEqual(text(in: controller), "No Results")
    controller.view.frame.size.height = 200
    stage.turn()
    expectEqual(view?.frame.height, 200)
    controller.contentUnavailableConfiguration = nil
    #expect(shown(in: controller) == nil)
    #expect(view?.superview == nil)
  }

  @Test("another kind of configuration replaces the view")
  func otherContent() {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let stage = TestScene(root: controller)
    stage.turn()
    var row = UIListContentConfiguration.cell()
    row.text = "Nothing"
    controller.contentUnavailableConfiguration = row
    #expect(shown(in: controller) == nil)
    #expect(controller.view.subviews.last is UIListContentView)
  }

  @Test("updates are coalesced, and the first precedes the first layout")
  func updates() {
    let controller = Searching()
    let stage = TestScene(root: controller)
    stage.turn()
    expectEqual(controller.updates, [nil])
    #expect(shown(in: controller) == nil)
    controller.hasResults = false
    controller.searched = "plum"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    expectEqual(controller.updates.count, 1)
    stage.turn()
    expectEqual(controller.updates, [nil, "plum"])
    expectEqual(text(in: controller), "No Results for “plum”")
    stage.turn()
    expectEqual(controller.updates.count, 2)
    controller.hasResults = true
    controller.setNeedsUpdateContentUnavailableConfiguration()
    stage.turn()
    #expect(shown(in: controller) == nil)
  }

  @Test("the configuration stays as set; the view shows its update")
  func states() {
    let controller = Searching()
    controller.hasResults = false
    controller.searched = "plum"
    let stage = TestScene(root: controller)
    stage.turn()
    expectEqual((controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration), .search())
    expectEqual(text(in: controller), "No Results for “plum”")
  }

  @Test("a trait change requests an update")
  func traits() {
    let controller = Searching()
    let stage = TestScene(root: controller)
    stage.turn()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.turn()
    expectEqual(controller.updates.count, 2)
  }

  @Test("over a table the view stays visible while it scrolls")
  func overScrolling() throws {
    let controller = UITableViewController(style: .plain)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let stage = TestScene(root: controller)
    stage.turn()
    let view = try #require(shown(in: controller))
    expectEqual(view.frame, controller.tableView.bounds)
    #expect(controller.view.subviews.last === view)
    controller.tableView.contentOffset.y = 40
    stage.turn()
    expectEqual(view.frame, controller.tableView.bounds)
  }

  @Test("covered content is inaccessible until the view goes away")
  func behind() async throws {
    let list = ShownList(.plain, [["a", "b"]])
    list.view.removeFromSuperview()
    let controller = UIViewController()
    controller.view.addSubview(list.view)
    list.shown.window.rootViewController = controller
    list.layOut()
    var pressed = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.button.title = "Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
    list.shown.press(.down)
    expectEqual(list.cell(0)?.isFocused, true)
    controller.contentUnavailableConfiguration = configuration
    await list.settle()
    func row() -> Semantics? { list.shown.connection.frame().root.nodes(.cell).first?.semantics }
    let row0 = try #require(list.cell(0))
    expectEqual(row0.isFocused, false)
    expectEqual(row()?.actions, [])
    expectEqual(row()?.isFocusable, false)
    list.shown.connection.send(.action(.activate, row0.nodeID))
    list.shown.press(.down)
    list.shown.press(.down)
    list.shown.press(.enter)
    list.shown.connection.send(.text("b"))
    list.shown.tap(100, 22)
    expectEqual(pressed, 1)
    expectEqual(list.view.indexPathsForSelectedItems, [])
    #expect(list.view.visibleCells.allSatisfy { !$0.isFocused })
    controller.contentUnavailableConfiguration = nil
    await list.settle()
    expectEqual(row()?.actions, [.activate])
    expectEqual(row()?.isFocusable, true)
    list.shown.press(.down)
    list.shown.press(.enter)
    expectEqual(list.view.indexPathsForSelectedItems?.count, 1)
  }

  @Test("an edited field behind the view keeps taking text")
  func editedFieldBehind() async {
    let shown = InputScene()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    controller.view.addSubview(field)
    shown.window.rootViewController = controller
    shown.layOut()
    field.becomeFirstResponder()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    await shown.connection.settle()
    shown.connection.send(.text("plum"))
    expectEqual(field.text, "plum")
    shown.press(.escape)
    #expect(!field.isFirstResponder)
    shown.press(.down)
    #expect(!field.isFocused)
  }
}
