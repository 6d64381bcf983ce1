import Expectations
import PergolaTesting
import SwiftUI
import Testing

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}

@MainActor @Suite("Images")
struct ImageTests {
  private let room = CGSize(width: 300, height: 300)

  @Test("an image has its own size, whatever it is proposed")
  func size() async throws {
    let shown = await Showing(Image(systemName: "star"))
    let picture = try #require(shown.views(UIImageView.self).first)
    let size = shown.size(in: room)
    expectEqual(size, picture.sizeThatFits(.zero))
    expectEqual(shown.size(in: CGSize(width: 5, height: 5)), size)
    expectEqual(size.height, 20.5)
  }

  @Test("a resizable image fills the room it is given")
  func resizable() async {
    let shown = await Showing(Image(systemName: "star").resizable())
    expectEqual(shown.size(in: CGSize(width: 100, height: 50)), CGSize(width: 100, height: 50))
  }

  @Test("an unknown symbol is empty and has no size")
  func unknown() async {
    let shown = await Showing(Image(systemName: "no.such.symbol.at.all"))
    expectEqual(shown.size(in: room), .zero)
    let resizable = await Showing(Image(systemName: "no.such.symbol.at.all").resizable())
    expectEqual(resizable.size(in: room), .zero)
  }

  @Test("an image of UIKit has its size and its colours")
  func uiImage() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let shown = await Showing(Image(uiImage: image))
    expectEqual(shown.size(in: room), CGSize(width: 30, height: 20))
    expectEqual(shown.views(UIImageView.self).first?.image?.renderingMode, .automatic)
  }

  @Test("symbols take size, weight and scale from the font and the environment")
  func symbolSize() async {
    func height(_ view: some View) async -> CGFloat { await Showing(view).size(in: room).height }
    let body = await height(Image(systemName: "star"))
    let large = await height(Image(systemName: "star").font(.largeTitle))
    #expect(abs(large / body - 2) < 0.05)
    await expectEqual(height(VStack { Image(systemName: "star") }.font(.largeTitle)), large)
    #expect(await height(Image(systemName: "star").imageScale(.large)) > body)
    #expect(await height(Image(systemName: "star").imageScale(.small)) < body)
  }

  @Test("an original symbol has its own colours, in both spellings")
  func original() async throws {
    let first = await Showing(
      Group { Image(systemName: "thermometer.sun.fill").renderingMode(.original).font(.largeTitle) }
        .foregroundColor(.green))
    let second = await Showing(Image(systemName: "thermometer.sun.fill").font(.largeTitle).renderingMode(.original))
    expectEqual(first.views(UIImageView.self).first?.image?.renderingMode, .alwaysOriginal)
    expectEqual(second.views(UIImageView.self).first?.image?.renderingMode, .alwaysOriginal)
    expectEqual(first.size(in: room), second.size(in: room))
  }

  #if Image
    private func picture(_ view: some View) async throws -> Data {
      try await Showing(view, size: CGSize(width: 100, height: 100)).driver.png(scale: 1)
    }

    @Test("an original symbol is drawn alike in every foreground, and unlike one of a single colour")
    func multicolor() async throws {
      let symbol = Image(systemName: "thermometer.sun.fill")
      let original = try await picture(symbol.renderingMode(.original).font(.largeTitle))
      try await expectEqual(
        picture(Group { symbol.renderingMode(.original).font(.largeTitle) }.foregroundColor(.green)), original)
      let red = try await picture(Group { symbol.font(.largeTitle) }.foregroundColor(.red))
      #expect(red != original)
      #expect(try await picture(Group { symbol.font(.largeTitle) }.foregroundColor(.green)) != red)
      try await expectEqual(
        picture(Group { symbol.renderingMode(.template).font(.largeTitle) }.foregroundColor(.red)), red)
      try await expectEqual(picture(symbol.symbolRenderingMode(.multicolor).font(.largeTitle)), original)
      try await expectEqual(picture(symbol.font(.largeTitle).symbolRenderingMode(.multicolor)), original)
    }

    @Test("an original symbol without colours of its own has the colour of labels")
    func plainOriginal() async throws {
      let original = try await picture(
        Group { Image(systemName: "chevron.right").renderingMode(.original) }.foregroundColor(.red))
      try await expectEqual(picture(Image(systemName: "chevron.right")), original)
    }
  #endif

  @Test("a symbol variant changes the form, where the symbol has it")
  func variant() async {
    let filled = await Showing(Image(systemName: "star").symbolVariant(.fill))
    let plain = await Showing(Image(systemName: "star.fill"))
    expectEqual(filled.views(UIImageView.self).first?.image, plain.views(UIImageView.self).first?.image)
    let none = await Showing(Image(systemName: "chevron.right").symbolVariant(.fill))
    #expect(none.size(in: room) != .zero)
  }

  @Test("assistive technology reads the name of a symbol, the label of an image, and no decoration")
  func accessibility() async throws {
    let shown = await Showing(
      VStack {
        Image(systemName: "house")
        Image(decorative: "no such image")
      })
    let pictures = shown.views(UIImageView.self)
    expectEqual(pictures.map(\.isAccessibilityElement), [true, false])
    expectEqual(pictures.first?.accessibilityLabel, "House")
  }

  @Test("a label shows its icon, then its title, 8 points apart")
  func label() async throws {
    let shown = await Showing(Label("Home", systemImage: "house"))
    let picture = try #require(shown.views(UIImageView.self).first)
    let frame = picture.convert(picture.bounds, to: nil)
    expectEqual(shown.driver.labels, ["Home"])
    #expect(abs(try shown.driver.frame(of: .text("Home")).minX - frame.maxX - 8) < 0.6)
  }

  @Test("in a list the titles of labels stand in one column, whatever the width of their symbols")
  func labelsInList() async throws {
    let symbols = ["exclamationmark", "house", "calendar"]
    let showing = await Showing(
      List { ForEach(symbols, id: \.self) { Label($0, systemImage: $0) } }, size: CGSize(width: 390, height: 844))
    let labels = showing.views(UILabel.self)
    let icons = showing.views(UIImageView.self).filter { $0.bounds.width > 0 && $0.image != nil }
    expectEqual(Set(labels.map { $0.convert($0.bounds, to: nil).minX }).count, 1)
    #expect(Set(icons.map(\.bounds.width)).count > 1)
    let left = try #require(labels.first).convert(labels[0].bounds, to: nil).minX
    for icon in icons {
      // The middle of a width of 24, and 16 to the title.
      #expect(abs(icon.convert(icon.bounds, to: nil).midX - (left - 28)) <= 0.5)
    }
  }

  @Test("label styles leave out a part, or arrange both")
  func labelStyles() async throws {
    let label = Label("Home", systemImage: "house")
    let icon = await Showing(label.labelStyle(.iconOnly))
    #expect(icon.views(UILabel.self).isEmpty)
    expectEqual(icon.views(UIImageView.self).count, 1)
    let title = await Showing(label.labelStyle(.titleOnly))
    #expect(title.views(UIImageView.self).isEmpty)
    expectEqual(title.driver.labels, ["Home"])
    let own = await Showing(VStack { label }.labelStyle(Stacked()))
    let text = try #require(own.label)
    let picture = try #require(own.views(UIImageView.self).first)
    #expect(text.convert(text.bounds, to: nil).maxY < picture.convert(picture.bounds, to: nil).minY)
  }
}
