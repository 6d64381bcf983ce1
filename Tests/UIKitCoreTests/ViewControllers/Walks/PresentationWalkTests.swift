import Expectations
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Random presentations and dismissals, compared with a list of numbers.
@MainActor @Suite struct PresentationWalkTests {
  /// A root controller in a window, and the numbers of the controllers that must be presented on it.
  @MainActor
  final class Walk {
    static let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover,
    ]

    let pool = ControllerPool()
    let root: RecordedController
    let stage: TestScene
    var random: Randomness
    var states = AppearanceStates()
    /// The numbers of the root and of the presented controllers.
    var expected: [Int]
    /// The number of controllers that stay after the dismissal in progress; nil without one.
    var remaining: Int?
    /// The completions that must run and that ran.
    var completions = (expected: 0, actual: 0)

    init(seed: Int) {
      random = Randomness(seed: seed)
      root = pool.make()
      expected = [root.number]
      stage = TestScene(root: root)
      settle()
    }

    func settle() {
      stage.settle()
      if let remaining { expected = Array(expected.prefix(remaining)) }
      remaining = nil
    }

    func present(animated: Bool) {
      let index = random.next(below: expected.count)
      let controller = pool.make()
      controller.modalPresentationStyle = Self.styles.randomElement(using: &random) ?? .automatic
      let isPossible = index == expected.count - 1 && remaining == nil
      let presenter = pool.controller(expected[index])
      if isPossible {
        expected.append(controller.number)
        completions.expected += 1
      }
      let messages = warnings {
        presenter?.present(controller, animated: animated) { [self] in completions.actual += 1 }
      }
      expectEqual(messages.count, (isPossible ? 0 : 1))
    }

    func dismiss(animated: Bool) {
      let index = random.next(below: expected.count)
      // The last controller dismisses itself, any other one those that are presented on it.
      let rest = index == expected.count - 1 ? max(1, index) : index + 1
      if expected.count > 1 { remaining = min(remaining ?? rest, rest) }
      completions.expected += 1
      pool.controller(expected[index])?.dismiss(animated: animated) { [self] in completions.actual += 1 }
    }

    func checkSettledScreen() {
      states.follow(pool.log.take())
      let controllers = expected.compactMap { pool.controller($0) }
      expectEqual(root.presentedChain.numbers, Array(expected.dropFirst()))
      expectEqual(states.faults, [])
      expectEqual(states.changing, [])
      // A controller that covers the screen hides the one that presents it.
      let visible = controllers.indices.filter { index in
        index + 1 == controllers.count || controllers[index + 1].modalPresentationStyle != .fullScreen
      }
      expectEqual(states.appeared, visible.map { controllers[$0].name }.sorted())
      expectEqual(controllers.indices.filter { controllers[$0].view.window === stage.window }, visible)
      expectEqual(stage.window.subviews.count { $0 is PresentationContainerView }, expected.count - 1)
      expectEqual(pool.living, expected)
      expectEqual(completions.actual, completions.expected)
    }
  }

  @Test("any presentations and dismissals lead to the last state, and free the other controllers", arguments: 0..<40)
  func changes(seed: Int) {
    let walk = Walk(seed: seed)
    for _ in 0..<12 {
      let isAnimated = walk.random.next(below: 2) == 0
      for _ in 0...walk.random.next(below: 3) {
        if walk.random.next(below: 2) == 0 {
          walk.present(animated: isAnimated)
        } else {
          walk.dismiss(animated: isAnimated)
        }
        // A transition without animation would end with the turn.
        if isAnimated, walk.random.next(below: 2) == 0 { walk.stage.turn() }
      }
      walk.settle()
      walk.checkSettledScreen()
    }
  }
}
