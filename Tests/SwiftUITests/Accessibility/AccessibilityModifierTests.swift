import Expectations
import PergolaTesting
import SwiftUI
import Testing
@_spi(Toolkit) import UIKitCore

@MainActor @Suite("Accessibility")
struct AccessibilityModifierTests {
  @Test("a label names a text for assistive technologies, and leaves what is shown")
  func label() async {
    let driver = await Showing(Text(verbatim: "5").accessibilityLabel("Five stars")).driver
    #expect(driver.contains("Five stars"))
    expectEqual(driver.labels, ["5"])
  }

  @Test("the former names of the modifiers do the same")
  func formerNames() async throws {
    let showing = await Showing(
      Text(verbatim: "5").accessibility(label: Text(verbatim: "Stars")).accessibility(value: Text(verbatim: "five"))
        .accessibility(hint: Text(verbatim: "Opens")).accessibility(identifier: "stars").accessibility(
          addTraits: .isHeader))
    let properties = try #require(showing.label?.accessibilityOverride)
    expectEqual(properties.label, "Stars")
    expectEqual(properties.value, "five")
    expectEqual(properties.hint, "Opens")
    expectEqual(properties.identifier, "stars")
    #expect(showing.driver.contains(.role(.heading, "Stars")))
    let hidden = await Showing(Text(verbatim: "5").accessibility(hidden: true))
    expectEqual(hidden.label?.accessibilityElementsHidden, true)
  }

  @Test("a label names the control of a view")
  func control() async {
    let driver = await Showing(Toggle("Sound", isOn: .constant(true)).accessibilityLabel("Volume")).driver
    #expect(driver.contains(.role(.toggle, "Volume")))
    #expect(!driver.contains(.role(.toggle, "Sound")))
  }

  @Test("a trait gives a role, and takes one away")
  func traits() async {
    let driver = await Showing(
      VStack {
        Text(verbatim: "Title").accessibilityAddTraits(.isHeader)
        Text(verbatim: "Plain")
        Button("Go") {}.accessibilityRemoveTraits(.isButton)
      }
    ).driver
    #expect(driver.contains(.role(.heading, "Title")))
    #expect(!driver.contains(.role(.heading, "Plain")))
    #expect(!driver.contains(.role(.button, "Go")))
  }

  @Test("properties of several modifiers come together, and the outer one wins")
  func several() async throws {
    let showing = await Showing(
      Text(verbatim: "5").accessibilityLabel("Inner").accessibilityHint("Opens the review").accessibilityValue("five")
        .accessibilityIdentifier("stars").accessibilityLabel("Outer"))
    let properties = try #require(showing.label?.accessibilityOverride)
    expectEqual(properties.label, "Outer")
    expectEqual(properties.hint, "Opens the review")
    expectEqual(properties.value, "five")
    expectEqual(properties.identifier, "stars")
  }

  private final class Rating: ObservableObject {
    @Published var stars = 1
  }

  private struct Stars: View {
    @ObservedObject var rating: Rating

    var body: some View {
      Text(verbatim: "rating").accessibilityLabel("\(rating.stars) stars" as String).accessibilityHint(
        "Tells the rating")
    }
  }

  @Test("a label follows the state, beside the other properties")
  func state() async throws {
    let rating = Rating()
    let showing = await Showing(Stars(rating: rating))
    #expect(showing.driver.contains("1 stars"))
    rating.stars = 2
    await showing.driver.settle()
    #expect(showing.driver.contains("2 stars"))
    #expect(!showing.driver.contains("1 stars"))
    expectEqual(showing.label?.accessibilityOverride?.hint, "Tells the rating")
  }
}
