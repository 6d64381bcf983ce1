import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct PresentationTests {
  let shown = PresentationStage()

  @Test("a controller that presents already ignores another presentation, with the original's warning")
  func presentingTwice() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    await shown.present(b)
    let messages = warnings { shown.root.present(c, animated: true) }
    expectEqual(
      messages, ["Attempt to present \(c) on \(shown.root) (from \(shown.root)) which is already presenting \(b)."])
    await shown.settle()
    #expect(shown.root.presentedViewController === b)
    #expect(c.presentingViewController == nil)
  }

  @Test("a controller outside of any window presents nothing, with the original's warning")
  func outside() async {
    let (lonely, c) = (shown.controller("L"), shown.controller("C"))
    let messages = warnings { lonely.present(c, animated: true) }
    expectEqual(
      messages, ["Attempt to present \(c) on \(lonely) (from \(lonely)) whose view is not in the window hierarchy."])
    #expect(lonely.presentedViewController == nil)
  }

  @Test("a second dismissal is harmless, and its completion runs")
  func dismissingTwice() async {
    await shown.present(shown.controller("B"))
    var ends: [Int] = []
    shown.root.dismiss(animated: true) { ends.append(1) }
    shown.root.dismiss(animated: true) { ends.append(2) }
    await shown.settle()
    expectEqual(ends, [1, 2])
    shown.root.dismiss(animated: true) { ends.append(3) }
    expectEqual(ends, [1, 2, 3])
    expectEqual(shown.calls.list.filter { $0 == "B didDisappear" }.count, 1)
  }

  @Test("a dismissal during the presentation ends that first")
  func dismissingEarly() async {
    var calls: [String] = []
    shown.root.present(shown.controller("B"), animated: true) { calls.append("presented") }
    shown.root.dismiss(animated: true) { calls.append("dismissed") }
    await shown.settle()
    expectEqual(calls, ["presented", "dismissed"])
    expectEqual(
      shown.calls.list,
      [
        "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "B willDisappear", "B didDisappear",
      ])
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("a controller that is being presented can present at once")
  func presentingEarly() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    shown.root.present(b, animated: true)
    b.present(c, animated: true)
    await shown.settle()
    #expect(b.presentedViewController === c)
    expectEqual(shown.containers.count, 2)
  }

  @Test("a presentation during a dismissal is ignored with a warning")
  func presentingDuringDismissal() async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    await shown.present(b)
    shown.root.dismiss(animated: true)
    let messages = warnings { shown.root.present(c, animated: true) }
    expectEqual(messages.count, 1)
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("a controller that is being dismissed presents nothing, with a warning", arguments: [false, true])
  func presentingWhileBeingDismissed(animated: Bool) async {
    let (b, c) = (shown.controller("B"), shown.controller("C"))
    await shown.present(b)
    shown.root.dismiss(animated: animated)
    let messages = warnings { b.present(c, animated: animated) }
    expectEqual(messages, ["Attempt to present \(c) on \(b) (from \(b)) while a dismissal is in progress."])
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
    #expect(shown.containers.isEmpty)
    #expect(c.presentingViewController == nil)
    #expect(c.viewIfLoaded?.window == nil)
  }

  @Test("a presented controller cannot be presented again, as in the original")
  func sameControllerTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = PresentationStage()
        let other = shown.controller("B")
        withExtendedLifetime(shown) {
          shown.root.present(other, animated: false)
          shown.root.present(other, animated: false)
        }
      }
    }
    #expect(words(of: result).contains("that is already being presented by"))
  }

  @Test("a controller cannot be presented on itself, as in the original")
  func onItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = PresentationStage()
        shown.root.present(shown.root, animated: false)
      }
    }
    #expect(words(of: result).contains("Application tried to present modally a view controller on itself."))
  }

  @Test("a controller with a parent cannot be presented, as in the original")
  func child() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = PresentationStage()
        let other = shown.controller("B")
        let parent = shown.controller("P")
        parent.addChild(other)
        shown.root.present(other, animated: false)
        withExtendedLifetime(parent) {}
      }
    }
    #expect(words(of: result).contains("that has a parent view controller"))
  }

  @Test("a child presents from its outermost ancestor")
  func fromChild() async {
    let child = shown.controller("child")
    shown.root.addChild(child)
    shown.root.view.addSubview(child.view)
    let other = shown.controller("B")
    child.present(other, animated: true)
    await shown.settle()
    #expect(other.presentingViewController === shown.root)
    #expect(child.presentedViewController === other)
    child.dismiss(animated: true)
    await shown.settle()
    #expect(child.presentedViewController == nil)
  }

  @Test("a presentation in the current context covers the controller that defines it", arguments: [true, false])
  func currentContext(removes: Bool) async {
    let child = shown.controller("child")
    child.definesPresentationContext = true
    shown.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    shown.root.view.addSubview(child.view)
    await shown.settle()
    let other = shown.controller("B", style: removes ? .currentContext : .overCurrentContext)
    child.present(other, animated: true)
    await shown.settle()
    #expect(other.presentingViewController === child)
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 0, y: 100, width: 200, height: 300))
    expectEqual((child.view.window == nil), removes)
    child.dismiss(animated: true)
    await shown.settle()
    expectEqual(child.view.frame, CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(child.view.superview === shown.root.view)
  }

  @Test("a new root controller ends the presentations on the old one")
  func newRoot() async {
    weak var presented: UIViewController?
    func presentAndForget() {
      let other = shown.controller("B", style: .fullScreen)
      presented = other
      shown.root.present(other, animated: true)
    }
    presentAndForget()
    await shown.settle()
    let next = shown.controller("N")
    shown.window.rootViewController = next
    await shown.settle()
    expectEqual(shown.window.subviews, [next.view])
    #expect(presented == nil)
    expectEqual(shown.calls.list.last, "N didAppear")
  }

  @Test("a size of one point in the middle of a transition is harmless", arguments: PresentationOrderTests.overlaid)
  func tinySize(style: UIModalPresentationStyle) async {
    let other = shown.controller("B", style: style)
    shown.root.present(other, animated: true)
    await shown.resize(to: CGSize(width: 1, height: 1))
    await shown.resize(to: CGSize(width: 390, height: 844))
    #expect(shown.root.presentedViewController === other)
    shown.root.dismiss(animated: true)
    await shown.resize(to: CGSize(width: 1, height: 1))
    expectEqual(shown.window.subviews.count, 1)
  }

  @Test("a user who closes a screen that is still appearing ends its appearance first")
  func closedWhileAppearing() async {
    let other = shown.controller("B")
    shown.root.present(other, animated: true)
    #expect(other.isBeingPresented)
    other.presentationController?.dismissByUser()
    #expect(other.isBeingDismissed)
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("the focus cannot reach covered views, and returns to its view after the dismissal")
  func focus() async {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Behind", for: .normal)
    shown.root.view.addSubview(button)
    await shown.press(.down)
    #expect(button.isFocused)
    let other = shown.controller("B")
    let inner = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    inner.setTitle("Front", for: .normal)
    other.view.addSubview(inner)
    await shown.present(other)
    #expect(!button.isFocused)
    await shown.press(.down)
    #expect(inner.isFocused)
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
    #expect(button.isFocused)
  }
}
