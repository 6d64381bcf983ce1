import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Containers and presentations that meet, also at unsuitable moments.
@MainActor @Suite struct ControllersTogetherTests {
  let shown = PresentationStage()

  @Test("without a container a controller is presented")
  func shownWithoutContainer() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    shown.root.show(b, sender: nil)
    await shown.settle()
    #expect(shown.root.presentedViewController === b)
    shown.root.dismiss(animated: false)
    await shown.settle()
    shown.root.showDetailViewController(c, sender: nil)
    await shown.settle()
    #expect(shown.root.presentedViewController === c)
  }

  @Test("the visible controller of a stack is the presented one, or else the last page")
  func visible() async {
    let page = shown.controller("P")
    let navigation = UINavigationController(rootViewController: page)
    shown.window.rootViewController = navigation
    await shown.settle()
    #expect(navigation.visibleViewController === page)
    let other = shown.controller("B")
    page.present(other, animated: true)
    await shown.settle()
    #expect(navigation.visibleViewController === other)
    #expect(navigation.topViewController === page)
  }

  @Test("a presentation during a push lets both end")
  func presentDuringPush() async {
    let page = shown.controller("P")
    let navigation = UINavigationController(rootViewController: page)
    shown.window.rootViewController = navigation
    await shown.settle()
    let (next, sheet) = (shown.controller("N"), shown.controller("S"))
    navigation.pushViewController(next, animated: true)
    shown.stage.turn()
    navigation.present(sheet, animated: true)
    await shown.settle()
    #expect(shown.calls.list.contains("N didAppear"))
    #expect(shown.calls.list.contains("S didAppear"))
    #expect(next.view.window === shown.window)
    #expect(navigation.presentedViewController === sheet)
  }

  @Test("a push during a presentation lets both end")
  func pushDuringPresentation() async {
    let page = shown.controller("P")
    let navigation = UINavigationController(rootViewController: page)
    shown.window.rootViewController = navigation
    await shown.settle()
    let (next, sheet) = (shown.controller("N"), shown.controller("S"))
    page.present(sheet, animated: true)
    shown.stage.turn()
    navigation.pushViewController(next, animated: true)
    await shown.settle()
    #expect(shown.calls.list.contains("N didAppear"))
    #expect(shown.calls.list.contains("S didAppear"))
    #expect(next.view.window === shown.window)
    #expect(navigation.presentedViewController === sheet)
  }

  @Test("a page that is pushed behind a full screen appears after the dismissal")
  func pushBehindFullScreen() async {
    let page = shown.controller("P")
    let navigation = UINavigationController(rootViewController: page)
    shown.window.rootViewController = navigation
    await shown.settle()
    navigation.present(shown.controller("F", style: .fullScreen), animated: true)
    await shown.settle()
    shown.calls.list = []
    let next = shown.controller("N")
    navigation.pushViewController(next, animated: true)
    await shown.settle()
    expectEqual(shown.calls.list, [])
    navigation.dismiss(animated: true)
    await shown.settle()
    #expect(shown.calls.list.contains("N didAppear"))
    #expect(!shown.calls.list.contains("P willAppear"))
    #expect(next.view.window === shown.window)
    #expect(page.view.window == nil)
  }

  /// The controller that covers a page.
  enum Cover: CaseIterable { case page, tab, sheet, fullScreen }

  @Test("a covered page keeps its view and its state", arguments: Cover.allCases)
  func covered(by cover: Cover) async throws {
    let page = ScrollingController()
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, shown.controller("T")]
    shown.window.rootViewController = tabs
    await shown.settle()
    let view = try #require(page.view)
    page.scrollView.contentOffset.y = 500
    switch cover {
    case .page: navigation.pushViewController(shown.controller("N"), animated: true)
    case .tab: tabs.selectedIndex = 1
    case .sheet: page.present(shown.controller("S"), animated: true)
    case .fullScreen: page.present(shown.controller("F", style: .fullScreen), animated: true)
    }
    await shown.settle()
    #expect(view.window === (cover == .sheet ? shown.window : nil))
    switch cover {
    case .page: navigation.popViewController(animated: true)
    case .tab: tabs.selectedIndex = 0
    case .sheet, .fullScreen: page.dismiss(animated: true)
    }
    await shown.settle()
    #expect(page.view === view)
    #expect(view.window === shown.window)
    expectEqual(page.scrollView.contentOffset.y, 500)
  }

  @Test("containers and presentations work after their delegates are gone")
  func lostDelegates() async {
    final class Adaptive: NSObject, UISheetPresentationControllerDelegate {}
    let tabs = UITabBarController()
    let (a, b, sheet) = (shown.controller("A"), shown.controller("B"), shown.controller("S"))
    tabs.viewControllers = [a, b]
    do {
      let delegate = UITabBarControllerTests.Delegate()
      let adaptive = Adaptive()
      tabs.delegate = delegate
      sheet.sheetPresentationController?.delegate = adaptive
    }
    #expect(tabs.delegate == nil)
    #expect(sheet.sheetPresentationController?.delegate == nil)
    shown.window.rootViewController = tabs
    await shown.settle()
    if let item = tabs.tabBar.items?.last { tabs.userSelects(item) }
    await shown.settle()
    expectEqual(tabs.selectedIndex, 1)
    b.present(sheet, animated: true)
    await shown.settle()
    await shown.press(.escape)
    #expect(tabs.presentedViewController == nil)
  }

  @Test(
    "long, joined and right-to-left titles change neither the size of bars nor their items",
    arguments: [
      String(repeating: "x", count: 10_000), String(repeating: "👨‍👩‍👧‍👦", count: 100), String(repeating: "שלום ", count: 50),
    ])
  func titles(title: String) async {
    let pages = (0..<2).map { _ in UIViewController() }
    for page in pages {
      page.title = title
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: title)
      page.toolbarItems = [UIBarButtonItem(title: title)]
    }
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, shown.controller("T")]
    tabs.viewControllers?[1].title = title
    shown.window.rootViewController = tabs
    await shown.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), [title, title])
    expectEqual(tabs.tabBar.frame.size, CGSize(width: 390, height: 49))
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    expectEqual(navigation.navigationBar.topItem?.title, title)
    expectEqual(navigation.toolbar.items?.map(\.title), [title])
    expectEqual(pages[1].view.frame, shown.window.bounds)
  }

  @Test("a second dismissal of several controllers is completed too")
  func dismissingChainTwice() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    await shown.present(b)
    b.present(c, animated: true)
    await shown.settle()
    var ends: [Int] = []
    shown.root.dismiss(animated: true) { ends.append(1) }
    shown.root.dismiss(animated: true) { ends.append(2) }
    await shown.settle()
    expectEqual(ends, [1, 2])
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("a dismissal by the app during a drag takes place although the drag is cancelled")
  func dismissingDuringDrag() async {
    let sheet = shown.controller("B")
    await shown.present(sheet)
    shown.touch(.began, 195, 60)
    for step in 1...5 {
      shown.connection.advanceClock(by: 0.2)
      shown.touch(.moved, 195, 60 + 10 * CGFloat(step))
    }
    var hasEnded = false
    shown.root.dismiss(animated: true) { hasEnded = true }
    shown.connection.advanceClock(by: 0.2)
    shown.touch(.ended, 195, 110)
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
    #expect(hasEnded)
  }

  /// A controller that does something when it appears.
  final class Acting: UIViewController {
    var calls: [String] = []
    var onWillAppear: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
      onWillAppear()
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test("a tab that selects another one before it appears disappears again")
  func reselecting() async {
    let tabs = UITabBarController()
    let (acting, last) = (Acting(), shown.controller("C"))
    tabs.viewControllers = [shown.controller("P"), acting, last]
    shown.window.rootViewController = tabs
    await shown.settle()
    acting.onWillAppear = { [weak tabs] in tabs?.selectedIndex = 2 }
    tabs.selectedIndex = 1
    await shown.settle()
    expectEqual(tabs.selectedIndex, 2)
    #expect(last.view.window === shown.window)
    #expect(acting.view.window == nil)
    expectEqual(acting.calls, ["willAppear", "willDisappear", "didDisappear"])
  }

  @Test("an item that moves to the other side of the bar is followed there")
  func movedItem() async {
    let page = shown.controller("P")
    let item = UIBarButtonItem(title: "Move")
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    shown.window.rootViewController = navigation
    await shown.settle()
    page.navigationItem.rightBarButtonItem = nil
    page.navigationItem.leftBarButtonItem = item
    await shown.settle()
    #expect(item.itemView?.superview === navigation.navigationBar.leadingRow)
    #expect(item.onChange != nil)
  }

  @Test("on a pad an action sheet is at its bar button")
  func barButton() async throws {
    let shown = PresentationStage(size: CGSize(width: 1024, height: 768), idiom: .pad)
    let page = shown.controller("P")
    let item = UIBarButtonItem(title: "Delete")
    page.navigationItem.rightBarButtonItem = item
    shown.window.rootViewController = UINavigationController(rootViewController: page)
    await shown.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    let popover = try #require(alert.popoverPresentationController)
    popover.barButtonItem = item
    #expect(popover.sourceItem === item)
    page.present(alert, animated: true)
    await shown.settle()
    let place = try #require(popover.presentedView).frame
    expectEqual(popover.arrowDirection, .up)
    expectEqual(place.minY, item.frame(in: shown.window).maxY)
  }

  @Test("an item that no bar shows has no frame")
  func hiddenItem() {
    #expect(UIBarButtonItem(title: "Lonely").frame(in: shown.window).isNull)
  }

  @Test("escape leaves editing first, then dismisses the screen, then goes back")
  func escape() async {
    let first = shown.controller("P")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(shown.controller("Q"), animated: false)
    shown.window.rootViewController = navigation
    let sheet = shown.controller("S")
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    sheet.view.addSubview(field)
    await shown.settle()
    navigation.present(sheet, animated: true)
    await shown.settle()
    sheet.isEditing = true
    field.becomeFirstResponder()
    await shown.press(.escape)
    #expect(!field.isFirstResponder)
    #expect(sheet.isEditing)
    await shown.press(.escape)
    #expect(!sheet.isEditing)
    #expect(navigation.presentedViewController === sheet)
    await shown.press(.escape)
    #expect(navigation.presentedViewController == nil)
    expectEqual(navigation.viewControllers.count, 2)
    await shown.press(.escape)
    expectEqual(navigation.viewControllers, [first])
  }
}
