import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Labelled content")
struct LabeledContentTests {
  @Test("the label leads, the value trails")
  func layout() async throws {
    let driver = await Showing(LabeledContent("Version", value: "1.2")).driver
    try expectEqual(driver.frame(of: "Version").minX, 0)
    try expectEqual(driver.frame(of: "1.2").maxX, 390)
  }

  @Test("the content and the label may be any views")
  func views() async {
    let driver = await Showing(
      LabeledContent {
        Button("Change") {}
      } label: {
        Text(verbatim: "Name")
      }
    ).driver
    expectEqual(driver.labels, ["Name", "Change"])
  }

  @Test("a value is formatted")
  func format() async {
    let driver = await Showing(LabeledContent("Done", value: 12, format: .number)).driver
    expectEqual(driver.labels, ["Done", "12"])
  }

  @Test("a hidden label takes no room")
  func hiddenLabel() async {
    let driver = await Showing(LabeledContent("Version", value: "1.2").labelsHidden()).driver
    expectEqual(driver.labels, ["1.2"])
  }
}
