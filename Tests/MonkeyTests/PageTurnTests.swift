#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing
  import UIKit

  @testable import WebHost

  /// The turns of a scene of UIKit, for the events of a page.
  @MainActor
  @Suite("Turns of a page's scene", .serialized)
  struct PageTurnTests {
    private func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) -> PageEvent {
      .pointer(PointerEvent(phase, at: CGPoint(x: 195, y: y)))
    }

    /// The layouts of the list and the changed frames for a post.
    private func cost(
      of events: [PageEvent], in page: CountedPage, _ list: CountedList
    ) async -> (layouts: Int, frames: Int) {
      let before = list.table.layouts
      await page.post(events)
      _ = page.scene.frame()
      return (list.table.layouts - before, page.scene.changes)
    }

    @Test("a hundred moves of a finger in one post scroll a list by one turn, as a single move does")
    func moves() async throws {
      let list = CountedList()
      let page = try CountedPage { list }
      _ = await cost(of: [finger(.began, 700)], in: page, list)
      _ = await cost(of: [finger(.moved, 660)], in: page, list)
      let start = list.table.contentOffset.y
      let one = await cost(of: [finger(.moved, 460)], in: page, list)
      expectEqual(list.table.contentOffset.y - start, 200)
      let many = await cost(of: (1...100).map { finger(.moved, 460 - 2 * CGFloat($0)) }, in: page, list)
      expectEqual(list.table.contentOffset.y - start, 400)
      // On a busy machine others have their turn between the moves, and so has the scene.
      let turns = page.scene.stretches.count
      #expect(one.frames >= 1)
      #expect(many.frames <= one.frames * turns)
      #expect(many.layouts <= max(1, one.layouts) * turns)
      await page.end()
    }

    @Test("a hundred letters in one post are one turn of the field that takes them")
    func letters() async throws {
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      let page = try CountedPage {
        controller.view.addSubview(field)
        return controller
      }
      let found = page.scene.frame().root.fieldNode
      let node = try #require(found)
      await page.post([.focus(node)])
      _ = page.scene.frame()
      await page.post([.text("a")])
      _ = page.scene.frame()
      let one = page.scene.changes
      #expect(one >= 1)
      await page.post(Array(repeating: .text("a"), count: 100))
      _ = page.scene.frame()
      expectEqual(field.text, String(repeating: "a", count: 101))
      #expect(page.scene.changes <= one * page.scene.stretches.count)
      await page.end()
    }
  }

  extension RenderNode {
    /// The first field in this subtree.
    fileprivate var fieldNode: NodeID? {
      if semantics?.role == .textField { return id }
      return children.lazy.compactMap(\.fieldNode).first
    }
  }
#endif
