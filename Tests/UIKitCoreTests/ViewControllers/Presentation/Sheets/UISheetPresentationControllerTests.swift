import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISheetPresentationControllerTests {
  let shown = PresentationStage()

  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private var panel: CGRect? { shown.containers.last?.panel?.frame }

  @Test("a large sheet leaves 10 points at the top, and a medium one covers half of the rest")
  func heights() async throws {
    let other = shown.controller("B")
    await shown.present(other)
    expectEqual(panel, CGRect(x: 0, y: 10, width: 390, height: 834))
    expectEqual(other.view.bounds.size, CGSize(width: 390, height: 834))
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    await shown.settle()
    expectEqual(panel, CGRect(x: 0, y: 427, width: 390, height: 417))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    expectEqual(panel, CGRect(x: 0, y: 10, width: 390, height: 834))
  }

  @Test("custom detents are ordered by height and limited, and nil makes one inactive")
  func customDetents() async throws {
    let other = shown.controller("B")
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [
      .large(), .custom(identifier: .init("low")) { _ in 200 }, .custom { _ in nil },
      .custom(identifier: .init("too high")) { $0.maximumDetentValue * 2 },
    ]
    await shown.present(other)
    expectEqual(panel?.height, 200)
    sheet.selectedDetentIdentifier = .init("too high")
    await shown.settle()
    expectEqual(panel?.height, 834)
  }

  @Test("a drag down dismisses a sheet, and the delegate is notified once")
  func dragDown() async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    other.sheetPresentationController?.delegate = delegate
    await shown.present(other)
    await shown.drag(x: 200, from: 100, to: 700)
    #expect(shown.root.presentedViewController == nil)
    expectEqual(delegate.calls, ["will", "did"])
  }

  @Test("a short drag is cancelled: the sheet disappears and appears again, and stays")
  func shortDrag() async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    other.sheetPresentationController?.delegate = delegate
    await shown.present(other)
    shown.calls.list = []
    await shown.drag(x: 200, from: 100, to: 200)
    #expect(shown.root.presentedViewController === other)
    expectEqual(panel, CGRect(x: 0, y: 10, width: 390, height: 834))
    expectEqual(delegate.calls, ["will"])
    expectEqual(shown.calls.list.first, "B willDisappear")
    expectEqual(shown.calls.list.last, "B didAppear")
    #expect(!shown.calls.list.contains("B didDisappear"))
  }

  @Test("a sheet that may not be dismissed stays and reports the attempt", arguments: [true, false])
  func refusal(byDelegate: Bool) async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    delegate.allows = !byDelegate
    other.isModalInPresentation = !byDelegate
    other.sheetPresentationController?.delegate = delegate
    await shown.present(other)
    await shown.drag(x: 200, from: 100, to: 700)
    expectEqual(delegate.calls, ["attempt"])
    expectEqual(panel, CGRect(x: 0, y: 10, width: 390, height: 834))
    await shown.press(.escape)
    expectEqual(delegate.calls, ["attempt", "attempt"])
    await shown.tap(200, 4)
    expectEqual(delegate.calls, ["attempt", "attempt", "attempt"])
    #expect(shown.root.presentedViewController === other)
  }

  @Test("a tap outside and the escape key dismiss a sheet", arguments: [true, false])
  func otherDismissals(byTap: Bool) async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    other.sheetPresentationController?.delegate = delegate
    await shown.present(other)
    if byTap { await shown.tap(200, 4) } else { await shown.press(.escape) }
    #expect(shown.root.presentedViewController == nil)
    expectEqual(delegate.calls, ["will", "did"])
  }

  @Test("a programmatic dismissal is not reported")
  func programmatic() async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    other.sheetPresentationController?.delegate = delegate
    await shown.present(other)
    other.dismiss(animated: true)
    await shown.settle()
    expectEqual(delegate.calls, [])
  }

  @Test("a drag up raises a sheet to its next height, and the delegate is notified")
  func dragUp() async throws {
    let other = shown.controller("B")
    let delegate = Delegate()
    let sheet = try #require(other.sheetPresentationController)
    sheet.delegate = delegate
    sheet.detents = [.medium(), .large()]
    await shown.present(other)
    await shown.drag(x: 200, from: 500, to: 150)
    expectEqual(sheet.selectedDetentIdentifier, .large)
    expectEqual(delegate.calls, ["com.apple.UIKit.large"])
    expectEqual(panel?.minY, 10)
  }

  @Test("content scrolls before the sheet moves down, and after the sheet has moved up")
  func scrolling() async throws {
    let other = shown.controller("B")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    other.view.addSubview(scrollView)
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    await shown.present(other)
    await shown.drag(x: 200, from: 700, to: 300)
    expectEqual(sheet.selectedDetentIdentifier, .large)
    expectEqual(scrollView.contentOffset.y, 0)
    scrollView.contentOffset.y = 500
    await shown.drag(x: 200, from: 100, to: 300)
    expectEqual(scrollView.contentOffset.y, 300)
    #expect(shown.root.presentedViewController === other)
  }

  @Test("the content behind an undimmed sheet can be used")
  func undimmed() async throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    shown.root.view.addSubview(button)
    let other = shown.controller("B")
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    await shown.present(other)
    expectEqual(shown.containers.last?.accessibilityViewIsModal, false)
    await shown.tap(button)
    expectEqual(taps, 1)
    sheet.selectedDetentIdentifier = .large
    await shown.settle()
    expectEqual(shown.containers.last?.accessibilityViewIsModal, true)
  }

  @Test("the grabber takes the next height, and the lowest one after the highest")
  func grabber() async throws {
    let other = shown.controller("B")
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    await shown.present(other)
    let grabber = try #require(shown.containers.last?.frameView?.grabber)
    _ = grabber.accessibilityActivate()
    await shown.settle()
    expectEqual(panel?.height, 834)
    _ = grabber.accessibilityActivate()
    await shown.settle()
    expectEqual(panel?.height, 417)
  }

  @Test("in compact height a sheet covers the window unless it prefers the edge")
  func compactHeight() async throws {
    let shown = PresentationStage(size: CGSize(width: 800, height: 390))
    let other = shown.controller("B")
    await shown.present(other)
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 800, height: 390))
    other.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    await shown.settle()
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 0, y: 10, width: 800, height: 380))
  }

  @Test("a form sheet on a pad has 540 x 620 points or the preferred size, in the middle and with compact width")
  func formSheet() async throws {
    let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
    let other = shown.controller("B", style: .formSheet)
    await shown.present(other)
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 230, y: 190, width: 540, height: 620))
    expectEqual(other.traitCollection.horizontalSizeClass, .compact)
    expectEqual(other.traitCollection.userInterfaceLevel, .elevated)
    other.preferredContentSize = CGSize(width: 300, height: 200)
    await shown.settle()
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 350, y: 400, width: 300, height: 200))
  }

  @Test("in a terminal a sheet has an outline of whole cells, one row below the top")
  func terminal() async throws {
    let shown = PresentationStage(
      size: CGSize(width: 320, height: 320), pointGrid: CGSize(width: 8, height: 16))
    let other = shown.controller("B")
    await shown.present(other)
    expectEqual(shown.containers.last?.panel?.frame, CGRect(x: 0, y: 16, width: 320, height: 304))
    expectEqual(other.view.convert(other.view.bounds, to: nil), CGRect(x: 8, y: 32, width: 304, height: 272))
    expectEqual(shown.containers.last?.panel?.layer.borderWidth, 1)
  }

  @Test("an empty list of detents traps")
  func noDetents() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
    }
  }
}
