import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Previews by `PreviewProvider`: what is one, its name, its size, and how it is shown.
@MainActor @Suite(.serialized) struct PreviewProviderTests {
  init() { appeared = [] }

  @Test("each view in previews is a preview, with its own name or that of the provider")
  func names() {
    expectEqual(
      PreviewCatalogue([Fruit_Previews.self]).names,
      ["Fruit_Previews", "ripe fruit", "Fruit_Previews 2", "fruit 1", "fruit 2"])
  }

  @Test("the previews of private types are found in the process")
  func discovery() {
    #expect(PreviewCatalogue().names.contains("ripe fruit"))
  }

  @Test("a driver shows the first preview of a provider")
  func first() async {
    let driver = Driver(preview: Fruit_Previews.self)
    await driver.settle()
    expectEqual(driver.labels, ["taps 0"])
  }

  @Test("a driver shows a preview by its name, and only that view appears")
  func named() async {
    let driver = Driver(preview: "ripe fruit")
    await driver.settle()
    expectEqual(driver.labels, ["ripe"])
    expectEqual(appeared, ["ripe"])
  }

  @Test("each element of a group and of ForEach is a preview of its own")
  func elements() async {
    let driver = Driver(preview: "fruit 2")
    await driver.settle()
    expectEqual(driver.labels, ["number 2"])
  }

  @Test("a modifier around several previews applies to each")
  func modifierOfGroup() async {
    let driver = Driver(preview: "Fruit_Previews 2")
    await driver.settle()
    expectEqual(driver.labels, ["in a group, disabled"])
  }

  @Test("a preview has state")
  func state() async throws {
    let driver = Driver(preview: Fruit_Previews.self)
    await driver.settle()
    try await driver.tap("taps 0")
    await driver.settle()
    expectEqual(driver.labels, ["taps 1"])
  }

  @Test("a preview for another platform is not listed")
  func platform() {
    expectEqual(PreviewCatalogue([Watch_Previews.self]).names, [])
    expectEqual(PreviewCatalogue([Phone_Previews.self]).names, ["Phone_Previews"])
  }

  @Test("a preview with a fixed size stands in the middle of the window")
  func fixedLayout() async throws {
    let driver = Driver(preview: "plum in a box", size: CGSize(width: 390, height: 844))
    await driver.settle()
    try expectEqual(driver.frame(of: "plum").origin, CGPoint(x: 95, y: 372))
  }

  @Test("a preview that fits its content has the size that the view chooses")
  func fittingLayout() async throws {
    let driver = Driver(preview: "plum alone", size: CGSize(width: 390, height: 844))
    await driver.settle()
    let content = try #require(driver.window.rootViewController?.children.first)
    expectEqual(content.view.frame, CGRect(x: 179, y: 414, width: 32, height: 16))
  }

  @Test("a device gives a preview the size of its screen, unless a layout says otherwise")
  func devices() async throws {
    func frame(_ name: String) async throws -> CGRect {
      let driver = Driver(preview: name, size: CGSize(width: 500, height: 1000))
      await driver.settle()
      return try #require(driver.window.rootViewController?.children.first).view.frame
    }
    try await expectEqual(frame("fig on a phone").size, CGSize(width: 375, height: 667))
    try await expectEqual(frame("fig in a box").size, CGSize(width: 20, height: 10))
    try await expectEqual(frame("fig on a turned phone").size, CGSize(width: 667, height: 375))
    try await expectEqual(frame("fig on its side").size, CGSize(width: 844, height: 390))
    let unknown = Driver(preview: "fig on a watch", size: CGSize(width: 320, height: 480))
    await unknown.settle()
    expectEqual(unknown.window.rootViewController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("without a layout a preview has the whole window")
  func deviceLayout() async {
    let driver = Driver(preview: Fruit_Previews.self, size: CGSize(width: 320, height: 480))
    await driver.settle()
    expectEqual(driver.window.rootViewController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}

@MainActor private var appeared: [String] = []

private struct Taps: View {
  @State private var count = 0

  var body: some View { Button("taps \(count)") { count += 1 } }
}

private struct EnabledText: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(verbatim: isEnabled ? "in a group" : "in a group, disabled") }
}

private struct Fruit_Previews: PreviewProvider {
  static var previews: some View {
    Taps().onAppear { appeared.append("taps") }
    Text(verbatim: "ripe").onAppear { appeared.append("ripe") }.previewDisplayName("ripe fruit")
    Group {
      EnabledText()
      ForEach(1..<3) { number in
        Text(verbatim: "number \(number)").onAppear { appeared.append("\(number)") }
          .previewDisplayName("fruit \(number)")
      }
    }
    .disabled(true)
  }
}

private struct Plum_Previews: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "plum").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .previewLayout(.fixed(width: 200, height: 100)).previewDisplayName("plum in a box")
    Text(verbatim: "plum").previewDisplayName("plum alone").previewLayout(.sizeThatFits)
  }
}

private struct Fig_Previews: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "fig").previewDevice("iPhone 8").previewDisplayName("fig on a phone")
    Text(verbatim: "fig").previewDevice(PreviewDevice(rawValue: "iPhone 8")).previewDisplayName("fig in a box")
      .previewLayout(.fixed(width: 20, height: 10))
    Text(verbatim: "fig").previewDevice("Apple Watch").previewDisplayName("fig on a watch")
    Text(verbatim: "fig").previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeLeft)
      .previewDisplayName("fig on a turned phone")
    Text(verbatim: "fig").previewInterfaceOrientation(.landscapeRight).previewDisplayName("fig on its side")
    Text(verbatim: "fig").previewInterfaceOrientation(.portraitUpsideDown).previewDisplayName("fig upside down")
  }
}

private struct Watch_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "on a wrist") }
  static var platform: PreviewPlatform? { .watchOS }
}

private struct Phone_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "in a hand") }
  static var platform: PreviewPlatform? { .iOS }
}
