import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Compositional layout: estimated sizes")
@MainActor struct SelfSizingTests {
  private func heights(_ heights: [CGFloat]) -> (UICollectionViewLayoutAttributes) -> CGSize? {
    { $0.representedElementCategory == .cell ? CGSize(width: 1000, height: heights[$0.indexPath.item]) : nil }
  }

  private func list(_ count: Int, height: CGFloat = 480, spacing: CGFloat = 0) -> FakeClient {
    solved(section(V(.fw(1), .est(44), [item(.fw(1), .est(44))]), spacing: spacing), count, height: height)
  }

  @Test("rows take their cells' preferred heights and keep their width")
  func rows() {
    let client = list(5, spacing: 3)
    expectEqual(client.size.height, CGFloat(5 * 44 + 4 * 3))
    client.measure(heights([31, 50, 31, 69, 31]))
    expectEqual(client.cells.map(\.minY), [0, 34, 87, 121, 193])
    #expect(client.cells.allSatisfy { $0.width == 320 })
    expectEqual(client.size.height, 224)
  }

  @Test("cells keep their own heights, and the tallest sets the row's")
  func columns() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fw(1), .est(50)), subitem: item(.fw(0.5), .est(50)), count: 2)
    row.interItemSpacing = .fixed(5)
    let client = solved(section(row, spacing: 3), 5)
    client.measure(heights([31, 88, 31, 126, 31]))
    expectEqual(client.cells.map(\.minY), [0, 0, 91, 91, 220])
    expectEqual(client.cells.map(\.height), [31, 88, 31, 126, 31])
    #expect(client.cells.allSatisfy { $0.width == 157.5 })
    expectEqual(client.size.height, 251)
  }

  @Test("insets along an estimated dimension are ignored")
  func insets() {
    let row = item(.fw(1), .est(44), insets: LayoutNotation.insets(4, 6, 4, 6))
    let client = solved(section(V(.fw(1), .est(44), [row]), insets: LayoutNotation.insets(2, 10, 2, 10)), 2)
    client.measure(heights([31, 31]))
    expectEqual(client.cells, [r(16, 2, 288, 31), r(16, 33, 288, 31)])
  }

  @Test("estimated items overflow or underfill groups of a fixed height")
  func fixedGroups() {
    let client = solved(section(H(.fw(1), 60, [item(.fw(1), .est(44))])), 3)
    client.measure(heights([31, 90, 40]))
    expectEqual(client.cells, [r(0, 0, 320, 31), r(0, 60, 320, 90), r(0, 120, 320, 40)])
  }

  @Test("a counted column divides its estimate and measures nothing")
  func countedColumn() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fw(1), .est(88)), subitem: item(.fw(1), .est(44)), count: 2)
    column.interItemSpacing = .fixed(5)
    let client = solved(section(column), 4)
    expectEqual(client.cells.map(\.height), [41.5, 41.5, 41.5, 41.5])
    #expect(client.elements().allSatisfy { $0.estimatedAxes.isEmpty })
  }

  @Test("fractions in an estimated group are of its estimate")
  func fractionsOfEstimate() {
    let client = solved(section(H(.fw(1), .est(44), [item(.fw(1), .fh(1))])), 2)
    expectEqual(client.cells, [r(0, 0, 320, 44), r(0, 44, 320, 44)])
  }

  @Test("uniform siblings are as high as the tallest one")
  func uniform() {
    let row = H(.fw(1), .est(40), [item(.fw(0.5), .uniform(40))])
    let client = solved(section(row), 4)
    client.measure(heights([30, 70, 50, 20]))
    expectEqual(client.cells.map(\.height), [70, 70, 50, 50])
    expectEqual(client.cells.map(\.minY), [0, 0, 70, 70])
    let outer = solved(section(H(.fw(1), .uniform(40), [item(.fw(0.5), .uniform(40))])), 4)
    outer.measure(heights([30, 70, 50, 20]))
    expectEqual(outer.cells.map(\.minY), [0, 0, 70, 70])
    expectEqual(outer.cells.map(\.height), [70, 70, 70, 70])
    expectEqual(outer.size.height, 140, "all outermost groups are uniform")
  }

  @Test("fractions in uniform groups are of the tallest group's height")
  func uniformGroups() {
    let full = V(.fw(0.25), .uniform(40), [item(.fw(1), .fh(1))])
    let measured = V(.fw(0.25), .uniform(40), [item(.fw(1), .est(40))])
    let alike = H(.fw(0.5), .uniform(40), [item(.fw(0.5), .uniform(30))])
    let client = solved(section(H(.fw(1), .est(40), [full, measured, alike])), 8)
    let before = client.cells.map(\.height)
    expectEqual(before, [40, 40, 40, 40, 40, 40, 40, 40])
    client.measure(heights([0, 90, 20, 50, 0, 30, 20, 20]))
    expectEqual(client.cells.map(\.height), [90, 90, 90, 90, 40, 30, 40, 40])
    expectEqual(client.cells.map(\.minY), [0, 0, 0, 0, 90, 90, 90, 90])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(5, 5), elementKind: "badge", containerAnchor: .init(edges: .bottom))
    let outer = solved(
      section(H(.fw(1), .uniform(40), [item(.fw(0.5), .fh(1), views: [badge]), item(.fw(0.5), .est(40))])), 4)
    outer.measure(heights([0, 70, 0, 30]))
    expectEqual(outer.cells.map(\.height), [70, 70, 70, 30])
    expectEqual(outer.views("badge").map(\.maxY), [70, 140])
  }

  @Test("only visible items are measured; others keep their estimate")
  func visibleOnly() {
    let client = list(100, height: 100)
    var asked: Set<Int> = []
    client.measure {
      asked.insert($0.indexPath.item)
      return CGSize(width: 320, height: 60)
    }
    #expect(asked.max()! <= 2)
    expectEqual(client.size.height, CGFloat(2 * 60 + 98 * 44))
    // Two rows are still visible; then the third one becomes visible.
    let size = client.size
    func measure() {
      client.measure {
        asked.insert($0.indexPath.item)
        return CGSize(width: 320, height: 60)
      }
    }
    client.scroll(to: 10)
    measure()
    expectEqual(client.size, size)
    expectEqual(client.bounds.minY, 10)
    client.scroll(to: 50)
    measure()
    expectEqual(asked.max(), 2)
    expectEqual(client.size.height, CGFloat(3 * 60 + 97 * 44))
  }

  @Test("headers are measured and move the content; badges are not")
  func headers() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.est(33), .est(17)), elementKind: "badge", containerAnchor: .init(edges: .bottom))
    let client = solved(
      section(
        H(.fw(1), 60, [item(.fw(1), .fh(1), views: [badge])]), insets: LayoutNotation.insets(8, 16, 8, 16), spacing: 8,
        views: [boundary(.fw(1), .est(44))]), 2)
    client.measure { _ in CGSize(width: 5, height: 30.5) }
    expectEqual(client.views("header"), [r(16, 0, 288, 30.5)])
    expectEqual(client.cells, [r(16, 38.5, 288, 60), r(16, 106.5, 288, 60)])
    #expect(client.views("badge").allSatisfy { $0.size == CGSize(width: 33, height: 17) })
    expectEqual(client.size.height, 174.5)
  }

  @Test("the layout's header is measured too")
  func layoutHeader() {
    let client = solved(section(H(.fw(1), 60, [item(.fw(1), .fh(1))])), 2, views: [boundary(.fw(1), .est(44))])
    client.measure { _ in CGSize(width: 0, height: 20) }
    expectEqual(client.cells.map(\.minY), [20, 80])
  }

  @Test("the layout header's measured size survives updates and height changes")
  func layoutHeaderSurvives() throws {
    let rows = section(V(.fw(1), .est(44), [item(.fw(1), .est(44))]))
    let client = solved(rows, 100, height: 200, views: [boundary(.fw(1), .est(44))])
    client.measure { $0.representedElementCategory == .cell ? nil : CGSize(width: 320, height: 20) }
    client.scroll(to: 300)
    let shown = try #require(client.cell(10)).minY
    expectEqual(shown, 460)
    update(client, [101], .init(.insert, after: [0, 100]))
    expectEqual(client.cell(10)?.minY, shown)
    expectEqual(client.bounds.minY, 300)
    client.setBounds(r(0, 300, 320, 250))
    expectEqual(client.cell(10)?.minY, shown)
    expectEqual(client.views("header"), [r(0, 0, 320, 20)])
    client.setBounds(r(0, 300, 300, 250))
    expectEqual(client.views("header"), [r(0, 0, 300, 44)], "it was measured at another width")
    client.scroll(to: 0)
    client.measure { $0.representedElementCategory == .cell ? nil : CGSize(width: 320, height: 20) }
    client.layout.invalidateLayout()
    client.layout.prepare()
    expectEqual(client.views("header"), [r(0, 0, 300, 44)])
  }

  // MARK: Scroll anchoring

  @Test("visible content stays in place when items above change", arguments: 1...10)
  func staying(seed: Int) {
    var random = Randomness(seed: seed)
    let heights = (0..<300).map { _ in CGFloat(random.next(below: 80) + 10) }
    let client = list(300, height: 200)
    client.measure(self.heights(heights))
    for _ in 0..<30 {
      let top = client.size.height - 200
      client.scroll(to: CGFloat(random.next(below: Int(top))))
      // The first item that starts inside the visible bounds must not move while the others are measured.
      let shown = client.elements(in: client.bounds)
      guard let anchor = shown.first(where: { $0.frame.minY >= client.bounds.minY }) else { continue }
      let before = anchor.frame.minY - client.bounds.minY
      client.measure(self.heights(heights))
      let after = client.cell(anchor.indexPath.item)!.minY - client.bounds.minY
      expectEqual(after, before, "seed \(seed)")
    }
    // The positions must match a plain sum of the heights.
    var y: CGFloat = 0
    for (number, cell) in client.cells.enumerated() {
      expectEqual(cell.minY, y, "seed \(seed), item \(number)")
      #expect(cell.height == 44 || cell.height == heights[number], "seed \(seed)")
      y += cell.height
    }
    expectEqual(client.size.height, y)
  }

  @Test("an orthogonal section keeps its position when earlier groups grow")
  func orthogonalPosition() throws {
    let definition = section(H(.est(100), 50, [item(.est(100), .fh(1))]), spacing: 10)
    definition.orthogonalScrollingBehavior = .continuous
    let client = solved(definition, 20)
    let layout = try #require(client.layout as? UICollectionViewCompositionalLayout)
    func widen(_ number: Int, to width: CGFloat) throws {
      let original = try #require(layout.layoutAttributesForItem(at: [0, number]))
      let wish = original.duplicate()
      wish.size.width = width
      #expect(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
    }
    func seen(_ number: Int) throws -> CGRect {
      layout.shownFrame(of: try #require(layout.layoutAttributesForItem(at: [0, number])))
    }
    layout.setOrthogonalOffset(570, inSection: 0)
    try expectEqual(seen(6), r(90, 0, 100, 50))
    try widen(1, to: 160)
    expectEqual(layout.orthogonalOffset(inSection: 0), 630)
    try expectEqual(seen(6), r(90, 0, 100, 50))
    try widen(3, to: 40)
    expectEqual(layout.orthogonalOffset(inSection: 0), 570)
    try expectEqual(seen(6), r(90, 0, 100, 50))
    // A group that starts inside the visible bounds moves the groups after it.
    try widen(6, to: 130)
    expectEqual(layout.orthogonalOffset(inSection: 0), 570)
    try expectEqual(seen(6), r(90, 0, 130, 50))
    try expectEqual(seen(7).minX, 230)
    expectEqual(client.bounds.origin, .zero, "the collection view's own offset does not change")
  }
  @Test("visible content stays in place when uniform groups grow")
  func uniformStaying() throws {
    func measure(_ client: FakeClient, _ item: Int, _ length: CGFloat) {
      client.measure { $0.indexPath.item == item ? CGSize(width: length, height: length) : nil }
    }
    let client = solved(
      section(H(.fw(1), .uniform(40), [item(.fw(1), .uniform(40))])), 1000, height: 200)
    client.scroll(to: 4000)
    measure(client, 100, 50)
    expectEqual(client.cell(100)?.minY, 5000)
    expectEqual(client.bounds.minY, 5000)
    measure(client, 102, 60)
    expectEqual(client.cell(100)?.minY, 6000)
    expectEqual(client.bounds.minY, 6000)
    client.scroll(to: 6010)
    measure(client, 101, 70)
    expectEqual(client.cell(101)?.minY, 7070, "the first item that starts inside the visible bounds")
    expectEqual(client.bounds.minY, 7020, "the first item that starts inside the visible bounds")

    let mirrored = solved(
      section(V(.uniform(40), .fh(1), [item(.uniform(40), .fh(1))])), 1000, horizontally: true,
      prepare: { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft })
    mirrored.setBounds(r(40_000 - 4000 - 320, 0, 320, 480))
    expectEqual(mirrored.cell(100)?.maxX, mirrored.bounds.maxX)
    measure(mirrored, 100, 50)
    expectEqual(mirrored.cell(100)?.maxX, 45_000)
    expectEqual(mirrored.bounds.maxX, 45_000)

    let definition = section(H(.uniform(100), 50, [item(.uniform(100), .fh(1))]))
    definition.orthogonalScrollingBehavior = .continuous
    let scrolling = solved(definition, 20)
    let layout = try #require(scrolling.layout as? UICollectionViewCompositionalLayout)
    layout.setOrthogonalOffset(500, inSection: 0)
    measure(scrolling, 6, 120)
    expectEqual(scrolling.cell(5)?.minX, 600)
    expectEqual(layout.orthogonalOffset(inSection: 0), 600)
  }

  @Test("groups without length at the visible top grow in place")
  func nothingGrows() {
    let client = list(100, height: 100)
    client.measure { CGSize(width: 320, height: $0.indexPath.item < 3 ? 0 : 44) }
    expectEqual(client.cell(3)?.minY, 0)
    let original = client.layout.layoutAttributesForItem(at: [0, 1])!
    let wish = original.duplicate()
    wish.size.height = 30
    let context = client.layout.invalidationContext(
      forPreferredLayoutAttributes: wish, withOriginalAttributes: original)
    expectEqual(context.contentOffsetAdjustment, .zero)
  }

  @Test("a preferred size along a fixed dimension changes nothing")
  func fixedSide() {
    let client = list(3)
    let original = client.layout.layoutAttributesForItem(at: [0, 0])!
    let wish = original.duplicate()
    wish.size.width = 10
    #expect(
      !client.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
  }

  @Test("measured sizes survive a new height, not a new width or invalidation")
  func survival() {
    let client = list(3)
    client.measure(heights([20, 30, 40]))
    client.setBounds(r(0, 0, 320, 300))
    expectEqual(client.size.height, 90)
    client.setBounds(r(0, 0, 300, 300))
    expectEqual(client.size.height, 132)
    client.measure(heights([20, 30, 40]))
    expectEqual(client.size.height, 90)
    client.layout.invalidateLayout()
    client.layout.prepare()
    expectEqual(client.size.height, 132)
  }

  private func update(_ client: FakeClient, _ counts: [Int], _ updates: UICollectionViewUpdateItem...) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.update = BatchUpdate(updates)
    client.counts = counts
    client.layout.invalidateLayout(with: context)
    client.layout.prepare()
  }

  @Test("measured sizes follow their items through updates")
  func updates() {
    let client = list(6)
    client.measure(heights([10, 11, 12, 13, 14, 15]))
    update(
      client, [6], .init(.delete, before: [0, 1]), .init(.insert, after: [0, 0]),
      .init(.move, before: [0, 5], after: [0, 2]))
    expectEqual(client.cells.map(\.height), [44, 10, 15, 12, 13, 14])
    update(client, [1, 6], .init(.insert, after: IndexPath(item: Int.max, section: 0)))
    expectEqual(client.cells.map(\.height), [44, 44, 10, 15, 12, 13, 14])
    update(
      client, [6, 1],
      .init(.move, before: IndexPath(item: Int.max, section: 1), after: IndexPath(item: Int.max, section: 0)))
    expectEqual(client.cells.map(\.height), [44, 10, 15, 12, 13, 14, 44])
    update(client, [5, 2], .init(.move, before: [0, 1], after: [1, 0]))
    expectEqual(client.cells.map(\.height), [44, 15, 12, 13, 14, 10, 44])
  }

  @Test("updates re-solve only the sections that they touch")
  func untouchedSections() throws {
    let definition = section(V(.fw(1), .est(44), [item(.fw(1), .est(44))]))
    let client = FakeClient(UICollectionViewCompositionalLayout(section: definition), [2, 3, 4])
    let layout = try #require(client.layout as? UICollectionViewCompositionalLayout)
    layout.prepare()
    client.measure(heights([10, 11, 12, 13]))
    let before = layout.sections
    update(client, [2, 2, 4], .init(.delete, before: [1, 0]))
    expectEqual(zip(layout.sections, before).map { $0 === $1 }, [true, false, true])
    expectEqual(client.cells.map(\.height), [10, 11, 11, 12, 10, 11, 12, 13])
    expectEqual(client.cells.map(\.minY), [0, 10, 21, 32, 44, 54, 65, 77])
    update(client, [2, 4], .init(.delete, before: IndexPath(item: Int.max, section: 1)))
    #expect(layout.sections[1] === before[2])
    expectEqual(client.cells.map(\.minY), [0, 10, 21, 31, 42, 54])
    client.setBounds(r(0, 0, 300, 480))
    #expect(layout.sections[1] !== before[2])
    expectEqual(client.cells.map(\.height), [44, 44, 44, 44, 44, 44])
  }

  @Test("the content is as wide as its widest row or the bounds")
  func widths() {
    let definition = section(H(.est(100), 44, [item(.est(100), .fh(1))]))
    let client = FakeClient(UICollectionViewCompositionalLayout(section: definition), [2])
    client.layout.prepare()
    expectEqual(client.size.width, 320)
    client.measure { $0.indexPath.item == 0 ? CGSize(width: 500, height: 44) : nil }
    expectEqual(client.size.width, 500)
  }

  @Test("the content narrows with its rows, and headers follow its width")
  func narrowing() {
    let client = solved(
      section(H(.est(500), 44, [item(.est(500), .fh(1))])), 2, 2, views: [boundary(60, 30, .top)])
    expectEqual(client.size.width, 500)
    expectEqual(client.views("header"), [r(220, 0, 60, 30)])
    client.measure { $0.indexPath.section == 0 ? CGSize(width: 100, height: 44) : nil }
    expectEqual(client.size.width, 500)
    client.measure { _ in CGSize(width: 100, height: 44) }
    expectEqual(client.size.width, 320)
    expectEqual(client.views("header"), [r(130, 0, 60, 30)])
    client.measure { $0.indexPath == [1, 1] ? CGSize(width: 400, height: 44) : nil }
    expectEqual(client.size.width, 400)
    expectEqual(client.views("header"), [r(170, 0, 60, 30)])
  }

  @Test("right to left, widening content keeps the visible part in place")
  func wideningMirrored() {
    let client = solved(
      section(H(.est(100), 44, [item(.est(100), .fh(1))])), 2,
      prepare: { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft })
    expectEqual(client.cell(0)?.maxX, 320)
    client.measure { $0.indexPath.item == 0 ? CGSize(width: 500, height: 44) : nil }
    expectEqual(client.size.width, 500)
    expectEqual(client.cell(0)?.maxX, 500)
    expectEqual(client.cell(1)?.maxX, 500)
    expectEqual(client.bounds, r(180, 0, 320, 480), "still scrolled to the leading edge")
  }

  @Test("items of estimated width refill their lines as they are measured", arguments: 1...10)
  func tags(seed: Int) {
    var random = Randomness(seed: seed)
    let widths = (0..<40).map { _ in CGFloat(random.next(below: 300) + 10) }
    let tags = H(.fw(1), 30, [item(.est(80), .fh(1))], .fixed(5))
    let client = solved(section(tags, spacing: 5), 40)
    expectEqual(client.cells[3], r(0, 35, 80, 30), "three fit at the estimate")
    client.measure { CGSize(width: widths[$0.indexPath.item], height: 0) }
    var (x, y) = (CGFloat(0), CGFloat(0))
    for (number, cell) in client.cells.enumerated() {
      if x > 0, x + cell.width > 320 { (x, y) = (0, y + 35) }
      expectEqual(cell.origin, CGPoint(x: x, y: y), "seed \(seed), item \(number)")
      x += cell.width + 5
    }
    expectEqual(client.size.height, y + 30, "seed \(seed)")
  }

  @Test("badges keep their numbers when groups hold different item counts")
  func tagBadges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(5, 5), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let tags = H(.fw(1), 30, [item(.est(80), .fh(1), views: [badge])])
    let client = solved(section(tags), 10)
    client.measure { CGSize(width: $0.indexPath.item < 3 ? 200 : 50, height: 0) }
    let badges = client.elements().filter { $0.representedElementKind == "badge" }
    expectEqual(badges.map(\.indexPath.item), Array(0..<10))
    for badge in badges {
      expectEqual(badge.frame.maxX, client.cell(badge.indexPath.item)?.maxX)
      expectEqual(client.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: badge.indexPath), badge)
    }
  }
}
