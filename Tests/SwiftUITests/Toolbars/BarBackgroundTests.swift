import Expectations
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Backgrounds of bars")
struct BarBackgroundTests {
  private func show(_ view: some View) async throws -> UINavigationController {
    let driver = Driver(
      showing: UIHostingController(rootView: NavigationStack { view }), size: CGSize(width: 390, height: 844))
    await driver.settle()
    func find(_ controller: UIViewController) -> UINavigationController? {
      controller as? UINavigationController ?? controller.children.lazy.compactMap { find($0) }.first
    }
    return try #require(driver.window.rootViewController.flatMap(find))
  }

  @Test("a visible background is shown also while the page is not scrolled, in its colour")
  func visible() async throws {
    let item = try await #require(
      show(
        Text(verbatim: "a").toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      ).topViewController?.navigationItem)
    expectEqual(item.scrollEdgeAppearance?.backgroundColor, .systemRed)
    expectEqual(item.standardAppearance?.backgroundColor, .systemRed)
    #expect(item.standardAppearance?.shadowColor != nil)
  }

  @Test("a colour alone is that of the bar of a scrolled page")
  func style() async throws {
    let item = try await #require(
      show(Text(verbatim: "a").toolbarBackground(.red, for: .navigationBar)).topViewController?.navigationItem)
    #expect(item.scrollEdgeAppearance == nil)
    expectEqual(item.standardAppearance?.backgroundColor, .systemRed)
  }

  @Test("a hidden background is clear in all positions, and without the line")
  func hidden() async throws {
    let item = try await #require(
      show(List { Text(verbatim: "a") }.toolbarBackground(.hidden, for: .navigationBar)).topViewController?
        .navigationItem)
    for appearance in [item.standardAppearance, item.scrollEdgeAppearance] {
      #expect(appearance != nil)
      #expect(appearance?.backgroundColor == nil)
      #expect(appearance?.shadowColor == nil)
    }
  }

  @Test("without the modifier, and with the automatic visibility, a page has the background of the bar")
  func automatic() async throws {
    let item = try await #require(
      show(Text(verbatim: "a").toolbarBackground(.automatic, for: .navigationBar)).topViewController?.navigationItem)
    #expect(item.standardAppearance == nil)
    #expect(item.scrollEdgeAppearance == nil)
  }

  @Test("the bottom bar has the background of the visible page")
  func bottom() async throws {
    let view = Text(verbatim: "a").toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "item") } }
    let plain = try await show(view)
    let colored = try await show(view.toolbarBackground(.red, for: .bottomBar))
    expectEqual(colored.toolbar.standardAppearance.backgroundColor, .systemRed)
    #expect(plain.toolbar.standardAppearance.backgroundColor != .systemRed)
  }
}
