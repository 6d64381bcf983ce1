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
    #expect(ends == [1, 2])
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
    #expect(tabs.selectedIndex == 2)
    #expect(last.view.window === shown.window)
    #expect(acting.view.window == nil)
    #expect(acting.calls == ["willAppear", "willDisappear", "didDisappear"])
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
    #expect(popover.arrowDirection == .up)
    #expect(place.minY == item.frame(in: shown.window).maxY)
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
    #expect(navigation.viewControllers.count == 2)
    await shown.press(.escape)
    #expect(navigation.viewControllers == [first])
  }
}
