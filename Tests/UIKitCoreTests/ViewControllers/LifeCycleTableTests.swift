import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The life cycle of a page with a child, in a navigation stack, in a tab, behind sheets and full screens.
@MainActor @Suite struct LifeCycleTableTests {
  /// Two tabs with a navigation stack each. The page "A" of the first one has a child "a".
  @MainActor
  final class World {
    let log = LifeCycle()
    let input = InputScene()
    let tabs = UITabBarController()
    let navigation: UINavigationController

    init() {
      let (page, child) = (log.controller("A"), log.controller("a"))
      navigation = UINavigationController(rootViewController: page)
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      tabs.viewControllers = [navigation, UINavigationController(rootViewController: log.controller("C"))]
      input.window.rootViewController = tabs
      settle()
      _ = log.take()
    }

    func settle() {
      for _ in 0..<3 {
        while input.scene.performTurnIfNeeded() {}
        input.advance(by: 1)
      }
      while input.scene.performTurnIfNeeded() {}
    }

    func present(_ name: String, _ style: UIModalPresentationStyle) {
      let controller = log.controller(name)
      controller.modalPresentationStyle = style
      navigation.topViewController?.present(controller, animated: true)
    }

    /// Drags the page from the leading edge and lets go early.
    func beginToPop() {
      input.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200), lifting: false)
      input.advance(by: 0.5)
      input.touch(.ended, 100, 200)
    }
  }

  struct Step: Sendable {
    let name: String
    let calls: [String]
    let perform: @MainActor @Sendable (World) -> Void
  }

  nonisolated static let steps = [
    Step(name: "a sheet", calls: ["S didLoad", "S willAppear", "S isAppearing", "S didAppear"]) {
      $0.present("S", .pageSheet)
    },
    Step(name: "the sheet is dismissed", calls: ["S willDisappear", "S didDisappear"]) {
      $0.tabs.dismiss(animated: true)
    },
    Step(
      name: "a full screen",
      calls: [
        "F didLoad", "A willDisappear", "a willDisappear", "F willAppear", "F isAppearing", "F didAppear",
        "A didDisappear", "a didDisappear",
      ]
    ) { $0.present("F", .fullScreen) },
    Step(
      name: "the full screen is dismissed",
      calls: [
        "F willDisappear", "A willAppear", "a willAppear", "A isAppearing", "a isAppearing", "A didAppear",
        "a didAppear", "F didDisappear",
      ]
    ) { $0.tabs.dismiss(animated: true) },
    Step(
      name: "another tab",
      calls: [
        "A willDisappear", "a willDisappear", "C didLoad", "C willAppear", "C isAppearing", "A didDisappear",
        "a didDisappear", "C didAppear",
      ]
    ) { $0.tabs.selectedIndex = 1 },
    Step(
      name: "the first tab again",
      calls: [
        "C willDisappear", "A willAppear", "a willAppear", "A isAppearing", "a isAppearing", "C didDisappear",
        "A didAppear", "a didAppear",
      ]
    ) { $0.tabs.selectedIndex = 0 },
    Step(
      name: "push",
      calls: [
        "B didLoad", "A willDisappear", "a willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "a didDisappear", "B didAppear",
      ]
    ) { $0.navigation.pushViewController($0.log.controller("B"), animated: true) },
    Step(
      name: "a pop that is cancelled",
      calls: [
        "B willDisappear", "A willAppear", "a willAppear", "A isAppearing", "a isAppearing", "A willDisappear",
        "a willDisappear", "A didDisappear", "a didDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ]
    ) { $0.beginToPop() },
    Step(
      name: "pop",
      calls: [
        "B willDisappear", "A willAppear", "a willAppear", "A isAppearing", "a isAppearing", "B didDisappear",
        "A didAppear", "a didAppear",
      ]
    ) { $0.navigation.popViewController(animated: true) },
  ]

  @Test("each transition makes the original's calls, also after all others", arguments: steps.indices)
  func table(index: Int) {
    let world = World()
    for step in Self.steps[..<index] {
      step.perform(world)
      world.settle()
    }
    _ = world.log.take()
    let step = Self.steps[index]
    step.perform(world)
    world.settle()
    expectEqual(world.log.take(), step.calls, "\(step.name)")
  }
}
