import Expectations
import Foundation
import PergolaTesting
import Testing
@_spi(Toolkit) import UIKitCore

@testable import SwiftUI

@MainActor @Suite("Geometry in scroll views")
struct ScrolledGeometryTests {
  @MainActor final class Readings {
    var positions: [CGFloat] = []
    var evaluations = 0
  }

  private struct Reader: View {
    let space: CoordinateSpace
    let readings: Readings
    var body: some View {
      GeometryReader { proxy in
        let _ = readings.positions.append(proxy.frame(in: space).minY)
        Color.red
      }
    }
  }

  private struct SizeReader: View {
    let readings: Readings
    var body: some View {
      GeometryReader { proxy in
        let _ = readings.evaluations += 1
        Color.red.frame(width: proxy.size.width)
      }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
    await driver.settle()
    return driver
  }

  private func scrollView(of driver: Driver) throws -> UIScrollView {
    func find(in view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return try #require(find(in: driver.window))
  }

  @Test(
    "a frame in the coordinates of the window, or of a view around a scroll view, follows the scrolling in the same turn"
  )
  func following() async throws {
    let (global, named) = (Readings(), Readings())
    let driver = await show(
      ScrollView {
        VStack(spacing: 0) {
          Reader(space: .global, readings: global).frame(height: 50)
          Reader(space: .named("page"), readings: named).frame(height: 50)
          Color.blue.frame(height: 2000)
        }
      }
      .coordinateSpace(name: "page"))
    expectEqual(global.positions.last, 0)
    try scrollView(of: driver).contentOffset.y = 120
    driver.window.windowScene?.performTurnIfNeeded()
    expectEqual(global.positions.last, -120)
    expectEqual(named.positions.last, -70)
  }

  @Test(
    "a preference that says the position is reported in the turn of the scrolling, and what it changes is laid out in it"
  )
  func preference() async throws {
    let driver = await show(Titled())
    try scrollView(of: driver).contentOffset.y = 120
    driver.window.windowScene?.performTurnIfNeeded()
    #expect(driver.labels.contains("-120"))
  }

  private struct PositionKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct Titled: View {
    @State private var position: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          Color.blue.frame(height: 2000).background(
            GeometryReader {
              Color.clear.preference(key: PositionKey.self, value: $0.frame(in: .named("scroll")).minY)
            })
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(PositionKey.self) { position = $0 }
        Text(verbatim: "\(Int(position))")
      }
    }
  }

  @Test("scrolling makes only content again that has asked for its position")
  func economy() async throws {
    let (readings, sizes) = (Readings(), Readings())
    let driver = await show(
      ScrollView {
        VStack(spacing: 0) {
          Reader(space: .local, readings: readings).frame(height: 50)
          ForEach(0..<40, id: \.self) { _ in SizeReader(readings: sizes).frame(height: 50) }
        }
      })
    let (count, evaluations) = (readings.positions.count, sizes.evaluations)
    for offset in 1...10 {
      try scrollView(of: driver).contentOffset.y = CGFloat(offset * 10)
      await driver.settle()
    }
    expectEqual(readings.positions.count, count)
    expectEqual(sizes.evaluations, evaluations)
  }

  @Test("rows of a lazy stack that have left cost nothing, and follow again when they come back")
  func lazyEconomy() async throws {
    let (readings, first) = (Readings(), Readings())
    let driver = await show(
      ScrollView {
        LazyVStack(spacing: 0) {
          Reader(space: .global, readings: first).frame(height: 50)
          ForEach(0..<400, id: \.self) { _ in Reader(space: .global, readings: readings).frame(height: 50) }
        }
      })
    let start = try #require(first.positions.last)
    for offset in stride(from: 400, through: 12_000, by: 400) {
      try scrollView(of: driver).contentOffset.y = CGFloat(offset)
      await driver.settle()
    }
    let (count, left) = (readings.positions.count, first.positions.count)
    try scrollView(of: driver).contentOffset.y = 12_010
    await driver.settle()
    #expect(readings.positions.count - count <= 20, "as many as are visible")
    expectEqual(first.positions.count, left)
    try scrollView(of: driver).contentOffset.y = 30
    await driver.settle()
    expectEqual(first.positions.last, start - 30)
  }

  @Test("in a list, a row follows the scrolling, also after its cell was reused and it has come back")
  func list() async throws {
    let readings = Readings()
    let driver = await show(
      List {
        Reader(space: .global, readings: readings).frame(height: 50)
        ForEach(0..<60, id: \.self) { Text(verbatim: "row \($0)") }
      }
      .listStyle(.plain))
    let start = try #require(readings.positions.last)
    let list = try scrollView(of: driver)
    list.contentOffset.y = 20
    await driver.settle()
    expectEqual(readings.positions.last, start - 20)
    for offset in stride(from: 500, through: 2000, by: 500) {
      list.contentOffset.y = CGFloat(offset)
      await driver.settle()
    }
    for offset in [500, 10, 5] {
      list.contentOffset.y = CGFloat(offset)
      await driver.settle()
    }
    expectEqual(readings.positions.last, start - 5)
  }

  @Test("a view in a scroll view of UIKit follows its scrolling")
  func scrollViewOfUIKit() async throws {
    let readings = Readings()
    let host = UIHostingController(rootView: Reader(space: .global, readings: readings))
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    page.view.addSubview(scroll)
    page.addChild(host)
    host.view.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    scroll.addSubview(host.view)
    host.didMove(toParent: page)
    let driver = Driver(showing: page, size: CGSize(width: 300, height: 400))
    await driver.settle()
    expectEqual(readings.positions.last, 100)
    scroll.contentOffset.y = 30
    await driver.settle()
    expectEqual(readings.positions.last, 70)
  }
}
