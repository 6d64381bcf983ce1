import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Scroll views under bars")
struct ScrollingUnderBarsTests {
  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
    (view as? Found) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test("a list reaches under the bars around it, and its first row is below the navigation bar")
  func list() async throws {
    let driver = await show(
      TabView {
        NavigationStack {
          List { Text(verbatim: "first") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text(verbatim: "Tab") }
      })
    let list = try #require(find(UICollectionView.self, in: driver.window))
    let bar = try #require(find(UINavigationBar.self, in: driver.window))
    let tabs = try #require(find(UITabBar.self, in: driver.window))
    expectEqual(list.convert(list.bounds, to: nil).size, CGSize(width: 390, height: 844))
    expectEqual(list.adjustedContentInset.top, bar.convert(bar.bounds, to: nil).maxY)
    expectEqual(list.adjustedContentInset.bottom, 844 - tabs.convert(tabs.bounds, to: nil).minY)
    #expect(try driver.frame(of: "first").minY > bar.convert(bar.bounds, to: nil).maxY)
  }

  @Test("a scroll view reaches under the navigation bar, its content does not")
  func scrollView() async throws {
    let driver = await show(
      NavigationStack {
        ScrollView { Text(verbatim: "first") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    let bar = try #require(find(UINavigationBar.self, in: driver.window))
    try expectEqual(driver.frame(of: "first").minY, bar.convert(bar.bounds, to: nil).maxY)
  }

  @Test(
    "the content of a scroll view begins at an edge of the safe area that is ignored around it",
    arguments: [true, false])
  func ignoredSafeArea(isDirect: Bool) async throws {
    let scroll = ScrollView { Text(verbatim: "first") }
    let driver = await show(
      NavigationStack {
        ZStack {
          if isDirect { scroll.ignoresSafeArea(edges: .top) } else { VStack { scroll }.ignoresSafeArea(edges: .top) }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
      })
    try expectEqual(driver.frame(of: "first").minY, 0)
  }

  @Test("beside other views, a list ends where they begin")
  func besideOthers() async throws {
    let driver = await show(
      NavigationStack {
        VStack(spacing: 0) {
          List { Text(verbatim: "first") }
          Text(verbatim: "below")
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
      })
    let list = try #require(find(UICollectionView.self, in: driver.window))
    let frame = list.convert(list.bounds, to: nil)
    expectEqual(frame.minY, 0)
    expectEqual(frame.maxY, (try driver.frame(of: "below").minY))
  }
}
