import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIFocusSystemTests {
  final class Page: UIViewController {
    var preferred: [any UIFocusEnvironment]?
    var mayUpdate = true
    var calls: [String] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred ?? super.preferredFocusEnvironments }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      calls.append("should \(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
      return mayUpdate
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      calls.append("did \(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
      heading = context.focusHeading
    }
    var heading: UIFocusHeading?
    private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "none" }
  }

  let input = InputScene()
  let page = Page()
  let first = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
  let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let second = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let third = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))

  init() {
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    third.accessibilityIdentifier = "third"
    input.window.rootViewController = page
    page.view.addSubview(first)
    page.view.addSubview(box)
    box.addSubview(second)
    box.addSubview(third)
    input.scene.performTurnIfNeeded()
  }

  @Test("the focus begins at the first item, unless the controller prefers another environment")
  func beginning() {
    input.press(.down)
    #expect(first.isFocused)
  }

  @Test("a preferred view that cannot be focused leads to its first item")
  func preferredContainer() {
    page.preferred = [box]
    input.press(.down)
    #expect(second.isFocused)
  }

  @Test("a movement asks and notifies the controller once, with the direction of the key")
  func notifications() {
    input.press(.down)
    expectEqual(page.calls, ["should none to first", "did none to first"])
    page.calls = []
    input.press(.down)
    expectEqual(page.calls, ["should first to second", "did first to second"])
    expectEqual(page.heading, .down)
  }

  @Test("an environment may forbid a movement")
  func refusal() {
    input.press(.down)
    page.mayUpdate = false
    input.press(.down)
    #expect(first.isFocused)
  }

  @Test("a requested update moves the focus at the next layout, if the focus is in the environment")
  func updates() {
    page.preferred = [third]
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(!third.isFocused)
    input.press(.down)
    #expect(third.isFocused)
    page.preferred = [first]
    page.setNeedsFocusUpdate()
    #expect(third.isFocused)
    input.scene.performTurnIfNeeded()
    #expect(first.isFocused)
    page.preferred = [second]
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(second.isFocused)
    box.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(second.isFocused)
  }

  @Test("the focus system of a scene has the focused item, and moves the focus into an environment")
  func system() throws {
    let system = try #require(UIFocusSystem.focusSystem(for: box))
    #expect(system.focusedItem == nil)
    system.requestFocusUpdate(to: third)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === third)
    #expect(UIFocusSystem.environment(page, contains: third))
    #expect(UIFocusSystem.environment(input.scene, contains: third))
    #expect(!UIFocusSystem.environment(third, contains: box))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
  }

  @Test("a view without a focus effect is focused without a mark of the host")
  func effect() {
    first.focusEffect = nil
    input.press(.down)
    #expect(first.isFocused)
    #expect(input.connection.frame().focusedNode == nil)
    input.press(.down)
    expectEqual(input.connection.frame().focusedNode, second.nodeID)
  }
}
