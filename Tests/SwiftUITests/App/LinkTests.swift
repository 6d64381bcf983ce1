import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Links and activities: they arrive in the views of the scene, and views open them.
@MainActor @Suite(.serialized) struct LinkTests {
  init() { record.entries = [] }

  private let one = URL(string: "test://one")!
  private let two = URL(string: "test://two")!
  private let page = URL(string: "https://example.org/page")!

  @Test("every mounted handler is called once with a link, in the order of the document, ancestors first")
  func everyHandler() async {
    let driver = Driver(app: LinkApp.self)
    await driver.settle()
    await driver.open(one)
    expectEqual(record.entries, ["outer test://one", "first test://one", "second test://one"])
    await driver.settle()
    expectEqual(record.entries.count, 3)
  }

  @Test("one update follows the handlers of a link")
  func oneUpdate() async {
    let driver = Driver(app: LinkApp.self)
    await driver.settle()
    let before = record.bodies
    await driver.open(one)
    await driver.settle()
    expectEqual(record.bodies, before + 1)
    #expect(driver.contains("links 2"))
  }

  @Test("a handler that is mounted because of a link is not called for it, but for the next one")
  func mountedByLink() async {
    let driver = Driver(app: LinkApp.self)
    await driver.settle()
    await driver.open(one)
    await driver.settle()
    await driver.open(two)
    await driver.settle()
    expectEqual(record.entries.filter { $0.hasPrefix("late") }, ["late test://two"])
  }

  @Test("a link that launches the app arrives once in every handler")
  func coldLaunch() async {
    let driver = Driver(app: LinkApp.self, opening: one)
    await driver.settle()
    expectEqual(record.entries, ["outer test://one", "first test://one", "second test://one"])
    #expect(driver.contains("links 2"))
  }

  @Test("several links are delivered one after the other")
  func inOrder() async {
    let driver = Driver(app: KeepingApp.self)
    await driver.settle()
    await driver.open(URL(string: "test://a")!)
    await driver.open(URL(string: "test://b")!)
    await driver.settle()
    #expect(record.entries.isEmpty)
    record.show?()
    await driver.settle()
    expectEqual(record.entries, ["kept test://a", "kept test://b"])
  }

  @Test("a link brings an app in the background to the front before it is delivered")
  func background() async {
    let driver = Driver(app: LinkApp.self)
    await driver.settle()
    await driver.setAttention(.background)
    await driver.open(one)
    await driver.settle()
    expectEqual(record.entries.count, 3)
    expectEqual(driver.application.applicationState, .active)
  }

  @Test("a web link arrives as a universal link, also at launch")
  func universalLinks() async {
    let driver = Driver(app: LinkApp.self)
    await driver.settle()
    await driver.open(page)
    await driver.settle()
    expectEqual(record.entries, ["outer \(page)", "first \(page)", "second \(page)"])
    record.entries = []
    let cold = Driver(app: LinkApp.self, opening: page)
    await cold.settle()
    expectEqual(record.entries, ["outer \(page)", "first \(page)", "second \(page)"])
  }

  @Test("an activity of browsing arrives in its handler")
  func activities() async {
    let driver = Driver(app: ActivityApp.self)
    await driver.settle()
    await driver.open(page)
    await driver.settle()
    expectEqual(record.entries, ["activity \(page)"])
    await driver.open(one)
    await driver.settle()
    expectEqual(record.entries, ["activity \(page)"])
  }

  @Test("an app of delegates calls no handler of links")
  func appsOfDelegates() async {
    let driver = Driver(
      showing: UIHostingController(
        rootView: Text(verbatim: "x").onOpenURL { record.entries.append("called \($0)") }))
    await driver.settle()
    await driver.open(one)
    await driver.settle()
    #expect(record.entries.isEmpty)
  }

  @Test("a tapped link opens its URL by the action in the environment")
  func tappedLink() async throws {
    let driver = Driver(
      showing: UIHostingController(
        rootView: Link("Help", destination: URL(string: "test://help")!)
          .environment(
            \.openURL,
            OpenURLAction { url in
              record.entries.append("opens \(url)")
              return .handled
            })))
    await driver.settle()
    try await driver.tap("Help")
    await driver.settle()
    expectEqual(record.entries, ["opens test://help"])
  }

  @Test("an action reports handled and discarded, and without an app for the scheme that nothing was opened")
  func answers() async {
    var answers: [Bool] = []
    OpenURLAction { _ in .handled }(one) { answers.append($0) }
    OpenURLAction { _ in .discarded }(one) { answers.append($0) }
    expectEqual(answers, [true, false])
    let driver = Driver(showing: UIViewController())
    OpenURLAction { _ in .systemAction }(one) { answers.append($0) }
    await driver.settle()
    expectEqual(answers, [true, false, false])
  }
}

@MainActor private final class Record {
  var entries: [String] = []
  var bodies = 0
  var show: (() -> Void)?
}
@MainActor private let record = Record()

private struct LinkApp: App {
  var body: some Scene {
    WindowGroup { LinkScreen() }
  }
}

private struct LinkScreen: View {
  @State private var count = 0

  var body: some View {
    let _ = record.bodies += 1
    VStack {
      Text(verbatim: "links \(count)")
        .onOpenURL {
          record.entries.append("first \($0)")
          count += 1
        }
      if count > 0 {
        Text(verbatim: "late").onOpenURL { record.entries.append("late \($0)") }
      }
      Text(verbatim: "end").onOpenURL { record.entries.append("second \($0)") }
    }
    .onOpenURL {
      record.entries.append("outer \($0)")
      count += 1
    }
  }
}

private struct KeepingApp: App {
  var body: some Scene {
    WindowGroup { KeepingScreen() }
  }
}

private struct KeepingScreen: View {
  @State private var isShown = false

  var body: some View {
    let _ = record.show = { isShown = true }
    VStack {
      if isShown {
        Text(verbatim: "handler").onOpenURL { record.entries.append("kept \($0)") }
      }
      Text(verbatim: "end")
    }
  }
}

private struct ActivityApp: App {
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "activity").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
        record.entries.append("activity \($0.webpageURL?.absoluteString ?? "")")
      }
    }
  }
}
