import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITabBarControllerTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      calls.append("should \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  let log = LifeCycle()
  let delegate = Delegate()
  let tabs = UITabBarController()

  private func shown(_ names: [String]) -> TestScene {
    tabs.viewControllers = names.map { log.controller($0) }
    tabs.delegate = delegate
    let stage = TestScene(root: tabs)
    stage.settle()
    return stage
  }

  private func tap(_ title: String) {
    guard let item = tabs.tabBar.items?.first(where: { $0.title == title }) else { return }
    tabs.userSelects(item)
  }

  @Test("programmatic selection does not call the delegate")
  func programmatic() {
    let stage = shown(["A", "B"])
    tabs.selectedIndex = 1
    stage.settle()
    expectEqual(tabs.selectedViewController?.title, "B")
    expectEqual(tabs.tabBar.selectedItem?.title, "B")
    tabs.selectedViewController = tabs.viewControllers?[0]
    stage.settle()
    expectEqual(tabs.selectedIndex, 0)
    #expect(delegate.calls.isEmpty)
  }

  @Test("the delegate decides about the user's selection, and is notified of it")
  func byUser() {
    let stage = shown(["A", "B"])
    delegate.allows = false
    tap("B")
    expectEqual(tabs.selectedIndex, 0)
    delegate.allows = true
    tap("B")
    stage.settle()
    expectEqual(tabs.selectedIndex, 1)
    expectEqual(delegate.calls, ["should B", "should B", "did B"])
  }

  @Test("the selected tab goes back to its first page")
  func selectedAgain() {
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    navigation.title = "Home"
    navigation.pushViewController(log.controller("B"), animated: false)
    tabs.viewControllers = [navigation]
    tabs.delegate = delegate
    let stage = TestScene(root: tabs)
    stage.settle()
    tabs.userSelects(navigation.tabBarItem)
    stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(delegate.calls, ["should Home", "did Home"])
  }

  @Test("an index out of range is ignored", arguments: [-1, 2, Int.max, NSNotFound])
  func outOfRange(index: Int) {
    let stage = shown(["A", "B"])
    tabs.selectedIndex = index
    stage.settle()
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test("a controller without a tab cannot be selected")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
    #expect(words(of: result).contains("only a view controller in the tab bar controller's list"))
  }

  @Test("the tabs of a managed bar cannot be changed")
  func managedItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        withExtendedLifetime(tabs) { tabs.tabBar.items = [] }
      }
    }
    #expect(words(of: result).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test("the delegate of a managed bar is its controller, and cannot be changed")
  func managedDelegate() async {
    #expect(tabs.tabBar.delegate === tabs)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        withExtendedLifetime(tabs) { tabs.tabBar.delegate = nil }
      }
    }
    #expect(words(of: result).contains("Changing the delegate of a tab bar managed by a tab bar controller"))
  }

  @Test("a subclass receives the selected tab before the selection changes")
  func subclass() throws {
    final class Counting: UITabBarController {
      var selected: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(selectedIndex) }
    }
    let tabs = Counting()
    tabs.viewControllers = [log.controller("A"), log.controller("B")]
    let stage = TestScene(root: tabs)
    stage.settle()
    let second = try #require(tabs.tabBar.subviews.last as? TabButton)
    second.sendActions(for: .touchUpInside)
    stage.settle()
    expectEqual(tabs.selected, [0])
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test("a controller that does not extend behind the bar ends above it")
  func edges() {
    let page = log.controller("A")
    page.edgesForExtendedLayout = []
    tabs.viewControllers = [page]
    let stage = TestScene(root: tabs)
    stage.settle()
    expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 390, height: 795))
    page.edgesForExtendedLayout = .all
    stage.settle()
    expectEqual(page.view.frame.height, 844)
  }

  @Test("the bar covers the lower edge, and arrives as an inset")
  func insets() {
    let page = ScrollingController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let stage = TestScene(.phone(safeArea: SceneConfiguration.Insets(top: 47, bottom: 34)), root: tabs)
    stage.settle()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
    expectEqual(page.scrollView.adjustedContentInset, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
  }

  @Test("a page can hide the bar while it is in the stack")
  func hiddenBar() {
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    tabs.viewControllers = [navigation]
    let stage = TestScene(root: tabs)
    stage.settle()
    let page = log.controller("B")
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    expectEqual(page.view.safeAreaInsets.bottom, 0)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(!tabs.tabBar.isHidden)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 49)
  }

  @Test("the tab of a navigation controller is that of its first page, unless it has its own")
  func navigationTab() {
    let page = log.controller("A")
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.tabBarItem === page.tabBarItem)
    let item = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = item
    #expect(navigation.tabBarItem === item)
  }

  @Test("replaced controllers leave, and the selection stays if its controller does")
  func replaced() throws {
    let stage = shown(["A", "B", "C"])
    let old = try #require(tabs.viewControllers)
    tabs.selectedIndex = 1
    stage.settle()
    tabs.viewControllers = [old[1], log.controller("D")]
    stage.settle()
    #expect(tabs.selectedViewController === old[1])
    #expect(old[0].parent == nil)
    #expect(old[0].tabBarController == nil)
    tabs.viewControllers = [log.controller("E")]
    stage.settle()
    expectEqual(tabs.selectedViewController?.title, "E")
    #expect(old[1].view.window == nil)
    tabs.viewControllers = nil
    stage.settle()
    #expect(tabs.selectedViewController == nil)
    expectEqual(tabs.selectedIndex, NSNotFound)
  }

  @Test("removed controllers are freed")
  func freed() {
    let stage = shown(["A"])
    weak var controller: UIViewController?
    controller = tabs.viewControllers?[0]
    tabs.viewControllers = [log.controller("B")]
    stage.settle()
    #expect(controller == nil)
  }

  // MARK: More

  @Test("of 50 tabs four are in the bar, and \"More\" lists the others")
  func more() throws {
    let stage = shown((0..<50).map { "Tab \($0)" })
    expectEqual(tabs.tabBar.items?.map(\.title), ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    tap("More")
    stage.settle()
    expectEqual(tabs.selectedIndex, NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    let row = try #require(tabs.moreNavigationController.view.button("Tab 7"))
    row.sendActivationActions()
    stage.settle()
    expectEqual(tabs.selectedIndex, 7)
    #expect(tabs.viewControllers?[7].view.window === stage.window)
    #expect(tabs.viewControllers?[7].tabBarController === tabs)
    expectEqual(delegate.calls, ["should ", "did ", "should Tab 7", "did Tab 7"])
    tap("More")
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test("a listed tab can be selected programmatically")
  func listedTab() {
    let stage = shown((0..<7).map { "Tab \($0)" })
    tabs.selectedIndex = 6
    stage.settle()
    expectEqual(tabs.selectedIndex, 6)
    expectEqual(tabs.tabBar.selectedItem?.title, "More")
    #expect(tabs.viewControllers?[6].view.window === stage.window)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(tabs.viewControllers?[0].view.window === stage.window)
    #expect(delegate.calls.isEmpty)
  }

  // MARK: The bar

  @Test("tabs have the role, the state and the badge for assistive technology")
  func semantics() throws {
    let stage = shown(["A", "B"])
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    stage.settle()
    let nodes = stage.scene.currentFrame().root.nodes(.tab)
    try #require(nodes.count == 2)
    let byLabel = Dictionary(uniqueKeysWithValues: nodes.map { ($0.semantics?.label ?? "", $0.semantics) })
    expectEqual(byLabel["A"]??.state.contains(.selected), true)
    expectEqual(byLabel["B"]??.state.contains(.selected), false)
    expectEqual(byLabel["B"]??.value, "3")
  }

  @Test("a bar of the app's own notifies its delegate of the user's selection")
  func ownBar() throws {
    final class BarDelegate: NSObject, UITabBarDelegate {
      var selected: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
    }
    let barDelegate = BarDelegate()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.delegate = barDelegate
    bar.selectedItem = bar.items?[0]
    #expect(barDelegate.selected.isEmpty)
    let buttons = bar.subviews.compactMap { $0 as? TabButton }
    try #require(buttons.count == 2)
    buttons[1].sendActivationActions()
    expectEqual(barDelegate.selected, [1])
    #expect(bar.selectedItem === bar.items?[1])
  }

  @Test("in a terminal the tabs are the last row")
  func terminal() throws {
    tabs.viewControllers = ["Home", "Settings"].map { log.controller($0) }
    let stage = TestScene.terminal(40, 10, root: tabs)
    stage.settle()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 144, width: 320, height: 16))
    let lines = stage.lines
    try #require(lines.count >= 10)
    #expect(lines[9].contains("Home"))
    #expect(lines[9].contains("Settings"))
  }

  @Test("the symbol of the selected tab is filled if there is such a symbol, unless the tab has another image")
  func filledSymbol() throws {
    func controller(_ image: String, _ selected: String? = nil) -> UIViewController {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: image, image: UIImage(systemName: image), selectedImage: selected.flatMap { UIImage(systemName: $0) })
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("star"), controller("magnifyingglass"), controller("house", "gearshape")]
    let stage = TestScene(root: tabs)
    func names(selecting index: Int) -> [String] {
      tabs.selectedIndex = index
      stage.settle()
      let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
      return buttons.compactMap { button in
        button.subviews.lazy.compactMap { ($0 as? UIImageView)?.image?.storage.symbol?.name }.first
      }
    }
    expectEqual(names(selecting: 0), ["star.fill", "magnifyingglass", "house"])
    expectEqual(names(selecting: 1), ["star", "magnifyingglass", "house"])
    expectEqual(names(selecting: 2), ["star", "magnifyingglass", "gearshape"])
  }
}
