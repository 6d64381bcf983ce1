import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIAlertControllerTests {
  let shown = PresentationStage()

  final class Chosen { var list: [String] = [] }
  let chosen = Chosen()

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [chosen, root = shown.root] action in
      chosen.list.append("\(action.title ?? "") \(root.presentedViewController == nil)")
    }
  }

  private func alert(_ actions: UIAlertAction..., style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  private func frame(_ action: UIAlertAction) -> CGRect {
    action.button.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test("an alert is 270 points wide, in the middle of the screen, and does not hide the presenting controller")
  func place() async throws {
    let alert = alert(action("OK"))
    await shown.present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    expectEqual(frame.width, 270)
    expectEqual(frame.midX, 195)
    #expect(abs(frame.midY - 422) <= 0.5)
    expectEqual(shown.calls.list, [])
    expectEqual(shown.containers.last?.accessibilityViewIsModal, true)
  }

  @Test("a tap dismisses the alert, then calls the handler, once")
  func choosing() async throws {
    let ok = action("OK")
    await shown.present(alert(ok))
    let button = try #require(ok.button)
    _ = button.accessibilityActivate()
    _ = button.accessibilityActivate()
    expectEqual(chosen.list, [])
    await shown.settle()
    expectEqual(chosen.list, ["OK true"])
    expectEqual(shown.window.subviews.count, 1)
  }

  @Test("two actions are side by side, with the cancel action on the left")
  func two() async {
    let (delete, cancel) = (action("Delete", .destructive), action("Cancel", .cancel))
    await shown.present(alert(delete, cancel))
    #expect(frame(cancel).maxX <= frame(delete).minX)
    expectEqual(frame(cancel).minY, frame(delete).minY)
    expectEqual(frame(cancel).height, 44)
  }

  @Test("more actions, or two long ones, are below each other, with the cancel action last")
  func stacked() async {
    let (cancel, a, b) = (action("Cancel", .cancel), action("A"), action("B"))
    await shown.present(alert(cancel, a, b))
    #expect(frame(a).maxY <= frame(b).minY)
    #expect(frame(b).maxY <= frame(cancel).minY)
    shown.root.dismiss(animated: false)
    await shown.settle()
    let long = action("Delete this and everything that belongs to it")
    await shown.present(alert(cancel, long))
    #expect(frame(long).maxY <= frame(cancel).minY)
  }

  @Test("escape chooses the cancel action, and does nothing without one")
  func escape() async {
    await shown.present(alert(action("OK"), action("Cancel", .cancel)))
    await shown.press(.escape)
    expectEqual(chosen.list, ["Cancel true"])
    let plain = alert(action("OK"))
    await shown.present(plain)
    await shown.press(.escape)
    #expect(shown.root.presentedViewController === plain)
    expectEqual(chosen.list, ["Cancel true"])
  }

  @Test("enter chooses the preferred action, or else the first ordinary one", arguments: [true, false])
  func enter(prefers: Bool) async {
    let (cancel, a, b) = (action("Cancel", .cancel), action("A"), action("B"))
    let alert = alert(cancel, a, b)
    if prefers { alert.preferredAction = b }
    await shown.present(alert)
    await shown.press(.enter)
    expectEqual(chosen.list, [prefers ? "B true" : "A true"])
  }

  @Test("the focus of a keyboard user moves to the preferred action and returns")
  func focus() async {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    shown.root.view.addSubview(button)
    await shown.press(.down)
    let (cancel, ok) = (action("Cancel", .cancel), action("OK"))
    await shown.present(alert(cancel, ok))
    expectEqual(ok.button?.isFocused, true)
    await shown.press(.left)
    expectEqual(cancel.button?.isFocused, true)
    await shown.press(.enter)
    expectEqual(chosen.list, ["Cancel true"])
    #expect(button.isFocused)
  }

  @Test("a disabled action cannot be chosen until it is enabled")
  func disabled() async throws {
    let ok = action("OK")
    ok.isEnabled = false
    await shown.present(alert(ok))
    await shown.press(.enter)
    let button = try #require(ok.button)
    await shown.tap(button)
    expectEqual(chosen.list, [])
    ok.isEnabled = true
    await shown.tap(button)
    expectEqual(chosen.list, ["OK true"])
  }

  @Test("the first text field is edited at once, and return moves on to the next one and then chooses")
  func fields() async throws {
    let alert = alert(action("OK"), action("Cancel", .cancel))
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    await shown.present(alert)
    let fields = try #require(alert.textFields)
    expectEqual(fields.count, 2)
    #expect(fields[0].isFirstResponder)
    shown.connection.send(.text("Ada"))
    await shown.press(.enter)
    expectEqual(fields[0].text, "Ada")
    #expect(fields[1].isFirstResponder)
    await shown.press(.enter)
    expectEqual(chosen.list, ["OK true"])
  }

  @Test("a handler may present the same alert again")
  func again() async {
    let root = shown.root
    let alert = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak alert] _ in
        if let alert { root.present(alert, animated: true) }
      })
    await shown.present(alert)
    await shown.press(.enter)
    #expect(root.presentedViewController === alert)
    await shown.press(.enter)
    #expect(root.presentedViewController === alert)
  }

  @Test("an action sheet is at the bottom of a phone, with the cancel action in a panel of its own")
  func sheet() async throws {
    let (a, cancel) = (action("A"), action("Cancel", .cancel))
    let sheet = alert(cancel, a, style: .actionSheet)
    await shown.present(sheet)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    expectEqual(frame.maxY, 836)
    expectEqual(frame.minX, 8)
    expectEqual(frame.width, 374)
    expectEqual(self.frame(cancel), CGRect(x: 8, y: 779, width: 374, height: 57))
    expectEqual(self.frame(a).maxY, 771)
    await shown.tap(195, 20)
    expectEqual(chosen.list, ["Cancel true"])
  }

  @Test("on a pad an action sheet is a popover without a cancel button, and a tap outside cancels")
  func pad() async throws {
    let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
    let (a, cancel) = (
      action("A"), UIAlertAction(title: "Cancel", style: .cancel) { [chosen] _ in chosen.list.append("C") }
    )
    let sheet = alert(a, cancel, style: .actionSheet)
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = shown.root.view
    popover.sourceRect = CGRect(x: 500, y: 100, width: 10, height: 10)
    await shown.present(sheet)
    #expect(a.button?.window != nil)
    #expect(cancel.button?.window == nil)
    expectEqual(shown.containers.last?.panel?.frame.minY, 110)
    expectEqual(sheet.view.bounds.width, 304)
    await shown.tap(20, 900)
    expectEqual(chosen.list, ["C"])
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("in a terminal an alert has an outline and buttons of one row, on whole cells")
  func terminal() async throws {
    let shown = PresentationStage(size: CGSize(width: 640, height: 384), pointGrid: CGSize(width: 8, height: 16))
    let (ok, cancel) = (action("OK"), action("Cancel", .cancel))
    let alert = alert(ok, cancel)
    await shown.present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    expectEqual(frame, CGRect(x: 184, y: 144, width: 272, height: 80))
    expectEqual(self.frame(cancel), CGRect(x: 192, y: 192, width: 128, height: 16))
    expectEqual(self.frame(ok), CGRect(x: 320, y: 192, width: 128, height: 16))
  }

  @Test("long texts and many actions scroll inside an alert that fits the screen")
  func long() async throws {
    let alert = UIAlertController(
      title: String(repeating: "title ", count: 2000), message: String(repeating: "👩‍👩‍👧‍👦 שלום ", count: 200),
      preferredStyle: .alert)
    for number in 0..<50 { alert.addAction(action("\(number)")) }
    await shown.present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(shown.window.bounds.contains(frame))
    expectEqual(frame.height, 828)
  }

  @Test("an alert without actions is displayed and stays")
  func noActions() async {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    await shown.present(alert)
    await shown.press(.enter)
    await shown.press(.escape)
    #expect(shown.root.presentedViewController === alert)
    shown.root.dismiss(animated: true)
    await shown.settle()
    #expect(shown.root.presentedViewController == nil)
  }

  @Test(
    "mistakes end the program with the original's messages",
    arguments: [
      "cancel": "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      "empty": "UIAlertController must have a title, a message or an action to display",
      "field": "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      "source": "You must provide location information for this popover",
    ].sorted { $0.key < $1.key })
  func mistakes(_ name: String, message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
      await MainActor.run { UIAlertControllerTests.makeMistake(name) }
    }
    #expect(words(of: result).contains(message))
  }

  static func makeMistake(_ name: String) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: name == "empty" ? .alert : .actionSheet)
    let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
    withExtendedLifetime(shown) {
      switch name {
      case "cancel":
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      case "field": alert.addTextField()
      case "empty": shown.root.present(alert, animated: false)
      default:
        alert.title = "Source"
        shown.root.present(alert, animated: false)
      }
    }
  }
}
