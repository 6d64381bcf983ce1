import Expectations
import Foundation
import PergolaTesting
import Testing
@_spi(Toolkit) import UIKitCore

@testable import SwiftUI

@MainActor @Suite("Targets of scrolling")
struct ScrollTargetTests {
  /// Keeps the drivers of a test, whose scroll views would lose their content.
  @MainActor private final class Drivers { var all: [Driver] = [] }

  private let drivers = Drivers()

  private func scrollView(of view: some View) async throws -> UIScrollView {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
    drivers.all.append(driver)
    await driver.settle()
    return try #require(driver.window.firstSubview(UIScrollView.self))
  }

  /// The offset at which a scroll view comes to rest.
  private func rest(_ view: UIScrollView, at proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    view.targetOffset(forProposed: CGPoint(x: 0, y: proposed), velocity: CGPoint(x: 0, y: velocity)).y
  }

  private func stack(spacing: CGFloat = 10, height: CGFloat = 100) -> some View {
    LazyVStack(spacing: spacing) { ForEach(0..<200) { _ in Color.red.frame(height: height) } }
  }

  @Test("paging comes to rest at multiples of the visible length, at most one page further")
  func paging() async throws {
    let view = try await scrollView(of: ScrollView { stack() }.scrollTargetBehavior(.paging))
    expectEqual(rest(view, at: 180), 0)
    expectEqual(rest(view, at: 220), 400)
    expectEqual(rest(view, at: 5000), 400)
    expectEqual(rest(view, at: 30, velocity: 1), 400)
    view.contentOffset.y = 800
    expectEqual(rest(view, at: 790, velocity: -1), 400)
    expectEqual(rest(view, at: 1000), 1200)
  }

  @Test("pages begin behind the content's margins")
  func pagingWithMargins() async throws {
    let view = try await scrollView(
      of: ScrollView { stack() }.contentMargins(.vertical, 50).scrollTargetBehavior(.paging))
    expectEqual(view.contentOffset.y, -50)
    expectEqual(rest(view, at: 200), 250)
  }

  @Test(
    "a target comes to rest at the edge: the nearest one, or one within the limit",
    arguments: [
      (ViewAlignedScrollTargetBehavior.LimitBehavior.never, 180, 220), (.alwaysByOne, 180, 110), (.never, 150, 110),
      (.alwaysByFew, 2000, 440), (.always, 2000, 440), (.automatic, 2000, 1980),
    ] as [(ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat, CGFloat)])
  func viewAligned(
    limit: ViewAlignedScrollTargetBehavior.LimitBehavior, proposed: CGFloat, expected: CGFloat
  ) async throws {
    let view = try await scrollView(
      of: ScrollView { stack().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
    expectEqual(rest(view, at: proposed), expected)
  }

  @Test("the automatic limit is that of horizontal scrolling where the width is compact")
  func automaticLimit() async throws {
    let content = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 100) } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    func rest(_ view: some View) async throws -> CGFloat {
      try await scrollView(of: view).targetOffset(forProposed: CGPoint(x: 980, y: 0), velocity: .zero).x
    }
    try await expectEqual(rest(content.environment(\.horizontalSizeClass, .compact)), 300)
    try await expectEqual(rest(content.environment(\.horizontalSizeClass, .regular)), 1000)
  }

  @Test("a target stands at the margin, or with its anchor at that of the visible area")
  func anchors() async throws {
    let margins = try await scrollView(
      of: ScrollView { stack().scrollTargetLayout() }.contentMargins(.top, 30)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
    expectEqual(rest(margins, at: 200), 190)
    let centered = try await scrollView(
      of: ScrollView { stack().scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: .center)))
    // The middle of the target from 440 to 540 in the middle of 400 points.
    expectEqual(rest(centered, at: 300), 290)
  }

  @Test("the views of a stack, of a grid and a single view can be targets; without any, each place will do")
  func sources() async throws {
    func rest(_ content: some View) async throws -> CGFloat {
      let view = try await scrollView(
        of: ScrollView { content }.scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
      return self.rest(view, at: 333)
    }
    try await expectEqual(
      rest(VStack(spacing: 10) { ForEach(0..<50) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout()), 330)
    try await expectEqual(
      rest(
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 20) {
          ForEach(0..<99) { _ in Color.red.frame(height: 100) }
        }.scrollTargetLayout()), 360)
    try await expectEqual(
      rest(
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          Color.blue.frame(height: 80).scrollTarget()
          Color.red.frame(height: 900)
        }), 300)
    try await expectEqual(rest(stack()), 333)
    try await expectEqual(rest(stack().scrollTargetLayout(isEnabled: false)), 333)
  }

  private struct Half: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard context.axes == .vertical, context.velocity.dy >= 0, context.isEnabled else { return }
      target.rect.origin.y = (context.contentSize.height - context.containerSize.height) / 2
    }
  }

  @Test(
    "a behavior of the app's own has the sizes, the velocity and the environment, and is not asked for scrolling by code"
  )
  func custom() async throws {
    let view = try await scrollView(of: ScrollView { stack(spacing: 0) }.scrollTargetBehavior(Half()))
    let middle = (view.contentSize.height - 400) / 2
    expectEqual(rest(view, at: 10, velocity: 1), middle)
    expectEqual(rest(view, at: 10, velocity: -1), 10)
    view.setContentOffset(CGPoint(x: 0, y: 33), animated: true)
    expectEqual(view.contentOffset.y, 33)
  }

  @Test("scroll views inside of one with a behavior have none")
  func nested() async throws {
    let view = try await scrollView(
      of: ScrollView {
        ScrollView(.horizontal) { HStack { Color.red.frame(width: 900, height: 50) } }
        stack()
      }
      .scrollTargetBehavior(.paging))
    let inner = try #require(view.subviews.lazy.compactMap { $0.firstSubview(UIScrollView.self) }.first)
    #expect(inner !== view)
    expectEqual(inner.targetOffset(forProposed: CGPoint(x: 123, y: 0), velocity: .zero).x, 123)
  }

  @Test("a drag by a finger ends at a page")
  func drag() async throws {
    let driver = Driver(
      showing: UIHostingController(rootView: ScrollView { stack() }.scrollTargetBehavior(.paging)),
      size: CGSize(width: 300, height: 400))
    await driver.settle()
    await driver.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
    await driver.settle()
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    expectEqual(view.contentOffset.y, 400)
  }

  @Test("a wheel that stops comes to rest at the next page")
  func wheel() async throws {
    let driver = Driver(
      showing: UIHostingController(rootView: ScrollView { stack() }.scrollTargetBehavior(.paging)),
      size: CGSize(width: 300, height: 400))
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 48))
    await driver.settle()
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    expectEqual(view.contentOffset.y, 400)
  }

  @Test("a host that scrolls by itself knows the places of rest nearby")
  func stops() async throws {
    let paged = try await scrollView(of: ScrollView { stack() }.scrollTargetBehavior(.paging))
    expectEqual(paged.scrollStops.vertical?.offsets, [0, 400, 800, 1200])
    expectEqual(paged.scrollStops.vertical?.isOneAtATime, true)
    expectEqual(paged.scrollStops.horizontal, nil)
    let aligned = try await scrollView(
      of: ScrollView { stack().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
    expectEqual(aligned.scrollStops.vertical?.offsets.prefix(3), [0, 110, 220])
    let count = aligned.scrollStops.vertical?.offsets.count ?? 0
    #expect(count < 20)
  }

  @Test("a page stays in front when the scroll view gets another size")
  func rotation() async throws {
    let driver = Driver(
      showing: UIHostingController(rootView: ScrollView { stack() }.scrollTargetBehavior(.paging)),
      size: CGSize(width: 300, height: 400))
    await driver.settle()
    let view = try #require(driver.window.firstSubview(UIScrollView.self))
    view.contentOffset.y = 800
    await driver.resize(to: CGSize(width: 400, height: 300))
    await driver.settle()
    expectEqual(view.contentOffset.y, 600)
  }
}
