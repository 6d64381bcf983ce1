import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct NavigationBarDragTests {
  let screen = InputScene(size: CGSize(width: 390, height: 844))
  let page = ScrollingController()
  let navigation: UINavigationController

  init() {
    page.title = "Notes"
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.rootViewController = navigation
    finish()
  }

  private func finish() {
    screen.advance(by: 3)
    while screen.scene.performTurnIfNeeded() {}
  }

  /// Drags the page, holds the finger still, and lifts it.
  private func drag(by distance: CGFloat) {
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance), lifting: false)
    screen.advance(by: 1)
    screen.touch(.moved, 200, 500 + distance)
    screen.advance(by: 1)
    screen.touch(.ended, 200, 500 + distance)
    finish()
  }

  @Test("a large title that is more than half collapsed after a drag collapses")
  func collapsing() {
    drag(by: -46)
    expectEqual(page.scrollView.contentOffset.y, -44)
    expectEqual(navigation.navigationBar.frame.height, 44)
  }

  @Test("a large title that is less than half collapsed after a drag expands")
  func expanding() {
    drag(by: -22)
    expectEqual(page.scrollView.contentOffset.y, -96)
    expectEqual(navigation.navigationBar.frame.height, 96)
  }

  @Test("a search bar and a large title come to rest one after the other")
  func search() {
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    finish()
    page.scrollView.contentOffset.y = -148
    finish()
    drag(by: -46)
    expectEqual(page.scrollView.contentOffset.y, -96)
    drag(by: -46)
    expectEqual(page.scrollView.contentOffset.y, -44)
  }

  @Test("a drag beyond the large title rests where it ends")
  func beyond() {
    drag(by: -300)
    #expect(page.scrollView.contentOffset.y > 100)
    #expect(page.scrollView.contentOffset.y <= 204)
  }

  @Test("a drag hides the bars, and one back shows them, if the controller says so", arguments: [true, false])
  func hiding(hides: Bool) {
    navigation.hidesBarsOnSwipe = hides
    navigation.setToolbarHidden(false, animated: false)
    finish()
    drag(by: -300)
    expectEqual(navigation.isNavigationBarHidden, hides)
    expectEqual(navigation.isToolbarHidden, hides)
    drag(by: 100)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test("a drag back does not show a toolbar that the app hid")
  func hiddenToolbar() {
    navigation.hidesBarsOnSwipe = true
    drag(by: -300)
    #expect(navigation.isNavigationBarHidden)
    drag(by: 100)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
  }
}
