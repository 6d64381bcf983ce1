import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct SplitCollapsingTests {
  // MARK: Columns

  @Test("in a compact width the columns are one stack, with the secondary one on top")
  func compactAtFirst() {
    let stage = SplitStage()
    #expect(!stage.split.isCollapsed)
    stage.appear(SplitStage.compact)
    #expect(stage.split.isCollapsed)
    expectEqual(stage.log.take(), ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
    expectEqual(stage.delegate.take(), ["topColumn secondary", "didCollapse"])
    expectEqual(stage.stack, [stage.a, stage.navigation(.secondary)])
    expectEqual(stage.controllers, [stage.navigation(.primary)])
  }

  @Test("the delegate chooses the column on top, and the others wait")
  func topColumn() {
    let stage = SplitStage()
    stage.delegate.topColumn = .primary
    stage.show(SplitStage.compact)
    expectEqual(stage.stack, [stage.a])
    #expect(!stage.b.isViewLoaded)
    stage.split.show(.secondary)
    stage.settle()
    expectEqual(
      stage.log.take(),
      [
        "A willDisappear", "B didLoad", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    expectEqual(stage.delegate.take(), ["willHide primary", "willShow secondary"])
    stage.split.hide(.secondary)
    stage.settle()
    expectEqual(stage.stack, [stage.a])
    #expect(stage.a.view.window === stage.window)
  }

  @Test("the page that stays visible receives no calls when the columns collapse and expand")
  func collapseAndExpand() {
    let stage = SplitStage().show()
    stage.resize(SplitStage.compact)
    #expect(stage.split.isCollapsed)
    expectEqual(stage.log.take(), ["A willDisappear", "A didDisappear"])
    expectEqual(stage.delegate.take(), ["topColumn secondary", "didCollapse"])
    #expect(stage.b.view.window === stage.window)
    expectEqual(stage.navigation(.secondary)?.view.frame.width, 500)
    stage.resize(SplitStage.landscape)
    #expect(!stage.split.isCollapsed)
    expectEqual(stage.log.take(), ["A willAppear", "A isAppearing", "A didAppear"])
    expectEqual(stage.delegate.take(), ["expanding oneBesideSecondary", "didExpand"])
    expectEqual(stage.stack, [stage.a])
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b])
    #expect(stage.navigation(.secondary)?.parent === stage.split)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.view.window === stage.window)
    expectEqual(stage.navigation(.secondary)?.view.frame.width, 703.5)
  }

  @Test("the secondary column alone collapses onto the hidden primary one without calls")
  func hiddenPrimary() {
    let stage = SplitStage().show()
    stage.split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    _ = stage.log.take()
    stage.resize(SplitStage.compact)
    expectEqual(stage.log.take(), [])
    #expect(stage.b.view.window === stage.window)
    expectEqual(stage.stack.count, 2)
    stage.resize(SplitStage.landscape)
    expectEqual(stage.log.take(), [])
    #expect(stage.b.view.window === stage.window)
    #expect(stage.a.view.window == nil)
  }

  @Test("the first page of a column leads back to the one before while collapsed")
  func back() {
    let stage = SplitStage().show()
    #expect(stage.navigation(.secondary)?.view.button("A") == nil)
    stage.resize(SplitStage.compact)
    #expect(stage.navigation(.secondary)?.view.button("A") != nil)
    stage.navigation(.secondary)?.navigationBar.backAction?()
    stage.settle()
    expectEqual(stage.stack, [stage.a])
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.splitViewController === stage.split)
  }

  @Test("a column that the user left keeps its pages, and shows them after expanding")
  func keptPages() {
    let stage = SplitStage().show(SplitStage.compact)
    stage.b.navigationController?.pushViewController(stage.c, animated: false)
    stage.settle()
    stage.split.show(.primary)
    stage.settle()
    expectEqual(stage.stack, [stage.a])
    stage.resize(SplitStage.landscape)
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b, stage.c])
    #expect(stage.c.view.window === stage.window)
    #expect(stage.a.view.window === stage.window)
  }

  @Test("pages that were pushed above a column stay with it")
  func pushedPages() {
    let stage = SplitStage().show(SplitStage.compact)
    stage.navigation(.primary)?.pushViewController(stage.c, animated: false)
    stage.settle()
    stage.resize(SplitStage.landscape)
    expectEqual(stage.stack, [stage.a])
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b, stage.c])
    #expect(stage.c.view.window === stage.window)
  }

  @Test("three columns are one stack, and each is reached through the one before")
  func triple() {
    let stage = SplitStage(.tripleColumn).show(CGSize(width: 1366, height: 1024))
    stage.delegate.topColumn = .primary
    stage.resize(SplitStage.compact)
    expectEqual(stage.stack, [stage.a])
    stage.split.show(.secondary)
    stage.settle()
    expectEqual(stage.stack, [stage.a, stage.navigation(.supplementary), stage.navigation(.secondary)])
    stage.split.show(.supplementary)
    stage.settle()
    expectEqual(stage.stack, [stage.a, stage.navigation(.supplementary)])
    #expect(stage.c.view.window === stage.window)
    stage.resize(CGSize(width: 1366, height: 1024))
    expectEqual(stage.split.displayMode, .twoBesideSecondary)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.view.window === stage.window)
    #expect(stage.c.view.window === stage.window)
  }

  @Test("the delegate chooses the mode after expanding")
  func expandedMode() {
    let stage = SplitStage().show(SplitStage.compact)
    stage.delegate.expandedMode = .secondaryOnly
    stage.resize(SplitStage.landscape)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    #expect(!stage.a.isViewLoaded)
    #expect(stage.b.view.window === stage.window)
  }

  @Test("the compact column replaces the others while collapsed")
  func compactColumn() {
    let stage = SplitStage()
    stage.split.setViewController(stage.c, for: .compact)
    stage.show(SplitStage.compact)
    expectEqual(stage.controllers, [stage.c])
    #expect(!stage.a.isViewLoaded)
    #expect(!stage.b.isViewLoaded)
    stage.split.show(.secondary)
    stage.settle()
    #expect(stage.c.view.window === stage.window)
    stage.resize(SplitStage.landscape)
    #expect(stage.c.view.window == nil)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.view.window === stage.window)
    _ = stage.log.take()
    stage.resize(SplitStage.compact)
    expectEqual(stage.log.take().filter { $0.hasPrefix("C") }, ["C willAppear", "C isAppearing", "C didAppear"])
    #expect(stage.b.view.window == nil)
  }

  @Test("a detail is pushed while collapsed")
  func detail() {
    let stage = SplitStage()
    stage.delegate.topColumn = .primary
    stage.show(SplitStage.compact)
    stage.a.showDetailViewController(stage.c, sender: nil)
    stage.settle()
    #expect(stage.split.viewController(for: .secondary) === stage.c)
    #expect(stage.navigation(.primary)?.topViewController === stage.navigation(.secondary))
    #expect(stage.c.view.window === stage.window)
  }

  // MARK: The classic style

  private func classic() -> SplitStage {
    let stage = SplitStage(.unspecified)
    let navigation = UINavigationController(rootViewController: stage.a)
    navigation.title = "List"
    stage.split.viewControllers = [navigation, stage.b]
    return stage
  }

  @Test("in the classic style the primary navigation controller takes the secondary controller, and gives it back")
  func classicCollapse() {
    let stage = classic().show()
    let navigation = stage.navigation(.primary)
    expectEqual(stage.controllers, [navigation, stage.b])
    stage.resize(SplitStage.compact)
    expectEqual(stage.delegate.take(), ["collapse B onto List", "didCollapse"])
    expectEqual(stage.controllers, [navigation])
    expectEqual(navigation?.viewControllers, [stage.a, stage.b])
    expectEqual(stage.log.take(), ["A willDisappear", "A didDisappear"])
    stage.resize(SplitStage.landscape)
    expectEqual(stage.delegate.take(), ["didExpand"])
    expectEqual(stage.controllers, [navigation, stage.b])
    expectEqual(navigation?.viewControllers, [stage.a])
    expectEqual(stage.log.take(), ["A willAppear", "A isAppearing", "A didAppear"])
    #expect(stage.b.view.window === stage.window)
  }

  @Test("in the classic style the delegate can drop the secondary controller")
  func classicDrop() {
    let stage = classic().show()
    stage.delegate.takesSecondary = true
    stage.resize(SplitStage.compact)
    expectEqual(stage.stack, [stage.a])
    expectEqual(stage.log.take(), ["B willDisappear", "B didDisappear"])
    #expect(stage.b.parent == nil)
  }
}
