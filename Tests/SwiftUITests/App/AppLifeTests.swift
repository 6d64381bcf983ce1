import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Apps: their start, their state, their delegate, the phases of their scenes.
@MainActor @Suite(.serialized) struct AppLifeTests {
  init() { record.entries = [] }

  @Test("an app is made once, before its delegate's launch, and its content is shown afterwards")
  func start() async {
    let driver = Driver(app: AdaptedApp.self)
    await driver.settle()
    expectEqual(
      record.entries.prefix(6),
      [
        "delegate made", "app made", "will finish", "did finish", "configuration", "body",
      ])
    expectEqual(driver.labels, ["taps 0, scene active"])
  }

  @Test("the delegate of the app's own receives configurations and the end; it is not the application's delegate")
  func delegateEvents() async {
    let driver = Driver(app: AdaptedApp.self)
    await driver.settle()
    expectEqual(record.entries.filter { $0 == "configuration" }.count, 1)
    #expect(!(driver.application.delegate is ObservableDelegate))
    driver.application.terminate()
    expectEqual(record.entries.last, "will terminate")
  }

  @Test("a delegate that can be observed is in the environment, and its changes evaluate the views that read it")
  func observedDelegate() async {
    let driver = Driver(app: AdaptedApp.self)
    await driver.settle()
    ObservableDelegate.last?.taps = 3
    await driver.settle()
    expectEqual(driver.labels, ["taps 3, scene active"])
  }

  @Test("links do not reach the delegate of the app's own")
  func linksAreForViews() async {
    let driver = Driver(app: AdaptedApp.self)
    await driver.settle()
    await driver.open(URL(string: "test://one")!)
    await driver.settle()
    #expect(!record.entries.contains("opened"))
  }

  @Test("the state of an app is its own in each driver, and a change of it changes the content")
  func appState() async {
    let first = Driver(app: StatefulApp.self)
    let second = Driver(app: StatefulApp.self)
    await first.settle()
    await second.settle()
    await first.open(URL(string: "test://count")!)
    await first.settle()
    expectEqual(first.labels, ["count 1", "title of 1"])
    expectEqual(second.labels, ["count 0", "title of 0"])
  }

  @Test("a scene's environment reaches its views, and onChange of a scene is called with the new value")
  func sceneModifiers() async {
    let driver = Driver(app: StatefulApp.self)
    await driver.settle()
    await driver.open(URL(string: "test://count")!)
    await driver.settle()
    expectEqual(record.entries.filter { $0.hasPrefix("count changed") }, ["count changed from 0 to 1"])
    expectEqual(driver.labels.last, "title of 1")
  }

  @Test("the phase follows the user's attention: of its scene in a view, of all scenes in the app")
  func phases() async {
    let driver = Driver(app: PhaseApp.self)
    await driver.settle()
    expectEqual(driver.labels, ["active"])
    record.entries = []
    await driver.setAttention(.background)
    await driver.settle()
    expectEqual(record.entries.last, "app background")
    await driver.setAttention(.active)
    await driver.settle()
    expectEqual(record.entries.last, "app active")
    expectEqual(driver.labels, ["active"])
  }

  @Test("phases are ordered from background to active, and outside of a scene the phase is background")
  func phaseOrder() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
    expectEqual(EnvironmentValues().scenePhase, .background)
  }

  @Test("the first group of windows is shown, and its title is that of the scene")
  func groups() async {
    let driver = Driver(app: TwoGroupsApp.self)
    await driver.settle()
    expectEqual(driver.labels, ["first"])
    expectEqual(driver.window.windowScene?.title, "Main")
  }

  @Test("a link at launch chooses the group that handles it")
  func externalEvents() async {
    let driver = Driver(app: TwoGroupsApp.self, opening: URL(string: "test://second/1")!)
    await driver.settle()
    expectEqual(driver.labels, ["second"])
  }

  @Test("another scene shows the group with the identifier that openWindow names, with a state of its own")
  func openWindow() async {
    let driver = Driver(app: TwoGroupsApp.self, supportsMultipleScenes: true)
    await driver.settle()
    await driver.open(URL(string: "test://open")!)
    await driver.settle()
    let other = driver.requestedScenes.first
    await other?.settle()
    expectEqual(other?.labels, ["second"])
    expectEqual(driver.labels, ["first"])
  }

  @Test("a change of the app's state changes the content of all scenes")
  func allScenes() async throws {
    let driver = Driver(app: SharedApp.self, supportsMultipleScenes: true)
    await driver.settle()
    await driver.open(URL(string: "test://more")!)
    await driver.settle()
    let other = try #require(driver.requestedScenes.first)
    await other.open(URL(string: "test://count")!)
    await driver.settle()
    await other.settle()
    expectEqual(driver.labels, ["count 1", "app 1"])
    expectEqual(other.labels, ["count 1", "app 1"])
  }
}

@MainActor private final class Record { var entries: [String] = [] }
@MainActor private let record = Record()

private final class ObservableDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
  static weak var last: ObservableDelegate?
  @Published var taps = 0

  override init() {
    super.init()
    Self.last = self
    record.entries.append("delegate made")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record.entries.append("will finish")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record.entries.append("did finish")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    record.entries.append("configuration")
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    record.entries.append("opened")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { record.entries.append("will terminate") }
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(ObservableDelegate.self) private var delegate

  init() { record.entries.append("app made") }

  var body: some Scene {
    let _ = record.entries.append("body")
    WindowGroup { DelegateReader() }
  }
}

private struct DelegateReader: View {
  @EnvironmentObject private var delegate: ObservableDelegate
  @Environment(\.scenePhase) private var phase

  var body: some View { Text(verbatim: "taps \(delegate.taps), scene \(phase)") }
}

private final class Titles: ObservableObject {
  @Published var prefix = "title of"
}

private struct StatefulApp: App {
  @State private var count = 0
  @StateObject private var titles = Titles()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(verbatim: "count \(count)")
        TitleReader(count: count)
      }
      .onOpenURL { _ in count += 1 }
    }
    .environmentObject(titles)
    .onChange(of: count) { record.entries.append("count changed from \($0) to \($1)") }
  }
}

private struct TitleReader: View {
  @EnvironmentObject private var titles: Titles
  let count: Int

  var body: some View { Text(verbatim: "\(titles.prefix) \(count)") }
}

private struct PhaseApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { PhaseReader() }
      .onChange(of: phase) { _, new in record.entries.append("app \(new)") }
  }
}

private struct PhaseReader: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text(verbatim: "\(phase)") }
}

private struct TwoGroupsApp: App {
  var body: some Scene {
    WindowGroup("Main") { Opener() }
    WindowGroup(id: "second") { Text(verbatim: "second") }
      .handlesExternalEvents(matching: ["second"])
  }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text(verbatim: "first").onOpenURL { _ in openWindow(id: "second") }
  }
}

private struct SharedApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup(id: "main") {
      VStack {
        SharedScreen(count: $count)
        Text(verbatim: "app \(count)")
      }
    }
  }
}

private struct SharedScreen: View {
  @Binding var count: Int
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text(verbatim: "count \(count)").onOpenURL { url in
      if url.host == "more" { openWindow(id: "main") } else { count += 1 }
    }
  }
}
