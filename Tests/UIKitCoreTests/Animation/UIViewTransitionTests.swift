import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewTransitionTests {
  let stage = TestScene(root: UIViewController())
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let old = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let new = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.window.rootViewController?.view.addSubview(container)
    container.addSubview(old)
    _ = stage.scene.currentFrame()
  }

  @Test("the content of a view fades after a cross dissolve, and the completion runs at the end")
  func crossDissolve() {
    var finished: Bool?
    stage.scene.context.perform {
      UIView.transition(
        with: container, duration: 0.5, options: .transitionCrossDissolve, animations: { [old] in old.tag = 3 },
        completion: { finished = $0 })
    }
    expectEqual(old.tag, 3)
    expectEqual(
      stage.scene.currentFrame().transitions, [NodeTransition(node: container.nodeID, kind: .changed, duration: 0.5)])
    #expect(finished == nil)
    stage.scene.clock.advance(by: 0.6)
    expectEqual(finished, true)
  }

  @Test("a view replaces another one in its superview")
  func replacement() {
    let oldNode = old.nodeID
    stage.scene.context.perform { UIView.transition(from: old, to: new, duration: 0.5) }
    expectEqual(container.subviews, [new])
    let transitions = stage.scene.currentFrame().transitions
    expectEqual(Set(transitions.map(\.kind)), [.removed, .inserted])
    expectEqual(transitions.first { $0.kind == .removed }?.node, oldNode)
    expectEqual(transitions.first { $0.kind == .inserted }?.node, new.nodeID)
  }

  @Test("a transition can hide one view and show the other")
  func showAndHide() {
    container.addSubview(new)
    new.isHidden = true
    stage.scene.context.perform {
      UIView.transition(from: old, to: new, duration: 0.5, options: .showHideTransitionViews)
    }
    expectEqual(container.subviews, [old, new])
    #expect(old.isHidden)
    #expect(!new.isHidden)
  }
}
