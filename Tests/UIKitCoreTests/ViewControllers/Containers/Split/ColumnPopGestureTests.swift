import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The gesture that goes back from a column of a collapsed split view controller, whose bar is not that of the page behind.
@MainActor @Suite struct ColumnPopGestureTests {
  private let screen = InputScene(size: CGSize(width: 400, height: 600))
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIScrollView()
  private let first = UIViewController()
  private let second = UIViewController()

  init() {
    first.title = "First"
    first.view = list
    list.contentSize = CGSize(width: 400, height: 2000)
    second.title = "Second"
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    screen.window.rootViewController = split
    screen.layOut()
  }

  private func outer() throws -> UINavigationController { try #require(split.navigation(of: .primary)) }
  private func inner() throws -> UINavigationController { try #require(split.navigation(of: .secondary)) }

  private func show(_ column: UISplitViewController.Column) async {
    split.show(column)
    await screen.connection.settle()
  }

  /// Moves the finger on, and lifts it.
  private func goOn(from start: CGFloat, to end: CGFloat) {
    for step in 1...6 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, start + (end - start) * CGFloat(step) / 6, 400)
    }
    screen.touch(.ended, end, 400)
  }

  @Test("a gesture that is given up leaves the back button of the column")
  func givenUp() async throws {
    await show(.secondary)
    try expectEqual(outer().viewControllers.count, 2)
    let column = try inner()
    #expect(column.navigationBar.backAction != nil)
    screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 120, y: 400), steps: 6, lifting: false)
    goOn(from: 120, to: 10)
    await screen.connection.settle()
    try expectEqual(outer().viewControllers.count, 2)
    let container = try outer()
    #expect(container.navigationBar.isHidden)
    let goBack = try #require(try inner().navigationBar.backAction)
    goBack()
    await screen.connection.settle()
    try expectEqual(outer().viewControllers.count, 1)
  }

  @Test("the page behind has its bar and its insets while the finger moves the one in front, which keeps its own")
  func behind() async throws {
    await show(.primary)
    let inset = list.adjustedContentInset.top
    let bar = try outer().navigationBar
    let place = bar.frame
    await show(.secondary)
    let safeArea = second.view.safeAreaInsets
    #expect(bar.isHidden)
    screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 201, y: 400), steps: 6, lifting: false)
    screen.layOut()
    #expect(!bar.isHidden)
    expectEqual(bar.topItem?.title, "First")
    #expect(bar.frame.minX < 0)
    expectEqual(bar.frame.minX, list.frame.minX)
    expectEqual(list.adjustedContentInset.top, inset)
    expectEqual(second.view.safeAreaInsets, safeArea)
    // The page in front lies over the bar.
    let pages = try #require(bar.superview)
    let front = try inner().view
    let order = pages.subviews.filter { $0 === bar || $0 === front }
    expectEqual(order.count, 2)
    #expect(order.last === front)
    goOn(from: 201, to: 390)
    await screen.connection.settle()
    try expectEqual(outer().viewControllers.count, 1)
    expectEqual(bar.frame, place)
    let container = try outer().view
    #expect(bar.superview === container)
    expectEqual(list.adjustedContentInset.top, inset)
  }

  @Test("after the finger has let go both pages move on from where they are, and nothing else changes")
  func end() async throws {
    await show(.primary)
    let inset = list.adjustedContentInset.top
    await show(.secondary)
    let front = try #require(try inner().view)
    let pages = try #require(front.superview)
    screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 301, y: 400), steps: 6)
    screen.layOut()
    // The final frames, between which hosts animate: the page in front has not yet left.
    #expect(front.superview === pages)
    expectEqual(front.frame.minX, 400)
    expectEqual(list.frame.minX, 0)
    expectEqual(list.adjustedContentInset.top, inset)
    await screen.connection.settle()
    #expect(front.superview == nil)
    expectEqual(list.adjustedContentInset.top, inset)
  }
}
