import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Tab views of pages")
struct PagedTabViewTests {
  private struct Pages<Style: TabViewStyle>: View {
    @ObservedObject var model: Model
    var style: Style
    var count = 3

    var body: some View {
      TabView(selection: $model.number) {
        ForEach(0..<count, id: \.self) { number in
          Text(verbatim: "page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
            .onAppear { model.note("appears \(number)") }
            .onDisappear { model.note("disappears \(number)") }
            .tabItem { Text(verbatim: "Tab \(number)") }
            .tag(number)
        }
      }
      .tabViewStyle(style)
      .indexViewStyle(.page(backgroundDisplayMode: model.isOn ? .always : .automatic))
    }
  }

  private func show<Style: TabViewStyle>(_ content: Pages<Style>) async -> Showing<Pages<Style>> {
    await Showing(content, size: CGSize(width: 320, height: 480))
  }

  @Test("the selected page fills the view, without a bar and without labels of tabs")
  func look() async throws {
    let model = Model()
    model.number = 1
    let showing = await show(Pages(model: model, style: .page))
    #expect(showing.driver.contains("page 1"))
    #expect(!showing.driver.contains("Tab 1"))
    #expect(showing.views(UITabBar.self).isEmpty)
    expectEqual(try showing.driver.frame(of: "page 1").midX, 160)
    expectEqual(model.entries, ["appears 1"])
  }

  @Test("a swipe goes to the page beside, and writes the selection")
  func swipe() async throws {
    let model = Model()
    let showing = await show(Pages(model: model, style: .page))
    try await showing.driver.swipe("page 0", .left, distance: 250)
    await showing.driver.settle()
    expectEqual(model.number, 1)
    #expect(showing.driver.contains("page 1"))
    try await showing.driver.swipe("page 1", .right, distance: 250)
    await showing.driver.settle()
    expectEqual(model.number, 0)
    expectEqual(model.entries.filter { $0 == "appears 0" }.count, 2)
  }

  @Test("the page follows the selection")
  func selection() async {
    let model = Model()
    let showing = await show(Pages(model: model, style: .page))
    model.number = 2
    await showing.driver.settle()
    #expect(showing.driver.contains("page 2"))
    withAnimation { model.number = 0 }
    await showing.driver.settle()
    #expect(showing.driver.contains("page 0"))
    expectEqual(model.entries.last { $0.hasPrefix("appears") }, "appears 0")
  }

  @Test("dots are shown for several pages, always or never")
  func dots() async throws {
    func dots(_ style: PageTabViewStyle, count: Int = 3) async throws -> UIPageControl {
      let showing = await show(Pages(model: Model(), style: style, count: count))
      return try #require(showing.views(UIPageControl.self).last)
    }
    let control = try await dots(.page)
    expectEqual([control.numberOfPages, control.currentPage], [3, 0])
    expectEqual(control.isHidden, false)
    expectEqual(control.frame.maxY, 480)
    try await expectEqual(dots(.page, count: 1).isHidden, true)
    try await expectEqual(dots(.page(indexDisplayMode: .always), count: 1).isHidden, false)
    try await expectEqual(dots(.page(indexDisplayMode: .never)).isHidden, true)
  }

  @Test("a dot goes to the page beside, and writes the selection")
  func tappedDot() async throws {
    let model = Model()
    let showing = await show(Pages(model: model, style: .page))
    let control = try #require(showing.views(UIPageControl.self).last)
    await showing.driver.tap(at: CGPoint(x: 300, y: control.frame.midY))
    await showing.driver.settle()
    expectEqual(model.number, 1)
    #expect(showing.driver.contains("page 1"))
    expectEqual(control.currentPage, 1)
  }

  @Test("the background of the dots is that of the index style")
  func background() async throws {
    let model = Model()
    let showing = await show(Pages(model: model, style: .page))
    let control = try #require(showing.views(UIPageControl.self).last)
    expectEqual(control.backgroundStyle, .automatic)
    model.isOn = true
    await showing.driver.settle()
    expectEqual(control.backgroundStyle, .prominent)
  }

  @Test("from right to left the page behind is at the left")
  func mirrored() async throws {
    let model = Model()
    let showing = await Showing(
      Pages(model: model, style: .page).environment(\.layoutDirection, .rightToLeft),
      size: CGSize(width: 320, height: 480))
    try await showing.driver.swipe("page 0", .right, distance: 250)
    await showing.driver.settle()
    expectEqual(model.number, 1)
  }

  @Test("pages that come and go leave the selected one")
  func changingPages() async {
    struct Growing: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView {
          ForEach(model.isOn ? [0, 1, 2] : [1], id: \.self) { Text(verbatim: "page \($0)") }
        }
        .tabViewStyle(.page)
      }
    }
    let model = Model()
    let showing = await Showing(Growing(model: model), size: CGSize(width: 320, height: 480))
    #expect(showing.driver.contains("page 1"))
    model.isOn = true
    await showing.driver.settle()
    #expect(showing.driver.contains("page 1"))
    expectEqual(showing.views(UIPageControl.self).last?.currentPage, 1)
  }

  @Test("a view without pages shows none, and the selected page again when it is back")
  func noPages() async {
    struct Filled: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView(selection: .constant(2)) {
          ForEach(model.isOn ? [1, 2] : [], id: \.self) { Text(verbatim: "page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let model = Model()
    model.isOn = true
    let showing = await Showing(Filled(model: model), size: CGSize(width: 320, height: 480))
    #expect(showing.driver.contains("page 2"))
    model.isOn = false
    await showing.driver.settle()
    #expect(!showing.driver.contains("page 2"))
    model.isOn = true
    await showing.driver.settle()
    #expect(showing.driver.contains("page 2"))
  }

  @Test("a style of pages that comes later has its dots, and the page without a selection stays")
  func laterDots() async throws {
    struct Changing: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView {
          Text(verbatim: "page 0").tabItem { Text(verbatim: "Tab 0") }
          Text(verbatim: "page 1").tabItem { Text(verbatim: "Tab 1") }
        }
        .tabViewStyle(Look(isPaged: model.isOn))
      }
    }
    struct Look: TabViewStyle {
      let isPaged: Bool
      nonisolated var _look: _TabViewLook {
        isPaged ? PageTabViewStyle(indexDisplayMode: .never)._look : DefaultTabViewStyle()._look
      }
    }
    let model = Model()
    let showing = await Showing(Changing(model: model), size: CGSize(width: 320, height: 480))
    try await showing.driver.tap("Tab 1")
    await showing.driver.settle()
    model.isOn = true
    await showing.driver.settle()
    #expect(showing.driver.contains("page 1"))
    expectEqual(showing.views(UIPageControl.self).last?.isHidden, true)
  }

  @Test("another style shows the same page in another way")
  func changingStyle() async {
    struct Changing: View {
      @ObservedObject var model: Model
      var body: some View {
        let tabs = TabView(selection: $model.number) {
          Text(verbatim: "page 0").tabItem { Text(verbatim: "Tab 0") }.tag(0)
          Text(verbatim: "page 1").tabItem { Text(verbatim: "Tab 1") }.tag(1)
        }
        return tabs.modifier(Paged(isPaged: model.isOn))
      }
    }
    struct Paged: ViewModifier {
      let isPaged: Bool
      func body(content: Content) -> some View {
        content.tabViewStyle(AnyStyle(isPaged: isPaged))
      }
    }
    struct AnyStyle: TabViewStyle {
      let isPaged: Bool
      nonisolated var _look: _TabViewLook { isPaged ? PageTabViewStyle()._look : DefaultTabViewStyle()._look }
    }
    let model = Model()
    model.number = 1
    let showing = await Showing(Changing(model: model), size: CGSize(width: 320, height: 480))
    #expect(showing.driver.contains("Tab 1"))
    model.isOn = true
    await showing.driver.settle()
    #expect(!showing.driver.contains("Tab 1"))
    #expect(showing.driver.contains("page 1"))
    model.isOn = false
    await showing.driver.settle()
    #expect(showing.driver.contains("Tab 1"))
    #expect(showing.driver.contains("page 1"))
  }
}
