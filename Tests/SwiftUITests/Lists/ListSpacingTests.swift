import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Spacing and backgrounds of lists")
struct ListSpacingTests {
  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 600))
    await driver.settle()
    return driver
  }

  private func distance(_ driver: Driver, _ upper: Query, _ lower: Query) throws -> CGFloat {
    try driver.frame(of: lower).minY - driver.frame(of: upper).minY
  }

  private struct Rows: View {
    var rowSpacing: CGFloat?
    var sectionSpacing = ListSectionSpacing.default

    var body: some View {
      List {
        Section {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        Section { Text(verbatim: "c") }
      }
      .listRowSpacing(rowSpacing)
      .listSectionSpacing(sectionSpacing)
    }
  }

  @Test("the spacing of rows comes between rows")
  func rows() async throws {
    let standard = try distance(await show(Rows()), "a", "b")
    let spaced = try distance(await show(Rows(rowSpacing: 17)), "a", "b")
    #expect(abs(spaced - standard - 17) < 0.5)
  }

  @Test("the spacing of sections comes between sections, compact below the standard one")
  func sections() async throws {
    let standard = try distance(await show(Rows()), "b", "c")
    let compact = try distance(await show(Rows(sectionSpacing: .compact)), "b", "c")
    let narrow = try distance(await show(Rows(sectionSpacing: .custom(20))), "b", "c")
    let wide = try distance(await show(Rows(sectionSpacing: .custom(90))), "b", "c")
    #expect(compact < standard)
    #expect(abs(wide - narrow - 70) < 0.5)
  }

  private struct Coloured: View {
    @ObservedObject var color: ListModel<Color?>

    var body: some View {
      List {
        Text(verbatim: "a").listRowBackground(color.value)
        Text(verbatim: "b")
      }
    }
  }

  @Test("a row's background fills the whole row behind the insets, and nil gives back that of the list")
  func background() async throws {
    let color = ListModel<Color?>(.red)
    let driver = await show(Coloured(color: color))
    let cells = try #require(driver.window.firstSubview(UICollectionView.self)).visibleCells
      .compactMap { $0 as? UICollectionViewListCell }.sorted { $0.frame.minY < $1.frame.minY }
    let first = try #require(cells.first)
    let standard = cells[1].backgroundView
    let view = try #require(first.backgroundView)
    #expect(view !== standard)
    expectEqual(view.frame.size, first.bounds.size)
    color.value = nil
    await driver.settle()
    #expect(first.backgroundView !== view)
  }
}
