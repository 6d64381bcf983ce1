import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Scene storage of tabs, sheets and pages", .serialized)
struct SceneStorageScreensTests {
  /// A file that does not exist yet, and is removed at the end.
  private final class StateFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/scene.plist")
    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  /// Uses the app, and starts it again with the state that its scene has kept.
  private func restart(after use: (Driver) async throws -> Void) async throws -> Driver {
    let file = StateFile()
    do {
      let driver = Driver(app: ScreensApp.self, restoring: file.url)
      await driver.settle()
      try await use(driver)
      await driver.settle()
      await driver.setAttention(.background)
    }
    let next = Driver(app: ScreensApp.self, restoring: file.url)
    await next.settle()
    return next
  }

  @Test("the selected tab returns")
  func tab() async throws {
    let next = try await restart { driver in
      #expect(driver.contains("first page"))
      try await driver.tap("Second")
    }
    #expect(next.contains("second page"))
    #expect(!next.contains("first page"))
  }

  @Test("a sheet returns on the tab that presented it, with the text that was typed into it")
  func sheet() async throws {
    let next = try await restart { driver in
      try await driver.tap("Second")
      await driver.settle()
      try await driver.tap("Compose")
      await driver.settle()
      try await driver.type("half a letter", into: "Draft")
    }
    #expect(next.contains("draft: half a letter"))
    try await next.tap("Discard")
    await next.settle()
    #expect(next.contains("second page"))
  }

  @Test("a sheet that was dismissed does not return")
  func dismissedSheet() async throws {
    let next = try await restart { driver in
      try await driver.tap("Second")
      await driver.settle()
      try await driver.tap("Compose")
      await driver.settle()
      try await driver.tap("Discard")
    }
    #expect(next.contains("second page"))
    #expect(!next.contains("Discard"))
  }

  @Test("a sheet for an item returns with its item")
  func itemSheet() async throws {
    let next = try await restart { driver in
      try await driver.tap("Second")
      await driver.settle()
      try await driver.tap("About Pear")
    }
    #expect(next.contains("this is Pear"))
  }

  @Test("the pages of a path that is kept as data return, in their order")
  func path() async throws {
    let next = try await restart { driver in
      try await driver.tap("Push 1")
      await driver.settle()
      try await driver.tap("Push more")
    }
    #expect(next.contains("page two"))
    await next.press(.escape)
    await next.settle()
    #expect(next.contains("page 1"))
    await next.press(.escape)
    await next.settle()
    #expect(next.contains("first page"))
  }
}

private struct ScreensApp: App {
  var body: some Scene {
    WindowGroup { Screens() }
  }
}

private enum Tab: String { case first, second }

private struct Screens: View {
  @SceneStorage("tab") private var tab = Tab.first

  var body: some View {
    TabView(selection: $tab) {
      Pages()
        .tabItem { Label("First", systemImage: "star") }
        .tag(Tab.first)
      Sheets()
        .tabItem { Label("Second", systemImage: "gear") }
        .tag(Tab.second)
    }
  }
}

private struct Pages: View {
  @SceneStorage("path") private var kept: Data?
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text(verbatim: "first page")
        NavigationLink("Push 1", value: 1)
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text(verbatim: "page \(number)")
          NavigationLink("Push more", value: "two")
        }
      }
      .navigationDestination(for: String.self) { Text(verbatim: "page \($0)") }
    }
    .onAppear(perform: restore)
    .onChange(of: path) { kept = try? path.codable.map { try JSONEncoder().encode($0) } }
  }

  private func restore() {
    guard let kept,
      let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    else { return }
    self.path = NavigationPath(path)
  }
}

private struct Sheets: View {
  @SceneStorage("composes") private var composes = false
  @SceneStorage("fruit") private var fruit: Fruit?

  var body: some View {
    VStack {
      Text(verbatim: "second page")
      Button("Compose") { composes = true }
      Button("About Pear") { fruit = .pear }
    }
    .sheet(isPresented: $composes) { Composer() }
    .sheet(item: $fruit) { Text(verbatim: "this is \($0.rawValue)") }
  }

  private enum Fruit: String, Identifiable {
    case pear = "Pear"
    var id: String { rawValue }
  }
}

private struct Composer: View {
  @SceneStorage("draft") private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Text(verbatim: "draft: \(draft)")
      Button("Discard") {
        draft = ""
        dismiss()
      }
    }
  }
}
