import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Layouts: consistent queries")
@MainActor struct LayoutQueryTests {
  /// A random section whose items do not overflow their groups.
  private func randomSection(_ random: inout Randomness, horizontally: Bool) -> NSCollectionLayoutSection {
    let fraction = [0.2, 0.25, 1.0 / 3, 0.5, 1][random.next(below: 5)]
    let isEstimated = random.next(below: 3) == 0
    let length = CGFloat(random.next(below: 60) + 20)
    let spacing: NSCollectionLayoutSpacing? =
      switch random.next(below: 3) {
      case 0: nil
      case 1: .fixed(CGFloat(random.next(below: 10)))
      default: .flexible(CGFloat(random.next(below: 10)))
      }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(5, 5), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let badges = random.next(below: 2) == 0 ? [badge] : []
    let along: L = isEstimated ? .est(length) : L(.absolute(length))
    let group: NSCollectionLayoutGroup
    if horizontally {
      let cell = item(isEstimated ? .est(length) : .fw(1), .fh(fraction), views: badges)
      group = V(along, .fh(1), [cell], spacing)
    } else if random.next(below: 3) == 0, !isEstimated {
      let column = V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5), views: badges)])
      group = H(.fw(1), along, [column, item(.fw(0.25), .fh(1), views: badges)], spacing)
    } else {
      group = H(.fw(1), along, [item(.fw(fraction), isEstimated ? .est(length) : .fh(1), views: badges)], spacing)
    }
    let section = section(
      group,
      insets: insets(CGFloat(random.next(below: 9)), CGFloat(random.next(below: 9)), CGFloat(random.next(below: 9)), 0),
      spacing: CGFloat(random.next(below: 12)))
    if random.next(below: 2) == 0 {
      section.boundarySupplementaryItems = [boundary(.fw(1), 20, horizontally ? .leading : .top, pinned: true)]
    }
    if random.next(below: 2) == 0 { section.decorationItems = [.background(elementKind: "background")] }
    if random.next(below: 4) == 0 { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  @Test("a rectangle returns each element in it once, equal to its lookup", arguments: 1...40)
  func rectangles(seed: Int) {
    var random = Randomness(seed: seed)
    let horizontally = random.next(below: 2) == 0
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = horizontally ? .horizontal : .vertical
    configuration.interSectionSpacing = CGFloat(random.next(below: 10))
    let definitions = (0..<5).map { _ in randomSection(&random, horizontally: horizontally) }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, _ in definitions[number] }, configuration: configuration)
    let client = FakeClient(layout, (0..<5).map { _ in random.next(below: 40) })
    if random.next(below: 3) == 0 { client.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    layout.prepare()
    for number in 0..<5 { layout.setOrthogonalOffset(CGFloat(random.next(below: 200)), inSection: number) }
    let heights = (0..<40).map { _ in CGFloat(random.next(below: 80) + 10) }
    for _ in 0..<4 {
      let most = horizontally ? client.size.width - 320 : client.size.height - 480
      let offset = CGFloat(random.next(below: max(1, Int(most))))
      client.setBounds(horizontally ? r(offset, 0, 320, 480) : r(0, offset, 320, 480))
      client.measure {
        guard $0.representedElementCategory == .cell else { return nil }
        return CGSize(width: heights[$0.indexPath.item], height: heights[$0.indexPath.item])
      }
    }
    var all: [UICollectionViewLayoutAttributes] = []
    for section in 0..<5 {
      for number in 0..<client.counts[section] {
        let cell = layout.layoutAttributesForItem(at: IndexPath(item: number, section: section))
        #expect(cell != nil, "seed \(seed)")
        if let cell { all.append(cell) }
      }
    }
    for _ in 0..<30 {
      let rect = r(
        CGFloat(random.next(below: Int(client.size.width) + 1)),
        CGFloat(random.next(below: Int(client.size.height) + 1)),
        CGFloat(random.next(below: 300) + 1), CGFloat(random.next(below: 300) + 1))
      let found = client.elements(in: rect)
      let keys = Set(found.map(\.key))
      expectEqual(keys.count, found.count, "seed \(seed): duplicates in \(rect)")
      let content = CGRect(origin: .zero, size: client.size)
      for cell in all {
        let frame = layout.shownFrame(of: cell)
        guard frame.overlaps(rect), frame.intersection(rect).overlaps(content) else { continue }
        #expect(found.contains { $0.isEqual(cell) }, "seed \(seed): \(cell) is missing in \(rect)")
      }
      for element in found {
        let again =
          switch element.representedElementCategory {
          case .cell: layout.layoutAttributesForItem(at: element.indexPath)
          case .supplementaryView:
            layout.layoutAttributesForSupplementaryView(
              ofKind: element.representedElementKind ?? "", at: element.indexPath)
          case .decorationView:
            layout.layoutAttributesForDecorationView(
              ofKind: element.representedElementKind ?? "", at: element.indexPath)
          }
        expectEqual(again, element, "seed \(seed)")
      }
    }
  }
}
