import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The gesture that goes back, and its delegate.
@MainActor @Suite struct PopGestureTests {
  final class Always: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  let screen = InputScene(size: CGSize(width: 400, height: 600))
  let page = UIViewController()
  let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    screen.window.rootViewController = navigation
    navigation.pushViewController(page, animated: false)
  }

  private func swipe() async {
    await screen.connection.settle()
    screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), steps: 10)
    await screen.connection.settle()
  }

  @Test("a page with a back button is left by the gesture")
  func usual() async {
    await swipe()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("a page without a back button is not left by the gesture", arguments: [false, true])
  func hidden(hasOwnItem: Bool) async {
    if hasOwnItem {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    } else {
      page.navigationItem.hidesBackButton = true
    }
    await swipe()
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test(
    "another delegate of the gesture, or none, brings it back on a page without a back button",
    arguments: [false, true])
  func ownDelegate(isNil: Bool) async {
    page.navigationItem.hidesBackButton = true
    let always = Always()
    navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : always
    await swipe()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("the first page is not left, whatever the delegate answers")
  func first() async {
    navigation.popViewController(animated: false)
    let always = Always()
    navigation.interactivePopGestureRecognizer?.delegate = always
    await swipe()
    expectEqual(navigation.viewControllers.count, 1)
    #expect(navigation.transitionCoordinator == nil)
  }
}
