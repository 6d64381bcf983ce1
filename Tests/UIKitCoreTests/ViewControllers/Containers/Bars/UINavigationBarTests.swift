import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UINavigationBarTests {
  let log = LifeCycle()

  // MARK: Titles

  @Test("a controller's title is that of its item and tab, unless they have their own")
  func titles() {
    let controller = UIViewController()
    controller.title = "One"
    expectEqual(controller.navigationItem.title, "One")
    expectEqual(controller.tabBarItem.title, "One")
    controller.navigationItem.title = "Bar"
    controller.title = "Two"
    expectEqual(controller.navigationItem.title, "Bar")
    expectEqual(controller.tabBarItem.title, "Two")
  }

  /// A case of the back button's title.
  struct Back: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var title: String? = "Fruit"
    var backTitle: String?
    var page = "Apple"
    var mode = UINavigationItem.BackButtonDisplayMode.default
    let shown: String?
  }

  @Test(
    "the back button has the previous title, a shorter one if it does not fit, or none",
    arguments: [
      Back(testDescription: "title", shown: "Fruit"),
      Back(testDescription: "its own title", backTitle: "All", shown: "All"),
      Back(testDescription: "no title", title: nil, shown: "Back"),
      Back(testDescription: "too long", title: String(repeating: "Fruit", count: 12), shown: "Back"),
      Back(testDescription: "no room", page: String(repeating: "Apple", count: 2000), shown: nil),
      Back(testDescription: "generic", mode: .generic, shown: "Back"),
      Back(testDescription: "minimal", mode: .minimal, shown: nil),
    ])
  func backTitle(back: Back) throws {
    let root = UIViewController()
    root.title = back.title
    root.navigationItem.backButtonTitle = back.backTitle
    root.navigationItem.backButtonDisplayMode = back.mode
    let page = UIViewController()
    page.title = back.page
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(page, animated: false)
    let stage = TestScene(root: navigation)
    stage.settle()
    let button = navigation.navigationBar.backButton
    #expect(!button.isHidden)
    expectEqual(button.currentTitle, back.shown)
    expectEqual(button.accessibilityLabel, back.backTitle ?? back.title ?? "Back")
  }

  @Test("left items replace the back button unless they supplement it")
  func leftItems() {
    let page = log.controller("B")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    navigation.pushViewController(page, animated: false)
    let stage = TestScene(root: navigation)
    stage.settle()
    #expect(navigation.navigationBar.backButton.isHidden)
    page.navigationItem.leftItemsSupplementBackButton = true
    stage.settle()
    #expect(!navigation.navigationBar.backButton.isHidden)
    #expect(navigation.navigationBar.button("Cancel") != nil)
    page.navigationItem.hidesBackButton = true
    stage.settle()
    #expect(navigation.navigationBar.backButton.isHidden)
  }

  @Test("the back button goes back, and a back action replaces that")
  func goingBack() {
    let page = log.controller("B")
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    navigation.pushViewController(page, animated: false)
    let stage = TestScene(root: navigation)
    stage.settle()
    var uses = 0
    page.navigationItem.backAction = UIAction { _ in uses += 1 }
    navigation.navigationBar.backButton.sendActivationActions()
    expectEqual(uses, 1)
    expectEqual(navigation.viewControllers.count, 2)
    page.navigationItem.backAction = nil
    navigation.navigationBar.backButton.sendActivationActions()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("the title is the first heading, centred between the items")
  func title() {
    let page = log.controller("Notes")
    let (edit, add) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add))
    page.navigationItem.leftBarButtonItem = edit
    page.navigationItem.rightBarButtonItems = [add, UIBarButtonItem(systemItem: .trash)]
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    stage.settle()
    let bar = navigation.navigationBar
    expectEqual(bar.titleLabel.makeSemantics()?.role, .heading)
    expectEqual(bar.titleLabel.makeSemantics()?.headingLevel, 1)
    #expect(abs(bar.titleLabel.frame.midX - 195) <= 1)
    let addFrame = add.itemView.map { $0.convert($0.bounds, to: bar) }
    expectEqual(addFrame?.maxX, 374)
    expectEqual(edit.itemView.map { $0.convert($0.bounds, to: bar).minX }, 16)
    expectEqual(bar.makeSemantics()?.role, .navigationBar)
    #expect(bar.button("Add") === add.itemView)
    #expect(bar.button("Delete") != nil)
  }

  @Test("a title view replaces the title")
  func titleView() {
    let page = log.controller("Notes")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    page.navigationItem.titleView = view
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(view.frame, CGRect(x: 145, y: 7, width: 100, height: 30))
    #expect(navigation.navigationBar.titleLabel.isHidden)
    page.navigationItem.titleView = nil
    stage.settle()
    #expect(view.superview == nil)
    #expect(!navigation.navigationBar.titleLabel.isHidden)
  }

  @Test("a title view of its natural width follows its content, one of another width keeps it")
  func titleViewWidth() {
    let page = log.controller("Notes")
    let (natural, fixed) = (UISegmentedControl(items: ["A", "B"]), UISegmentedControl(items: ["A", "B"]))
    page.navigationItem.titleView = natural
    let stage = TestScene(root: UINavigationController(rootViewController: page))
    stage.settle()
    let width = natural.frame.width
    natural.insertSegment(withTitle: "C", at: 2, animated: false)
    stage.settle()
    #expect(natural.frame.width > width)
    expectEqual(natural.frame.width, natural.intrinsicContentSize.width)
    natural.removeAllSegments()
    natural.insertSegment(withTitle: "A", at: 0, animated: false)
    stage.settle()
    #expect(natural.frame.width < width)
    fixed.frame.size.width = 200
    page.navigationItem.titleView = fixed
    stage.settle()
    fixed.insertSegment(withTitle: "C", at: 2, animated: false)
    stage.settle()
    expectEqual(fixed.frame.width, 200)
  }

  @Test("a view that the app adds to a bar stays there when the items change")
  func addedView() {
    let page = log.controller("Notes")
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    let added = UIView(frame: CGRect(x: 0, y: 42, width: 100, height: 2))
    navigation.navigationBar.addSubview(added)
    stage.settle()
    #expect(added.superview === navigation.navigationBar)
    page.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.settle()
    page.navigationItem.titleView = nil
    stage.settle()
    #expect(added.superview === navigation.navigationBar)
  }

  @Test("a prompt stands above the row")
  func prompt() {
    let page = log.controller("A")
    page.navigationItem.prompt = "Choose"
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(navigation.navigationBar.frame.height, 74)
    expectEqual(navigation.navigationBar.titleLabel.frame.minY, 30)
  }

  @Test("an accessory stands below the title and pushes the content down")
  func accessory() {
    let page = ScrollingController()
    let view = UIView()
    page.navigationItem.accessory = UINavigationItem.Accessory(view: view, height: 52)
    let stage = TestScene(root: UINavigationController(rootViewController: page))
    stage.settle()
    expectEqual(view.frame, CGRect(x: 0, y: 44, width: 390, height: 52))
    expectEqual(page.scrollView.adjustedContentInset.top, 96)
  }

  @Test(
    "a long or joined title and right-to-left text are laid out in the bar",
    arguments: [
      String(repeating: "x", count: 10_000), String(repeating: "👨‍👩‍👧‍👦", count: 100), String(repeating: "שלום ", count: 50),
    ])
  func longTitles(text: String) {
    let page = log.controller(text)
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(page, animated: false)
    let stage = TestScene(root: navigation)
    stage.settle()
    let bar = navigation.navigationBar
    #expect(bar.largeTitleLabel.frame.maxX <= 374)
    #expect(bar.titleLabel.frame.maxX <= 374)
  }

  // MARK: Large titles

  @Test("a large title collapses as the page scrolls, and the insets follow")
  func collapsing() {
    let page = ScrollingController()
    page.title = "Notes"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = TestScene(root: navigation)
    stage.settle()
    let bar = navigation.navigationBar
    expectEqual(bar.frame.height, 96)
    expectEqual(page.scrollView.contentOffset.y, -96)
    #expect(bar.titleLabel.isHidden)
    #expect(!bar.largeTitleClip.isHidden)
    page.scrollView.contentOffset.y = -76
    stage.settle()
    expectEqual(bar.frame.height, 76)
    expectEqual(page.scrollView.adjustedContentInset.top, 76)
    expectEqual(page.scrollView.contentOffset.y, -76)
    page.scrollView.contentOffset.y = 200
    stage.settle()
    expectEqual(bar.frame.height, 44)
    expectEqual(page.scrollView.adjustedContentInset.top, 44)
    expectEqual(page.scrollView.offsetRange.minY, -96)
    #expect(!bar.titleLabel.isHidden)
    #expect(bar.largeTitleClip.isHidden)
    page.scrollView.contentOffset.y = -96
    stage.settle()
    expectEqual(bar.frame.height, 96)
  }

  /// A case of the large title's display mode.
  struct Mode: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: UINavigationItem.LargeTitleDisplayMode
    let second: UINavigationItem.LargeTitleDisplayMode
    let height: CGFloat
  }

  @Test(
    "an automatic mode is that of the previous page",
    arguments: [
      Mode(testDescription: "both", first: .automatic, second: .automatic, height: 96),
      Mode(testDescription: "inherited", first: .never, second: .automatic, height: 44),
      Mode(testDescription: "own", first: .automatic, second: .never, height: 44),
      Mode(testDescription: "again", first: .never, second: .always, height: 96),
    ])
  func modes(mode: Mode) {
    let (first, second) = (log.controller("A"), log.controller("B"))
    first.navigationItem.largeTitleDisplayMode = mode.first
    second.navigationItem.largeTitleDisplayMode = mode.second
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(second, animated: false)
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(navigation.navigationBar.frame.height, mode.height)
  }

  // MARK: Appearance

  @Test("the background is clear at the start of the content, and the bar's while it is scrolled")
  func scrollEdge() {
    let page = ScrollingController()
    let navigation = UINavigationController(rootViewController: page)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    navigation.navigationBar.standardAppearance = appearance
    let stage = TestScene(root: navigation)
    stage.settle()
    let bar = navigation.navigationBar
    #expect(bar.background.backgroundColor == nil)
    page.scrollView.contentOffset.y = 100
    stage.settle()
    expectEqual(bar.background.backgroundColor, .systemRed)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .systemGreen
    bar.scrollEdgeAppearance = edge
    page.scrollView.contentOffset.y = -44
    stage.settle()
    expectEqual(bar.background.backgroundColor, .systemGreen)
    page.navigationItem.scrollEdgeAppearance = appearance
    stage.settle()
    expectEqual(bar.background.backgroundColor, .systemRed)
  }

  @Test("a bar keeps a copy of an appearance")
  func copies() {
    let bar = UINavigationBar(frame: .zero)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .systemRed
    #expect(bar.standardAppearance.backgroundColor == nil)
  }

  @Test("buttons have the font and the colour of the appearance")
  func buttonAppearance() throws {
    let page = log.controller("A")
    let item = UIBarButtonItem(title: "Send")
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    navigation.navigationBar.standardAppearance = appearance
    let stage = TestScene(root: navigation)
    stage.settle()
    let button = try #require(item.itemView as? UIButton)
    expectEqual(button.currentTitleColor, .systemRed)
    let done = UIBarButtonItemAppearance(style: .done)
    expectEqual(done.normal.titleTextAttributes[.font] as? UIFont, .systemFont(ofSize: 17, weight: .semibold))
  }

  // MARK: A bar of the app's own

  @Test("a bar of the app's own has a stack of items")
  func ownItems() {
    let bar = UINavigationBar(frame: .zero)
    let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: false)
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.popItem(animated: false) == nil)
    expectEqual(bar.items, [one])
  }

  @Test("the items of a managed bar cannot be changed")
  func managed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UINavigationController().navigationBar.items = [] }
    }
    #expect(words(of: result).contains("directly on a UINavigationBar managed by a controller."))
  }

  // MARK: Terminal

  @Test("in a terminal a bar is one row, with the way back, the title and the items")
  func terminal() throws {
    let page = log.controller("Apple")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let navigation = UINavigationController(rootViewController: log.controller("Fruit"))
    navigation.pushViewController(page, animated: false)
    let stage = TestScene.terminal(40, 10, root: navigation)
    stage.settle()
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 320, height: 16))
    let row = try #require(stage.lines.first)
    #expect(row.contains("Fruit"))
    #expect(row.contains("Apple"))
    #expect(row.hasSuffix("Edit"))
    expectEqual(page.view.safeAreaInsets.top, 16)
  }

  @Test("in a terminal a large title is a row of its own")
  func terminalLargeTitle() throws {
    let navigation = UINavigationController(rootViewController: log.controller("Fruit"))
    navigation.navigationBar.prefersLargeTitles = true
    let stage = TestScene.terminal(40, 10, root: navigation)
    stage.settle()
    let lines = stage.lines
    try #require(lines.count > 1)
    #expect(!lines[0].contains("Fruit"))
    #expect(lines[1].hasPrefix(" Fruit"))
    expectEqual(navigation.navigationBar.frame.height, 32)
  }

  @Test("the content of bars has the usual text size, whatever the user prefers")
  func textSize() throws {
    let page = UIViewController()
    let (title, item) = (UILabel(), UILabel())
    for label in [title, item] {
      label.text = "Add"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    page.navigationItem.titleView = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    var configuration = SceneConfiguration.phone()
    configuration.textSize = .accessibilityExtraExtraExtraLarge
    let stage = TestScene(configuration, root: navigation)
    stage.settle()
    expectEqual(page.traitCollection.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
    for view in [title, item, try #require(navigation.toolbar)] as [UIView] {
      expectEqual(view.traitCollection.preferredContentSizeCategory, .large)
    }
    #expect(item.intrinsicContentSize.height < 30)
    #expect(item.frame.height <= 44)
  }
}
