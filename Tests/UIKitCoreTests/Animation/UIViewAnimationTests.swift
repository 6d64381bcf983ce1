import Foundation
import RenderTree
import Testing

@testable import UIKitCore

@MainActor @Suite struct UIViewAnimationTests {
  let stage = TestScene(root: UIViewController())

  @Test("model values change at once; completion comes when the clock reaches the end")
  func animation() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = try #require(stage.window.rootViewController?.view)
    root.addSubview(view)
    _ = stage.scene.currentFrame()
    var finished: Bool?
    stage.scene.context.perform {
      UIView.animate(withDuration: 0.3, animations: { view.frame.origin.x = 100 }, completion: { finished = $0 })
    }
    #expect(view.frame.minX == 100)
    #expect(finished == nil)
    let frame = stage.scene.currentFrame()
    #expect(
      frame.transitions == [
        Transition(
          node: view.nodeID, kind: .moved(from: CGRect(x: 0, y: 0, width: 10, height: 10)), duration: 0.3)
      ])
    stage.scene.clock.advance(by: 0.29)
    #expect(finished == nil)
    stage.scene.clock.advance(by: 0.02)
    #expect(finished == true)
  }

  @Test("without animation nothing is told of as moving, even inside an animation")
  func withoutAnimation() throws {
    let root = try #require(stage.window.rootViewController?.view)
    _ = stage.scene.currentFrame()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { root.alpha = 0.5 }
    }
    #expect(stage.scene.currentFrame().transitions.isEmpty)
  }

  @Test("settling moves the clock to the end of animations, but does not wait for what repeats")
  func settling() async {
    var log: [String] = []
    stage.scene.clock.schedule(after: 5) { log.append("awaited") }
    stage.scene.clock.schedule(after: 60, isAwaited: false) { log.append("repeating") }
    await stage.scene.settle()
    #expect(log == ["awaited"])
    #expect(stage.scene.clock.now == 5)
  }
}
