import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Layouts: cost depends on the visible elements")
@MainActor struct LayoutScaleTests {
  /// Attributes that count their instances.
  private final class Counted: UICollectionViewLayoutAttributes {
    static var made = 0
    required init() {
      super.init()
      Counted.made += 1
    }
  }

  private final class CountingLayout: UICollectionViewCompositionalLayout {
    override class var layoutAttributesClass: AnyClass { Counted.self }
  }

  @Test("a million items create attributes only for visible ones")
  func million() {
    var provided = 0
    let layout = CountingLayout { _, _ in
      provided += 1
      return section(H(.fw(1), 44, [item(.fw(1 / 3), .fh(1))]))
    }
    let client = FakeClient(layout, [1_000_000, 0, 1_000_000])
    layout.prepare()
    expectEqual(provided, 3)
    expectEqual(client.size.height, CGFloat(2 * 333_334 * 44))
    for place in [0, 7_000_000, 14_666_600, 20_000_000] as [CGFloat] {
      Counted.made = 0
      client.scroll(to: place)
      let found = client.elements(in: client.bounds)
      #expect((33...39).contains(found.count))
      expectEqual(Counted.made, found.count)
    }
    layout.prepare()
    expectEqual(provided, 3, "each solution calls the provider once per section")
    expectEqual(client.cell(999_999, 2), r(0, CGFloat(333_334 + 333_333) * 44, 106.5, 44))
  }

  @Test("a million estimated items can be corrected one by one")
  func corrections() {
    let client = solved(section(V(.fw(1), .est(44), [item(.fw(1), .est(44))])), 1_000_000)
    for number in stride(from: 0, to: 1_000_000, by: 997) {
      let original = client.layout.layoutAttributesForItem(at: IndexPath(item: number, section: 0))!
      let wish = original.duplicate()
      wish.size.height = 50
      client.layout.invalidateLayout(
        with: client.layout.invalidationContext(forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
    }
    // 997 times 1003 is less than a million: 1004 corrections.
    expectEqual(client.size.height, CGFloat(44_000_000 + 1004 * 6))
    expectEqual(client.cell(999_999)?.minY, CGFloat(44_000_000 + 1004 * 6 - 44))
  }

  @Test("an invalidation re-solves only the sections that were measured")
  func invalidation() {
    let client = solved(section(H(.fw(1), .est(40), [item(.fw(1), .est(40))])), 30, 3, 3)
    let layout = client.layout as! UICollectionViewCompositionalLayout
    client.measure { _ in CGSize(width: 320, height: 50) }
    let before = layout.sections
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.sections[0] !== before[0])
    expectEqual(layout.sections[0].length, 1200)
    #expect(layout.sections[2] === before[2])
    expectEqual(client.size.height, 1440)
    client.setBounds(r(0, 0, 300, 480))
    #expect(layout.sections[2] !== before[2])
  }

  @Test("equal sections share one solution, also those of a provider")
  func sharedTemplates() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      section(H(.fw(1), 44, [item(.fw(1), .fh(1))]), insets: insets(1, 1, 1, 1))
    }
    let client = FakeClient(layout, Array(repeating: 3, count: 10_000))
    layout.prepare()
    expectEqual(client.size.height, CGFloat(10_000 * (3 * 44 + 2)))
    expectEqual(client.cell(1, 5000), r(1, 5000 * 134 + 45, 318, 44))
    expectEqual(client.elements(in: r(0, 670_000, 320, 10)).map(\.indexPath), [[5000, 0]])
  }

  @Test("a length tree matches plain sums", arguments: 1...20)
  func lengthTree(seed: Int) {
    var random = Randomness(seed: seed)
    let count = random.next(below: 1000) + 1
    let common = CGFloat(random.next(below: 5))
    var tree = LengthTree(count: count, common: common)
    var plain = Array(repeating: common, count: count)
    for _ in 0..<200 {
      let (index, length) = (random.next(below: count), CGFloat(random.next(below: 9)))
      tree[index] = length
      plain[index] = length
      expectEqual(tree[index], length)
      let asked = random.next(below: count + 1)
      expectEqual(tree.offset(of: asked), plain[..<asked].reduce(0, +), "seed \(seed)")
      let place = CGFloat(random.next(below: Int(tree.total) + 2))
      var expected = 0
      var sum: CGFloat = 0
      for index in 0..<count {
        if sum <= place { expected = index }
        sum += plain[index]
      }
      expectEqual(tree.index(at: place), expected, "seed \(seed), place \(place)")
    }
  }
}
