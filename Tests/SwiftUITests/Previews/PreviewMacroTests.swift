import Expectations
import PergolaTesting
import SwiftUI
import Testing

#Preview {
  Text(verbatim: "without a name")
}

// A second one without a name: #Preview
#Preview {
  Text(verbatim: "also without a name")
}

#Preview("two plums") {
  Text(verbatim: "one plum")
  Text(verbatim: "another plum")
}

#Preview("a ripe or an unripe plum") {
  let isRipe = true
  if isRipe {
    Text(verbatim: "ripe")
  } else {
    Text(verbatim: "unripe")
  }
}

#Preview("a plum in a fixed size", traits: .fixedLayout(width: 200, height: 100)) {
  Text(verbatim: "plum").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}

#Preview("a plum \"in quotes\"", traits: .defaultLayout, .sizeThatFitsLayout) {
  Text(verbatim: "plum")
}

private struct Basket {
  @available(iOS 17.0, *)
  #Preview("a plum in a type") {
    Text(verbatim: "nested")
  }
}

#Preview("a counted plum") {
  @Previewable @State var count = 1
  Text(verbatim: "plums: \(count)")
  Button("Another") { count += 1 }
}

/// Previews by `#Preview`.
@MainActor @Suite struct PreviewMacroTests {
  @Test("a preview without a name has that of its file, and later ones are numbered")
  func fileNames() async {
    let first = Driver(preview: "PreviewMacroTests")
    await first.settle()
    expectEqual(first.labels, ["without a name"])
    let second = Driver(preview: "PreviewMacroTests 2")
    await second.settle()
    expectEqual(second.labels, ["also without a name"])
  }

  @Test("a preview with a previewable property has state")
  func previewable() async throws {
    let driver = Driver(preview: "a counted plum")
    await driver.settle()
    expectEqual(driver.labels, ["plums: 1", "Another"])
    try await driver.tap("Another")
    await driver.settle()
    expectEqual(driver.labels, ["plums: 2", "Another"])
  }

  @Test("the views of one preview stand below each other")
  func severalViews() async {
    let driver = Driver(preview: "two plums")
    await driver.settle()
    expectEqual(driver.labels, ["one plum", "another plum"])
  }

  @Test("a preview may have statements")
  func statements() async {
    let driver = Driver(preview: "a ripe or an unripe plum")
    await driver.settle()
    expectEqual(driver.labels, ["ripe"])
  }

  @Test("a trait gives a preview a size")
  func fixedSize() async throws {
    let driver = Driver(preview: "a plum in a fixed size", size: CGSize(width: 390, height: 844))
    await driver.settle()
    try expectEqual(driver.frame(of: "plum").origin, CGPoint(x: 95, y: 372))
  }

  @Test("of several traits the last one counts")
  func traits() async throws {
    let driver = Driver(preview: "a plum \"in quotes\"", size: CGSize(width: 390, height: 844))
    await driver.settle()
    let content = try #require(driver.window.rootViewController?.children.first)
    expectEqual(content.view.frame, CGRect(x: 179, y: 414, width: 32, height: 16))
  }

  @Test("a preview may be declared in a type, with an attribute")
  func nested() async {
    let driver = Driver(preview: "a plum in a type")
    await driver.settle()
    expectEqual(driver.labels, ["nested"])
  }
}
