import Expectations
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
    expectEqual(split.viewControllers.count, 2)
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
    expectEqual(stage.split.splitBehavior, .tile)
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
    expectEqual(stage.navigation(.primary)?.view.frame.size, CGSize(width: 320, height: 768))
    expectEqual(stage.navigation(.secondary)?.view.frame.size, CGSize(width: 703.5, height: 768))
    expectEqual(stage.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x, 320.5)
    #expect(stage.a.view.window === stage.window)
    #expect(stage.b.view.window === stage.window)
  }

  @Test("the primary column can be at the trailing edge")
  func primaryEdge() {
    let stage = SplitStage()
    stage.split.primaryEdge = .trailing
    stage.show()
    expectEqual(stage.navigation(.primary)?.view.convert(CGPoint.zero, to: nil).x, 704)
    expectEqual(stage.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x, 0)
  }

  @Test("in a tall view the primary column is in front of the secondary one, and hidden at first")
  func overlay() {
    let stage = SplitStage().show(SplitStage.portrait)
    expectEqual(stage.split.splitBehavior, .overlay)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    #expect(!stage.a.isViewLoaded)
    stage.split.show(.primary)
    stage.settle()
    expectEqual(stage.split.displayMode, .oneOverSecondary)
    #expect(stage.a.view.window === stage.window)
    expectEqual(stage.navigation(.secondary)?.view.frame.width, 768)
    #expect(stage.split.display.shield?.superview != nil)
    stage.split.escapeAction?.perform()
    stage.settle()
    expectEqual(stage.split.displayMode, .secondaryOnly)
    #expect(stage.a.view.window == nil)
    #expect(stage.split.display.shield?.superview == nil)
  }

  @Test("two columns are beside the secondary one in 1000 points, and displace it in less")
  func triple() {
    let wide = SplitStage(.tripleColumn).show(CGSize(width: 1366, height: 1024))
    expectEqual(wide.split.splitBehavior, .tile)
    expectEqual(wide.split.displayMode, .twoBesideSecondary)
    let narrow = SplitStage(.tripleColumn).show(CGSize(width: 900, height: 700))
    expectEqual(narrow.split.splitBehavior, .displace)
    expectEqual(narrow.split.displayMode, .oneBesideSecondary)
    #expect(narrow.c.view.window === narrow.window)
    #expect(!narrow.a.isViewLoaded)
    narrow.split.show(.primary)
    narrow.settle()
    expectEqual(narrow.split.displayMode, .twoDisplaceSecondary)
    expectEqual(narrow.navigation(.supplementary)?.view.convert(CGPoint.zero, to: nil).x, 320.5)
    expectEqual(narrow.navigation(.secondary)?.view.convert(CGPoint.zero, to: nil).x, 641)
    expectEqual(narrow.navigation(.secondary)?.view.frame.width, 579.5)
    narrow.split.show(.secondary)
    narrow.settle()
    expectEqual(narrow.split.displayMode, .oneBesideSecondary)
  }

  /// The columns of three that are tiled if they fit, as those of the example Mail, at a width and a text size.
  private func tiled(_ width: CGFloat, _ textSize: SceneConfiguration.TextSize, _ style: UISplitViewController.Style)
    -> SplitStage
  {
    let stage = SplitStage(style)
    stage.split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    stage.split.preferredSplitBehavior = .tile
    stage.split.preferredPrimaryColumnWidthFraction = 0.24
    stage.split.preferredSupplementaryColumnWidthFraction = 0.34
    stage.appear(CGSize(width: width, height: 430), textSize: textSize)
    return stage
  }

  @Test(
    "three columns are side by side where each has room for its text, else one beside the content, else none",
    arguments: [
      (1366, .large, "two"), (932, .large, "two"), (844, .large, "two"), (700, .large, "one"),
      (932, .extraExtraLarge, "one"), (1366, .extraExtraLarge, "two"), (932, .accessibilityExtraExtraExtraLarge, "one"),
      (1180, .accessibilityExtraExtraExtraLarge, "one"), (1366, .accessibilityExtraExtraExtraLarge, "two"),
      (780, .accessibilityExtraExtraExtraLarge, "none"),
    ] as [(CGFloat, SceneConfiguration.TextSize, String)])
  func roomForText(width: CGFloat, textSize: SceneConfiguration.TextSize, columns: String) {
    let stage = tiled(width, textSize, .tripleColumn)
    switch columns {
    case "two": expectEqual(stage.split.displayMode, .twoBesideSecondary)
    case "one": expectEqual(stage.split.displayMode, .oneBesideSecondary)
    default: expectEqual(stage.split.displayMode, .secondaryOnly)
    }
    let content = stage.navigation(.secondary)?.view.frame.width ?? 0
    #expect(content >= 320, "\(content) points for the content")
  }

  @Test("a column that does not fit beside the content is in front of it when the user shows it")
  func columnInFront() {
    let stage = tiled(780, .accessibilityExtraExtraExtraLarge, .doubleColumn)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    stage.split.show(.primary)
    stage.settle()
    expectEqual(stage.split.displayMode, .oneOverSecondary)
    expectEqual(stage.split.primaryColumnWidth, 400)
  }

  @Test("automatic widths grow with large text, and widths in points do not")
  func widthsForText() {
    let stage = tiled(1366, .accessibilityExtraExtraExtraLarge, .doubleColumn)
    expectEqual(stage.split.primaryColumnWidth, 400)
    stage.split.maximumPrimaryColumnWidth = 350
    expectEqual(stage.split.primaryColumnWidth, 350)
    stage.split.preferredPrimaryColumnWidth = 250
    expectEqual(stage.split.primaryColumnWidth, 250)
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
      expectEqual(stage.split.displayMode, mode)
    }
    let double = SplitStage().show()
    double.split.preferredDisplayMode = .twoDisplaceSecondary
    expectEqual(double.split.displayMode, .oneBesideSecondary)
    double.split.preferredDisplayMode = .automatic
    double.split.preferredSplitBehavior = .overlay
    double.settle()
    expectEqual(double.split.displayMode, .secondaryOnly)
    #expect(double.a.view.window == nil)
  }

  @Test("the width of a column is the preferred one within its limits")
  func widths() {
    let stage = SplitStage().show()
    expectEqual(stage.split.primaryColumnWidth, 320)
    stage.split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(stage.split.primaryColumnWidth, 256)
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    expectEqual(stage.split.primaryColumnWidth, 320)
    stage.split.maximumPrimaryColumnWidth = 400
    expectEqual(stage.split.primaryColumnWidth, 400)
    stage.split.minimumPrimaryColumnWidth = 450
    expectEqual(stage.split.primaryColumnWidth, 450)
    stage.split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    stage.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    stage.split.preferredPrimaryColumnWidth = 380
    expectEqual(stage.split.primaryColumnWidth, 380)
    expectEqual(stage.navigation(.primary)?.view.frame.width, 380)
  }

  @Test("the primary column has a compact width of its own, the secondary one does not")
  func traits() {
    let stage = SplitStage().show()
    expectEqual(stage.a.traitCollection.horizontalSizeClass, .compact)
    expectEqual(stage.a.view.traitCollection.horizontalSizeClass, .compact)
    expectEqual(stage.b.traitCollection.horizontalSizeClass, .regular)
  }

  @Test("each column is a focus group")
  func focusGroups() {
    let stage = SplitStage().show()
    let groups = stage.split.display.columnViews.values.compactMap(\.focusGroupIdentifier)
    expectEqual(Set(groups).count, 2)
  }

  // MARK: Showing and hiding

  @Test("a hidden column disappears, a shown one appears, and the delegate is notified before")
  func hideAndShow() {
    let stage = SplitStage().show()
    stage.split.hide(.primary)
    stage.settle()
    expectEqual(stage.split.displayMode, .secondaryOnly)
    expectEqual(stage.navigation(.secondary)?.view.frame.width, 1024)
    #expect(stage.a.view.window == nil)
    expectEqual(stage.log.take(), ["A willDisappear", "A didDisappear"])
    expectEqual(stage.delegate.take(), ["willChangeTo secondaryOnly", "willHide primary"])
    stage.split.show(.primary)
    stage.settle()
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
    expectEqual(stage.navigation(.primary)?.view.convert(CGPoint.zero, to: nil).x, 0)
    expectEqual(stage.log.take(), ["A willAppear", "A isAppearing", "A didAppear"])
    expectEqual(stage.delegate.take(), ["willChangeTo oneBesideSecondary", "willShow primary"])
  }

  @Test("a column that is visible is not shown again, and the secondary one is never hidden")
  func noChange() {
    let stage = SplitStage().show()
    stage.split.show(.primary)
    stage.split.show(.supplementary)
    stage.split.hide(.secondary)
    stage.split.hide(.compact)
    stage.settle()
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
    expectEqual(stage.log.take(), [])
    expectEqual(stage.delegate.take(), [])
  }

  @Test("the first visible column has the button that hides and shows columns")
  func button() {
    let stage = SplitStage().show()
    #expect(stage.navigation(.primary)?.view.button("Hide Sidebar") != nil)
    #expect(stage.navigation(.secondary)?.view.button("Hide Sidebar") == nil)
    stage.split.displayModeButtonItem.perform()
    stage.settle()
    expectEqual(stage.split.displayMode, .secondaryOnly)
    #expect(stage.navigation(.secondary)?.view.button("Show Sidebar") != nil)
    stage.split.displayModeButtonItem.perform()
    stage.settle()
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
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
    expectEqual(
      stage.log.take(),
      [
        "B willDisappear", "C didLoad", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear",
      ])
    #expect(stage.b.splitViewController == nil)
  }

  @Test("a shown controller is pushed in the column of the page that shows it")
  func shown() {
    let stage = SplitStage().show()
    stage.b.show(stage.c, sender: nil)
    stage.settle()
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b, stage.c])
    expectEqual(stage.navigation(.primary)?.viewControllers, [stage.a])
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
    expectEqual(split.primaryColumnWidth, 240)
    let lines = stage.lines
    try #require(lines.count >= 10)
    for line in lines[..<10] {
      let cells = Array(line)
      #expect(cells.indices.contains(30))
      expectEqual(cells.dropFirst(30).first, "│")
    }
  }
}
