import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISplitViewControllerTests {
  // MARK: Controllers

  @Test("a controller that is not a navigation controller gets one, except in the compact column")
  func wrapping() {
    let split = UISplitViewController(style: .doubleColumn)
    let (page, compact) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    split.setViewController(page, for: .primary)
    split.setViewController(navigation, for: .secondary)
    split.setViewController(compact, for: .compact)
    #expect(split.viewController(for: .primary) === page)
    #expect(page.navigationController?.parent === split)
    #expect(navigation.parent === split)
    #expect(compact.parent === split)
    #expect(compact.navigationController == nil)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.first === page.navigationController)
    #expect(split.viewControllers.last === navigation)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test("pages and controllers of columns find the split view controller")
  func splitViewController() {
    let stage = SplitStage()
    #expect(stage.a.splitViewController === stage.split)
    #expect(stage.b.splitViewController === stage.split)
    #expect(UIViewController().splitViewController == nil)
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.b.splitViewController == nil)
    #expect(stage.split.viewController(for: .secondary) == nil)
  }

  @Test("a controller that is set for another column leaves the first one")
  func sameController() {
    let stage = SplitStage().show()
    stage.split.setViewController(stage.b, for: .primary)
    stage.settle()
    #expect(stage.split.viewController(for: .primary) === stage.b)
    #expect(stage.split.viewController(for: .secondary) == nil)
    #expect(stage.b.view.window === stage.window)
    #expect(stage.a.view.window == nil)
  }

  @Test("columns cannot be set in the classic style")
  func classicColumns() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UISplitViewController().setViewController(UIViewController(), for: .primary) }
    }
    #expect(words(of: result).contains("unsupported for UISplitViewController style unspecified"))
  }

  // MARK: Frames

  @Test("in a wide view the columns are side by side, with a line between them")
  func tile() {
    let stage = SplitStage().show()
    #expect(stage.split.splitBehavior == .tile)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.navigation(.primary)?.view.frame.size == CGSize(width: 320, height: 768))
    #expect(stage.navigation(.secondary)?.view.frame.size == CGSize(width: 703.5, height: 768))
    #expect(stage.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x == 320.5)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.view.window === stage.window)
  }

  @Test("the primary column can be at the trailing edge")
  func primaryEdge() {
    let stage = SplitStage()
    stage.split.primaryEdge = .trailing
    stage.show()
    #expect(stage.navigation(.primary)?.view.convert(CGPoint.zero, to: nil).x == 704)
    #expect(stage.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x == 0)
  }

  @Test("in a tall view the primary column is in front of the secondary one, and hidden at first")
  func overlay() {
    let stage = SplitStage().show(SplitStage.portrait)
    #expect(stage.split.splitBehavior == .overlay)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(!stage.a.isViewLoaded)
    stage.split.show(.primary)
    stage.settle()
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.navigation(.secondary)?.view.frame.width == 768)
    #expect(stage.split.display.shield?.superview != nil)
    stage.split.escapeAction?.perform()
    stage.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.a.view.window == nil)
    #expect(stage.split.display.shield?.superview == nil)
  }

  @Test("two columns are beside the secondary one in 1000 points, and displace it in less")
  func triple() {
    let wide = SplitStage(.tripleColumn).show(CGSize(width: 1366, height: 1024))
    #expect(wide.split.splitBehavior == .tile)
    #expect(wide.split.displayMode == .twoBesideSecondary)
    let narrow = SplitStage(.tripleColumn).show(CGSize(width: 900, height: 700))
    #expect(narrow.split.splitBehavior == .displace)
    #expect(narrow.split.displayMode == .oneBesideSecondary)
    #expect(narrow.c.view.window === narrow.window)
    #expect(!narrow.a.isViewLoaded)
    narrow.split.show(.primary)
    narrow.settle()
    #expect(narrow.split.displayMode == .twoDisplaceSecondary)
    #expect(narrow.navigation(.supplementary)?.view.convert(CGPoint.zero, to: nil).x == 320.5)
    #expect(narrow.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x == 641)
    #expect(narrow.navigation(.secondary)?.view.frame.width == 579.5)
    narrow.split.show(.secondary)
    narrow.settle()
    #expect(narrow.split.displayMode == .oneBesideSecondary)
  }

  @Test("each preferred mode chooses its behavior, as far as the style allows")
  func preferredModes() {
    let stage = SplitStage(.tripleColumn).show()
    let modes: [UISplitViewController.DisplayMode] = [
      .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ]
    for mode in modes {
      stage.split.preferredDisplayMode = mode
      stage.settle()
      #expect(stage.split.displayMode == mode)
    }
    let double = SplitStage().show()
    double.split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(double.split.displayMode == .oneBesideSecondary)
    double.split.preferredDisplayMode = .automatic
    double.split.preferredSplitBehavior = .overlay
    double.settle()
    #expect(double.split.displayMode == .secondaryOnly)
    #expect(double.a.view.window == nil)
  }

  @Test("the width of a column is the preferred one within its limits")
  func widths() {
    let stage = SplitStage().show()
    #expect(stage.split.primaryColumnWidth == 320)
    stage.split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(stage.split.primaryColumnWidth == 256)
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(stage.split.primaryColumnWidth == 320)
    stage.split.maximumPrimaryColumnWidth = 400
    #expect(stage.split.primaryColumnWidth == 400)
    stage.split.minimumPrimaryColumnWidth = 450
    #expect(stage.split.primaryColumnWidth == 450)
    stage.split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    stage.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    stage.split.preferredPrimaryColumnWidth = 380
    #expect(stage.split.primaryColumnWidth == 380)
    #expect(stage.navigation(.primary)?.view.frame.width == 380)
  }

  @Test("the primary column has a compact width of its own, the secondary one does not")
  func traits() {
    let stage = SplitStage().show()
    #expect(stage.a.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.a.view.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.b.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("each column is a focus group")
  func focusGroups() {
    let stage = SplitStage().show()
    let groups = stage.split.display.columnViews.values.compactMap(\.focusGroupIdentifier)
    #expect(Set(groups).count == 2)
  }

  // MARK: Showing and hiding

  @Test("a hidden column disappears, a shown one appears, and the delegate is notified before")
  func hideAndShow() {
    let stage = SplitStage().show()
    stage.split.hide(.primary)
    stage.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.navigation(.secondary)?.view.frame.width == 1024)
    #expect(stage.a.view.window == nil)
    #expect(stage.log.take() == ["A willDisappear", "A didDisappear"])
    #expect(stage.delegate.take() == ["willChangeTo secondaryOnly", "willHide primary"])
    stage.split.show(.primary)
    stage.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.navigation(.primary)?.view.convert(CGPoint.zero, to: nil).x == 0)
    #expect(stage.log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    #expect(stage.delegate.take() == ["willChangeTo oneBesideSecondary", "willShow primary"])
  }

  @Test("a column that is visible is not shown again, and the secondary one is never hidden")
  func noChange() {
    let stage = SplitStage().show()
    stage.split.show(.primary)
    stage.split.show(.supplementary)
    stage.split.hide(.secondary)
    stage.split.hide(.compact)
    stage.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.log.take() == [])
    #expect(stage.delegate.take() == [])
  }

  @Test("the first visible column has the button that hides and shows columns")
  func button() {
    let stage = SplitStage().show()
    #expect(stage.navigation(.primary)?.view.button("Hide Sidebar") != nil)
    #expect(stage.navigation(.secondary)?.view.button("Hide Sidebar") == nil)
    stage.split.displayModeButtonItem.perform()
    stage.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.navigation(.secondary)?.view.button("Show Sidebar") != nil)
    stage.split.displayModeButtonItem.perform()
    stage.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.split.presentsWithGesture = false
    stage.settle()
    #expect(stage.navigation(.primary)?.view.button("Hide Sidebar") == nil)
  }

  @Test("a detail replaces the secondary controller, in the order of a container")
  func detail() {
    let stage = SplitStage().show()
    stage.a.showDetailViewController(stage.c, sender: nil)
    stage.settle()
    #expect(stage.split.viewController(for: .secondary) === stage.c)
    #expect(
      stage.log.take() == [
        "B willDisappear", "C didLoad", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear",
      ])
    #expect(stage.b.splitViewController == nil)
  }

  @Test("a shown controller is pushed in the column of the page that shows it")
  func shown() {
    let stage = SplitStage().show()
    stage.b.show(stage.c, sender: nil)
    stage.settle()
    #expect(stage.navigation(.secondary)?.viewControllers == [stage.b, stage.c])
    #expect(stage.navigation(.primary)?.viewControllers == [stage.a])
  }

  // MARK: In a terminal

  @Test("in a terminal a column is whole character cells wide, and the line is a column of cells")
  func terminal() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.presentsWithGesture = false
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let stage = TestScene(
      SceneConfiguration(
        size: CGSize(width: 824, height: 160), textEngine: MonospaceTextEngine(),
        pointGrid: CGSize(width: 8, height: 16), idiom: .pad, time: .stepped), root: split)
    stage.settle()
    split.preferredPrimaryColumnWidth = 245
    stage.settle()
    #expect(split.primaryColumnWidth == 240)
    let lines = stage.lines
    try #require(lines.count >= 10)
    for line in lines[..<10] {
      let cells = Array(line)
      #expect(cells.indices.contains(30))
      #expect(cells.dropFirst(30).first == "│")
    }
  }
}
