import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct RestorationTests {
  /// A file in a folder that does not exist yet, and is removed at the end.
  final class TemporaryFile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var file: URL { folder.appendingPathComponent("state/scene.plist") }
    var damaged: URL { folder.appendingPathComponent("state/scene.plist.damaged") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
  }

  func activity(_ userInfo: [AnyHashable: Any]) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.userInfo = userInfo
    return activity
  }

  @Test("a scene's activity is kept when it enters the background, and is that of the session at the next start")
  func keeping() throws {
    let place = TemporaryFile()
    let first = ApplicationStage(restorationFile: place.file)
    #expect(first.scene.session.stateRestorationActivity == nil)
    let kept = activity([
      "page": 7, "title": "Fruit", "isOpen": true, "share": 0.5, "marks": [1, 2], "data": Data([1, 2, 3]),
      "places": ["first": "Apples"], "date": Date(timeIntervalSinceReferenceDate: 12),
    ])
    kept.title = "Reading"
    kept.webpageURL = URL(string: "https://example.org/fruit")
    kept.targetContentIdentifier = "book"
    kept.persistentIdentifier = "first"
    first.sceneDelegate?.restoration = kept
    first.connection.send(.visible(false))
    #expect(place.exists(place.file))
    #expect(first.scene.session.stateRestorationActivity === kept)

    let second = ApplicationStage(restorationFile: place.file)
    let session = second.scene.session
    let restored = try #require(session.stateRestorationActivity)
    expectEqual(session.persistentIdentifier, first.scene.session.persistentIdentifier)
    expectEqual(restored.activityType, "org.example.reading")
    expectEqual(restored.title, "Reading")
    expectEqual(restored.webpageURL, kept.webpageURL)
    expectEqual(restored.targetContentIdentifier, "book")
    expectEqual(restored.persistentIdentifier, "first")
    expectEqual(restored.userInfo?.count, 8)
    expectEqual(restored.userInfo?["page"] as? Int, 7)
    expectEqual(restored.userInfo?["title"] as? String, "Fruit")
    expectEqual(restored.userInfo?["isOpen"] as? Bool, true)
    expectEqual(restored.userInfo?["share"] as? Double, 0.5)
    expectEqual(restored.userInfo?["marks"] as? [Int], [1, 2])
    expectEqual(restored.userInfo?["data"] as? Data, Data([1, 2, 3]))
    expectEqual(restored.userInfo?["places"] as? [String: String], ["first": "Apples"])
    expectEqual(restored.userInfo?["date"] as? Date, Date(timeIntervalSinceReferenceDate: 12))
  }

  @Test("a scene that ends keeps its activity, and its session is not discarded")
  func end() throws {
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    stage.sceneDelegate?.restoration = activity(["page": 1])
    stage.connection.disconnect()
    #expect(place.exists(place.file))
    #expect(!stage.journal.entries.contains("didDiscard 1"))
  }

  @Test("a scene that the app discards leaves no state")
  func discarding() async {
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    stage.sceneDelegate?.restoration = activity(["page": 1])
    stage.app.requestSceneSessionDestruction(stage.scene.session, options: nil)
    await stage.mainQueue()
    #expect(!place.exists(place.file))
    expectEqual(stage.journal.entries.last, "didDiscard 1")
  }

  @Test("without an activity of the delegate, the state of an earlier start is removed")
  func removing() {
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    stage.sceneDelegate?.restoration = activity(["page": 1])
    stage.connection.send(.visible(false))
    stage.connection.send(.visible(true))
    stage.sceneDelegate?.restoration = nil
    stage.connection.send(.visible(false))
    #expect(!place.exists(place.file))
  }

  @Test("a fresh start restores no state, and keeps its own")
  func fresh() throws {
    let place = TemporaryFile()
    let first = ApplicationStage(restorationFile: place.file)
    first.sceneDelegate?.restoration = activity(["page": 1])
    first.connection.disconnect()
    let second = ApplicationStage(restorationFile: place.file, startsFresh: true)
    #expect(second.scene.session.stateRestorationActivity == nil)
    second.sceneDelegate?.restoration = activity(["page": 2])
    second.connection.disconnect()
    let third = ApplicationStage(restorationFile: place.file)
    expectEqual(third.scene.session.stateRestorationActivity?.userInfo?["page"] as? Int, 2)
  }

  @Test(
    "texts and positions are kept in the file for hosts that ask for them, and only for those",
    arguments: [true, false])
  func interface(keepsInterface: Bool) throws {
    let place = TemporaryFile()
    let first = ApplicationStage(restorationFile: place.file, keepsInterface: keepsInterface)
    let scroll = FormWindow(in: first.scene)
    scroll.type("Apples")
    scroll.view.contentOffset.y = 300
    first.connection.disconnect()
    expectEqual(place.exists(place.file), keepsInterface)

    let second = ApplicationStage(restorationFile: place.file, keepsInterface: keepsInterface)
    let restored = FormWindow(in: second.scene)
    _ = second.connection.frame()
    expectEqual(restored.field.text, keepsInterface ? "Apples" : "")
    expectEqual(restored.view.contentOffset.y, keepsInterface ? 300 : 0)
  }

  /// A window with a scroll view and a field.
  @MainActor
  private struct FormWindow {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let window: UIWindow

    init(in scene: UIWindowScene) {
      window = UIWindow(windowScene: scene)
      let root = UIViewController()
      view.contentSize = CGSize(width: 300, height: 2000)
      root.view.addSubview(view)
      root.view.addSubview(field)
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func type(_ text: String) {
      field.becomeFirstResponder()
      field.insertText(text)
    }
  }

  @Test("the tab that the user selected returns, with what was typed in it")
  func tab() {
    let place = TemporaryFile()
    let first = ApplicationStage(restorationFile: place.file, keepsInterface: true)
    let tabs = TabsWindow(in: first.scene)
    tabs.controller.selectByUser(at: 1)
    tabs.type("Apples")
    first.connection.disconnect()

    let second = ApplicationStage(restorationFile: place.file, keepsInterface: true)
    let restored = TabsWindow(in: second.scene)
    _ = second.connection.frame()
    _ = second.connection.frame()
    expectEqual(restored.controller.selectedIndex, 1)
    expectEqual(restored.field.text, "Apples")
  }

  @Test("a tab that the app selected is not kept, and a tab that is gone is left out")
  func appsTab() {
    let place = TemporaryFile()
    let first = ApplicationStage(restorationFile: place.file, keepsInterface: true)
    TabsWindow(in: first.scene).controller.selectedIndex = 1
    first.connection.disconnect()
    #expect(!place.exists(place.file))

    let second = ApplicationStage(restorationFile: place.file, keepsInterface: true)
    TabsWindow(in: second.scene).controller.selectByUser(at: 1)
    second.connection.disconnect()
    let third = ApplicationStage(restorationFile: place.file, keepsInterface: true)
    let restored = TabsWindow(in: third.scene, count: 1)
    _ = third.connection.frame()
    expectEqual(restored.controller.selectedIndex, 0)
  }

  /// A window with tabs, of which the last one has a field.
  @MainActor
  private struct TabsWindow {
    let controller = UITabBarController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let window: UIWindow

    init(in scene: UIWindowScene, count: Int = 2) {
      window = UIWindow(windowScene: scene)
      controller.viewControllers = (0..<count).map { _ in UIViewController() }
      controller.viewControllers?.last?.view.addSubview(field)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func type(_ text: String) {
      window.layoutIfNeeded()
      field.becomeFirstResponder()
      field.insertText(text)
    }
  }

  @Test("a value that property lists cannot contain is left out, with a message that names its key and type")
  func unencodable() {
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    stage.sceneDelegate?.restoration = activity([
      "page": 1, "font": CGPoint(x: 1, y: 2), "list": [1, URL(fileURLWithPath: "/")] as [Any],
    ])
    let messages = warnings { stage.connection.send(.visible(false)) }.sorted()
    expectEqual(messages.count, 2)
    expectEqual(messages.first?.contains("without font: its value is of type CGPoint"), true)
    expectEqual(messages.last?.contains("without list[1]: its value is of type URL"), true)
    let next = ApplicationStage(restorationFile: place.file)
    expectEqual(next.scene.session.stateRestorationActivity?.userInfo?.count, 1)
  }

  @Test("only the required keys are kept, if the activity names some")
  func requiredKeys() {
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    let kept = activity(["page": 1, "colour": "red"])
    kept.requiredUserInfoKeys = ["page"]
    stage.sceneDelegate?.restoration = kept
    stage.connection.disconnect()
    let next = ApplicationStage(restorationFile: place.file).scene.session.stateRestorationActivity
    expectEqual(next?.userInfo?.keys.map(\.description), ["page"])
    expectEqual(next?.requiredUserInfoKeys, ["page"])
  }

  @Test(
    "a damaged file is logged, ignored and kept beside", arguments: ["", "no property list", "<plist><array/></plist>"])
  func damage(content: String) throws {
    let place = TemporaryFile()
    try FileManager.default.createDirectory(
      at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: place.file)
    var stage: ApplicationStage?
    let messages = warnings { stage = ApplicationStage(restorationFile: place.file) }
    expectEqual(messages.count, 1)
    #expect(stage?.scene.session.stateRestorationActivity == nil)
    #expect(!place.exists(place.file))
    try expectEqual(Data(contentsOf: place.damaged), Data(content.utf8))
  }

  @Test("an outdated activity is brought up to date before it is kept")
  func updating() {
    final class Page: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["offset": 40])
      }
    }
    let place = TemporaryFile()
    let stage = ApplicationStage(restorationFile: place.file)
    let page = Page()
    let kept = activity([:])
    page.userActivity = kept
    kept.needsSave = true
    stage.sceneDelegate?.restoration = kept
    stage.connection.disconnect()
    let next = ApplicationStage(restorationFile: place.file).scene.session.stateRestorationActivity
    expectEqual(next?.userInfo?["offset"] as? Int, 40)
  }
}
