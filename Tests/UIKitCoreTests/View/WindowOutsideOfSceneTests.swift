import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Windows that a test makes by itself, outside of an app.
@MainActor @Suite struct WindowOutsideOfSceneTests {
  final class Page: UIViewController {
    var layouts = 0
    var calls: [String] = []
    override func viewDidLayoutSubviews() { layouts += 1 }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  }

  private func window(_ page: UIViewController, isVisible: Bool = true) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // Another test's app may have connected a scene.
    window.windowScene = nil
    window.rootViewController = page
    if isVisible { window.makeKeyAndVisible() }
    return window
  }

  /// Lets the main queue run.
  private func wait() async throws {
    for _ in 0..<3 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
  }

  @Test("a visible window is laid out whenever the main queue runs")
  func mainQueue() async throws {
    let page = Page()
    let window = window(page)
    #expect(window.windowScene == nil)
    expectEqual(page.layouts, 0)
    try await wait()
    #expect(page.layouts > 0)
    let layouts = page.layouts
    page.view.setNeedsLayout()
    try await wait()
    expectEqual(page.layouts, layouts + 1)
    expectEqual(window.isHidden, false)
  }

  @Test("a visible window is laid out whenever the run loop of a synchronous test runs")
  func runLoop() {
    let page = Page()
    let window = window(page)
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    #expect(page.layouts > 0)
    let layouts = page.layouts
    page.view.setNeedsLayout()
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    expectEqual(page.layouts, layouts + 1)
    expectEqual(window.isHidden, false)
  }

  @Test("the controller of such a window appears in the original's order")
  func appearance() async throws {
    let page = Page()
    let window = window(page)
    expectEqual(page.calls, ["will appear"])
    try await wait()
    expectEqual(page.calls, ["will appear", "is appearing", "did appear"])
    expectEqual(window.isHidden, false)
  }

  @Test("a hidden window has no turns until it is visible")
  func hidden() async throws {
    let page = Page()
    let window = window(page, isVisible: false)
    page.view.setNeedsLayout()
    try await wait()
    expectEqual(page.layouts, 0)
    window.isHidden = false
    try await wait()
    #expect(page.layouts > 0)
  }

  @Test("a page that is pushed without animation in such a window appears")
  func pushed() async throws {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    try await wait()
    navigation.pushViewController(second, animated: false)
    try await wait()
    expectEqual(second.calls.last, "did appear")
    expectEqual(window.isHidden, false)
  }

  @Test("an animation in such a window ends after its duration on the system clock")
  func animation() async throws {
    let page = Page()
    let window = window(page)
    try await wait()
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.05, animations: { page.view.alpha = 0.5 }, completion: { ends.append($0) })
    expectEqual(ends, [])
    try await Task.sleep(for: .milliseconds(200))
    expectEqual(ends, [true])
    expectEqual(window.isHidden, false)
  }
}
