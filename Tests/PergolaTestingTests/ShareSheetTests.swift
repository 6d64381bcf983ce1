import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing
import UIKitCore

@MainActor
@Suite("Share sheets")
struct ShareSheetTests {
  /// The calls that a test's objects got, in order.
  final class Calls {
    var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  /// A source that makes its item for an activity.
  final class Source: NSObject, UIActivityItemSource {
    let calls: Calls
    var item: Any? = "the item"

    init(_ calls: Calls) { self.calls = calls }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      calls.add("placeholder")
      return "a placeholder"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      calls.add("item for \(activityType?.rawValue ?? "nil")")
      return item
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      calls.add("subject")
      return "Apples"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      calls.add("type")
      return "public.text"
    }
  }

  /// An activity of an app.
  final class Water: UIActivity {
    nonisolated static let type = UIActivity.ActivityType("garden.water")
    let calls: Calls
    var screen: UIViewController?
    var accepts = true
    var ends: Bool? = true

    init(_ calls: Calls) { self.calls = calls }

    override var activityType: ActivityType? { Self.type }
    override var activityTitle: String? { "Water" }
    override var activityViewController: UIViewController? {
      calls.add("screen")
      return screen
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      calls.add("can perform with \(activityItems)")
      return accepts
    }

    override func prepare(withActivityItems activityItems: [Any]) { calls.add("prepare with \(activityItems)") }

    override func perform() {
      calls.add("perform")
      if let ends { activityDidFinish(ends) }
    }

    override func activityDidFinish(_ completed: Bool) {
      calls.add("finish \(completed)")
      super.activityDidFinish(completed)
    }
  }

  @MainActor private struct Stage {
    let driver: Driver
    let root = UIViewController()
    let calls = Calls()

    init(idiom: Driver.Idiom = .phone, size: CGSize = CGSize(width: 390, height: 844)) {
      driver = Driver(showing: root, size: size, idiom: idiom)
    }

    func show(_ items: [Any], _ activities: [UIActivity]? = nil) async -> UIActivityViewController {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
      await show(sheet)
      return sheet
    }

    func show(_ sheet: UIActivityViewController) async {
      sheet.completionWithItemsHandler = { [calls, unowned root] type, completed, returned, error in
        let words = [type?.rawValue ?? "nil", "\(completed)", "\(returned ?? [])", error.map { "\($0)" } ?? "nil"]
        calls.add("handler \(words.joined(separator: ", ")), presents \(root.presentedViewController != nil)")
      }
      await driver.settle()
      root.present(sheet, animated: true)
      await driver.settle()
    }
  }

  private let link = URL(string: "https://www.example.com/apples")!  // The text is a URL.

  // MARK: Order

  @Test("the calls come in the documented order, and the sheet is gone after the handler")
  func order() async throws {
    let stage = Stage()
    _ = await stage.show([Source(stage.calls)], [Water(stage.calls)])
    expectEqual(stage.calls.names, ["placeholder", #"can perform with ["a placeholder"]"#])
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    expectEqual(
      stage.calls.names.dropFirst(2),
      [
        "item for garden.water", "subject", "type", #"prepare with ["the item"]"#, "screen", "perform", "finish true",
        "handler garden.water, true, [], nil, presents true",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("an activity's screen is presented instead of a call of perform, and goes with the sheet")
  func screen() async throws {
    let stage = Stage()
    let water = Water(stage.calls)
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(
      UIButton(configuration: .plain(), primaryAction: UIAction(title: "Pour") { _ in water.activityDidFinish(true) }))
    screen.view.subviews[0].frame = CGRect(x: 20, y: 100, width: 160, height: 48)
    water.screen = screen
    _ = await stage.show(["an apple"], [water])
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    #expect(!stage.calls.names.contains("perform"))
    try await stage.driver.tap("Pour")
    await stage.driver.settle()
    expectEqual(stage.calls.names.last, "handler garden.water, true, [], nil, presents true")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("an activity that the user canceled calls the handler with its type, and the sheet stays")
  func canceledActivity() async throws {
    let stage = Stage()
    let water = Water(stage.calls)
    water.ends = false
    _ = await stage.show(["an apple"], [water])
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    expectEqual(stage.calls.names.last, "handler garden.water, false, [], nil, presents true")
    #expect(stage.driver.contains("Water"))
    water.ends = true
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    expectEqual(stage.calls.names.last, "handler garden.water, true, [], nil, presents true")
    #expect(stage.driver.system.shared.count == 1)
  }

  @Test("an activity ends once")
  func twice() async throws {
    let stage = Stage()
    let water = Water(stage.calls)
    _ = await stage.show(["an apple"], [water])
    try await stage.driver.tap("Water")
    water.activityDidFinish(true)
    await stage.driver.settle()
    expectEqual(stage.calls.names.count { $0.hasPrefix("handler") }, 1)
  }

  @Test("an activity whose screen the user has swiped away leaves a sheet that works")
  func lostScreen() async throws {
    let stage = Stage()
    let water = Water(stage.calls)
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "Watering"
    screen.view.addSubview(label)
    water.screen = screen
    _ = await stage.show(["an apple"], [water])
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    #expect(stage.driver.contains("Watering"))
    screen.dismiss(animated: true)
    await stage.driver.settle()
    try await stage.driver.tap("Close")
    await stage.driver.settle()
    expectEqual(stage.calls.names.last, "handler garden.water, false, [], nil, presents false")
    #expect(!stage.driver.contains("Close"))
  }

  // MARK: Canceling

  @Test("the close button cancels: the handler is called once, without a type, after the sheet is gone")
  func close() async throws {
    let stage = Stage()
    _ = await stage.show([Source(stage.calls)], nil)
    try await stage.driver.tap("Close")
    await stage.driver.settle()
    expectEqual(stage.calls.names, ["placeholder", "handler nil, false, [], nil, presents false"])
  }

  @Test("a swipe, a tap outside and escape cancel", arguments: ["swipe", "tap", "escape"])
  func leave(by way: String) async throws {
    let stage = Stage()
    _ = await stage.show(["an apple"])
    switch way {
    case "swipe": try await stage.driver.swipe("an apple", .down, distance: 500)
    case "tap": await stage.driver.tap(at: CGPoint(x: 195, y: 60))
    default: await stage.driver.press(.escape)
    }
    await stage.driver.settle()
    expectEqual(stage.calls.names, ["handler nil, false, [], nil, presents false"])
  }

  @Test("an app that dismisses the sheet cancels it")
  func dismissal() async {
    let stage = Stage()
    _ = await stage.show(["an apple"])
    stage.root.dismiss(animated: true)
    await stage.driver.settle()
    expectEqual(stage.calls.names, ["handler nil, false, [], nil, presents false"])
  }

  @Test("a sheet can be presented again, and asks its sources again")
  func again() async throws {
    let stage = Stage()
    let sheet = await stage.show([Source(stage.calls)])
    try await stage.driver.tap("Close")
    await stage.driver.settle()
    await stage.show(sheet)
    try await stage.driver.tap("Copy")
    await stage.driver.settle()
    expectEqual(
      stage.calls.names,
      [
        "placeholder", "handler nil, false, [], nil, presents false", "placeholder",
        "item for com.apple.UIKit.activity.CopyToPasteboard", "subject", "type",
        "handler com.apple.UIKit.activity.CopyToPasteboard, true, [], nil, presents true",
      ])
  }

  @Test("a handler that dismisses the sheet itself dismisses nothing else")
  func ownDismissal() async throws {
    let stage = Stage()
    let page = UIViewController()
    await stage.driver.settle()
    stage.root.present(page, animated: true)
    await stage.driver.settle()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [unowned page] _, _, _, _ in page.dismiss(animated: true) }
    page.present(sheet, animated: true)
    await stage.driver.settle()
    try await stage.driver.tap("Copy")
    await stage.driver.settle()
    #expect(stage.root.presentedViewController === page)
    #expect(page.presentedViewController == nil)
  }

  // MARK: Activities

  /// Copies items, and returns what a function reads from the pasteboard at once: all tests have the same one.
  private func copied<Result>(_ items: [Any], in stage: Stage, _ read: @escaping (UIPasteboard) -> Result) async throws
    -> Result?
  {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    await stage.show(sheet)
    var result: Result?
    sheet.completionWithItemsHandler = { _, _, _, _ in result = read(.general) }
    try await stage.driver.tap("Copy")
    await stage.driver.settle()
    return result
  }

  @Test("copying puts the items on the pasteboard, one item each")
  func copying() async throws {
    let stage = Stage()
    let content = try await copied(["an apple", link], in: stage) { ($0.numberOfItems, $0.strings, $0.urls) }
    expectEqual(content?.0, 2)
    expectEqual(content?.1, ["an apple", link.absoluteString])
    expectEqual(content?.2, [link])
    let shared = try #require(stage.driver.system.shared.first)
    #expect(shared.activityType == .copyToPasteboard)
    expectEqual(shared.items.count, 2)
  }

  @Test("an image can be copied")
  func image() async throws {
    let image = try #require(UIImage(systemName: "photo"))
    let copy = try await copied([image], in: Stage()) { $0.image }
    #expect(copy == image)
  }

  @Test("an item that nothing can use leaves an empty sheet, which can be closed")
  func nothing() async throws {
    let stage = Stage()
    _ = await stage.show([NSObject()])
    #expect(!stage.driver.contains("Copy"))
    try await stage.driver.tap("Close")
    await stage.driver.settle()
    expectEqual(stage.calls.names, ["handler nil, false, [], nil, presents false"])
  }

  @Test("mail and messages are opened by the host, with the texts and the subject")
  func letters() async throws {
    let stage = Stage()
    let source = Source(stage.calls)
    source.item = "Apples & pears"
    _ = await stage.show([source, link])
    try await stage.driver.tap("Mail")
    await stage.driver.settle()
    expectEqual(
      stage.driver.openedURLs.map(\.absoluteString),
      ["mailto:?subject=Apples&body=Apples%20%26%20pears%0Ahttps://www.example.com/apples"])
    let shared = try #require(stage.driver.system.shared.first)
    expectEqual(shared.subjects, ["Apples"])
    expectEqual(shared.typeIdentifiers, ["public.text"])
    _ = await stage.show(["Apples"])
    try await stage.driver.tap("Messages")
    await stage.driver.settle()
    expectEqual(stage.driver.openedURLs.last?.absoluteString, "sms:?body=Apples")
  }

  @Test("files are handed to the user, and not to programs for texts")
  func files() async throws {
    let stage = Stage()
    let file = URL(filePath: "/tmp/apples.txt")
    _ = await stage.show([file])
    #expect(!stage.driver.contains("Mail"))
    try await stage.driver.tap("Save to Files")
    await stage.driver.settle()
    expectEqual(stage.driver.openedURLs, [file])
  }

  @Test("excluded activities are not in the sheet, by the names of their types")
  func excluded() async {
    let stage = Stage()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: [Water(stage.calls)])
    sheet.excludedActivityTypes = [
      .copyToPasteboard, UIActivity.ActivityType(rawValue: "garden.water"), .postToFacebook,
    ]
    await stage.show(sheet)
    #expect(!stage.driver.contains("Copy"))
    #expect(!stage.driver.contains("Water"))
    #expect(stage.driver.contains("Mail"))
    expectEqual(stage.calls.names, [])
  }

  @Test("an activity that can't use the items is not in the sheet")
  func refusing() async {
    let stage = Stage()
    let water = Water(stage.calls)
    water.accepts = false
    _ = await stage.show(["an apple"], [water])
    #expect(!stage.driver.contains("Water"))
  }

  @Test("copying stands in the row of icons, unless the app wants no prominent activity")
  func prominent() async throws {
    let stage = Stage()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: [Water(stage.calls)])
    await stage.show(sheet)
    #expect(try stage.driver.frame(of: "Copy").maxY < stage.driver.frame(of: "Water").minY)
    #expect(try stage.driver.frame(of: "Copy").midX < stage.driver.frame(of: "Mail").midX)
    try await stage.driver.tap("Close")
    await stage.driver.settle()
    sheet.allowsProminentActivity = false
    await stage.show(sheet)
    #expect(try stage.driver.frame(of: "Copy").minY > stage.driver.frame(of: "Mail").maxY)
  }

  // MARK: Items

  @Test("a source without an item is left out")
  func noItem() async throws {
    let stage = Stage()
    let source = Source(stage.calls)
    source.item = nil
    _ = await stage.show([source, "a pear"], [Water(stage.calls)])
    try await stage.driver.tap("Water")
    await stage.driver.settle()
    #expect(stage.calls.names.contains(#"prepare with ["a pear"]"#))
    #expect(!stage.calls.names.contains("subject"))
  }

  /// A provider that makes its item on another thread.
  final class Provider: UIActivityItemProvider, @unchecked Sendable {
    private(set) var ranOnMain: Bool?
    private(set) var seenType: UIActivity.ActivityType?

    override var item: Any {
      ranOnMain = Thread.isMainThread
      seenType = activityType
      return "made"
    }
  }

  @Test("an item provider makes its item outside of the main thread, for the type of the activity")
  func provider() async throws {
    let stage = Stage()
    let provider = Provider(placeholderItem: "a placeholder")
    _ = await stage.show([provider], [Water(stage.calls)])
    #expect(stage.driver.contains("a placeholder"))
    try await stage.driver.tap("Water")
    try await stage.driver.settle(until: { stage.root.presentedViewController == nil })
    #expect(provider.ranOnMain == false)
    #expect(provider.seenType == Water.type)
    #expect(stage.calls.names.contains(#"prepare with ["made"]"#))
  }

  @Test("an item provider has its placeholder as its item by default")
  func plainProvider() async throws {
    let stage = Stage()
    _ = await stage.show([UIActivityItemProvider(placeholderItem: "a plum")], [Water(stage.calls)])
    try await stage.driver.tap("Water")
    try await stage.driver.settle(until: { stage.root.presentedViewController == nil })
    #expect(stage.calls.names.contains(#"prepare with ["a plum"]"#))
  }

  // MARK: The head

  @Test("the head tells what is shared")
  func heads() async throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "head-\(UUID().uuidString).txt")
    try Data("four".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(systemName: "photo"))
    let cases: [(items: [Any], labels: [String])] = [
      (["an\napple"], ["an apple", "Text"]), ([link], ["example.com", link.absoluteString]),
      (["an apple", link], ["an apple", link.absoluteString]), ([link, link], ["2 Links"]),
      ([image, image, image], ["3 Images"]), ([link, "a", "b"], ["3 Items"]), ([file], [file.lastPathComponent]),
      ([NSObject()], ["1 Item"]),
    ]
    for (items, labels) in cases {
      let stage = Stage()
      _ = await stage.show(items)
      for label in labels {
        #expect(stage.driver.contains(Query(stringLiteral: label)), "\(label)\n\(stage.driver.text)")
      }
    }
  }

  // MARK: Playing

  @Test("a played activity of another app completes, with what it returns")
  func played() async throws {
    let stage = Stage()
    stage.driver.system.shareSheet.choose(.airDrop, completed: true, returnedItems: ["a pear"])
    _ = await stage.show([Source(stage.calls)])
    expectEqual(
      stage.calls.names.last, #"handler com.apple.UIKit.activity.AirDrop, true, ["a pear"], nil, presents true"#)
    #expect(stage.driver.system.shared.map(\.activityType) == [.airDrop])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a played choice of the app's own activity performs it")
  func playedOwn() async {
    let stage = Stage()
    stage.driver.system.shareSheet.choose(Water.type)
    _ = await stage.show(["an apple"], [Water(stage.calls)])
    #expect(stage.calls.names.contains("perform"))
  }

  @Test("a played failure calls the handler with the error, and the sheet goes")
  func playedFailure() async {
    let stage = Stage()
    stage.driver.system.shareSheet.choose(.mail, completed: false, error: CocoaError(.userCancelled))
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
    await stage.driver.settle()
    var errors: [CocoaError.Code?] = []
    sheet.completionWithItemsHandler = { errors.append(($3 as? CocoaError)?.code) }
    stage.root.present(sheet, animated: true)
    await stage.driver.settle()
    expectEqual(errors, [.userCancelled])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.driver.system.shared.isEmpty)
    #expect(stage.driver.openedURLs.isEmpty)
  }

  @Test("after a played cancellation inside an activity, the next played choice comes")
  func playedTwice() async {
    let stage = Stage()
    stage.driver.system.shareSheet.choose(.message, completed: false)
    stage.driver.system.shareSheet.cancel()
    _ = await stage.show(["an apple"])
    expectEqual(
      stage.calls.names,
      [
        "handler com.apple.UIKit.activity.Message, false, [], nil, presents true",
        "handler nil, false, [], nil, presents false",
      ])
  }

  @Test("a played choice of an excluded activity traps")
  func playedExcluded() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let driver = Driver(showing: root)
        driver.system.shareSheet.choose(.mail)
        let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.mail]
        root.present(sheet, animated: false)
        Task { await driver.settle() }
      }
      try await Task.sleep(for: .seconds(20))
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("does not offer com.apple.UIKit.activity.Mail"))
  }

  @Test("what one app shares is not in the system of another")
  func systems() async throws {
    let stages = [Stage(), Stage()]
    for stage in stages { _ = await stage.show(["an apple"]) }
    try await stages[0].driver.tap("Copy")
    await stages[0].driver.settle()
    expectEqual(stages.map(\.driver.system.shared.count), [1, 0])
  }

  // MARK: Presentation

  @Test("on a pad the sheet is a popover at its source")
  func popover() async throws {
    let stage = Stage(idiom: .pad, size: CGSize(width: 1024, height: 768))
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = stage.root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    await stage.show(sheet)
    #expect(sheet.presentationController is UIPopoverPresentationController)
    #expect(try stage.driver.frame(of: "an apple").minX < 500)
    try await stage.driver.tap("Copy")
    await stage.driver.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("on a pad a sheet without a source traps")
  func noSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let driver = Driver(showing: root, size: CGSize(width: 1024, height: 768), idiom: .pad)
        let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
        root.present(sheet, animated: false)
        _ = driver
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs"))
  }

  @Test("on a phone the sheet is as high as its content, whatever its popover's source")
  func phone() async throws {
    let stage = Stage()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: [Water(stage.calls)])
    sheet.popoverPresentationController?.sourceView = stage.root.view
    await stage.show(sheet)
    #expect(sheet.presentationController is UISheetPresentationController)
    expectEqual(sheet.view.bounds.height, 80 + 16 + 112 + 50 + 16)
  }

  @Test("an app's detents replace that of the content")
  func detents() async throws {
    let stage = Stage()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
    sheet.sheetPresentationController?.detents = [.medium()]
    await stage.show(sheet)
    expectEqual(sheet.view.bounds.height, 417)
  }

  @Test("a delegate of the presentation is that of the sheet on a phone, too")
  func delegate() async throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var count = 0
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
    }
    let stage = Stage()
    let delegate = Delegate()
    let sheet = UIActivityViewController(activityItems: ["an apple"], applicationActivities: nil)
    sheet.presentationController?.delegate = delegate
    await stage.show(sheet)
    await stage.driver.press(.escape)
    await stage.driver.settle()
    expectEqual(delegate.count, 1)
  }
}
