import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// A page view controller in a scene of 400 x 400 points, with a data source and a delegate that record their calls.
@MainActor
final class PageStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = LifeCycle()
  let input: InputScene
  let pages: UIPageViewController
  let controllers: [RecordedController]
  /// The pages for which the data source was asked.
  var questions: [String] = []

  init(
    _ names: [String] = ["A", "B", "C"], orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil,
    direction: SceneConfiguration.LayoutDirection = .leftToRight, showing index: Int = 0
  ) {
    input = InputScene(layoutDirection: direction)
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    let log = log
    controllers = names.map { log.controller($0) }
    super.init()
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([controllers[index]], direction: .forward, animated: false)
    input.window.rootViewController = pages
    settle()
    _ = log.take()
    questions = []
  }

  func settle() {
    for _ in 0..<3 {
      while input.scene.performTurnIfNeeded() {}
      input.advance(by: 1)
    }
    while input.scene.performTurnIfNeeded() {}
  }

  /// The name of the page that `viewControllers` returns.
  var current: String { (pages.viewControllers?.first as? RecordedController)?.name ?? "" }

  /// The names of the pages whose views are in the window.
  var visible: [String] { controllers.filter { $0.viewIfLoaded?.window != nil }.map(\.name) }

  /// Drags by a distance, and lifts the finger after it has rested.
  func drag(_ dx: CGFloat, _ dy: CGFloat = 0, lifting: Bool = true) {
    let end = CGPoint(x: 200 + dx / 2, y: 200 + dy / 2)
    input.drag(from: CGPoint(x: 200 - dx / 2, y: 200 - dy / 2), to: end, lifting: false)
    guard lifting else { return }
    input.advance(by: 0.5)
    input.touch(.ended, end.x, end.y)
    settle()
  }

  func turnWheel(_ dx: CGFloat, _ dy: CGFloat = 0) {
    input.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 200, y: 200), delta: CGSize(width: dx, height: dy))))
  }

  // MARK: Data source

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: 1) }

  private func neighbor(of controller: UIViewController, by distance: Int) -> UIViewController? {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
    questions.append((distance < 0 ? "before " : "after ") + controllers[index].name)
    let next = index + distance
    return controllers.indices.contains(next) ? controllers[next] : nil
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.calls.append("will " + names(pendingViewControllers))
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.calls.append("did \(names(previousViewControllers)) \(finished) \(completed)")
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? RecordedController)?.name }.joined(separator: " ")
  }
}
