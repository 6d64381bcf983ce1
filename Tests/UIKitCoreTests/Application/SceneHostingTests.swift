import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Fields with text that the user typed.
@MainActor
enum Typed {
  static func field(_ text: String, y: CGFloat = 0) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 32))
    field.text = text
    field.announceChange()
    return field
  }
}

/// A scene as a host uses it: its environment, its address, and the record of its state.
@MainActor @Suite struct SceneHostingTests {
  /// A screen with a field, a secret one, a text view and a scroll view.
  final class Screen: UIViewController, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    let secret = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 32))
    let note = UITextView(frame: CGRect(x: 0, y: 80, width: 200, height: 100))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    var changes: [String] = []
    var contentHeight: CGFloat = 1000

    override func viewDidLoad() {
      super.viewDidLoad()
      secret.isSecureTextEntry = true
      note.delegate = self
      scroller.contentSize = CGSize(width: 200, height: contentHeight)
      for part in [field, secret, note, scroller] { view.addSubview(part) }
      field.addAction(
        UIAction { [weak self] _ in self?.changes.append("field \(self?.field.text ?? "")") }, for: .editingChanged)
    }

    func textViewDidChange(_ textView: UITextView) { changes.append("note \(textView.text ?? "")") }
  }

  /// An app with a screen in a scene.
  @MainActor
  struct Stage {
    let app = UIApplication()
    let connection: SceneConnection
    let window: UIWindow
    let screen = Screen()

    init(restoring record: Data? = nil, contentHeight: CGFloat = 1000) {
      var configuration = SceneConfiguration.phone()
      configuration.restoration = record
      screen.contentHeight = contentHeight
      connection = app.connectScene(configuration)
      window = connection.show { [screen] in screen }
      _ = connection.frame()
    }
  }

  // MARK: Environment

  @Test("a changed environment reaches the traits of views, and the size reaches the window")
  func configuring() {
    let stage = Stage()
    stage.connection.configure {
      $0.size = CGSize(width: 844, height: 390)
      $0.appearance = .dark
      $0.contrast = .high
      $0.textSize = .extraLarge
      $0.languages = ["de-CH", "en"]
      $0.timeZone = TimeZone(identifier: "Europe/Zurich")
      $0.layoutDirection = .rightToLeft
      $0.userIdentifier = "ann"
    }
    let traits = stage.screen.view.traitCollection
    expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.accessibilityContrast, .high)
    expectEqual(traits.preferredContentSizeCategory, .extraLarge)
    expectEqual(traits.preferredLanguages, ["de-CH", "en"])
    expectEqual(traits.locale?.language.languageCode?.identifier, "de")
    expectEqual(traits.locale?.region?.identifier, "CH")
    expectEqual(traits.timeZone?.identifier, "Europe/Zurich")
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.userIdentifier, "ann")
  }

  @Test("a changed environment keeps the values of the connection")
  func connectionStays() {
    let stage = Stage()
    stage.connection.configure {
      $0.url = URL(string: "stand://one")
      $0.restorationFile = URL(fileURLWithPath: "/nowhere")
      $0.time = .live
    }
    let configuration = stage.connection.scene.configuration
    #expect(configuration.url == nil)
    #expect(configuration.restorationFile == nil)
    expectEqual(configuration.time, .stepped)
  }

  @Test("without languages and time zone of the host, those of the process count")
  func processPlace() {
    let traits = Stage().screen.view.traitCollection
    #expect(traits.preferredLanguages.isEmpty)
    #expect(traits.locale == nil)
    #expect(traits.timeZone == nil)
    #expect(traits.userIdentifier == nil)
    expectEqual(traits.accessibilityContrast, .normal)
  }

  // MARK: Address

  private func activity(_ address: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.webpageURL = URL(string: address)
    return activity
  }

  @Test("the address is that of the innermost visible controller with an activity, or of the scene's own activity")
  func address() {
    let stage = Stage()
    #expect(stage.connection.address == nil)
    stage.screen.userActivity = activity("https://example.org/list")
    expectEqual(stage.connection.address?.path, "/list")
    let child = UIViewController()
    child.userActivity = activity("https://example.org/item")
    stage.screen.addChild(child)
    expectEqual(stage.connection.address?.path, "/list")
    stage.screen.view.addSubview(child.view)
    expectEqual(stage.connection.address?.path, "/item")
    stage.connection.scene.userActivity = activity("https://example.org/scene")
    expectEqual(stage.connection.address?.path, "/scene")
  }

  @Test("the host is notified of another address, also if the frame stays the same")
  func addressAlone() {
    let stage = Stage()
    var changes = 0
    stage.connection.onChange = { changes += 1 }
    stage.connection.scene.performTurnIfNeeded()
    _ = stage.connection.frame()
    let before = changes
    stage.screen.userActivity = activity("https://example.org/list")
    stage.connection.scene.performTurnIfNeeded()
    expectEqual(changes, before + 1)
    stage.screen.view.setNeedsLayout()
    stage.connection.scene.performTurnIfNeeded()
    expectEqual(changes, before + 1)
  }

  @Test("an activity without a web page gives no address")
  func noWebPage() {
    let stage = Stage()
    stage.screen.userActivity = NSUserActivity(activityType: "org.example.reading")
    #expect(stage.connection.address == nil)
  }

  // MARK: Restoration

  @Test("typed texts and scrolled content return, as the user's own changes")
  func roundTrip() throws {
    let first = Stage()
    first.screen.field.text = "Fuji"
    first.screen.field.announceChange()
    first.screen.note.text = "two\nlines"
    first.screen.note.announceChange()
    first.screen.scroller.contentOffset.y = 300
    let record = try #require(first.connection.keepRestoration())
    let second = Stage(restoring: record)
    expectEqual(second.screen.field.text, "Fuji")
    expectEqual(second.screen.note.text, "two\nlines")
    expectEqual(second.screen.scroller.contentOffset.y, 300)
    expectEqual(second.screen.changes.sorted(), ["field Fuji", "note two\nlines"])
    #expect(second.connection.keepRestoration() != nil)
  }

  private final class LinkDelegate: UIResponder, UIApplicationDelegate {
    var opened: [String] = []

    func application(
      _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url.absoluteString)
      return true
    }
  }

  /// The links that an app opens when a scene is restored whose content had one.
  private func opened(restoring record: Data) -> [String] {
    var configuration = SceneConfiguration.phone()
    configuration.restoration = record
    configuration.restorationURL = URL(string: "stand://apples")
    let (app, delegate) = (UIApplication(), LinkDelegate())
    app.delegate = delegate
    _ = app.connectScene(configuration)
    return delegate.opened
  }

  @Test("the link of a restored scene is opened if no activity says what to show")
  func link() throws {
    let typed = Stage()
    typed.screen.field.text = "Fuji"
    typed.screen.field.announceChange()
    expectEqual(opened(restoring: try #require(typed.connection.keepRestoration())), ["stand://apples"])
    let active = ApplicationStage()
    active.sceneDelegate?.restoration = NSUserActivity(activityType: "org.example.reading")
    #expect(opened(restoring: try #require(active.connection.keepRestoration())).isEmpty)
  }

  @Test("secret text, and text that the app set, are not kept")
  func notKept() {
    let stage = Stage()
    stage.screen.secret.text = "secret"
    stage.screen.secret.announceChange()
    stage.screen.field.text = "of the app"
    #expect(stage.connection.keepRestoration() == nil)
    stage.screen.field.announceChange()
    #expect(stage.connection.keepRestoration() != nil)
    stage.screen.field.text = ""
    #expect(stage.connection.keepRestoration() == nil)
  }

  @Test("content that is shorter than it was is scrolled as far as possible")
  func shorterContent() throws {
    let first = Stage()
    first.screen.scroller.contentOffset.y = 800
    let record = try #require(first.connection.keepRestoration())
    let second = Stage(restoring: record, contentHeight: 500)
    expectEqual(second.screen.scroller.contentOffset.y, 300)
  }

  @Test("content that comes later is scrolled when it is there, unless the user has begun to use the scene")
  func lateContent() throws {
    let first = Stage()
    first.screen.scroller.contentOffset.y = 300
    let record = try #require(first.connection.keepRestoration())
    for isUsed in [false, true] {
      let second = Stage(restoring: record, contentHeight: 100)
      expectEqual(second.screen.scroller.contentOffset.y, 0)
      #expect(second.connection.keepRestoration() != nil)
      if isUsed { second.connection.send(.key(KeyEvent(.down))) }
      second.screen.scroller.contentSize.height = 1000
      _ = second.connection.frame()
      expectEqual(second.screen.scroller.contentOffset.y, (isUsed ? 0 : 300))
    }
  }

  @Test("a view with a restoration identifier is found at another place")
  func identifiers() throws {
    let first = Stage()
    first.screen.field.restorationIdentifier = "name"
    first.screen.field.text = "Fuji"
    first.screen.field.announceChange()
    let record = try #require(first.connection.keepRestoration())
    var configuration = SceneConfiguration.phone()
    configuration.restoration = record
    let app = UIApplication()
    let connection = app.connectScene(configuration)
    let moved = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
    moved.restorationIdentifier = "name"
    let window = connection.show {
      let controller = UIViewController()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      box.addSubview(UITextField())
      box.addSubview(moved)
      controller.view.addSubview(box)
      return controller
    }
    _ = connection.frame()
    expectEqual(moved.text, "Fuji")
    #expect(window.windowScene === connection.scene)
  }

  @Test("the activity of the scene's delegate and its identifier return with the record")
  func activityReturns() throws {
    let stage = ApplicationStage()
    let kept = NSUserActivity(activityType: "org.example.reading")
    kept.userInfo = ["page": 7]
    stage.sceneDelegate?.restoration = kept
    var configuration = SceneConfiguration.phone()
    configuration.restoration = stage.connection.keepRestoration()
    let next = UIApplication().connectScene(configuration)
    expectEqual(next.scene.session.persistentIdentifier, stage.scene.session.persistentIdentifier)
    expectEqual(next.scene.session.stateRestorationActivity?.userInfo?["page"] as? Int, 7)
  }

  @Test("a damaged record is logged and ignored", arguments: ["", "no property list", "<plist><array/></plist>"])
  func damage(content: String) {
    var configuration = SceneConfiguration.phone()
    configuration.restoration = Data(content.utf8)
    let messages = warnings { _ = UIApplication().connectScene(configuration) }
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("is ignored"), true)
  }

  @Test("a scene that the host hides is in the background, and active again when it is shown")
  func visibility() {
    let stage = Stage()
    stage.connection.send(.visible(false))
    expectEqual(stage.connection.scene.activationState, .background)
    stage.connection.send(.visible(true))
    expectEqual(stage.connection.scene.activationState, .foregroundActive)
  }
}
