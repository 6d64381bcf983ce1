import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Random changes of a navigation stack, compared with a list of numbers.
@MainActor @Suite struct NavigationWalkTests {
  /// A navigation controller in a window, and the numbers of the pages that its stack must have.
  @MainActor
  final class Walk {
    let pool = ControllerPool()
    let delegate = UINavigationControllerTests.Delegate()
    let navigation = UINavigationController()
    let stage: TestScene
    let connection: SceneConnection
    var random: Randomness
    var states = AppearanceStates()
    var expected: [Int] = []
    var isSettled = true

    init(seed: Int) {
      random = Randomness(seed: seed)
      stage = TestScene(root: navigation)
      connection = SceneConnection(scene: stage.scene)
      navigation.delegate = delegate
      navigation.isToolbarHidden = false
      settle()
    }

    func settle() {
      stage.settle()
      isSettled = true
    }

    // MARK: Changes

    /// A page outside of the stack: one that is leaving it, or a new one.
    private func outsider() -> RecordedController {
      let leaving = pool.living.filter { !expected.contains($0) }
      if let number = leaving.randomElement(using: &random), random.next(below: 2) == 0,
        let page = pool.controller(number)
      {
        return page
      }
      return pool.make()
    }

    func push() {
      let page = outsider()
      expected.append(page.number)
      // A push during a transition is logged.
      _ = warnings { navigation.pushViewController(page, animated: random.next(below: 2) == 0) }
    }

    func pop() {
      let removed = navigation.popViewController(animated: random.next(below: 2) == 0)
      let last = expected.count > 1 ? expected.removeLast() : nil
      expectEqual((removed as? RecordedController)?.number, last)
    }

    func popToRoot() {
      let removed = navigation.popToRootViewController(animated: random.next(below: 2) == 0)
      expectEqual((removed ?? []).numbers, Array(expected.dropFirst()))
      expected = Array(expected.prefix(1))
    }

    func popToPage() {
      guard let number = expected.randomElement(using: &random), let page = pool.controller(number),
        let index = expected.firstIndex(of: number)
      else { return }
      let removed = navigation.popToViewController(page, animated: random.next(below: 2) == 0)
      expectEqual((removed ?? []).numbers, Array(expected[(index + 1)...]))
      expected = Array(expected[...index])
    }

    /// Sets any stack: pages that are there, that are leaving, and new ones, in any order; also none.
    func replace() {
      var pages = expected.compactMap { pool.controller($0) }.filter { _ in random.next(below: 2) == 0 }
      for _ in 0..<random.next(below: 3) {
        let page = outsider()
        if !pages.contains(page) { pages.append(page) }
      }
      pages.shuffle(using: &random)
      expected = pages.map(\.number)
      navigation.setViewControllers(pages, animated: random.next(below: 2) == 0)
    }

    /// Drags the page from the leading edge, far enough to go back or not.
    func drag() {
      guard isSettled, expected.count > 1 else { return }
      let goesBack = random.next(below: 2) == 0
      let end: CGFloat = goesBack ? 300 : 95
      touch(.began, 5)
      for step in 1...4 {
        connection.advanceClock(by: 1.0 / 60)
        touch(.moved, 5 + (end - 5) * CGFloat(step) / 4)
      }
      connection.advanceClock(by: 0.5)
      touch(.ended, end)
      settle()
      if goesBack { expected.removeLast() }
    }

    private func touch(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 200))))
    }

    func change() {
      switch random.next(below: 9) {
      case 0, 1, 2: push()
      case 3: pop()
      case 4: popToRoot()
      case 5: popToPage()
      case 6: drag()
      default: replace()
      }
      expectEqual(navigation.viewControllers.numbers, expected)
      expectEqual(navigation.topViewController.map { [$0].numbers } ?? [], Array(expected.suffix(1)))
    }

    /// Lets nothing, a turn, a part of a transition or everything pass.
    func pause() {
      isSettled = false
      switch random.next(below: 4) {
      case 0: break
      case 1: stage.turn()
      case 2:
        connection.advanceClock(by: 0.1)
        stage.turn()
      default: settle()
      }
    }

    // MARK: Checks

    func checkSettledScreen() {
      states.follow(pool.log.take())
      let top = navigation.topViewController
      expectEqual(states.faults, [])
      expectEqual(states.changing, [])
      expectEqual(states.appeared, expected.suffix(1).map { "\($0)" })
      expectEqual(navigation.display.pages?.subviews.count, (expected.isEmpty ? 0 : 1))
      #expect(top?.view.window === (expected.isEmpty ? nil : stage.window))
      expectEqual(navigation.children.numbers.sorted(), expected.sorted())
      let items = navigation.navigationBar.items ?? []
      expectEqual(
        items.map(ObjectIdentifier.init), navigation.viewControllers.map { ObjectIdentifier($0.navigationItem) })
      #expect(navigation.toolbar.items?.first === top?.toolbarItems?.first)
      expectEqual(pool.living, expected.sorted())
    }
  }

  @Test("any changes at any time lead to the last stack, with its bars, and free the other pages", arguments: 0..<40)
  func changes(seed: Int) {
    let walk = Walk(seed: seed)
    for _ in 0..<12 {
      for _ in 0...walk.random.next(below: 4) {
        walk.change()
        walk.pause()
      }
      walk.settle()
      walk.checkSettledScreen()
    }
  }

  @Test("any stack becomes any other in one transition, or none if the page stays", arguments: 40..<60)
  func transitions(seed: Int) {
    let walk = Walk(seed: seed)
    for _ in 0..<20 {
      let old = walk.expected.last
      walk.delegate.calls = []
      walk.replace()
      walk.settle()
      let new = walk.expected.last
      expectEqual(walk.delegate.calls.count { $0.hasPrefix("will") }, (new == nil || new == old ? 0 : 1))
      expectEqual(walk.delegate.calls.count { $0.hasPrefix("did") }, (new == nil || new == old ? 0 : 1))
      walk.checkSettledScreen()
    }
  }
}
