import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// The handlers that views have mounted, in place of the scene that delivers links.
@MainActor private final class Links {
  var tabs: (URL) -> Void = { _ in }
  var home: (URL) -> Void = { _ in }
  var calls: [String] = []

  /// Delivers a link to every handler, once.
  func open(_ text: String) {
    guard let url = URL(string: text) else { return }
    tabs(url)
    home(url)
  }
}

private enum TabIdentifier: Hashable { case home, settings }

private struct TodoApp: View {
  let links: Links
  let state: Observed
  @State private var tab = TabIdentifier.home

  /// What the views' state was at their last evaluation.
  @MainActor final class Observed {
    var tab = TabIdentifier.home
    var activeID: UUID?
  }

  var body: some View {
    let _ = state.tab = tab
    let _ =
      links.tabs = { url in
        links.calls.append("tabs")
        guard url.scheme == "todo" else { return }
        switch url.host {
        case "home": tab = .home
        case "settings": tab = .settings
        default: break
        }
      }
    TabView(selection: $tab) {
      Home(links: links, state: state)
        .tabItem {
          VStack {
            Image(systemName: "house")
            Text(verbatim: "Home")
          }
        }
        .tag(TabIdentifier.home)
      Text(verbatim: "all settings")
        .tabItem { Text(verbatim: "Settings") }
        .tag(TabIdentifier.settings)
    }
  }
}

private struct Home: View {
  let links: Links
  let state: TodoApp.Observed
  @State private var activeID: UUID?

  var body: some View {
    let _ = state.activeID = activeID
    let _ =
      links.home = { url in
        links.calls.append("home")
        guard url.scheme == "todo", url.host == "home", url.pathComponents.count > 1,
          let id = UUID(uuidString: url.pathComponents[1])
        else { return }
        activeID = id
      }
    NavigationView {
      List(1..<1001) { number in
        NavigationLink(
          destination: Text(verbatim: "detail \(number)"), tag: DeepLinkTests.id(number), selection: $activeID
        ) {
          Text(verbatim: "task \(number)")
        }
      }
    }
  }
}

@MainActor @Suite("Deep links into tabs and stacks")
struct DeepLinkTests {
  private let links = Links()
  private let state = TodoApp.Observed()

  nonisolated static func id(_ number: Int) -> UUID {
    let digits = String(number)
    let text = "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    return UUID(uuidString: text) ?? UUID()
  }

  private func link(_ number: Int) -> String { "todo://home/\(Self.id(number))" }

  private func launch() async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: TodoApp(links: links, state: state)),
      size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  private func open(_ text: String, in driver: Driver) async {
    links.open(text)
    await driver.settle()
  }

  @Test("a link to a tab calls both handlers once and selects the tab")
  func tab() async {
    let driver = await launch()
    await open("todo://settings/", in: driver)
    expectEqual(links.calls, ["tabs", "home"])
    #expect(driver.contains("all settings"))
    #expect(state.activeID == nil)
  }

  @Test("a link to an item selects its tab and shows its page above the list")
  func detail() async {
    let driver = await launch()
    await open("todo://settings/", in: driver)
    await open(link(1), in: driver)
    #expect(driver.contains("detail 1"))
    await open(link(2), in: driver)
    #expect(driver.contains("detail 2"))
    #expect(!driver.contains("detail 1"))
    let before = driver.text
    await open(link(2), in: driver)
    expectEqual(driver.text, before)
    expectEqual(state.activeID, Self.id(2))
    await driver.press(.escape)
    await driver.settle()
    #expect(driver.contains("task 1"))
    #expect(state.activeID == nil)
  }

  @Test("links that name nothing change nothing")
  func nothing() async {
    let driver = await launch()
    let before = driver.text
    for text in ["todo://home/not-a-uuid", "todo://unknown/\(Self.id(1))", "other://home/\(Self.id(1))"] {
      await open(text, in: driver)
      expectEqual(driver.text, before, "\(text)")
    }
  }

  @Test("a link to an item that is not in the list shows the list")
  func unknownItem() async {
    let driver = await launch()
    await open(link(2000), in: driver)
    #expect(driver.contains("task 1"))
    #expect(!driver.contains("detail 2000"))
  }

  @Test("a link to an item whose row was never visible shows its page")
  func unrealisedItem() async {
    let driver = await launch()
    await open(link(500), in: driver)
    #expect(driver.contains("detail 500"))
  }

  @Test("the title of a tab is the first text of its label, also inside a stack")
  func tabTitle() async throws {
    let driver = await launch()
    _ = try driver.frame(of: .role(.tab, "Home"))
  }
}
