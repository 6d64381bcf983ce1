import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Compositional layout: orthogonal sections")
@MainActor struct OrthogonalTests {
  private func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ counts: Int, group: L = 100,
    spacing: CGFloat = 8
  ) -> (FakeClient, UICollectionViewCompositionalLayout) {
    let definition = section(H(group, 50, [item(.fw(1), .fh(1))]), insets: insets(3, 4, 5, 6), spacing: spacing)
    definition.orthogonalScrollingBehavior = behavior
    definition.boundarySupplementaryItems = [boundary(.fw(1), 20)]
    let client = solved(definition, 3, counts)
    return (client, client.layout as! UICollectionViewCompositionalLayout)
  }

  @Test("the groups of an orthogonal section lie in one line")
  func geometry() {
    let (client, layout) = orthogonal(.continuous, 8)
    expectEqual(client.cells.prefix(3), [r(4, 23, 100, 50), r(112, 23, 100, 50), r(220, 23, 100, 50)])
    expectEqual(client.views("header"), [r(4, 0, 310, 20), r(4, 78, 310, 20)])
    expectEqual(client.size, CGSize(width: 320, height: 156))
    expectEqual(layout.orthogonalSection(0)?.range, 0...6)
    expectEqual(layout.orthogonalSection(1)?.range, 0...546)
    expectEqual(layout.orthogonalSection(1)?.frame, r(4, 101, 310, 50))
    expectEqual(layout.orthogonalSection(1)?.content, r(4, 101, 856, 50))
    expectEqual(layout.orthogonalSections(in: r(0, 80, 320, 100)).map(\.index), [1])
    #expect(layout.orthogonalSection(2) == nil)
  }

  @Test("fractions are of the whole width and the inset height")
  func fractions() {
    let wide = section(H(.fw(0.8), .fh(0.5), [item(.fw(1), .fh(1))]), insets: insets(3, 4, 5, 6))
    wide.orthogonalScrollingBehavior = .paging
    expectEqual(solved(wide, 1).cells, [r(4, 3, 256, 236)])
  }

  @Test("the orthogonal offset changes visible elements, not their attributes")
  func offset() {
    let (client, layout) = orthogonal(.continuous, 8)
    layout.setOrthogonalOffset(216, inSection: 1)
    let third = layout.layoutAttributesForItem(at: [1, 2])!
    expectEqual(third.frame, r(220, 101, 100, 50))
    expectEqual(layout.shownFrame(of: third), r(4, 101, 100, 50))
    let header = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [1, 0])!
    expectEqual(layout.shownFrame(of: header), header.frame)
    let visible = client.elements().filter { element in
      element.representedElementCategory == .cell && element.indexPath.section == 1
    }
    let items = visible.map(\.indexPath.item)
    expectEqual(items, [2, 3, 4], "the previous group is left of the bounds")
    expectEqual(client.views("header")[1], r(4, 78, 310, 20))
    layout.setOrthogonalOffset(9999, inSection: 1)
    expectEqual(layout.orthogonalOffset(inSection: 1), 546)
    layout.setOrthogonalOffset(-20, inSection: 1)
    expectEqual(layout.orthogonalOffset(inSection: 1), 0)
    layout.setOrthogonalOffset(-20, inSection: 1, isBouncing: true)
    expectEqual(layout.orthogonalOffset(inSection: 1), -20)
    expectEqual(layout.orthogonalOffset(showing: [1, 7]), 546)
    expectEqual(layout.orthogonalOffset(showing: [1, 0]), 0)
  }

  @Test("cells stay visible in the section's insets")
  func insetArea() {
    let wide = section(H(100, 50, [item(.fw(1), .fh(1))]), insets: insets(0, 50, 0, 50))
    wide.orthogonalScrollingBehavior = .continuous
    let client = solved(wide, 8)
    let layout = client.layout as! UICollectionViewCompositionalLayout
    layout.setOrthogonalOffset(120, inSection: 0)
    expectEqual(client.elements().map { layout.shownFrame(of: $0).minX }, [-70, 30, 130, 230])
  }

  @Test("continuous sections rest anywhere or at a group's leading boundary")
  func continuous() {
    let (_, anywhere) = orthogonal(.continuous, 8)
    expectEqual(anywhere.restingOffset(inSection: 1, forProposed: 130, velocity: 1, startedAt: 0), 130)
    expectEqual(anywhere.restingOffset(inSection: 1, forProposed: 900, velocity: 1, startedAt: 0), 546)
    let (_, leading) = orthogonal(.continuousGroupLeadingBoundary, 8)
    expectEqual(leading.restingOffset(inSection: 1, forProposed: 130, velocity: 1, startedAt: 0), 108)
    expectEqual(leading.restingOffset(inSection: 1, forProposed: 500, velocity: 1, startedAt: 0), 540)
    expectEqual(leading.restingOffset(inSection: 1, forProposed: 545, velocity: 0), 546)
  }

  @Test("paging sections rest at whole pages and at the end")
  func paging() {
    let (_, layout) = orthogonal(.paging, 8)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 900, velocity: 2, startedAt: 0), 310)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 900, velocity: 2, startedAt: 310), 546)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 100, velocity: 0, startedAt: 0), 0)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 200, velocity: 0, startedAt: 0), 310)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 400, velocity: -1, startedAt: 546), 310)
  }

  @Test("before a short last page, paging sections rest at the nearest multiple of the page")
  func shortLastPage() {
    // Seven groups of 100 points with gaps of 14 are 784 points long: pages of 310 up to 474.
    let (_, layout) = orthogonal(.paging, 7, spacing: 14)
    expectEqual(layout.orthogonalSection(1)?.range, 0...474)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 400, velocity: 0), 310)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 470, velocity: 0), 474)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 480, velocity: 0), 474)
    let (_, shorter) = orthogonal(.paging, 6, spacing: 14)
    expectEqual(shorter.orthogonalSection(1)?.range, 0...360)
    expectEqual(shorter.restingOffset(inSection: 1, forProposed: 350, velocity: 0), 310)
    expectEqual(shorter.restingOffset(inSection: 1, forProposed: 360, velocity: 0), 360)
  }

  @Test("group paging moves by at most one group")
  func groupPaging() {
    let (_, layout) = orthogonal(.groupPaging, 8)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 900, velocity: 2, startedAt: 108), 216)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 20, velocity: 0.1, startedAt: 0), 0)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 60, velocity: 0, startedAt: 0), 108)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 0, velocity: -1, startedAt: 0), 0)
    expectEqual(layout.restingOffset(inSection: 1, forProposed: 900, velocity: 1, startedAt: 540), 546)
  }

  @Test("centred groups rest at centred offsets, starting with the first")
  func centred() {
    let (_, wide) = orthogonal(.groupPagingCentered, 8, group: .fw(0.8))
    expectEqual(wide.orthogonalOffset(inSection: 1), -27)
    for (proposed, stop) in [(0, -27), (40, -27), (130, 237), (400, 501)] as [(CGFloat, CGFloat)] {
      expectEqual(wide.restingOffset(inSection: 1, forProposed: proposed, velocity: 0), stop)
    }
    let (client, narrow) = orthogonal(.groupPagingCentered, 8)
    expectEqual(narrow.orthogonalSection(1)?.range, -105...651)
    expectEqual(client.cell(0, 1), r(4, 101, 100, 50))
    expectEqual(narrow.shownFrame(of: narrow.layoutAttributesForItem(at: [1, 0])!), r(109, 101, 100, 50))
    expectEqual(narrow.restingOffset(inSection: 1, forProposed: 0, velocity: 0), 3)
    expectEqual(narrow.restingOffset(inSection: 1, forProposed: 130, velocity: 0), 111)
    let (_, tight) = orthogonal(.groupPagingCentered, 8, spacing: 0)
    expectEqual(tight.restingOffset(inSection: 1, forProposed: 40, velocity: 0), -5)
    expectEqual(tight.restingOffset(inSection: 1, forProposed: 130, velocity: 0), 95)
  }

  @Test("an orthogonal section that fits does not scroll")
  func fitting() {
    let (_, layout) = orthogonal(.continuous, 2)
    expectEqual(layout.orthogonalSection(1)?.isScrollable, false)
    layout.setOrthogonalOffset(50, inSection: 1)
    expectEqual(layout.orthogonalOffset(inSection: 1), 0)
  }

  @Test("orthogonal sections of a horizontal layout scroll vertically")
  func column() {
    let column = section(V(50, 100, [item(.fw(1), .fh(1))]), insets: insets(3, 4, 5, 6), spacing: 8)
    column.orthogonalScrollingBehavior = .groupPaging
    let client = solved(column, 8, 1, horizontally: true)
    expectEqual(client.cell(1), r(4, 111, 50, 100))
    expectEqual(client.size, CGSize(width: 120, height: 480))
    expectEqual((client.layout as? UICollectionViewCompositionalLayout)?.orthogonalSection(0)?.range, 0...384)
  }

  @Test("the tallest measured group sets an estimated orthogonal section's height")
  func estimatedHeight() {
    let definition = section(H(100, .est(50), [item(.fw(1), .est(50))]))
    definition.orthogonalScrollingBehavior = .continuous
    let client = solved(definition, 3, 1)
    client.measure { CGSize(width: 0, height: $0.indexPath.item == 1 ? 80 : 30) }
    expectEqual(client.cells, [r(0, 0, 100, 30), r(100, 0, 100, 80), r(200, 0, 100, 30), r(0, 80, 100, 30)])
    expectEqual(client.size.height, 110)
  }

  // MARK: Handlers

  @Test("the handler gets unscrolled elements in order; its changes persist")
  func handler() {
    let definition = section(H(100, 50, [item(.fw(1), .fh(1))]), views: [boundary(.fw(1), 20)])
    definition.orthogonalScrollingBehavior = .continuous
    definition.decorationItems = [.background(elementKind: "background")]
    var calls: [(CGPoint, [String])] = []
    definition.visibleItemsInvalidationHandler = { items, offset, environment in
      expectEqual(environment.container.contentSize, CGSize(width: 320, height: 480))
      calls.append(
        (offset, items.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item) \($0.frame.minX)" }))
      if calls.count == 1 {
        items[1].alpha = 0.5
        items[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        items[1].zIndex = 7
        items[1].center.y += 10
      }
    }
    let client = solved(definition, 8)
    let layout = client.layout as! UICollectionViewCompositionalLayout
    expectEqual(calls.count, 1)
    expectEqual(
      calls[0].1, ["cell 0 0.0", "cell 1 100.0", "cell 2 200.0", "cell 3 300.0", "header 0 0.0", "background 0 0.0"])
    layout.setOrthogonalOffset(150, inSection: 0)
    expectEqual(calls.count, 2)
    expectEqual(calls[1].0, CGPoint(x: 150, y: 0))
    expectEqual(calls[1].1.first, "cell 1 50.0", "scaled by two about its center, and not scrolled")
    let attributes = client.layout.layoutAttributesForItem(at: [0, 1])
    expectEqual(attributes?.alpha, 0.5)
    expectEqual(attributes?.zIndex, 7)
    expectEqual(attributes?.center, CGPoint(x: 150, y: 55))
    expectEqual(attributes?.transform, CGAffineTransform(scaleX: 2, y: 2))
    #expect(client.contexts.isEmpty, "no new solution")
  }

  @Test("right to left, the handler gets final frames; changes are not mirrored")
  func mirroredHandler() {
    let definition = section(H(100, 50, [item(.fw(1), .fh(1))]))
    definition.orthogonalScrollingBehavior = .continuous
    var calls: [(offset: CGPoint, frames: [CGRect])] = []
    definition.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append((offset, items.map(\.frame)))
      if calls.count == 1 {
        items[0].center.x += 7
        items[0].transform = CGAffineTransform(translationX: 5, y: 0)
      }
    }
    let client = solved(definition, 8) { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    let layout = client.layout as! UICollectionViewCompositionalLayout
    expectEqual(calls[0].frames.first, r(220, 0, 100, 50))
    let attributes = layout.layoutAttributesForItem(at: [0, 0])
    expectEqual(attributes?.center.x, 277)
    expectEqual(attributes?.transform, CGAffineTransform(translationX: 5, y: 0))
    layout.setOrthogonalOffset(150, inSection: 0)
    expectEqual(calls[1].offset, CGPoint(x: -150, y: 0))
    expectEqual(calls[1].frames.last.map { $0.minX - calls[1].offset.x }, -30, "item 4 is cut off at the left edge")
  }

  @Test("without a new solution only visible sections' handlers run")
  func visibleHandlers() {
    var calls: [Int] = []
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let plain = section(H(.fw(1), 100, [item(.fw(1), .fh(1))]))
      plain.visibleItemsInvalidationHandler = { _, _, _ in calls.append(number) }
      return plain
    }
    let client = FakeClient(layout, Array(repeating: 5, count: 40), height: 480)
    layout.prepare()
    expectEqual(calls, (0..<40).reversed())
    calls = []
    client.scroll(to: 1200)
    expectEqual(calls, [3, 2])
  }

  @Test("handlers run from the last section to the first")
  func handlerOrder() {
    var calls: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let plain = section(H(.fw(1), 50, [item(.fw(1), .fh(1))]))
      plain.visibleItemsInvalidationHandler = { _, offset, _ in calls.append((number, offset.y)) }
      return plain
    }
    let client = FakeClient(layout, [5, 20])
    layout.prepare()
    expectEqual(calls.map(\.0), [1, 0])
    client.scroll(to: 30)
    expectEqual(calls.map(\.1), [0, 0, 30, 30])
  }
}
