import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Group boxes")
struct GroupBoxTests {
  @Test("a box has its label above the content, 16 points inside of its background")
  func look() async throws {
    let showing = await Showing(GroupBox("Title" as String) { Text(verbatim: "Inside") })
    expectEqual(showing.driver.labels, ["Title", "Inside"])
    let labels = showing.views(UILabel.self)
    let frames = labels.map { $0.convert($0.bounds, to: nil) }
    expectEqual(frames[0].minX, frames[1].minX)
    #expect(frames[0].maxY <= frames[1].minY)
    #expect(labels[0].font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("an own style arranges label and content; a box without a label has an empty one")
  func style() async {
    let showing = await Showing(
      VStack {
        GroupBox(label: Text(verbatim: "Title")) { Text(verbatim: "Inside") }
        GroupBox { Text(verbatim: "Alone") }
      }.groupBoxStyle(Framed()))
    expectEqual(showing.driver.labels, ["Inside", "Title", "Alone"])
  }
}
