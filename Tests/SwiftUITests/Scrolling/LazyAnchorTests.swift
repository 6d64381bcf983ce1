import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Places of rows in lazy stacks")
struct LazyAnchorTests {
  private struct Row: Identifiable {
    let id: Int
    var height: CGFloat { CGFloat(20 + abs(id) % 5 * 15) }
  }

  private struct Rows: View {
    @ObservedObject var rows: ListModel<[Row]>
    var onProxy: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      ScrollViewReader { proxy in
        let _ = onProxy(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows.value) { Text(verbatim: "row \($0.id)").frame(height: $0.height) }
          }
        }
      }
    }
  }

  private let rows = ListModel((0..<200).map { Row(id: $0) })

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 300))
    await driver.settle()
    return driver
  }

  @Test("visible rows stay where they are when rows above them come and go")
  func changesAbove() async throws {
    let driver = await show(Rows(rows: rows))
    await driver.scroll(by: CGVector(dx: 0, dy: 1_500))
    await driver.settle()
    let visible = driver.labels
    let middle = visible[visible.count / 2]
    let frame = try driver.frame(of: .text(middle))
    rows.value.insert(contentsOf: (1...40).map { Row(id: -$0) }, at: 0)
    await driver.settle()
    expectEqual(driver.labels, visible)
    #expect(abs(try driver.frame(of: .text(middle)).minY - frame.minY) < 0.5)
    rows.value.removeFirst(50)
    await driver.settle()
    expectEqual(driver.labels, visible)
    #expect(abs(try driver.frame(of: .text(middle)).minY - frame.minY) < 0.5)
  }

  @Test("when the first visible row goes, the others stay where they are")
  func firstVisibleGoes() async throws {
    let driver = await show(Rows(rows: rows))
    await driver.scroll(by: CGVector(dx: 0, dy: 1_500))
    await driver.settle()
    let visible = driver.labels
    let last = try #require(visible.last)
    let frame = try driver.frame(of: .text(last))
    rows.value.removeAll { "row \($0.id)" == visible[0] }
    await driver.settle()
    #expect(!driver.contains(.text(visible[0])))
    #expect(abs(try driver.frame(of: .text(last)).minY - frame.minY) < 0.5)
  }

  @Test("at the start of the stack, rows that are inserted there are shown")
  func insertionAtStart() async throws {
    let driver = await show(Rows(rows: rows))
    rows.value.insert(Row(id: -1), at: 0)
    await driver.settle()
    expectEqual(driver.labels.first, "row -1")
  }

  @Test("scrolling to a row that does not exist yet shows it at the anchor, whatever the heights of others are")
  func scrollToUnbuiltRow() async throws {
    var proxy: ScrollViewProxy?
    let driver = await show(Rows(rows: rows) { proxy = $0 })
    proxy?.scrollTo(123, anchor: .top)
    await driver.settle()
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    let edge = driver.window.convert(view.bounds.inset(by: view.adjustedContentInset), from: view)
    func text(_ id: Int) throws -> CGRect { try driver.frame(of: .text("row \(id)")) }
    #expect(abs(try text(123).midY - (edge.minY + Row(id: 123).height / 2)) < 1)
    proxy?.scrollTo(199, anchor: .bottom)
    await driver.settle()
    #expect(abs(try text(199).midY - (edge.maxY - Row(id: 199).height / 2)) < 1)
    proxy?.scrollTo(0)
    await driver.settle()
    #expect(abs(try text(0).midY - (edge.minY + Row(id: 0).height / 2)) < 1)
    await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
    await driver.settle()
    #expect(abs(try text(199).midY - (edge.maxY - Row(id: 199).height / 2)) < 1)
  }
}
