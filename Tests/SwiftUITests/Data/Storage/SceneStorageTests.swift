import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Scene storage", .serialized)
struct SceneStorageTests {
  init() { handle.increment = {} }

  /// A file that does not exist yet, and is removed at the end.
  private final class StateFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/scene.plist")
    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  @Test("a value is the initial one first, and views with the same key agree after a change")
  func agreement() async {
    let driver = Driver(app: CountApp.self)
    await driver.settle()
    expectEqual(driver.labels, ["first 1", "second 1"])
    handle.increment()
    await driver.settle()
    expectEqual(driver.labels, ["first 2", "second 2"])
  }

  @Test("a change evaluates the bodies that read the value, and no others")
  func economy() async {
    let driver = Driver(app: CountApp.self)
    await driver.settle()
    handle.bodies = []
    handle.increment()
    await driver.settle()
    expectEqual(handle.bodies.sorted(), ["first", "second"])
  }

  @Test("each scene has values of its own")
  func scenes() async throws {
    let driver = Driver(app: CountApp.self, supportsMultipleScenes: true)
    await driver.settle()
    handle.increment()
    await driver.open(URL(string: "test://open")!)
    await driver.settle()
    let other = try #require(driver.requestedScenes.first)
    await other.settle()
    expectEqual(driver.labels, ["first 2", "second 2"])
    expectEqual(other.labels, ["first 1", "second 1"])
  }

  @Test("the values return when the scene is restored, of each type")
  func restoration() async throws {
    let file = StateFile()
    do {
      let driver = Driver(app: TypesApp.self, restoring: file.url)
      await driver.settle()
      expectEqual(driver.labels, ["false 0 0.0 - none none plain low nil nil"])
      handle.increment()
      await driver.settle()
      await driver.setAttention(.background)
    }
    #expect(FileManager.default.fileExists(atPath: file.url.path))
    let next = Driver(app: TypesApp.self, restoring: file.url)
    await next.settle()
    expectEqual(next.labels, ["true 7 2.0 text https://example.org/a?b=c 3 bytes rich high 1 high"])
  }

  @Test("nil removes a value, so that it does not return")
  func removal() async {
    let file = StateFile()
    for step in 0..<3 {
      let driver = Driver(app: OptionalApp.self, restoring: file.url)
      await driver.settle()
      expectEqual(driver.labels, [step == 1 ? "name Fuji" : "no name"])
      handle.increment()
      await driver.settle()
      await driver.setAttention(.background)
    }
  }

  @Test("a value that follows the change of the scene's phase is kept")
  func phase() async {
    let file = StateFile()
    do {
      let driver = Driver(app: PhaseApp.self, restoring: file.url)
      await driver.settle()
      expectEqual(driver.labels, ["leavings 0"])
      await driver.setAttention(.background)
    }
    let next = Driver(app: PhaseApp.self, restoring: file.url)
    await next.settle()
    expectEqual(next.labels, ["leavings 1"])
  }

  @Test("a binding reads and sets the value")
  func binding() async throws {
    let driver = Driver(app: BindingApp.self)
    await driver.settle()
    try await driver.type("Fuji", into: "Name")
    await driver.settle()
    #expect(driver.contains("Hello Fuji"))
  }

  @Test("in a hosting controller without an app, the views of the controller agree")
  func hostingController() async {
    let driver = Driver(showing: UIHostingController(rootView: Counts()))
    await driver.settle()
    handle.increment()
    await driver.settle()
    expectEqual(driver.labels, ["first 2", "second 2"])
  }

  @Test("in a hosting controller of an app of UIKit, the values return with the scene")
  func hostingControllerInScene() async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/scene.plist")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = Driver(delegate: HostingDelegate.self, restoring: file)
    await first.settle()
    handle.increment()
    await first.settle()
    expectEqual(first.labels, ["first 2", "second 2"])
    await first.setAttention(.background)
    let second = Driver(delegate: HostingDelegate.self, restoring: file)
    await second.settle()
    expectEqual(second.labels, ["first 2", "second 2"])
  }
}

/// An app of UIKit whose window shows views.
private final class HostingDelegate: UIResponder, UIApplicationDelegate {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = UIHostingController(rootView: Counts())
      window?.makeKeyAndVisible()
    }
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Counts", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor private final class Handle {
  var increment: () -> Void = {}
  var bodies: [String] = []
}
@MainActor private let handle = Handle()

private struct CountApp: App {
  var body: some Scene {
    WindowGroup(id: "main") { Counts() }
  }
}

private struct Counts: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    let _ = handle.bodies.append("outer")
    VStack {
      FirstCount()
      SecondCount()
    }
    .onOpenURL { _ in openWindow(id: "main") }
  }
}

private struct FirstCount: View {
  @SceneStorage("count") private var count = 1

  var body: some View {
    let _ = handle.increment = { count += 1 }
    let _ = handle.bodies.append("first")
    Text(verbatim: "first \(count)")
  }
}

private struct SecondCount: View {
  @SceneStorage("count") private var count = 1

  var body: some View {
    let _ = handle.bodies.append("second")
    Text(verbatim: "second \(count)")
  }
}

private enum Mode: String { case plain, rich }
private enum Level: Int { case low, high }

private struct TypesApp: App {
  var body: some Scene {
    WindowGroup { Types() }
  }
}

private struct Types: View {
  @SceneStorage("flag") private var flag = false
  @SceneStorage("integer") private var integer = 0
  @SceneStorage("number") private var number = 0.0
  @SceneStorage("text") private var text = "-"
  @SceneStorage("url") private var url: URL?
  @SceneStorage("data") private var data: Data?
  @SceneStorage("mode") private var mode = Mode.plain
  @SceneStorage("level") private var level = Level.low
  @SceneStorage("one") private var one: Int?
  @SceneStorage("other") private var other: Level?

  var body: some View {
    let _ = handle.increment = change
    Text(verbatim: "\(flag) \(integer) \(number) \(text) \(address) \(bytes) \(mode) \(level) \(single) \(second)")
  }

  private var address: String { url?.absoluteString ?? "none" }
  private var bytes: String { data.map { "\($0.count) bytes" } ?? "none" }
  private var single: String { one.map { "\($0)" } ?? "nil" }
  private var second: String { other.map { "\($0)" } ?? "nil" }

  private func change() {
    flag = true
    integer = 7
    number = 2
    text = "text"
    url = URL(string: "https://example.org/a?b=c")
    data = Data([1, 2, 3])
    mode = .rich
    level = .high
    one = 1
    other = .high
  }
}

private struct OptionalApp: App {
  var body: some Scene {
    WindowGroup { Name() }
  }
}

private struct Name: View {
  @SceneStorage("name") private var name: String?

  var body: some View {
    let _ = handle.increment = { name = name == nil ? "Fuji" : nil }
    Text(verbatim: name.map { "name \($0)" } ?? "no name")
  }
}

private struct PhaseApp: App {
  var body: some Scene {
    WindowGroup { Leavings() }
  }
}

private struct Leavings: View {
  @SceneStorage("leavings") private var leavings = 0
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(verbatim: "leavings \(leavings)")
      .onChange(of: phase) { _, new in
        if new == .background { leavings += 1 }
      }
  }
}

private struct BindingApp: App {
  var body: some Scene {
    WindowGroup { Greeting() }
  }
}

private struct Greeting: View {
  @SceneStorage("name") private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(verbatim: "Hello \(name)")
    }
  }
}
