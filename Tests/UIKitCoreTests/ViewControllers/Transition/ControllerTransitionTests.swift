import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ControllerTransitionTests {
  let log = LifeCycle()
  let navigation: UINavigationController
  let stage: TestScene

  init() {
    navigation = UINavigationController(rootViewController: log.controller("A"))
    stage = TestScene(root: navigation)
    stage.settle()
    _ = log.take()
  }

  @Test("the coordinator knows both controllers, and runs changes and completions once")
  func coordinator() throws {
    var calls: [String] = []
    let b = log.controller("B")
    navigation.pushViewController(b, animated: true)
    stage.turn()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(b.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated)
    #expect(!coordinator.isInteractive)
    #expect(!coordinator.initiallyInteractive)
    expectEqual(coordinator.transitionDuration, 0.35)
    #expect(coordinator.viewController(forKey: .from) === navigation.viewControllers[0])
    #expect(coordinator.viewController(forKey: .to) === b)
    #expect(coordinator.view(forKey: .to) === b.view)
    let isAccepted = coordinator.animate(alongsideTransition: { _ in calls.append("late") }) { context in
      calls.append("end \(context.isCancelled)")
    }
    #expect(!isAccepted)
    stage.settle()
    expectEqual(calls, ["end false"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(b.transitionCoordinator == nil)
  }

  @Test("changes that a page adds before it appears run with the animation")
  func alongside() {
    final class Page: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
          alongsideTransition: { [unowned self] _ in calls.append("along \(UIView.inheritedAnimationDuration)") },
          completion: { [unowned self] _ in calls.append("end") })
      }
    }
    let page = Page()
    navigation.pushViewController(page, animated: true)
    stage.turn()
    expectEqual(page.calls, ["along 0.35"])
    stage.settle()
    expectEqual(page.calls, ["along 0.35", "end"])
  }

  @Test("a transition without animation ends in its turn")
  func unanimated() {
    navigation.pushViewController(log.controller("B"), animated: false)
    #expect(log.calls.isEmpty)
    #expect(stage.scene.performTurnIfNeeded())
    expectEqual(log.calls.last, "B didAppear")
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("an animated transition ends after its duration on the scene's clock")
  func duration() {
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.turn()
    stage.scene.context.perform { stage.scene.clock.advance(by: 0.3) }
    expectEqual(log.calls.last, "B isAppearing")
    stage.scene.context.perform { stage.scene.clock.advance(by: 0.1) }
    expectEqual(log.calls.last, "B didAppear")
  }

  @Test("a transition whose container leaves the window ends at once")
  func leaving() {
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.turn()
    stage.window.rootViewController = UIViewController()
    stage.settle()
    expectEqual(log.calls.last, "B didDisappear")
    expectEqual(log.calls.count { $0 == "A didDisappear" }, 1)
    expectEqual(log.calls.count { $0 == "B didDisappear" }, 1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("views have their final positions while hosts animate the transition")
  func finalState() throws {
    let a = try #require(navigation.topViewController)
    let b = log.controller("B")
    navigation.pushViewController(b, animated: true)
    stage.turn()
    expectEqual(b.view.frame.minX, 0)
    #expect(a.view.window == nil)
  }
}
