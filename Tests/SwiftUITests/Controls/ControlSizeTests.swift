import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Sizes of controls")
struct ControlSizeTests {
  @Test("a button with a background has the insets and the font of its size")
  func buttons() async throws {
    func size(_ controlSize: ControlSize) async -> CGSize {
      await Showing(Button("Press") {}.buttonStyle(.bordered).controlSize(controlSize))
        .size(in: CGSize(width: 300, height: 300))
    }
    let label = await Showing(Text(verbatim: "Press")).size(in: CGSize(width: 300, height: 300))
    await expectEqual(size(.regular), CGSize(width: label.width + 24, height: label.height + 14))
    await expectEqual(size(.large), CGSize(width: label.width + 40, height: label.height + 30))
    await expectEqual(size(.extraLarge), size(.large))
    await expectEqual(size(.mini), size(.small))
    let small = await Showing(Button("Press") {}.buttonStyle(.borderedProminent).controlSize(.small))
    expectEqual(small.label?.font.pointSize, 15)
    let titled = await Showing(Button("Press") {}.buttonStyle(.bordered).font(.title).controlSize(.small))
    expectEqual(titled.label?.font.pointSize, 28)
  }

  @Test("a spinner is large in large sizes")
  func spinners() async throws {
    for size in ControlSize.allCases {
      let shown = await Showing(ProgressView().controlSize(size))
      let spinner = try #require(shown.views(UIActivityIndicatorView.self).first)
      expectEqual(spinner.style, size == .large || size == .extraLarge ? .large : .medium)
      expectEqual(spinner.frame.width, spinner.style == .large ? 37 : 20)
    }
  }

  @Test("the size of controls is regular by default, and the nearest one counts")
  func environment() async {
    await expectEqual(Showing(SizeText()).label?.text, "regular")
    await expectEqual(Showing(SizeText().controlSize(.small).controlSize(.large)).label?.text, "small")
  }

  private struct SizeText: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }
}
