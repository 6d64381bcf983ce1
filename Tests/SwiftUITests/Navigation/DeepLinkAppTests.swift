import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor private final class Record {
  var calls: [String] = []
  var activeID: UUID?
}
@MainActor private let record = Record()

private enum Place: Hashable { case home, settings }

private struct LinkedApp: App {
  @State private var place = Place.home

  var body: some Scene {
    WindowGroup {
      TabView(selection: $place) {
        Tasks()
          .tabItem {
            VStack {
              Image(systemName: "house")
              Text(verbatim: "Home")
            }
          }
          .tag(Place.home)
        Text(verbatim: "all settings")
          .tabItem { Text(verbatim: "Settings") }
          .tag(Place.settings)
      }
      .onOpenURL { url in
        record.calls.append("tabs")
        guard url.scheme == "tasks" else { return }
        switch url.host {
        case "home": place = .home
        case "settings": place = .settings
        default: break
        }
      }
    }
  }
}

private struct Tasks: View {
  @State private var activeID: UUID?

  var body: some View {
    let _ = record.activeID = activeID
    NavigationView {
      List(1..<21) { number in
        NavigationLink(
          destination: Text(verbatim: "detail \(number)"), tag: DeepLinkTests.id(number), selection: $activeID
        ) {
          Text(verbatim: "task \(number)")
        }
      }
      .onOpenURL { url in
        record.calls.append("list")
        guard url.scheme == "tasks", url.host == "home", url.pathComponents.count > 1,
          let id = UUID(uuidString: url.pathComponents[1])
        else { return }
        activeID = id
      }
    }
  }
}

private struct NumberedTabs: App {
  @State private var number = 0

  var body: some Scene {
    WindowGroup {
      TabView(selection: $number) {
        Text(verbatim: "first content").tabItem { Text(verbatim: "First") }.tag(0)
        Text(verbatim: "second content").tabItem { Text(verbatim: "Second") }.tag(1)
      }
      .onOpenURL { _ in number = 1 }
    }
  }
}

private struct Minimal: App {
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "minimal").onOpenURL { record.calls.append($0.absoluteString) }
    }
  }
}

@MainActor @Suite("Deep links into an app", .serialized)
struct DeepLinkAppTests {
  init() {
    record.calls = []
    record.activeID = nil
  }

  private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }
  private func link(_ number: Int) throws -> URL { try link("tasks://home/\(DeepLinkTests.id(number))/") }

  private func launch(opening url: URL? = nil) async -> Driver {
    let driver = Driver(app: LinkedApp.self, opening: url)
    await driver.settle()
    return driver
  }

  private func open(_ url: URL, in driver: Driver) async {
    await driver.open(url)
    await driver.settle()
  }

  @Test("B1 to B5: links select the tab and the page, and going back empties the selection")
  func links() async throws {
    let driver = await launch()
    await open(try link("tasks://settings/"), in: driver)
    expectEqual(record.calls, ["tabs", "list"])
    #expect(driver.contains("all settings"))
    #expect(record.activeID == nil)

    await open(try link(1), in: driver)
    expectEqual(record.calls, ["tabs", "list", "tabs", "list"])
    #expect(driver.contains("detail 1"))
    expectEqual(record.activeID, DeepLinkTests.id(1))

    await open(try link(2), in: driver)
    #expect(driver.contains("detail 2"))
    #expect(!driver.contains("detail 1"))
    let before = driver.text
    await open(try link(2), in: driver)
    expectEqual(driver.text, before)
    expectEqual(record.calls.count, 8)

    await driver.press(.escape)
    await driver.settle()
    #expect(driver.contains("task 1"))
    #expect(record.activeID == nil)
  }

  @Test("B6: a tap on a row shows its page and writes its tag")
  func tap() async throws {
    let driver = await launch()
    try await driver.tap("task 3")
    await driver.settle()
    #expect(driver.contains("detail 3"))
    expectEqual(record.activeID, DeepLinkTests.id(3))
  }

  @Test(
    "B7: a link that names nothing calls the handlers and changes nothing",
    arguments: ["tasks://home/not-a-uuid", "tasks://unknown/\(DeepLinkTests.id(1))", "other://home/1"])
  func nothing(text: String) async throws {
    let driver = await launch()
    let before = driver.text
    await open(try link(text), in: driver)
    expectEqual(record.calls, ["tabs", "list"])
    expectEqual(driver.text, before)
  }

  @Test("B9: a link that launches the app reaches each handler once, and its page is shown")
  func coldLaunch() async throws {
    let driver = await launch(opening: try link(1))
    expectEqual(record.calls, ["tabs", "list"])
    #expect(driver.contains("detail 1"))
    expectEqual(record.activeID, DeepLinkTests.id(1))
  }

  @Test("B11: a tab with a number as its tag is shown when the state names the number")
  func numberedTabs() async throws {
    let driver = Driver(app: NumberedTabs.self)
    await driver.settle()
    #expect(driver.contains("first content"))
    await open(try link("tasks://second"), in: driver)
    #expect(driver.contains("second content"))
    #expect(!driver.contains("first content"))
  }

  @Test("an app of one view receives links at launch and while it runs, each once")
  func minimal() async throws {
    let driver = Driver(app: Minimal.self, opening: try link("tasks://cold"))
    await driver.settle()
    expectEqual(record.calls, ["tasks://cold"])
    await open(try link("tasks://warm"), in: driver)
    expectEqual(record.calls, ["tasks://cold", "tasks://warm"])
    expectEqual(driver.labels, ["minimal"])
  }
}
