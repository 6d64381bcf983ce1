import Expectations
import PergolaTesting
import SwiftUI
import Testing

private struct Stripes: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color { .purple }
}

@MainActor @Suite("Styles")
struct StyleTests {
  /// The components of a colour in light appearance.
  private func components(_ color: UIColor?) -> [CGFloat] {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
  }

  @Test("a colour fills the room it is given, and 10 points where that is open")
  func colorSize() async {
    let shown = await Showing(Color.red, size: CGSize(width: 100, height: 50))
    let red = shown.views(UIView.self).filter { $0.backgroundColor == .systemRed }
    #expect(red.map(\.bounds.size).contains(CGSize(width: 100, height: 50)))
  }

  @Test("named colours are those of UIKit")
  func namedColors() {
    let pairs: [(Color, UIColor)] = [
      (.red, .systemRed), (.gray, .systemGray), (.white, .white), (.primary, .label), (.secondary, .secondaryLabel),
      (.mint, .systemMint), (.brown, .systemBrown), (Color(.systemTeal), .systemTeal),
      (Color(uiColor: .systemPink), .systemPink),
    ]
    for (color, expected) in pairs { expectEqual(components(UIColor(color)), components(expected)) }
  }

  @Test("opacity multiplies the colour's own")
  func opacity() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)
    expectEqual(components(UIColor(color)), [1, 0, 0, 0.25])
    expectEqual(Color.red.opacity(0.5), Color.red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != Color.red)
  }

  @Test("a colour follows the appearance")
  func appearance() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor(Color.primary.opacity(1)).resolvedColor(with: dark)
    expectEqual(color.cgColor.components, [1, 1, 1, 1])
  }

  @Test("a colour without an asset is transparent")
  func missingAsset() {
    expectEqual(components(UIColor(Color("no such color"))), [0, 0, 0, 0])
  }

  @Test("a colour set of a bundle has its variants for the appearances")
  func asset() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x00", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "255", "blue": "0xFF", "alpha": "0.5"}}}
      ]}
      """
    try contents.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let color = UIColor(Color("Brand", bundle: bundle))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(components(color), [1, 0, 0, 1])
    expectEqual(dark.cgColor.components, [0, 1, 1, 0.5])
  }

  @Test("the foreground goes to texts inside; the nearest applies; nil goes back to labels")
  func foreground() async {
    let shown = await Showing(
      VStack {
        Text(verbatim: "a")
        Group { Text(verbatim: "b") }.foregroundStyle(.green)
        Group { Text(verbatim: "c") }.foregroundColor(nil)
      }.foregroundColor(.red))
    expectEqual(shown.views(UILabel.self).map(\.textColor), [.systemRed, .systemGreen, .label])
  }

  @Test("hierarchical styles are levels of labels, or fainter variants of the foreground around")
  func hierarchy() async {
    let shown = await Showing(
      VStack {
        Group { Text(verbatim: "a") }.foregroundStyle(.primary)
        Group { Text(verbatim: "b") }.foregroundStyle(.secondary)
        Group { Text(verbatim: "c") }.foregroundStyle(.tertiary)
        VStack { Text(verbatim: "d") }.foregroundStyle(.secondary).foregroundStyle(.red)
        VStack { Text(verbatim: "e") }.foregroundStyle(.secondary).foregroundStyle(.red, .blue)
      })
    let colors = shown.views(UILabel.self).map(\.textColor)
    expectEqual(colors[0], .label)
    expectEqual(colors[1], .secondaryLabel)
    expectEqual(colors[2], .tertiaryLabel)
    expectEqual(components(colors[3]), components(.systemRed.withAlphaComponent(0.5)))
    expectEqual(colors[4], .systemBlue)
  }

  @Test("an app's own style resolves to another one")
  func ownStyle() async {
    let shown = await Showing(Group { Text(verbatim: "a") }.foregroundStyle(Stripes()))
    expectEqual(shown.label?.textColor, .systemPurple)
  }

  @Test("the tint reaches styles inside and UIKit's views; the innermost applies")
  func tint() async throws {
    let shown = await Showing(
      VStack {
        Group { Text(verbatim: "a") }.foregroundStyle(.tint)
        Group { Text(verbatim: "b") }.foregroundColor(.accentColor).tint(.green)
      }.accentColor(.red))
    let labels = shown.views(UILabel.self)
    expectEqual(labels.map(\.textColor), [.systemRed, .systemGreen])
    expectEqual(labels.map(\.tintColor), [.systemRed, .systemGreen])
    let twice = try #require(await Showing(Text(verbatim: "c").tint(.green).tint(.red)).label)
    expectEqual(twice.tintColor, .systemGreen)
  }

  @Test("a text takes the colour in the middle of a gradient")
  func gradientText() async {
    let gradient = LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)
    let shown = await Showing(Group { Text(verbatim: "a") }.foregroundStyle(gradient))
    expectEqual(shown.label?.textColor, .systemGreen)
  }

  @Test("a style behind a view has its size, and leaves its layout")
  func background() async throws {
    let shown = await Showing(Text(verbatim: "abc").background(.red, in: Capsule()))
    expectEqual(shown.size(in: CGSize(width: 300, height: 300)), CGSize(width: 24, height: 16))
    let label = try #require(shown.label)
    let siblings = try #require(label.superview).subviews
    expectEqual(siblings.count, 2)
    #expect(siblings.last === label)
    expectEqual(siblings.first?.frame, label.frame)
    let overlaid = await Showing(Text(verbatim: "abc").overlay(.red))
    let front = try #require(overlaid.label?.superview)
    #expect(front.subviews.first is UILabel)
  }

  @Test("a style behind a view that touches the safe area reaches the end of the screen")
  func safeArea() async throws {
    let controller = UIHostingController(rootView: Color.clear.background(.red))
    let driver = Driver(
      showing: controller, size: CGSize(width: 100, height: 200),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    await driver.settle()
    func inside(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + inside($0) } }
    let frames = inside(controller.view).map { $0.convert($0.bounds, to: controller.view) }
    #expect(frames.contains(CGRect(x: 0, y: 0, width: 100, height: 200)))
  }

  @Test("a background that names no style has that of the environment, in which a background is that of windows")
  func backgroundStyle() async {
    func color(_ view: some View) async -> UIColor? {
      let shown = await Showing(Group { view }.foregroundStyle(.background))
      return shown.label?.textColor
    }
    let text = Text(verbatim: "a")
    await expectEqual(color(text), .systemBackground)
    let plain = await Showing(text.foregroundStyle(.background).backgroundStyle(.red))
    expectEqual(plain.label?.textColor, .systemRed)
    let nested = await Showing(
      text.foregroundStyle(.background).backgroundStyle(.background).backgroundStyle(.red))
    expectEqual(nested.label?.textColor, .systemBackground)
  }
}
