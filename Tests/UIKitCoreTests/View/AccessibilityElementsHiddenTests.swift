import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct AccessibilityElementsHiddenTests {
  let stage = TestScene(root: UIViewController())
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// The semantics of the view in the current frame.
  private func semantics() throws -> Semantics? {
    let root = try #require(stage.window.rootViewController?.view)
    if view.superview == nil { root.addSubview(view) }
    return node(view.nodeID, in: stage.scene.currentFrame().root)?.semantics
  }

  private func node(_ id: NodeID, in node: RenderNode) -> RenderNode? {
    node.id == id ? node : node.children.lazy.compactMap { self.node(id, in: $0) }.first
  }

  @Test("a view whose elements are hidden says so in its semantics, and no longer when they are shown again")
  func hidden() throws {
    #expect(try semantics() == nil)
    view.accessibilityElementsHidden = true
    try expectEqual(semantics(), Semantics(role: .none, isHidden: true))
    view.accessibilityElementsHidden = false
    #expect(try semantics() == nil)
  }

  @Test("the arrow keys adjust a view that was given an action for it")
  func keys() {
    var entries: [String] = []
    view.isAccessibilityElement = true
    view.accessibilityActions.adjust = { entries.append($0 ? "incremented" : "decremented") }
    #expect(view.canBecomeFocused)
    view.adjustment(.right)?.perform()
    view.adjustment(.left)?.perform()
    expectEqual(entries, ["incremented", "decremented"])
  }

  @Test("the actions that a view was given win over its own")
  func actions() throws {
    var entries: [String] = []
    var actions = AccessibilityActions()
    actions.activate = { entries.append("activated") }
    actions.dismiss = { entries.append("dismissed") }
    actions.adjust = { entries.append($0 ? "incremented" : "decremented") }
    actions.named = [NamedAction("Reset") { entries.append("reset") }]
    view.accessibilityActions = actions
    let semantics = try #require(try semantics())
    expectEqual(semantics.role, .adjustable)
    expectEqual(semantics.actions, [.activate, .increment, .decrement, .dismiss, .custom("Reset")])
    for action in semantics.actions { stage.scene.perform(action, on: view.nodeID) }
    expectEqual(entries, ["activated", "incremented", "decremented", "dismissed", "reset"])
  }
}
