import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Navigation views with several views")
struct NavigationViewTests {
  private struct Columns: View {
    var body: some View {
      NavigationView {
        VStack {
          Text(verbatim: "first")
          NavigationLink("Open") { Text(verbatim: "opened") }
        }
        Text(verbatim: "second")
      }
    }
  }

  private struct ThreeColumns: View {
    var body: some View {
      NavigationView {
        Text(verbatim: "first")
        Text(verbatim: "second")
        Text(verbatim: "third")
      }
    }
  }

  private func onPad(_ view: some View) async -> Driver {
    await Showing(view, size: CGSize(width: 1366, height: 1024), idiom: .pad).driver
  }

  @Test("on a phone the first view alone is shown, and its links push")
  func phone() async throws {
    let driver = await Showing(Columns()).driver
    #expect(driver.contains("first"))
    #expect(!driver.contains("second"))
    try await driver.tap("Open")
    await driver.settle()
    #expect(driver.contains("opened"))
    #expect(!driver.contains("first"))
    await driver.press(.escape)
    await driver.settle()
    #expect(driver.contains("first"))
  }

  @Test("in a regular width two views are side by side, and links of the first replace the second")
  func pad() async throws {
    let driver = await onPad(Columns())
    #expect(try driver.frame(of: "first").maxX < driver.frame(of: "second").minX)
    try await driver.tap("Open")
    await driver.settle()
    #expect(try driver.frame(of: "first").maxX < driver.frame(of: "opened").minX)
    #expect(!driver.contains("second"))
  }

  @Test("three views are three columns")
  func three() async throws {
    let driver = await onPad(ThreeColumns())
    let positions = try ["first", "second", "third"].map { try driver.frame(of: $0).minX }
    expectEqual(positions, positions.sorted())
  }

  @Test("in the style stack the first view alone is shown, whatever the width")
  func stack() async {
    let driver = await onPad(Columns().navigationViewStyle(.stack))
    #expect(driver.contains("first"))
    #expect(!driver.contains("second"))
  }
}
