import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UINavigationControllerTests {
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    var onWillShow: ((UINavigationController) -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "") \(animated)")
      let action = onWillShow
      onWillShow = nil
      action?(navigationController)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      calls.append("did \(viewController.title ?? "") \(animated)")
    }
  }

  let log = LifeCycle()
  let delegate = Delegate()

  private func shown(_ names: String...) -> (UINavigationController, TestScene) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { log.controller($0) }
    let stage = TestScene(root: navigation)
    stage.settle()
    navigation.delegate = delegate
    return (navigation, stage)
  }

  // MARK: The stack

  @Test("the stack changes at once, and methods return what they removed")
  func stack() {
    let (navigation, _) = shown("A")
    let (b, c) = (log.controller("B"), log.controller("C"))
    navigation.pushViewController(b, animated: true)
    navigation.show(c, sender: nil)
    expectEqual(navigation.viewControllers.count, 3)
    #expect(navigation.topViewController === c)
    #expect(navigation.visibleViewController === c)
    #expect(b.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === c)
    navigation.pushViewController(c, animated: false)
    expectEqual(navigation.popToViewController(b, animated: false), [c])
    #expect(navigation.popToViewController(b, animated: false) == nil)
    expectEqual(navigation.popToRootViewController(animated: false), [b])
    #expect(navigation.popToRootViewController(animated: false) == nil)
  }

  @Test("the first page cannot be popped")
  func root() {
    let (navigation, stage) = shown("A")
    #expect(navigation.popViewController(animated: true) == nil)
    stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("the delegate is notified before and after each page")
  func delegateCalls() {
    let (navigation, stage) = shown("A")
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.turn()
    expectEqual(delegate.calls, ["will B true"])
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    expectEqual(delegate.calls, ["will B true", "did B true", "will A false", "did A false"])
  }

  @Test("the delegate is notified of the first page")
  func firstPage() {
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    navigation.delegate = delegate
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(delegate.calls, ["will A false", "did A false"])
  }

  @Test("any stack replaces any other by one transition")
  func replacement() {
    let (navigation, stage) = shown("A", "B", "C")
    navigation.setViewControllers([log.controller("D"), log.controller("E"), log.controller("F")], animated: true)
    stage.settle()
    expectEqual(delegate.calls, ["will F true", "did F true"])
    expectEqual(navigation.viewControllers.map(\.title), ["D", "E", "F"])
  }

  @Test("a push during a transition follows it")
  func pushDuringTransition() {
    let (navigation, stage) = shown("A")
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.turn()
    let messages = warnings { navigation.pushViewController(log.controller("C"), animated: true) }
    expectEqual(messages.count, 1)
    expectEqual(navigation.viewControllers.count, 3)
    stage.settle()
    expectEqual(delegate.calls, ["will B true", "did B true", "will C true", "did C true"])
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test("a pop during a push follows it, and frees the page")
  func popDuringTransition() {
    let (navigation, stage) = shown("A")
    weak var page: UIViewController?
    do {
      let b = log.controller("B")
      page = b
      navigation.pushViewController(b, animated: true)
      stage.turn()
    }
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(page == nil)
    #expect(navigation.topViewController?.view.window != nil)
    expectEqual(log.calls.last, "A didAppear")
  }

  @Test("a page that leaves and returns during its transition has arrived at the end")
  func returning() {
    final class Moving: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "leaves" : "arrives") }
      override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "left" : "arrived") }
    }
    let (navigation, stage) = shown("A")
    let page = Moving()
    navigation.pushViewController(page, animated: true)
    stage.turn()
    navigation.popViewController(animated: true)
    _ = warnings { navigation.pushViewController(page, animated: true) }
    stage.settle()
    expectEqual(page.calls, ["arrives", "leaves", "arrives", "arrived"])
    #expect(!page.isMovingToParent)
    #expect(page.parent === navigation)
  }

  @Test("a page that is put below the visible one during its transition is the way back")
  func changeBelow() {
    let (navigation, stage) = shown("A")
    let (b, c) = (log.controller("B"), log.controller("C"))
    navigation.pushViewController(b, animated: true)
    stage.turn()
    navigation.setViewControllers([c, b], animated: true)
    stage.settle()
    expectEqual(delegate.calls, ["will B true", "did B true"])
    #expect(navigation.navigationBar.backItem === c.navigationItem)
    navigation.navigationBar.backAction?()
    stage.settle()
    #expect(navigation.topViewController === c)
    #expect(c.view.window === stage.window)
  }

  /// A change of a stack that a delegate makes when it is notified of a page.
  struct DelegateChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The names of the pages afterwards.
    let after: [String]
    /// The calls for the delegate's change.
    let calls: [String]
    let perform: @MainActor @Sendable (UINavigationController, LifeCycle) -> Void
  }

  nonisolated static let delegateChanges = [
    DelegateChange(testDescription: "push", after: ["A", "B", "C"], calls: ["will C false", "did C false"]) {
      $0.pushViewController($1.controller("C"), animated: false)
    },
    DelegateChange(testDescription: "pop", after: ["A"], calls: ["will A true", "did A true"]) { navigation, _ in
      navigation.popViewController(animated: true)
    },
    DelegateChange(testDescription: "pop to the first", after: ["A"], calls: ["will A false", "did A false"]) {
      navigation, _ in navigation.popToRootViewController(animated: false)
    },
    DelegateChange(testDescription: "another stack", after: ["D", "E"], calls: ["will E true", "did E true"]) {
      $0.setViewControllers([$1.controller("D"), $1.controller("E")], animated: true)
    },
    DelegateChange(testDescription: "no page", after: [], calls: []) { navigation, _ in
      navigation.setViewControllers([], animated: true)
    },
  ]

  @Test(
    "a delegate may change the stack when it is notified of a page; the change follows", arguments: delegateChanges,
    [false, true])
  func changeInWillShow(change: DelegateChange, animated: Bool) {
    let (navigation, stage) = shown("A")
    let log = log
    delegate.onWillShow = { navigation in _ = warnings { change.perform(navigation, log) } }
    navigation.pushViewController(log.controller("B"), animated: animated)
    stage.settle()
    expectEqual(navigation.viewControllers.map(\.title), change.after)
    expectEqual(delegate.calls, ["will B \(animated)", "did B \(animated)"] + change.calls)
    #expect(navigation.topViewController?.view.window === (change.after.isEmpty ? nil : stage.window))
    expectEqual(navigation.display.pages?.subviews.count, (change.after.isEmpty ? 0 : 1))
  }

  @Test("an empty stack shows nothing, and can be filled again")
  func empty() {
    let (navigation, stage) = shown("A", "B")
    navigation.setViewControllers([], animated: true)
    stage.settle()
    #expect(navigation.topViewController == nil)
    #expect(navigation.children.isEmpty)
    #expect(navigation.navigationBar.topItem == nil)
    navigation.pushViewController(log.controller("C"), animated: true)
    stage.settle()
    #expect(navigation.topViewController?.view.window === stage.window)
  }

  @Test("a delegate that is gone is not called")
  func lostDelegate() {
    let (navigation, stage) = shown("A")
    do {
      let other = Delegate()
      navigation.delegate = other
    }
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.settle()
    #expect(navigation.delegate == nil)
    expectEqual(navigation.topViewController?.title, "B")
  }

  @Test("the same page twice, a page that is not there, and a nested controller are the original's exceptions")
  func exceptions() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.pushViewController(page, animated: false)
      }
    }
    #expect(words(of: twice).contains("Pushing the same view controller instance more than once is not supported"))
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(words(of: missing).contains("Tried to pop to a view controller that doesn't exist."))
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(words(of: nested).contains("Pushing a navigation controller is not supported"))
    let repeated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, page], animated: false)
      }
    }
    #expect(words(of: repeated).contains("All view controllers in a navigation controller must be distinct"))
  }

  @Test("a window of one point in the middle of a transition is harmless")
  func tinyWindow() {
    let (navigation, stage) = shown("A")
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.turn()
    stage.scene.configure { $0.size = CGSize(width: 1, height: 1) }
    stage.settle()
    stage.scene.configure { $0.size = CGSize(width: 390, height: 844) }
    stage.settle()
    expectEqual(navigation.topViewController?.view.frame.size, CGSize(width: 390, height: 844))
    expectEqual(log.calls.last, "B didAppear")
  }

  // MARK: The contract

  @Test("a covered page keeps its view and its state, and is out of the window")
  func covered() throws {
    let page = ScrollingController()
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(root: navigation)
    stage.settle()
    let view = try #require(page.view)
    page.scrollView.contentOffset.y = 500
    navigation.pushViewController(log.controller("B"), animated: true)
    stage.settle()
    #expect(view.window == nil)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(page.view === view)
    #expect(view.window === stage.window)
    expectEqual(page.scrollView.contentOffset.y, 500)
  }

  @Test("a popped page is freed in the turn in which its transition ends", arguments: [false, true])
  func freed(animated: Bool) {
    let (navigation, stage) = shown("A")
    weak var page: UIViewController?
    weak var view: UIView?
    do {
      let b = log.controller("B")
      b.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      (page, view) = (b, b.view)
      navigation.pushViewController(b, animated: animated)
      stage.settle()
    }
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(page == nil)
    #expect(view == nil)
  }

  @Test("with 500 pages only the top one has a view in the window")
  func manyPages() {
    let navigation = UINavigationController()
    navigation.viewControllers = (0..<500).map { log.controller("\($0)") }
    let stage = TestScene(root: navigation)
    stage.settle()
    expectEqual(log.calls, ["499 didLoad", "499 willAppear", "499 isAppearing", "499 didAppear"])
    expectEqual(navigation.viewControllers.count { $0.isViewLoaded }, 1)
    expectEqual(navigation.display.pages?.subviews.count, 1)
  }

  @Test("bars arrive as content insets of the page's scroll view")
  func insets() {
    let page = ScrollingController()
    page.toolbarItems = [UIBarButtonItem(title: "Delete")]
    let navigation = UINavigationController(rootViewController: page)
    let stage = TestScene(.phone(safeArea: SceneConfiguration.Insets(top: 47, bottom: 34)), root: navigation)
    stage.settle()
    expectEqual(page.scrollView.adjustedContentInset, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expectEqual(page.scrollView.contentOffset.y, -91)
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    navigation.isToolbarHidden = false
    stage.settle()
    expectEqual(page.scrollView.adjustedContentInset.bottom, 78)
    navigation.isNavigationBarHidden = true
    stage.settle()
    expectEqual(page.scrollView.adjustedContentInset.top, 47)
    expectEqual(page.scrollView.contentOffset.y, -47)
  }

  @Test("a page that does not extend behind bars is between them")
  func edges() {
    let page = log.controller("A")
    page.edgesForExtendedLayout = []
    let stage = TestScene(root: UINavigationController(rootViewController: page))
    stage.settle()
    expectEqual(page.view.frame, CGRect(x: 0, y: 44, width: 390, height: 800))
    expectEqual(page.view.safeAreaInsets, .zero)
  }

  @Test("escape goes back, unless the page hides the back button")
  func escape() {
    let (navigation, stage) = shown("A", "B")
    navigation.topViewController?.navigationItem.hidesBackButton = true
    #expect(navigation.escapeAction == nil)
    navigation.topViewController?.navigationItem.hidesBackButton = false
    navigation.escapeAction?.perform()
    stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
    #expect(navigation.escapeAction == nil)
  }

  @Test("escape ends editing of the page first")
  func escapeInEditing() {
    let (navigation, stage) = shown("A", "B")
    let page = navigation.topViewController
    page?.isEditing = true
    stage.scene.context.perform { stage.scene.receive(.key(KeyEvent(.escape))) }
    expectEqual(page?.isEditing, false)
    expectEqual(navigation.viewControllers.count, 2)
    stage.scene.context.perform { stage.scene.receive(.key(KeyEvent(.escape))) }
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("escape without a focus goes back in the innermost navigation controller that is shown")
  func escapeInside() {
    let (outer, stage) = shown("A", "B")
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    let page = outer.topViewController
    page?.addChild(inner)
    page?.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
    inner.didMove(toParent: page)
    stage.settle()
    func escape() {
      stage.scene.context.perform { stage.scene.receive(.key(KeyEvent(.escape))) }
      stage.settle()
    }
    escape()
    expectEqual(inner.viewControllers.count, 1)
    expectEqual(outer.viewControllers.count, 2)
    inner.pushViewController(UIViewController(), animated: false)
    inner.view.isHidden = true
    escape()
    expectEqual(inner.viewControllers.count, 2)
    expectEqual(outer.viewControllers.count, 1)
  }
}
