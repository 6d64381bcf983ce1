import Expectations
import PergolaTesting
import SwiftUI
import Testing
@_spi(Toolkit) import UIKitCore

@MainActor @Suite("Accessibility elements and actions")
struct AccessibilityElementTests {
  @MainActor final class Handle {
    var entries: [String] = []
  }

  private struct Hiding: View {
    @State private var isHidden = true

    var body: some View {
      VStack {
        VStack {
          Text(verbatim: "star").accessibilityLabel("Inside" as String)
          Button("Go") {}
        }
        .accessibilityHidden(isHidden)
        Button("Show") { isHidden = false }
      }
    }
  }

  @Test("the views inside a hidden view are visible, but assistive technologies leave them out, until it is not hidden")
  func hidden() async throws {
    let driver = await Showing(Hiding()).driver
    expectEqual(driver.labels, ["star", "Go", "Show"])
    #expect(!driver.contains("Inside"))
    try await driver.tap("Show")
    await driver.settle()
    #expect(driver.contains("Inside"))
  }

  @Test("the outer modifier decides if a view is hidden")
  func outer() async {
    let showing = await Showing(Text(verbatim: "a").accessibilityHidden(true).accessibilityHidden(false))
    expectEqual(showing.label?.accessibilityElementsHidden, false)
  }

  @Test("an element stands for the views inside, and has the name that it is given")
  func ignoredChildren() async {
    let driver = await Showing(
      HStack {
        Text(verbatim: "a").accessibilityLabel("Inside" as String)
        Text(verbatim: "b")
      }
      .accessibilityElement()
      .accessibilityLabel("Outside" as String)
    ).driver
    #expect(driver.contains("Outside"))
    #expect(!driver.contains("Inside"))
    expectEqual(driver.labels, ["a", "b"])
  }

  @Test("a combined element is named by the names of the elements inside")
  func combinedChildren() async {
    let driver = await Showing(
      HStack {
        Text(verbatim: "*").accessibilityLabel("Star" as String)
        Text(verbatim: "five")
      }
      .accessibilityElement(children: .combine)
    ).driver
    #expect(driver.contains("Star, five"))
    #expect(!driver.contains("Star"))
  }

  @Test("a container keeps the elements inside")
  func containedChildren() async {
    let driver = await Showing(
      HStack { Text(verbatim: "a").accessibilityLabel("Inside" as String) }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Group" as String)
    ).driver
    #expect(driver.contains("Inside"))
    #expect(driver.contains("Group"))
  }

  @Test("actions of assistive technologies reach their handlers")
  func actions() async throws {
    let handle = Handle()
    let showing = await Showing(
      Text(verbatim: "stars")
        .accessibilityAction { handle.entries.append("activated") }
        .accessibilityAction(.escape) { handle.entries.append("dismissed") }
        .accessibilityAction(named: "Reset") { handle.entries.append("reset") }
        .accessibilityAdjustableAction { handle.entries.append("\($0)") })
    let actions = try #require(showing.label?.accessibilityActions)
    actions.activate?()
    actions.dismiss?()
    for action in actions.named { action.perform() }
    actions.adjust?(true)
    actions.adjust?(false)
    expectEqual(actions.named.map(\.name), ["Reset"])
    expectEqual(handle.entries, ["activated", "dismissed", "reset", "increment", "decrement"])
  }

  @Test("a view with an action for increments can have the keyboard focus")
  func focus() async {
    let adjustable = await Showing(Text(verbatim: "stars").accessibilityAdjustableAction { _ in })
    expectEqual(adjustable.label?.canBecomeFocused, true)
    let plain = await Showing(Text(verbatim: "stars"))
    expectEqual(plain.label?.canBecomeFocused, false)
  }
}
