import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Default anchors of scroll views")
struct ScrollAnchorTests {
  @MainActor @Observable final class Model { var height: CGFloat = 1000 }

  private struct Content: View {
    let model: Model
    let anchor: UnitPoint?
    var role: ScrollAnchorRole?
    var body: some View {
      let scroll = ScrollView { Text(verbatim: "a").frame(maxWidth: .infinity).frame(height: model.height) }
      if let role {
        scroll.defaultScrollAnchor(anchor, for: role)
      } else {
        scroll.defaultScrollAnchor(anchor)
      }
    }
  }

  private func show(_ view: some View) async throws -> (driver: Driver, view: UIScrollView) {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 600))
    await driver.settle()
    return (driver, try #require(driver.window.firstSubview(UIScrollView.self)))
  }

  @Test("content begins at the anchor, and stays there when it grows, unless it was moved away")
  func bottom() async throws {
    let model = Model()
    let (driver, view) = try await show(Content(model: model, anchor: .bottom))
    expectEqual(view.contentOffset.y, 400)
    model.height = 1200
    await driver.settle()
    expectEqual(view.contentOffset.y, 600)
    await driver.scroll(by: CGVector(dx: 0, dy: -100))
    model.height = 1400
    await driver.settle()
    expectEqual(view.contentOffset.y, 500)
  }

  @Test("the anchor has roles, of which each is set by itself")
  func roles() async throws {
    let model = Model()
    let (driver, view) = try await show(Content(model: model, anchor: .bottom, role: .initialOffset))
    expectEqual(view.contentOffset.y, 400)
    model.height = 1200
    await driver.settle()
    expectEqual(view.contentOffset.y, 400)
    let changes = Model()
    let (second, other) = try await show(Content(model: changes, anchor: .bottom, role: .sizeChanges))
    expectEqual(other.contentOffset.y, 0)
    await second.scroll(by: CGVector(dx: 0, dy: 10_000))
    changes.height = 1200
    await second.settle()
    expectEqual(other.contentOffset.y, 600)
  }

  @Test("short content stands at the anchor")
  func alignment() async throws {
    let model = Model()
    model.height = 100
    let (bottom, _) = try await show(Content(model: model, anchor: .bottom))
    try expectEqual(bottom.frame(of: "a").midY, 550)
    let (middle, _) = try await show(Content(model: model, anchor: .center, role: .alignment))
    try expectEqual(middle.frame(of: "a").midY, 300)
    let (none, _) = try await show(Content(model: model, anchor: nil))
    try expectEqual(none.frame(of: "a").midY, 50)
  }

  @Test("a lazy stack begins at its end, although its length is an estimate")
  func lazyEnd() async throws {
    let (driver, _) = try await show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { Text(verbatim: "row \($0)").frame(height: CGFloat(20 + $0 % 7 * 10)) }
        }
      }
      .defaultScrollAnchor(.bottom))
    try expectEqual(driver.frame(of: "row 199").midY.rounded(), 600 - CGFloat(20 + 199 % 7 * 10) / 2)
  }
}
