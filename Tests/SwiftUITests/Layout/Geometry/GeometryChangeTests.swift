import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Changes of geometry")
struct GeometryChangeTests {
  @MainActor final class Log { var entries: [String] = [] }

  private struct Sized: View {
    let log: Log
    let handle: Handle
    @State private var height: CGFloat = 20

    @MainActor final class Handle { var setHeight: (CGFloat) -> Void = { _ in } }

    var body: some View {
      let _ = handle.setHeight = { height = $0 }
      Color.red.frame(width: 30, height: height).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { old, new in
        log.entries.append("\(Int(old)) \(Int(new))")
      }
    }
  }

  @Test("the action is performed after the first layout, with the value twice, and after each in which it has changed")
  func changes() async {
    let (log, handle) = (Log(), Sized.Handle())
    let driver = await layOut(Sized(log: log, handle: handle))
    expectEqual(log.entries, ["20 20"])
    handle.setHeight(50)
    await driver.settle()
    expectEqual(log.entries, ["20 20", "20 50"])
    handle.setHeight(50)
    await driver.settle()
    await driver.resize(to: CGSize(width: 200, height: 400))
    await driver.settle()
    expectEqual(log.entries, ["20 20", "20 50"])
  }

  private struct Scrolled: View {
    @State private var position = 0

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          Color.red.frame(height: 2000).onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minY)
          } action: {
            position = $0
          }
        }
        Text(verbatim: "at \(position)")
      }
    }
  }

  @Test("a position in the window changes while a scroll view around moves")
  func scrolling() async throws {
    let driver = await layOut(Scrolled())
    #expect(driver.contains("at 0"))
    func find(in view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    try #require(find(in: driver.window)).contentOffset.y = 40
    await driver.settle()
    #expect(driver.contains("at -40"))
  }

  @Test("an action that changes what it observes does not go on for ever")
  func endless() async {
    struct Growing: View {
      @State private var height: CGFloat = 10

      var body: some View {
        Color.red.frame(height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0 + 1
          }
      }
    }
    let driver = await layOut(Growing())
    #expect(driver.frame.number > 0)
  }
}
