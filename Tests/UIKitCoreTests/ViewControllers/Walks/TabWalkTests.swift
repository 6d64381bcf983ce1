import Expectations
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Random programmatic changes of tabs, compared with a list of numbers.
@MainActor @Suite struct TabWalkTests {
  /// A tab bar controller in a window, and the numbers of the controllers that it must have.
  @MainActor
  final class Walk {
    let pool = ControllerPool()
    let delegate = UITabBarControllerTests.Delegate()
    let tabs = UITabBarController()
    let stage: TestScene
    var random: Randomness
    var states = AppearanceStates()
    var expected: [Int] = []
    var selected: Int?

    init(seed: Int) {
      random = Randomness(seed: seed)
      stage = TestScene(root: tabs)
      tabs.delegate = delegate
      stage.settle()
    }

    func replace() {
      var controllers = expected.compactMap { pool.controller($0) }.filter { _ in random.next(below: 3) > 0 }
      while controllers.count < 5, random.next(below: 3) > 0 { controllers.append(pool.make()) }
      controllers.shuffle(using: &random)
      expected = controllers.map(\.number)
      if !expected.contains(where: { $0 == selected }) { selected = expected.first }
      tabs.setViewControllers(controllers, animated: random.next(below: 2) == 0)
    }

    func selectIndex() {
      let index = random.next(below: 8) - 1
      if expected.indices.contains(index) { selected = expected[index] }
      tabs.selectedIndex = index
    }

    func selectController() {
      guard let number = expected.randomElement(using: &random) else { return }
      selected = number
      tabs.selectedViewController = pool.controller(number)
    }

    func change() {
      switch random.next(below: 4) {
      case 0: replace()
      case 1: selectController()
      default: selectIndex()
      }
      expectEqual((tabs.viewControllers ?? []).numbers, expected)
      expectEqual(tabs.selectedViewController.map { [$0].numbers } ?? [], (selected.map { [$0] } ?? []))
    }

    func checkSettledScreen() {
      states.follow(pool.log.take())
      expectEqual(states.faults, [])
      expectEqual(states.changing, [])
      expectEqual(states.appeared, (selected.map { ["\($0)"] } ?? []))
      expectEqual(tabs.selection.pages?.subviews.count, (selected == nil ? 0 : 1))
      #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
      expectEqual((tabs.tabBar.items ?? []).map(\.title), expected.map { "\($0)" })
      expectEqual(pool.living, expected.sorted())
      expectEqual(delegate.calls, [])
    }
  }

  @Test("any programmatic changes lead to the last selection, without calls of the delegate", arguments: 0..<40)
  func changes(seed: Int) {
    let walk = Walk(seed: seed)
    for _ in 0..<12 {
      for _ in 0...walk.random.next(below: 4) {
        walk.change()
        if walk.random.next(below: 2) == 0 { walk.stage.turn() }
      }
      walk.stage.settle()
      walk.checkSettledScreen()
    }
  }
}
