import Expectations
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Nothing remains of many transitions: no controller, no view, no transition.
@MainActor @Suite struct ReleasedControllersTests {
  private struct Reference {
    weak var object: AnyObject?
  }

  /// Weak references to the objects of transitions.
  private final class References {
    private var list: [Reference] = []

    func add(_ objects: AnyObject?...) { list += objects.compactMap(\.self).map { Reference(object: $0) } }

    var count: Int { list.count }
    var remaining: Int { list.count { $0.object != nil } }
  }

  /// The number of views in a subtree.
  private static func count(of view: UIView) -> Int { view.subviews.reduce(1) { $0 + count(of: $1) } }

  private static func page() -> UIViewController {
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    page.toolbarItems = [UIBarButtonItem(title: "Delete")]
    return page
  }

  @Test("after 100 pushes and pops no page, view, bar item or transition is left", arguments: [false, true])
  func pushes(animated: Bool) {
    let navigation = UINavigationController(rootViewController: Self.page())
    navigation.isToolbarHidden = false
    let stage = TestScene(root: navigation)
    stage.settle()
    let references = References()
    func pushAndPop() {
      let page = Self.page()
      navigation.pushViewController(page, animated: animated)
      stage.turn()
      references.add(page, page.view, page.navigationItem.rightBarButtonItem, navigation.transitionCoordinator)
      stage.settle()
      navigation.popViewController(animated: animated)
      stage.turn()
      references.add(navigation.transitionCoordinator)
      stage.settle()
    }
    pushAndPop()
    let views = Self.count(of: stage.window)
    for _ in 0..<100 { pushAndPop() }
    #expect(references.count >= 300)
    expectEqual(references.remaining, 0)
    expectEqual(Self.count(of: stage.window), views)
  }

  @Test(
    "after 100 presentations and dismissals no controller, view or transition is left", arguments: [false, true],
    [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .formSheet])
  func presentations(animated: Bool, style: UIModalPresentationStyle) {
    let root = UIViewController()
    let stage = TestScene(root: root)
    stage.settle()
    let views = Self.count(of: stage.window)
    let references = References()
    func presentAndDismiss() {
      let other = UIViewController()
      other.modalPresentationStyle = style
      root.present(other, animated: animated)
      references.add(other, other.view, other.presentationController, root.transitionCoordinator)
      stage.settle()
      root.dismiss(animated: animated)
      references.add(root.transitionCoordinator)
      stage.settle()
    }
    for _ in 0..<100 { presentAndDismiss() }
    #expect(references.count >= 200)
    expectEqual(references.remaining, 0)
    expectEqual(Self.count(of: stage.window), views)
  }

  @Test("after 100 alerts no alert or view is left")
  func alerts() {
    let root = UIViewController()
    let stage = TestScene(root: root)
    stage.settle()
    let views = Self.count(of: stage.window)
    let references = References()
    func showAlert() {
      let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      references.add(alert, alert.view, alert.textFields?.first)
      stage.settle()
      root.dismiss(animated: true)
      stage.settle()
    }
    for _ in 0..<100 { showAlert() }
    expectEqual(references.count, 300)
    expectEqual(references.remaining, 0)
    expectEqual(Self.count(of: stage.window), views)
  }

  @Test("after 100 tab switches no transition is left, and no page that was replaced")
  func tabSwitches() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Self.page(), Self.page()]
    let stage = TestScene(root: tabs)
    stage.settle()
    let references = References()
    func switchTabs() {
      let page = Self.page()
      tabs.viewControllers?[1] = page
      references.add(page, page.view)
      for index in [1, 0] {
        tabs.selectedIndex = index
        references.add(tabs.transitionCoordinator)
        stage.settle()
      }
      tabs.viewControllers?[1] = Self.page()
      stage.settle()
    }
    switchTabs()
    let views = Self.count(of: stage.window)
    for _ in 0..<100 { switchTabs() }
    #expect(references.count >= 200)
    expectEqual(references.remaining, 0)
    expectEqual(Self.count(of: stage.window), views)
  }
}
