import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct PresentationOrderTests {
  let shown = PresentationStage()

  /// The styles that remove the presenting controller's view.
  nonisolated static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  /// The styles behind which the presenting controller stays.
  nonisolated static let overlaid: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ]

  @Test("a presentation that covers the screen makes the presenting controller disappear last", arguments: covering)
  func covers(style: UIModalPresentationStyle) async {
    for isAnimated in [true, false] {
      shown.calls.list = []
      let other = shown.controller("B", style: style)
      shown.root.present(other, animated: isAnimated) { [calls = shown.calls] in calls.list.append("presented") }
      await shown.settle()
      expectEqual(
        shown.calls.list,
        [
          "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear", "presented",
        ], "\(isAnimated)")
      #expect(shown.root.view.window == nil)
      shown.calls.list = []
      shown.root.dismiss(animated: isAnimated) { [calls = shown.calls] in calls.list.append("dismissed") }
      await shown.settle()
      expectEqual(
        shown.calls.list,
        [
          "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed",
        ], "\(isAnimated)")
      #expect(shown.root.view.superview === shown.window)
      expectEqual(shown.root.view.frame, shown.window.bounds)
      expectEqual(shown.window.subviews.count, 1)
    }
  }

  @Test("behind a sheet, a popover or an overlay the presenting controller gets no calls", arguments: overlaid)
  func overlays(style: UIModalPresentationStyle) async {
    for isAnimated in [true, false] {
      shown.calls.list = []
      let other = shown.controller("B", style: style)
      shown.root.present(other, animated: isAnimated) { [calls = shown.calls] in calls.list.append("presented") }
      await shown.settle()
      expectEqual(
        shown.calls.list, ["B didLoad", "B willAppear", "B isAppearing", "B didAppear", "presented"], "\(isAnimated)")
      #expect(shown.root.view.window === shown.window)
      shown.calls.list = []
      other.dismiss(animated: isAnimated) { [calls = shown.calls] in calls.list.append("dismissed") }
      await shown.settle()
      expectEqual(shown.calls.list, ["B willDisappear", "B didDisappear", "dismissed"], "\(isAnimated)")
      expectEqual(shown.window.subviews.count, 1)
    }
  }

  @Test("a dismissal of several controllers makes the covered ones disappear without appearing again")
  func chain() async {
    let (b, c) = (shown.controller("B", style: .fullScreen), shown.controller("C"))
    await shown.present(b)
    b.present(c, animated: true)
    await shown.settle()
    #expect(shown.root.presentedViewController === b)
    #expect(b.presentedViewController === c)
    #expect(c.presentingViewController === b)
    shown.calls.list = []
    shown.root.dismiss(animated: true)
    await shown.settle()
    expectEqual(
      shown.calls.list,
      [
        "C willDisappear", "A willAppear", "B willDisappear", "A isAppearing", "B didDisappear", "A didAppear",
        "C didDisappear",
      ])
    #expect(shown.root.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    expectEqual(shown.window.subviews, [shown.root.view])
  }

  @Test("a controller that presents another one dismisses that one, and itself only afterwards")
  func ownFirst() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    await shown.present(b)
    b.present(c, animated: true)
    await shown.settle()
    b.dismiss(animated: true)
    await shown.settle()
    #expect(shown.root.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    b.dismiss(animated: true)
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("isBeingPresented and isBeingDismissed are true in the calls of their transition, and false afterwards")
  func flags() async {
    final class Asked: UIViewController {
      var answers: [Bool] = []
      private func ask() { answers += [isBeingPresented, isBeingDismissed] }
      override func viewWillAppear(_ animated: Bool) { ask() }
      override func viewDidAppear(_ animated: Bool) { ask() }
      override func viewWillDisappear(_ animated: Bool) { ask() }
      override func viewDidDisappear(_ animated: Bool) { ask() }
    }
    let asked = Asked()
    await shown.present(asked)
    expectEqual(asked.answers, [true, false, true, false])
    #expect(!asked.isBeingPresented)
    asked.dismiss(animated: true)
    await shown.settle()
    expectEqual(asked.answers, [true, false, true, false, false, true, false, true])
    #expect(!asked.isBeingDismissed)
  }

  @Test("the children of a presented controller appear with it")
  func children() async {
    let (parent, child) = (shown.controller("B"), shown.controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    shown.calls.list = []
    await shown.present(parent)
    expectEqual(
      shown.calls.list.filter { $0.hasPrefix("child") }, ["child willAppear", "child isAppearing", "child didAppear"])
    #expect(child.presentingViewController === shown.root)
    shown.calls.list = []
    child.dismiss(animated: true)
    await shown.settle()
    expectEqual(shown.calls.list.filter { $0.hasPrefix("child") }, ["child willDisappear", "child didDisappear"])
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("closures of the transition coordinator run with the transition and at its end")
  func coordinator() async {
    final class Coordinating: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate { [self] _ in
          calls.append("alongside")
        } completion: { [self] context in
          calls.append("end \(context.isCancelled)")
        }
      }
    }
    let other = Coordinating()
    shown.root.present(other, animated: true)
    expectEqual(other.calls, ["alongside"])
    await shown.settle()
    expectEqual(other.calls, ["alongside", "end false"])
    #expect(other.transitionCoordinator == nil)
  }

  @Test("dismissed controllers are freed in the turn in which their transition ends")
  func release() async {
    final class References { var all: [() -> UIViewController?] = [] }
    let references = References()
    func presentAndForget(_ style: UIModalPresentationStyle) {
      let other = shown.controller("B", style: style)
      references.all.append { [weak other] in other }
      shown.root.present(other, animated: true)
    }
    for style in Self.covering + Self.overlaid {
      for _ in 0..<20 {
        presentAndForget(style)
        await shown.settle()
        shown.root.dismiss(animated: true)
        await shown.settle()
      }
    }
    expectEqual(references.all.count { $0() != nil }, 0)
  }
}
