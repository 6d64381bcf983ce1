import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Compositional layout: partly filled last groups")
@MainActor struct PartialGroupTests {
  /// A client whose items all prefer the same width and height.
  private func measured(
    _ group: NSCollectionLayoutGroup, count: Int = 3, to length: CGFloat = 20,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> FakeClient {
    let section = section(group)
    change(section)
    let client = solved(section, count)
    client.measure { _ in CGSize(width: length, height: length) }
    return client
  }

  @Test("an item is as high as its existing siblings")
  func uniformItems() {
    let client = measured(H(.fw(1), .est(40), [item(.fw(0.5), .uniform(40))]))
    expectEqual(client.cells, [r(0, 0, 160, 20), r(160, 0, 160, 20), r(0, 20, 160, 20)])
    expectEqual(client.size.height, 40)
  }

  @Test("uniform groups are as high as their existing items")
  func uniformGroups() {
    let client = measured(H(.fw(1), .uniform(40), [item(.fw(0.5), .uniform(40))]))
    expectEqual(client.cells, [r(0, 0, 160, 20), r(160, 0, 160, 20), r(0, 20, 160, 20)])
    expectEqual(client.size.height, 40)
  }

  @Test("an orthogonal section is as high as its fullest column")
  func columns() {
    let client = measured(V(.fw(0.5), .est(100), [item(.fw(1), .est(50)), item(.fw(1), .est(50))], .fixed(3))) {
      $0.orthogonalScrollingBehavior = .continuous
    }
    expectEqual(client.cells, [r(0, 0, 160, 20), r(0, 23, 160, 20), r(160, 0, 160, 20)])
    expectEqual(client.size.height, 43)
    let single = measured(V(.fw(0.5), .est(100), [item(.fw(1), .est(50)), item(.fw(1), .est(50))]), count: 1) {
      $0.orthogonalScrollingBehavior = .continuous
    }
    expectEqual(single.size.height, 20)
  }

  @Test("flexible edges centre an item among the existing items")
  func flexibleEdges() {
    let centred = item(.fw(0.5), .est(40))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let client = measured(H(.fw(1), .est(40), [centred]))
    expectEqual(client.cells.map(\.minY), [0, 0, 20])
  }

  @Test("an appended item fills the last group")
  func updates() {
    let client = measured(V(.fw(1), .est(100), [item(.fw(1), .est(50)), item(.fw(1), .est(30))]))
    expectEqual(client.cells.map(\.minY), [0, 20, 40])
    expectEqual(client.size.height, 60)
    let fuller = measured(V(.fw(1), .est(100), [item(.fw(1), .est(50)), item(.fw(1), .est(30))]), count: 4)
    expectEqual(fuller.cells.map(\.minY), [0, 20, 40, 60])
  }

  @Test("empty subitems do not keep an item off its own line")
  func emptySubitems() {
    let empty = H(100, 30, [item(200, .fh(1))])
    let client = measured(H(.fw(1), 30, [empty, item(.est(80), .fh(1))]), count: 2, to: 300)
    expectEqual(client.cells, [r(100, 0, 300, 30), r(100, 30, 300, 30)])
  }
}
