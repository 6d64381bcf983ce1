import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewAnimationTests {
  let stage = TestScene(root: UIViewController())

  @Test("model values change at once, and the completion runs at the end")
  func animation() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = try #require(stage.window.rootViewController?.view)
    root.addSubview(view)
    _ = stage.scene.currentFrame()
    var finished: Bool?
    stage.scene.context.perform {
      UIView.animate(withDuration: 0.3, animations: { view.frame.origin.x = 100 }, completion: { finished = $0 })
    }
    expectEqual(view.frame.minX, 100)
    #expect(finished == nil)
    let frame = stage.scene.currentFrame()
    expectEqual(
      frame.transitions,
      [
        NodeTransition(
          node: view.nodeID, kind: .moved(from: CGRect(x: 0, y: 0, width: 10, height: 10)), duration: 0.3)
      ])
    stage.scene.clock.advance(by: 0.29)
    #expect(finished == nil)
    stage.scene.clock.advance(by: 0.02)
    expectEqual(finished, true)
  }

  @Test("an animation begun by a test uses the clock of its views' scene")
  func clockOfTheViews() async throws {
    let root = try #require(stage.window.rootViewController?.view)
    var scale: CGFloat?
    UIView.animate(
      withDuration: 10, animations: { root.alpha = 0.5 }, completion: { _ in scale = UIScreen.main.bounds.width })
    await stage.scene.settle()
    expectEqual(scale, 390)
    expectEqual(stage.scene.clock.now, 10)
  }

  @Test("the host receives the curve, delay and spring, also of laid-out subviews")
  func timing() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    root.addSubview(view)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    inner.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    _ = stage.scene.currentFrame()
    UIView.animate(
      withDuration: 1, delay: 0.5, options: [.curveEaseIn, .layoutSubviews], animations: { view.frame.size.width = 50 })
    let timed = stage.scene.currentFrame().transitions
    expectEqual(timed.map(\.node), [view.nodeID, inner.nodeID])
    expectEqual(timed.map(\.delay), [0.5, 0.5])
    expectEqual(timed.map(\.curve), [.easeIn, .easeIn])
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2, animations: { view.alpha = 0.5 }
    )
    expectEqual(stage.scene.currentFrame().transitions.map(\.curve), [.spring(dampingRatio: 0.7, initialVelocity: 2)])
  }

  @Test("the host receives the runs of a repeated animation, and the completion follows the last one")
  func repetition() throws {
    let root = try #require(stage.window.rootViewController?.view)
    _ = stage.scene.currentFrame()
    var completed: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .autoreverse) {
      root.alpha = 0.5
    } completion: { _ in
      completed.append("there and back")
    }
    expectEqual(root.alpha, 0.5)
    expectEqual(
      stage.scene.currentFrame().transitions.map(\.repetition),
      [
        NodeTransition.Repetition(runs: 2, autoreverses: true)
      ])
    stage.scene.clock.advance(by: 1.5)
    #expect(completed.isEmpty)
    stage.scene.clock.advance(by: 0.6)
    expectEqual(completed, ["there and back"])
  }

  @Test("an animation without an end never completes, and settling does not wait for it")
  func endlessRepetition() async throws {
    let root = try #require(stage.window.rootViewController?.view)
    _ = stage.scene.currentFrame()
    var isCompleted = false
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      root.alpha = 0.5
    } completion: { _ in
      isCompleted = true
    }
    expectEqual(
      stage.scene.currentFrame().transitions.map(\.repetition),
      [
        NodeTransition.Repetition(runs: .infinity, autoreverses: false)
      ])
    await stage.scene.settle()
    stage.scene.clock.advance(by: 10)
    #expect(!isCompleted)
  }

  @Test("without frames, transitions that have ended do not accumulate")
  func endedTransitions() throws {
    let root = try #require(stage.window.rootViewController?.view)
    for step in 1...100 {
      UIView.animate(withDuration: 0.3) { root.alpha = CGFloat(step) / 200 }
      stage.turn()
      stage.scene.clock.advance(by: 0.5)
    }
    expectEqual(stage.scene.turn.transitions.list.count, 1)
    UIView.animate(withDuration: 0.3) { root.alpha = 0.9 }
    UIView.animate(withDuration: 0.4) { root.alpha = 1 }
    expectEqual(stage.scene.currentFrame().transitions.map(\.duration), [0.3, 0.4])
  }

  @Test("changes without animation produce no transitions, even inside an animation")
  func withoutAnimation() throws {
    let root = try #require(stage.window.rootViewController?.view)
    _ = stage.scene.currentFrame()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { root.alpha = 0.5 }
    }
    #expect(stage.scene.currentFrame().transitions.isEmpty)
  }

  @Test("settling advances the clock past animations, not past repeating timers")
  func settling() async {
    var log: [String] = []
    stage.scene.clock.schedule(after: 5) { log.append("awaited") }
    stage.scene.clock.schedule(after: 60, isAwaited: false) { log.append("repeating") }
    await stage.scene.settle()
    expectEqual(log, ["awaited"])
    expectEqual(stage.scene.clock.now, 5)
  }
}
