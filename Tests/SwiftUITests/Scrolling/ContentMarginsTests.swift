import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Margins of content")
struct ContentMarginsTests {
  private func showing(_ view: some View) async throws -> (scroll: UIScrollView, label: CGRect) {
    let showing = await Showing(view, size: CGSize(width: 300, height: 400))
    let scroll = try #require(showing.views(UIScrollView.self).first)
    let label = try #require(showing.label)
    return (scroll, label.convert(label.bounds, to: nil))
  }

  private var content: ScrollView<some View> {
    ScrollView { Text(verbatim: "a").frame(maxWidth: .infinity, minHeight: 900, alignment: .topLeading) }
  }

  @Test(
    "content starts behind the margins, is as wide as the room between them, and is visible in them when it scrolls")
  func scrollView() async throws {
    let (scroll, label) = try await showing(content.contentMargins(20))
    expectEqual(label.origin, CGPoint(x: 20, y: 20))
    expectEqual(scroll.contentSize, CGSize(width: 260, height: 900))
    expectEqual(scroll.contentOffset, CGPoint(x: -20, y: -20))
    expectEqual(scroll.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test("margins are set for each edge: the innermost counts, and nil is the default")
  func edges() async throws {
    try await expectEqual(
      showing(content.contentMargins(.top, 5).contentMargins(.all, 30)).label.origin, CGPoint(x: 30, y: 5))
    try await expectEqual(
      showing(content.contentMargins(.horizontal, 12, for: .scrollContent)).label.origin, CGPoint(x: 12, y: 0))
    try await expectEqual(
      showing(content.contentMargins(.leading, nil).contentMargins(30)).label.origin, CGPoint(x: 0, y: 30))
    try await expectEqual(
      showing(content.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))).scroll.contentInset,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("leading margins are at the right where text runs from right to left")
  func mirrored() async throws {
    let view = content.contentMargins(.leading, 12).environment(\.layoutDirection, .rightToLeft)
    try await expectEqual(showing(view).scroll.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
  }

  @Test("margins that change leave content at the top there")
  func change() async throws {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView { Color.red.frame(height: 900) }.contentMargins(.top, CGFloat(model.number))
      }
    }
    let model = Model()
    let showing = await Showing(Content(model: model), size: CGSize(width: 300, height: 400))
    let scroll = try #require(showing.views(UIScrollView.self).first)
    model.number = 40
    await showing.driver.settle()
    expectEqual(scroll.contentOffset.y, -40)
    scroll.contentOffset.y = 200
    model.number = 60
    await showing.driver.settle()
    expectEqual(scroll.contentOffset.y, 200)
  }

  @Test("margins that change leave content from right to left at its start")
  func mirroredChange() async throws {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView(.horizontal) { Color.red.frame(width: 900, height: 40) }
          .contentMargins(.horizontal, CGFloat(model.number)).environment(\.layoutDirection, .rightToLeft)
      }
    }
    let model = Model()
    model.number = 10
    let showing = await Showing(Content(model: model), size: CGSize(width: 300, height: 400))
    let scroll = try #require(showing.views(UIScrollView.self).first)
    expectEqual(scroll.contentOffset.x, 610)
    model.number = 30
    await showing.driver.settle()
    expectEqual(scroll.contentOffset.x, 630)
  }

  @Test("a list has the margins in place of those of its style")
  func list() async throws {
    let list = List { Text(verbatim: "a") }
    func row(_ view: some View) async throws -> CGRect {
      let showing = await Showing(view, size: CGSize(width: 300, height: 400))
      let cell = try #require(showing.views(UICollectionViewCell.self).first)
      return cell.convert(cell.bounds, to: nil)
    }
    let own = try await row(list)
    let set = try await row(list.contentMargins(.horizontal, 50))
    expectEqual([set.minX, set.maxX], [50, 250])
    expectEqual(set.minY, own.minY)
    try await expectEqual(row(list.contentMargins(.top, 30)).minY, own.minY + 30)
  }
}
