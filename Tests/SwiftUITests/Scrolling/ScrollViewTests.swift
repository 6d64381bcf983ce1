import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Scroll views and lazy stacks")
struct ScrollViewTests {
  private func show(_ view: some View, height: CGFloat = 200) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: height))
    await driver.settle()
    return driver
  }

  private let names = (0..<100).map { "row \($0)" }

  @Test("the content of a scroll view exists as a whole, and scrolling makes nothing appear or disappear")
  func eagerContent() async throws {
    let probe = AppearanceProbe()
    let driver = await show(ScrollView { VStack { ForEach(names, id: \.self) { ProbedRow($0, probe) } } })
    expectEqual(probe.appeared.count, 100)
    #expect(driver.contains("row 0"))
    #expect(!driver.contains("row 99"))
    await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
    await driver.settle()
    #expect(driver.contains("row 99"))
    #expect(!driver.contains("row 0"))
    #expect(probe.appeared.values.allSatisfy { $0 == 1 })
    expectEqual(probe.disappeared, [:])
  }

  @Test("a scroll view takes the whole length of its axis, and across it the size of its content")
  func size() async throws {
    let driver = await show(ScrollView(showsIndicators: false) { Text(verbatim: "four") })
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    expectEqual(view.frame.size, CGSize(width: 32, height: 200))
  }

  @Test("a horizontal scroll view scrolls across")
  func horizontal() async throws {
    let driver = await show(
      ScrollView(.horizontal) { HStack { ForEach(names, id: \.self) { Text(verbatim: $0) } } })
    #expect(!driver.contains("row 99"))
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    #expect(view.contentSize.width > 390)
    view.contentOffset.x = view.contentSize.width - 390
    await driver.settle()
    #expect(driver.contains("row 99"))
  }

  @Test(
    "a lazy stack makes what is visible; rows appear at each entry, disappear when they leave, and keep their state")
  func lazyRows() async throws {
    let probe = AppearanceProbe()
    let driver = await show(ScrollView { LazyVStack { ForEach(names, id: \.self) { ProbedRow($0, probe) } } })
    #expect(driver.contains("row 0"))
    #expect(probe.evaluated.count < 20)
    expectEqual(probe.appeared["row 0"], 1)
    await driver.scroll(by: CGVector(dx: 0, dy: 1000))
    await driver.settle()
    #expect(!driver.contains("row 0"))
    expectEqual(probe.disappeared["row 0"], 1)
    await driver.scroll(by: CGVector(dx: 0, dy: -100_000))
    await driver.settle()
    #expect(driver.contains("row 0"))
    expectEqual(probe.appeared["row 0"], 2)
    expectEqual(probe.evaluated["row 0"], 1)
  }

  @Test("a lazy stack takes the whole width, and its rows are 8 points apart")
  func lazyFrames() async throws {
    let driver = await show(
      ScrollView { LazyVStack(alignment: .leading) { ForEach(names, id: \.self) { Text(verbatim: $0) } } })
    let first = try driver.frame(of: "row 0")
    let second = try driver.frame(of: "row 1")
    expectEqual(first.minX, 0)
    expectEqual(second.minY - first.maxY, 8)
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    let height: CGFloat = 100 * 16 + 99 * 8
    expectEqual(view.contentSize, CGSize(width: 390, height: height))
  }

  @Test("the last row can be reached although heights were estimated")
  func estimates() async throws {
    let driver = await show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60) { number in
            VStack(spacing: 0) { ForEach(0..<(number % 5 + 1), id: \.self) { Text(verbatim: "\(number).\($0)") } }
          }
        }
      })
    for _ in 0..<40 {
      await driver.scroll(by: CGVector(dx: 0, dy: 150))
      await driver.settle()
    }
    #expect(driver.contains("59.4"))
    await driver.scroll(by: CGVector(dx: 0, dy: -100_000))
    await driver.settle()
    #expect(driver.contains("0.0"))
  }

  @Test("outside of a scroll view all rows of a lazy stack are made")
  func withoutScrollView() async throws {
    let probe = AppearanceProbe()
    _ = await show(LazyVStack { ForEach(names, id: \.self) { ProbedRow($0, probe) } })
    expectEqual(probe.appeared.count, 100)
  }

  @Test("a horizontal lazy stack makes what is visible")
  func lazyHorizontal() async throws {
    let probe = AppearanceProbe()
    let driver = await show(
      ScrollView(.horizontal) { LazyHStack { ForEach(names, id: \.self) { ProbedRow($0, probe) } } })
    #expect(driver.contains("row 0"))
    #expect(probe.evaluated.count < 20)
  }

  @Test("a pinned header stays at the edge while its section is visible")
  func pinnedHeader() async throws {
    let driver = await show(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["a", "b"], id: \.self) { section in
            Section {
              ForEach(0..<20) { Text(verbatim: "\(section)\($0)") }
            } header: {
              Text(verbatim: "header \(section)")
            }
          }
        }
      })
    let top = try driver.frame(of: "header a").minY
    await driver.scroll(by: CGVector(dx: 0, dy: 100))
    await driver.settle()
    try expectEqual(driver.frame(of: "header a").minY, top)
    await driver.scroll(by: CGVector(dx: 0, dy: 300))
    await driver.settle()
    #expect(!driver.contains("header a"))
    try expectEqual(driver.frame(of: "header b").minY, top)
  }

  @Test("estimated lengths count the average, and offsets follow what was measured")
  func estimatedLengths() {
    var lengths = EstimatedLengths(count: 10, spacing: 2)
    lengths.set(10, at: 0)
    expectEqual(lengths.total, 118)
    lengths.set(30, at: 5)
    expectEqual(lengths.estimate, 20)
    expectEqual(lengths.offset(of: 1), 12)
    expectEqual(lengths.offset(of: 5), 100)
    expectEqual(lengths.offset(of: 6), 132)
    expectEqual(lengths.index(at: -5), 0)
    expectEqual(lengths.index(at: 11.9), 0)
    expectEqual(lengths.index(at: 12), 1)
    expectEqual(lengths.index(at: 1e6), 9)
  }

  @Test("from right to left, a horizontal scroll view starts at the right edge, whether its stack is lazy or not")
  func rightToLeft() async throws {
    for isLazy in [false, true] {
      let probe = AppearanceProbe()
      let rows = ForEach(names, id: \.self) { ProbedRow($0, probe) }
      let driver = await show(
        ScrollView(.horizontal) {
          if isLazy { LazyHStack(spacing: 8) { rows } } else { HStack(spacing: 8) { rows } }
        }
        .environment(\.layoutDirection, .rightToLeft))
      let first = try driver.frame(of: "row 0")
      #expect(abs(first.maxX - 390) < 0.5)
      let second = try driver.frame(of: "row 1")
      #expect(abs(first.minX - second.maxX - 8) < 0.5)
      #expect(!driver.contains("row 99"))
      if isLazy { #expect(probe.evaluated.count < 20) }
      let view = try #require(driver.window.firstSubview(UIScrollView.self))
      for _ in 0..<60 {
        view.contentOffset.x = max(0, view.contentOffset.x - 150)
        await driver.settle()
      }
      #expect(try driver.frame(of: "row 99").minX >= 0)
      #expect(!driver.contains("row 0"))
    }
  }

  @Test("from right to left, content that is narrower than the scroll view stands at the right edge")
  func narrowRightToLeft() async throws {
    let driver = await show(
      ScrollView(.horizontal) { Text(verbatim: "narrow") }.environment(\.layoutDirection, .rightToLeft))
    #expect(abs(try driver.frame(of: "narrow").maxX - 390) < 0.5)
  }

  private struct Growing: View {
    @ObservedObject var names: ListModel<[String]>

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(names.value, id: \.self) { Text(verbatim: $0) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("from right to left, what is visible stays when content is added at the end")
  func growingRightToLeft() async throws {
    let model = ListModel(names)
    let driver = await show(Growing(names: model))
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    view.contentOffset.x -= 500
    await driver.settle()
    let visible = driver.labels
    let frame = try driver.frame(of: .text(visible[1]))
    model.value.append(contentsOf: (0..<30).map { "new \($0)" })
    await driver.settle()
    expectEqual(driver.labels, visible)
    #expect(abs(try driver.frame(of: .text(visible[1])).minX - frame.minX) < 0.5)
  }
}
