import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The bars of containers, which follow the scrolling of the content behind them.
@MainActor @Suite struct ScrollFollowingTests {
  let page = ScrollingController()

  init() { page.title = "Page" }

  private func scroll(_ stage: TestScene, by distance: CGFloat = 300) {
    page.scrollView.contentOffset.y += distance
    stage.settle()
  }

  @Test("in a collapsed split view the bar is solid while content is below it, and clear at the start")
  func collapsed() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(page, for: .secondary)
    let stage = TestScene(root: split)
    split.show(.secondary)
    stage.settle()
    let bar = try #require(page.navigationController?.navigationBar)
    #expect(bar.isAtScrollEdge)
    scroll(stage)
    #expect(!bar.isAtScrollEdge)
    scroll(stage, by: -300)
    #expect(bar.isAtScrollEdge)
  }

  @Test("in a split view the bar of each column follows its own content")
  func expanded() throws {
    let shown = SplitStage()
    let first = ScrollingController()
    shown.split.setViewController(first, for: .primary)
    shown.split.setViewController(page, for: .secondary)
    shown.show()
    page.scrollView.contentOffset.y += 300
    shown.settle()
    expectEqual(try #require(first.navigationController).navigationBar.isAtScrollEdge, true)
    expectEqual(try #require(page.navigationController).navigationBar.isAtScrollEdge, false)
  }

  @Test("a large title collapses in a collapsed split view as in a stack of its own")
  func largeTitle() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    split.setViewController(navigation, for: .secondary)
    let stage = TestScene(root: split)
    split.show(.secondary)
    stage.settle()
    expectEqual(navigation.navigationBar.frame.height, 96)
    scroll(stage)
    expectEqual(navigation.navigationBar.frame.height, 44)
    expectEqual(page.scrollView.adjustedContentInset.top, 44)
    scroll(stage, by: -300)
    expectEqual(navigation.navigationBar.frame.height, 96)
  }

  @Test("of nested stacks that show their bars each follows the content, and the inner one collapses")
  func nested() {
    let inner = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    let outer = UINavigationController(rootViewController: tabs)
    for stack in [inner, outer] { stack.navigationBar.prefersLargeTitles = true }
    let stage = TestScene(root: outer)
    stage.settle()
    scroll(stage)
    #expect(!inner.navigationBar.isAtScrollEdge)
    #expect(!outer.navigationBar.isAtScrollEdge)
    expectEqual(inner.navigationBar.frame.height, 44)
    expectEqual(outer.navigationBar.frame.height, 96)
    expectEqual(page.scrollView.adjustedContentInset.top, 140)
  }

  @Test("a tab bar is at its edge only while the content of the selected tab is at its end")
  func tabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    let stage = TestScene(root: tabs)
    stage.settle()
    #expect(!tabs.tabBar.isAtScrollEdge)
    scroll(stage, by: 3000)
    #expect(tabs.tabBar.isAtScrollEdge)
    scroll(stage, by: -1000)
    #expect(!tabs.tabBar.isAtScrollEdge)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.tabBar.isAtScrollEdge)
  }

  @Test("a toolbar is at its edge only while the content is at its end")
  func toolbar() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(navigation.toolbar.isAtScrollEdge, false)
    scroll(stage, by: 3000)
    expectEqual(navigation.toolbar.isAtScrollEdge, true)
  }

  @Test("a stack whose page was replaced no longer follows the old content")
  func replaced() {
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(page.scrollView.bars.followers.count, 1)
    navigation.setViewControllers([UIViewController()], animated: false)
    stage.settle()
    expectEqual(page.scrollView.bars.followers.count, 0)
  }

  @Test("in a terminal the rows of a collapsed split view scroll out behind the bar")
  func terminal() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(page, for: .secondary)
    for row in 0..<100 {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 16, width: 320, height: 16))
      label.text = "Row \(row) ------------------------"
      page.scrollView.addSubview(label)
    }
    let stage = TestScene.terminal(40, 8, root: split)
    split.show(.secondary)
    stage.settle()
    scroll(stage, by: 160)
    let top = try #require(stage.lines.first)
    #expect(top.contains("Page"))
    #expect(!top.contains("--"), "\(top)")
  }
}
