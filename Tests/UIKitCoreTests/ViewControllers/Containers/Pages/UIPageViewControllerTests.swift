import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIPageViewControllerTests {
  // MARK: Programmatic changes

  @Test("a programmatic change calls neither the delegate nor the data source", arguments: [true, false])
  func programmatic(animated: Bool) {
    let stage = PageStage()
    var completions: [Bool] = []
    stage.pages.setViewControllers([stage.controllers[1]], direction: .forward, animated: animated) {
      completions.append($0)
    }
    expectEqual(stage.current, "B")
    stage.settle()
    expectEqual(completions, [true])
    expectEqual(
      stage.log.take(),
      [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    expectEqual(stage.questions, [])
    expectEqual(stage.visible, ["B"])
  }

  @Test("the page that left is no child, and the page that arrived is the only one")
  func containment() {
    let stage = PageStage()
    stage.pages.setViewControllers([stage.controllers[2]], direction: .reverse, animated: true)
    stage.settle()
    expectEqual(stage.pages.children, [stage.controllers[2]])
    #expect(stage.controllers[0].parent == nil)
  }

  @Test("a change during an animated one ends it, and its completion receives false")
  func interruption() {
    let stage = PageStage()
    var completions: [String] = []
    stage.pages.setViewControllers([stage.controllers[1]], direction: .forward, animated: true) {
      completions.append("B \($0)")
    }
    stage.pages.setViewControllers([stage.controllers[2]], direction: .forward, animated: true) {
      completions.append("C \($0)")
    }
    expectEqual(completions, ["B false"])
    stage.settle()
    expectEqual(completions, ["B false", "C true"])
    expectEqual(stage.visible, ["C"])
  }

  @Test("the visible page set again completes at once, without appearance calls")
  func samePage() {
    let stage = PageStage()
    var completions: [Bool] = []
    stage.pages.setViewControllers([stage.controllers[0]], direction: .forward, animated: true) {
      completions.append($0)
    }
    expectEqual(completions, [true])
    stage.settle()
    expectEqual(stage.log.take(), [])
    expectEqual(stage.visible, ["A"])
  }

  @Test("another number of pages than one is an exception", arguments: [0, 2])
  func number(count: Int) async {
    let result: ExitTest.Result?
    if count == 0 {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.setViewControllers([], direction: .forward, animated: false)
        }
      }
    } else {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          let two = [UIViewController(), UIViewController()]
          pages.setViewControllers(two, direction: .forward, animated: false)
        }
      }
    }
    #expect(
      words(of: result).contains(
        "The number of view controllers provided (\(count)) doesn't match the number required (1)"))
  }

  @Test("before the first page there is nothing to show")
  func empty() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let stage = TestScene(root: pages)
    stage.settle()
    #expect(pages.viewControllers == nil)
    expectEqual(pages.children, [])
    expectEqual(pages.gestureRecognizers, [])
  }

  // MARK: Turns by the user

  @Test("a drag over half of the page turns it, between the delegate's calls")
  func drag() {
    let stage = PageStage()
    stage.drag(-300)
    expectEqual(
      stage.log.take(),
      [
        "will B", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
        "did A true true",
      ])
    expectEqual(stage.current, "B")
    expectEqual(stage.visible, ["B"])
    expectEqual(stage.pages.children, [stage.controllers[1]])
  }

  @Test("a short drag goes back, and the page appears again")
  func shortDrag() {
    let stage = PageStage()
    stage.drag(-120)
    expectEqual(
      stage.log.take(),
      [
        "will B", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B willDisappear", "B didDisappear",
        "A willAppear", "A isAppearing", "A didAppear", "did A true false",
      ])
    expectEqual(stage.current, "A")
    expectEqual(stage.visible, ["A"])
    expectEqual(stage.pages.children, [stage.controllers[0]])
  }

  @Test("the data source is asked when a drag begins, and once for each side of a page")
  func questions() {
    let stage = PageStage()
    expectEqual(stage.questions, [])
    stage.drag(-300)
    expectEqual(stage.questions, ["before A", "after A"])
    stage.drag(120)
    expectEqual(stage.questions, ["before A", "after A", "after B"])
    stage.drag(300)
    expectEqual(stage.current, "A")
    expectEqual(stage.questions, ["before A", "after A", "after B"])
  }

  @Test("a data source that is set again is asked again")
  func newDataSource() {
    let stage = PageStage()
    stage.drag(-120)
    stage.pages.dataSource = stage
    stage.drag(-120)
    expectEqual(stage.questions, ["before A", "after A", "before A", "after A"])
  }

  @Test("a drag beyond the first page and one without a data source turn nothing")
  func nothingToTurn() {
    let stage = PageStage()
    stage.drag(300)
    expectEqual(stage.log.take(), [])
    stage.pages.dataSource = nil
    stage.drag(-300)
    expectEqual(stage.log.take(), [])
    expectEqual(stage.current, "A")
    expectEqual(stage.visible, ["A"])
  }

  @Test("a drag that goes back and then to the other side begins a second turn")
  func bothSides() {
    let stage = PageStage(showing: 1)
    stage.drag(-100, lifting: false)
    stage.input.touch(.moved, 350, 200)
    stage.input.advance(by: 0.5)
    stage.input.touch(.ended, 350, 200)
    stage.settle()
    expectEqual(
      stage.log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") },
      [
        "will C", "did B true false", "will A", "did B true false",
      ])
    expectEqual(stage.visible, ["B"])
  }

  @Test("a programmatic change during a drag ends the drag without a turn")
  func changeDuringDrag() {
    let stage = PageStage()
    stage.drag(-300, lifting: false)
    stage.pages.setViewControllers([stage.controllers[2]], direction: .forward, animated: false)
    stage.input.touch(.ended, 50, 200)
    stage.settle()
    expectEqual(stage.log.take().filter { $0.hasPrefix("did ") }, ["did A false false"])
    expectEqual(stage.current, "C")
    expectEqual(stage.visible, ["C"])
  }

  @Test("an arrow key turns the page in its direction")
  func arrowKeys() {
    let stage = PageStage()
    stage.input.press(.right)
    stage.settle()
    expectEqual(stage.current, "B")
    expectEqual(stage.log.take().last, "did A true true")
    stage.input.press(.left)
    stage.settle()
    expectEqual(stage.current, "A")
    stage.input.press(.left)
    stage.settle()
    expectEqual(stage.current, "A")
  }

  @Test("from right to left the next page is at the left")
  func rightToLeft() {
    let stage = PageStage(direction: .rightToLeft)
    stage.input.press(.left)
    stage.settle()
    expectEqual(stage.current, "B")
    stage.drag(300)
    expectEqual(stage.current, "C")
    stage.drag(-300)
    expectEqual(stage.current, "B")
  }

  @Test("a wheel along the axis turns one page, one across it none")
  func wheel() {
    let stage = PageStage()
    stage.turnWheel(0, 40)
    stage.settle()
    expectEqual(stage.current, "A")
    stage.turnWheel(40)
    stage.turnWheel(40)
    stage.settle()
    expectEqual(stage.current, "B")
    stage.turnWheel(-40)
    stage.settle()
    expectEqual(stage.current, "A")
  }

  @Test("vertical pages follow each other from top to bottom")
  func vertical() {
    let stage = PageStage(orientation: .vertical)
    stage.drag(-300)
    expectEqual(stage.current, "A")
    stage.drag(0, -300)
    expectEqual(stage.current, "B")
    stage.input.press(.down)
    stage.settle()
    expectEqual(stage.current, "C")
    stage.turnWheel(0, -40)
    stage.settle()
    expectEqual(stage.current, "B")
  }

  @Test("a scroll view in a page scrolls by the keys across the axis")
  func keysOfContent() {
    let stage = PageStage()
    let page = ScrollingController()
    stage.pages.setViewControllers([page], direction: .forward, animated: false)
    stage.settle()
    stage.input.press(.down)
    stage.settle()
    expectEqual(page.scrollView.contentOffset.y, 48)
  }

  // MARK: Layout

  @Test("the space between the pages is visible only during a turn")
  func spacing() {
    let stage = PageStage(options: [.interPageSpacing: 20])
    let (a, b) = (stage.controllers[0], stage.controllers[1])
    expectEqual(a.view.convert(CGPoint.zero, to: nil), .zero)
    expectEqual(a.view.bounds.size, CGSize(width: 400, height: 400))
    stage.drag(-300, lifting: false)
    expectEqual(b.view.convert(CGPoint.zero, to: nil).x - a.view.convert(CGPoint.zero, to: nil).x, 420)
    stage.input.advance(by: 0.5)
    stage.input.touch(.ended, 50, 200)
    stage.settle()
    expectEqual(b.view.convert(CGPoint.zero, to: nil), .zero)
  }

  @Test("the page fills a view of another size")
  func resized() {
    let stage = PageStage()
    stage.drag(-300)
    stage.input.connection.send(.resized(CGSize(width: 300, height: 200)))
    stage.settle()
    expectEqual(stage.controllers[1].view.convert(stage.controllers[1].view.bounds, to: nil).size.width, 300)
    expectEqual(stage.controllers[1].view.convert(CGPoint.zero, to: nil), .zero)
  }

  @Test("the pages have the safe area of the container")
  func safeArea() {
    let log = LifeCycle()
    let page = log.controller("A")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let stage = TestScene(.phone(safeArea: SceneConfiguration.Insets(top: 47, bottom: 34)), root: pages)
    stage.settle()
    expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  // MARK: The page control

  /// A data source that implements all methods.
  final class Dots: NSObject, UIPageViewControllerDataSource {
    let controllers: [UIViewController]
    init(_ controllers: [UIViewController]) { self.controllers = controllers }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { controllers.first === viewController ? nil : controllers[0] }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { controllers.last === viewController ? nil : controllers[1] }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { controllers.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      controllers.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
  }

  @Test("a data source with dots gives horizontal pages a page control below")
  func pageControl() throws {
    let stage = PageStage()
    let source = Dots(Array(stage.controllers[..<2]))
    stage.pages.dataSource = source
    stage.settle()
    let control = try #require(stage.pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(!control.isHidden)
    expectEqual(control.numberOfPages, 2)
    expectEqual(control.currentPage, 0)
    expectEqual(control.frame, CGRect(x: 0, y: 363, width: 400, height: 37))
    expectEqual(stage.controllers[0].view.bounds.height, 363)
    stage.input.tap(300, 380)
    stage.settle()
    expectEqual(stage.current, "B")
    expectEqual(control.currentPage, 1)
    stage.drag(300)
    expectEqual(stage.current, "A")
    expectEqual(control.currentPage, 0)
    stage.pages.setViewControllers([source.controllers[1]], direction: .forward, animated: false)
    expectEqual(control.currentPage, 1)
  }

  @Test("vertical pages and a data source without dots have no page control", arguments: [true, false])
  func noPageControl(isVertical: Bool) throws {
    let stage = PageStage(orientation: isVertical ? .vertical : .horizontal)
    let source = Dots(stage.controllers)
    if isVertical { stage.pages.dataSource = source }
    stage.settle()
    let control = try #require(stage.pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(control.isHidden)
    expectEqual(stage.controllers[0].view.bounds.height, 400)
  }

  @Test("in a terminal the dots take the last row")
  func terminal() {
    let log = LifeCycle()
    let source = Dots([log.controller("A"), log.controller("B")])
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.controllers[0]], direction: .forward, animated: false)
    let stage = TestScene.terminal(20, 5, root: pages)
    stage.settle()
    expectEqual(source.controllers[0].view.bounds.height, 64)
    expectEqual(stage.lines[4].filter { "●○".contains($0) }, "●○")
  }
}
