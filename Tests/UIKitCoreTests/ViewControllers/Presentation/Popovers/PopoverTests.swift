import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct PopoverTests {
  let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)

  private func popover(at source: CGRect) -> PresentationStage.Recorder {
    let view = UIView(frame: source)
    shown.root.view.addSubview(view)
    let other = shown.controller("B", style: .popover)
    other.preferredContentSize = CGSize(width: 200, height: 100)
    other.popoverPresentationController?.sourceView = view
    return other
  }

  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var prepare: ((UIPopoverPresentationController) -> Void)?

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("prepare")
      prepare?(popoverPresentationController)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
  }

  @Test("a popover is below its source, with the arrow at the source's middle")
  func below() async throws {
    let other = popover(at: CGRect(x: 400, y: 100, width: 100, height: 40))
    await shown.present(other)
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 350, y: 140, width: 200, height: 113))
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 350, y: 153, width: 200, height: 100))
    expectEqual(other.popoverPresentationController?.arrowDirection, .up)
    expectEqual(other.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("permitted directions, source rectangle and preferred size determine a popover's frame")
  func directions() async throws {
    let other = popover(at: CGRect(x: 400, y: 400, width: 100, height: 100))
    let popover = try #require(other.popoverPresentationController)
    popover.permittedArrowDirections = .right
    await shown.present(other)
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 187, y: 400, width: 200, height: 100))
    expectEqual(popover.arrowDirection, .right)
    popover.permittedArrowDirections = .down
    popover.sourceRect = CGRect(x: 0, y: 50, width: 100, height: 50)
    other.preferredContentSize = CGSize(width: 100, height: 50)
    await shown.settle()
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 400, y: 387, width: 100, height: 50))
  }

  @Test(
    "a tap outside and the escape key dismiss a popover, and the delegate is notified once", arguments: [true, false])
  func dismissal(byTap: Bool) async throws {
    let other = popover(at: CGRect(x: 400, y: 100, width: 100, height: 40))
    let delegate = Delegate()
    other.popoverPresentationController?.delegate = delegate
    await shown.present(other)
    if byTap { await shown.tap(900, 900) } else { await shown.press(.escape) }
    #expect(shown.root.presentedViewController == nil)
    expectEqual(delegate.calls, ["prepare", "did"])
    expectEqual(other.popoverPresentationController?.arrowDirection, .unknown)
  }

  @Test("a drag does not move a popover")
  func drag() async throws {
    let other = popover(at: CGRect(x: 400, y: 100, width: 100, height: 40))
    await shown.present(other)
    await shown.drag(x: 450, from: 180, to: 800)
    #expect(shown.root.presentedViewController === other)
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 350, y: 140, width: 200, height: 113))
  }

  @Test("passthrough views receive touches behind a popover")
  func passthrough() async throws {
    let button = UIButton(frame: CGRect(x: 800, y: 800, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    shown.root.view.addSubview(button)
    let other = popover(at: CGRect(x: 400, y: 100, width: 100, height: 40))
    other.popoverPresentationController?.passthroughViews = [button]
    await shown.present(other)
    await shown.tap(button)
    expectEqual(taps, 1)
    #expect(shown.root.presentedViewController === other)
  }

  @Test("the delegate can set the source when the popover is prepared")
  func preparation() async throws {
    let view = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 40))
    shown.root.view.addSubview(view)
    let other = shown.controller("B", style: .popover)
    let delegate = Delegate()
    delegate.prepare = { $0.sourceItem = view }
    other.popoverPresentationController?.delegate = delegate
    await shown.present(other)
    expectEqual(shown.containers.last?.panel?.frame.minY, 140)
  }

  @Test("in compact width a popover is a sheet, unless its delegate returns none")
  func adaptation() async throws {
    let shown = PresentationStage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    shown.root.view.addSubview(view)
    let sheet = shown.controller("B", style: .popover)
    sheet.popoverPresentationController?.sourceView = view
    await shown.present(sheet)
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
    sheet.dismiss(animated: false)
    await shown.settle()
    let other = shown.controller("C", style: .popover)
    other.preferredContentSize = CGSize(width: 200, height: 100)
    other.popoverPresentationController?.sourceView = view
    let delegate = Delegate()
    other.popoverPresentationController?.delegate = delegate
    await shown.present(other)
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 50, y: 140, width: 200, height: 113))
  }

  @Test("a popover becomes a sheet when its window becomes narrow, and a popover again when it widens")
  func resizing() async throws {
    let other = popover(at: CGRect(x: 100, y: 100, width: 100, height: 40))
    await shown.present(other)
    await shown.resize(to: CGSize(width: 400, height: 1000))
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 0, y: 10, width: 400, height: 990))
    await shown.resize(to: CGSize(width: 1000, height: 1000))
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 50, y: 140, width: 200, height: 113))
  }

  @Test("a popover without a source traps, as in the original")
  func noSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
        withExtendedLifetime(shown) {
          shown.root.present(shown.controller("B", style: .popover), animated: false)
        }
      }
    }
    #expect(words(of: result).contains("should have a non-nil sourceView or barButtonItem set"))
  }

  @Test("a popover that fits on no side is as large as the largest side allows")
  func placement() {
    let placement = PopoverPlacement(
      room: CGRect(x: 0, y: 0, width: 300, height: 300), directions: .any, arrow: 10, grid: nil)
    let place = placement.place(
      ofSize: CGSize(width: 280, height: 280), at: CGRect(x: 100, y: 50, width: 100, height: 50))
    expectEqual(place.direction, .up)
    expectEqual(place.frame, CGRect(x: 10, y: 100, width: 280, height: 200))
    expectEqual(place.arrowPosition, 140)
  }

  @Test("in a terminal a popover is on whole cells, without an arrow")
  func terminal() {
    let placement = PopoverPlacement(
      room: CGRect(x: 0, y: 0, width: 320, height: 160), directions: .any, arrow: 0, grid: CGSize(width: 8, height: 16))
    let place = placement.place(
      ofSize: CGSize(width: 96, height: 64), at: CGRect(x: 100, y: 16, width: 20, height: 16))
    expectEqual(place.frame, CGRect(x: 64, y: 32, width: 96, height: 64))
  }
}
