import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Progress views")
struct ProgressViewTests {
  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  private func views<Content: UIView>(_ type: Content.Type, in view: UIView) -> [Content] {
    ((view as? Content).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  @Test("a progress view without a value is a spinner, with its title below")
  func spinner() async throws {
    let driver = await show(ProgressView("Loading"))
    let spinner = try #require(views(UIActivityIndicatorView.self, in: driver.window).first)
    #expect(spinner.isAnimating)
    #expect(driver.labels.contains("Loading"))
    #expect(spinner.convert(spinner.bounds, to: nil).maxY <= (try driver.frame(of: "Loading")).minY)
  }

  @Test("a value without a number is a spinner")
  func unknown() async {
    let driver = await show(ProgressView(value: nil as Double?))
    expectEqual(views(UIActivityIndicatorView.self, in: driver.window).count, 1)
    #expect(views(UIProgressView.self, in: driver.window).isEmpty)
  }

  @Test("a value is a bar as wide as its place, kept between 0 and the total")
  func bar() async throws {
    for (value, progress) in [(1.0, 0.25), (-1.0, 0.0), (9.0, 1.0)] {
      let driver = await show(ProgressView(value: value, total: 4).frame(width: 200))
      let bar = try #require(views(UIProgressView.self, in: driver.window).first)
      expectEqual(bar.progress, Float(progress))
      expectEqual(bar.bounds.width, 200)
    }
  }

  @Test("the circular style shows a spinner for a value")
  func circular() async {
    let driver = await show(ProgressView(value: 0.5).progressViewStyle(.circular))
    expectEqual(views(UIActivityIndicatorView.self, in: driver.window).count, 1)
    #expect(views(UIProgressView.self, in: driver.window).isEmpty)
  }

  @Test("the linear style shows an empty bar without a value, 4 points below the label")
  func linear() async throws {
    let driver = await show(
      ProgressView { Text(verbatim: "Loading") }.progressViewStyle(.linear).frame(width: 320))
    let bar = try #require(views(UIProgressView.self, in: driver.window).first)
    expectEqual(bar.bounds.size, CGSize(width: 320, height: 4))
    expectEqual(bar.progress, 0)
    #expect(views(UIActivityIndicatorView.self, in: driver.window).isEmpty)
    try expectEqual(bar.convert(bar.bounds, to: nil).minY - driver.frame(of: "Loading").maxY, 4)
  }
}
