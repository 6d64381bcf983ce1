import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Navigation inside pages")
struct NestedNavigationTests {
  @MainActor private final class Handle { var dismiss: () -> Void = {} }

  private struct Dismissing: View {
    let handle: Handle
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let _ = handle.dismiss = { dismiss() }
      Text(verbatim: "pushed page")
    }
  }

  private struct Pushing: View {
    @ObservedObject var model: Model
    let handle: Handle

    var body: some View {
      NavigationView {
        NavigationLink(destination: Dismissing(handle: handle), isActive: $model.isOn) { Text(verbatim: "push") }
      }
    }
  }

  @Test("dismiss pops a page that was pushed, and the state follows")
  func dismissPops() async {
    let model = Model()
    let handle = Handle()
    let driver = await show(Pushing(model: model, handle: handle))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("pushed page"))
    handle.dismiss()
    await driver.settle()
    #expect(driver.contains("push"))
    #expect(!driver.contains("pushed page"))
    #expect(!model.isOn)
  }

  private struct Inner: View {
    var body: some View {
      NavigationView {
        NavigationLink(destination: Text(verbatim: "inner page")) { Text(verbatim: "push inner") }
      }
    }
  }

  private struct Outer: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationView {
        NavigationLink(destination: Inner(), isActive: $model.isOn) { Text(verbatim: "push outer") }
      }
    }
  }

  @Test("a navigation view on a pushed page has pages of its own")
  func nested() async throws {
    let model = Model()
    let driver = await show(Outer(model: model))
    model.isOn = true
    await driver.settle()
    try await driver.tap("push inner")
    await driver.settle()
    #expect(driver.contains("inner page"))
    let outer = try #require(driver.window.firstNavigation)
    expectEqual(outer.viewControllers.count, 2)
    model.isOn = false
    await driver.settle()
    #expect(driver.contains("push outer"))
    expectEqual(outer.viewControllers.count, 1)
  }

  private struct MirroredLink: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Pair()) { Text(verbatim: "link") }
          Text(verbatim: "row")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private struct Pair: View {
    var body: some View {
      HStack(spacing: 0) {
        Text(verbatim: "first")
        Text(verbatim: "second")
      }
    }
  }

  @Test("from right to left, rows begin at the right edge, and a link's page has the direction")
  func rightToLeft() async throws {
    let driver = await show(MirroredLink())
    #expect(try driver.frame(of: "row").midX > 195)
    try await driver.tap("link")
    await driver.settle()
    #expect(try driver.frame(of: "first").minX > driver.frame(of: "second").minX)
  }
}
