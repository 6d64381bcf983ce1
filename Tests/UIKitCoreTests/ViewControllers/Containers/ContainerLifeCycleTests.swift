import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ContainerLifeCycleTests {
  /// A change of a stack, and the calls that it makes.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The names of the pages before.
    let before: [String]
    /// The names of the pages afterwards.
    let after: [String]
    let calls: [String]
  }

  nonisolated static let rows = [
    Row(
      testDescription: "push", before: ["A"], after: ["A", "B"],
      calls: [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ]),
    Row(
      testDescription: "pop", before: ["A", "B"], after: ["A"],
      calls: [
        "A didLoad", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ]),
    Row(
      testDescription: "pop over a page", before: ["A", "B", "C"], after: ["A"],
      calls: [
        "A didLoad", "C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear",
      ]),
    Row(
      testDescription: "another stack", before: ["A", "B"], after: ["C", "D"],
      calls: [
        "D didLoad", "B willDisappear", "D willAppear", "D isAppearing", "B didDisappear", "D didAppear",
      ]),
    Row(testDescription: "a page below the visible one", before: ["A", "B"], after: ["A", "C", "B"], calls: []),
    Row(testDescription: "no page", before: ["A"], after: [], calls: ["A willDisappear", "A didDisappear"]),
    Row(
      testDescription: "from no page", before: [], after: ["A"],
      calls: ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"]),
  ]

  @Test("each change of a stack makes the original's calls in order", arguments: rows, [false, true])
  func stack(row: Row, animated: Bool) {
    let log = LifeCycle()
    var controllers: [String: RecordedController] = [:]
    for name in row.before + row.after where controllers[name] == nil { controllers[name] = log.controller(name) }
    let navigation = UINavigationController()
    navigation.viewControllers = row.before.compactMap { controllers[$0] }
    let stage = TestScene(root: navigation)
    stage.settle()
    _ = log.take()
    navigation.setViewControllers(row.after.compactMap { controllers[$0] }, animated: animated)
    stage.settle()
    expectEqual(log.take(), row.calls)
    let names = navigation.children.map { child in (child as? RecordedController)?.name ?? "" }
    expectEqual(names.sorted(), row.after.sorted())
  }

  @Test("the first page appears with its container, in the original's order")
  func firstPage() {
    let log = LifeCycle()
    let stage = TestScene(root: UINavigationController(rootViewController: log.controller("A")))
    stage.settle()
    expectEqual(log.take(), ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test("several changes in one turn are one transition")
  func oneTransition() {
    let log = LifeCycle()
    let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
    let navigation = UINavigationController(rootViewController: a)
    let stage = TestScene(root: navigation)
    stage.settle()
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: false)
    navigation.popViewController(animated: false)
    stage.settle()
    expectEqual(
      log.take(),
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    #expect(c.parent == nil)
  }

  @Test("a selected tab loads its view and appears after the other one disappeared")
  func tabs() {
    let log = LifeCycle()
    let (a, b) = (log.controller("A"), log.controller("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let stage = TestScene(root: tabs)
    stage.settle()
    expectEqual(log.take(), ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(!b.isViewLoaded)
    tabs.selectedIndex = 1
    stage.settle()
    expectEqual(
      log.take(),
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    tabs.selectedIndex = 0
    stage.settle()
    expectEqual(log.take(), ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
  }

  @Test("a page in a tab receives the calls of its navigation controller")
  func nested() {
    let log = LifeCycle()
    let (a, b) = (log.controller("A"), log.controller("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: a), UINavigationController(rootViewController: b),
    ]
    let stage = TestScene(root: tabs)
    stage.settle()
    _ = log.take()
    tabs.selectedIndex = 1
    stage.settle()
    expectEqual(
      log.take(),
      [
        "A willDisappear", "B didLoad", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
  }

  // MARK: The gesture

  private func popped(distance: CGFloat, log: LifeCycle) -> (UINavigationController, InputScene, RecordedController) {
    let (a, b) = (log.controller("A"), log.controller("B"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let input = InputScene()
    input.window.rootViewController = navigation
    while input.scene.performTurnIfNeeded() {}
    _ = log.take()
    input.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5 + distance, y: 200), lifting: false)
    input.advance(by: 0.5)
    input.touch(.ended, 5 + distance, 200)
    input.advance(by: 1)
    while input.scene.performTurnIfNeeded() {}
    return (navigation, input, b)
  }

  @Test("a movement from the edge that stops early brings the page back")
  func cancelled() {
    let log = LifeCycle()
    let (navigation, input, b) = popped(distance: 95, log: log)
    expectEqual(
      log.take(),
      [
        "A didLoad", "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear",
        "B willAppear", "B isAppearing", "B didAppear",
      ])
    #expect(navigation.topViewController === b)
    expectEqual(navigation.viewControllers.count, 2)
    #expect(b.parent === navigation)
    #expect(b.view.window === input.window)
    expectEqual(b.view.frame.minX, 0)
  }

  @Test("a movement from the edge beyond the middle goes back")
  func finished() {
    let log = LifeCycle()
    let (navigation, _, b) = popped(distance: 300, log: log)
    expectEqual(
      log.take(),
      [
        "A didLoad", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
    expectEqual(navigation.viewControllers.count, 1)
    #expect(b.parent == nil)
    #expect(b.view.window == nil)
  }
}
