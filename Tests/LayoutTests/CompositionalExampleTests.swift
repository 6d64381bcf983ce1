import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The expected number, width and positions of columns.
struct Columns: Sendable {
  var least: CGFloat = 0
  var fraction: CGFloat
  var width: CGFloat
  var places: [CGFloat]

  /// The frames of eight items with a height of 10.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    for index in 0..<8 {
      frames.append(r(places[index % places.count], CGFloat(index / places.count) * 10, width, 10))
    }
    return frames
  }
}

/// Frames recorded from UIKit: items, groups and their packing. The suites of sections, orthogonal sections and
/// estimated sizes hold the other recorded examples.
@Suite("Compositional layout: items and groups")
@MainActor struct CompositionalExampleTests {
  @Test("rows follow each other in the full width", arguments: [false, true])
  func plainRows(safeArea: Bool) {
    let client = solved(section(H(.fw(1), 44, [item(.fw(1), .fh(1))])), 94) {
      guard safeArea else { return }
      $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      $0.adjustedContentInset = $0.safeAreaInsets
    }
    let rows: [CGRect] = (0..<94).map { r(0, CGFloat(44 * $0), 320, 44) }
    expectEqual(client.cells, rows)
    expectEqual(client.size, CGSize(width: 320, height: 4136))
  }

  @Test(
    "a row holds as many columns as fit, rounded down to pixels",
    arguments: [
      Columns(fraction: 0.3, width: 96, places: [0, 96, 192]),
      Columns(fraction: 1 / 3, width: 106.5, places: [0, 106.5, 213]),
      Columns(fraction: 0.25, width: 80, places: [0, 80, 160, 240]),
      Columns(fraction: 0.4, width: 128, places: [0, 128]),
      Columns(fraction: 0.9, width: 288, places: [0]),
    ])
  func columns(_ columns: Columns) {
    let client = solved(section(H(.fw(1), 10, [item(.fw(columns.fraction), 10)])), 8)
    expectEqual(client.cells, columns.frames)
    let rows = (8 + columns.places.count - 1) / columns.places.count
    expectEqual(client.size, CGSize(width: 320, height: 10 * rows))
  }

  @Test(
    "fractions are of the width without fixed spacings",
    arguments: [
      Columns(fraction: 0.3, width: 90, places: [0, 100, 200]),
      Columns(fraction: 0.25, width: 72.5, places: [0, 82.5, 165, 247.5]),
      Columns(fraction: 0.5, width: 155, places: [0, 165]),
      Columns(fraction: 1 / 3, width: 100, places: [0, 110, 220]),
      Columns(fraction: 0.4, width: 124, places: [0, 134]),
    ])
  func fixedSpacing(_ columns: Columns) {
    let client = solved(section(H(.fw(1), 10, [item(.fw(columns.fraction), 10)], .fixed(10))), 8)
    expectEqual(client.cells, columns.frames)
  }

  @Test(
    "flexible spacings share the remaining space",
    arguments: [
      Columns(least: 10, fraction: 0.3, width: 90, places: [0, 115, 230]),
      Columns(least: 10, fraction: 0.4, width: 124, places: [0, 196]),
      Columns(least: 10, fraction: 0.5, width: 155, places: [0, 165]),
      Columns(least: 1, fraction: 0.3, width: 95, places: [0, 112.5, 225]),
      Columns(least: 1, fraction: 0.25, width: 79, places: [0, 80.5, 160.5, 241]),
    ])
  func flexibleSpacing(_ columns: Columns) {
    let client = solved(section(H(.fw(1), 10, [item(.fw(columns.fraction), 10)], .flexible(columns.least))), 8)
    expectEqual(client.cells, columns.frames)
  }

  @Test("flexible spacings spread items of absolute size")
  func flexibleAbsolute() {
    let client = solved(section(H(.fw(1), 10, [item(100, 10)], .flexible(4))), 3)
    expectEqual(client.cells.map(\.minX), [0, 110, 220])
  }

  @Test("subitems of different sizes alternate")
  func mixedSubitems() {
    let client = solved(section(H(.fw(1), 20, [item(.fw(0.5), .fh(1)), item(50, .fh(1))], .fixed(10))), 6)
    let rows: [CGFloat] = [0, 20, 40]
    expectEqual(client.cells, rows.flatMap { [r(0, $0, 155, 20), r(165, $0, 50, 20)] })
    expectEqual(client.size, CGSize(width: 320, height: 60))
  }

  @Test("items higher than their group overflow, and rows overlap")
  func crossOverflow() {
    let client = solved(section(H(.fw(1), 20, [item(.fw(0.5), 100), item(.fw(0.5), .fw(0.25))], .fixed(10))), 4)
    expectEqual(client.cells, [r(0, 0, 155, 100), r(165, 0, 155, 77.5), r(0, 20, 155, 100), r(165, 20, 155, 77.5)])
    expectEqual(client.size, CGSize(width: 320, height: 40))
  }

  @Test("section insets reduce fractional widths but not fractional heights")
  func sectionInsets() {
    let client = solved(section(H(.fw(1), .fh(0.5), [item(.fw(0.5), .fh(1))]), insets: insets(10, 20, 30, 40)), 4)
    expectEqual(client.cells, [r(20, 10, 130, 240), r(150, 10, 130, 240), r(20, 250, 130, 240), r(150, 250, 130, 240)])
    expectEqual(client.size, CGSize(width: 320, height: 520))
  }

  @Test("the last column ends at its last item")
  func trimming() {
    func check(_ spacing: NSCollectionLayoutSpacing?, _ places: [CGFloat], _ height: CGFloat) {
      let client = solved(section(V(.fw(1), 100, [item(.fw(1), 30)], spacing)), 5)
      expectEqual(client.cells.map(\.minY), places)
      expectEqual(client.size.height, height)
    }
    check(nil, [0, 30, 60, 100, 130], 170)
    check(.fixed(10), [0, 40, 100, 140, 200], 260)
    check(.flexible(10), [0, 70, 100, 170, 200], 230)
  }

  @Test("fractions in a column are of the height without spacings")
  func fractionsInColumn() {
    let client = solved(section(V(.fw(1), 100, [item(.fw(1), .fh(0.25))], .fixed(10))), 9)
    expectEqual(client.cells.map(\.minY), [0, 27.5, 55, 82.5, 100, 127.5, 155, 182.5, 200])
    #expect(client.cells.allSatisfy { $0.height == 17.5 })
    expectEqual(client.size.height, 217.5)
  }

  @Test("a counted group divides its length and ignores the subitem's")
  func counted() {
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fw(1), 20), subitem: item(30, .fh(1)), count: 3)
    row.interItemSpacing = .fixed(10)
    expectEqual(row.subitems[0].layoutSize.widthDimension, .fractionalWidth(1 / 3))
    let client = solved(section(row), 7)
    let places: [CGFloat] = [0, 110, 220]
    let cells: [CGRect] = (0..<7).map { number in r(places[number % 3], CGFloat(number / 3) * 20, 100, 20) }
    expectEqual(client.cells, cells)
    expectEqual(client.size, CGSize(width: 320, height: 60))

    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fw(0.5), 90), subitem: item(.fw(1), .fh(0.1)), count: 3)
    let columns = solved(section(column), 7)
    let rows: [CGRect] = (0..<7).map { number in r(0, 30 * CGFloat(number), 160, 30) }
    expectEqual(columns.cells, rows)
    expectEqual(columns.size.height, 210)
  }

  @Test("a repeating group keeps its subitem's size")
  func repeating() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fw(1), 20), repeatingSubitem: item(30, .fh(1)), count: 3)
    expectEqual(row.subitems.count, 3)
    let client = solved(section(row), 4)
    expectEqual(client.cells, [r(0, 0, 30, 20), r(30, 0, 30, 20), r(60, 0, 30, 20), r(0, 20, 30, 20)])
  }

  @Test("a grid with insets and spacings matches the recorded frames")
  func grid() {
    let client = solved(
      section(
        H(.fw(1), 50, [item(.fw(1 / 3), .fh(1))], .fixed(10)), insets: insets(5, 6, 7, 8), spacing: 4), 7)
    let (xs, ys): ([CGFloat], [CGFloat]) = ([6, 111, 216], [5, 59, 113])
    let cells: [CGRect] = (0..<7).map { number in r(xs[number % 3], ys[number / 3], 95, 50) }
    expectEqual(client.cells, cells)
    expectEqual(client.size, CGSize(width: 320, height: 170))
  }

  @Test("group insets apply before packing, item insets after it")
  func nestedInsets() {
    let group = H(.fw(1), 100, [item(.fw(0.5), .fh(1), insets: insets(5, 6, 7, 8))])
    group.contentInsets = insets(1, 2, 3, 4)
    let client = solved(section(group), 4)
    expectEqual(client.cells, [r(8, 6, 143, 84), r(165, 6, 143, 84), r(8, 106, 143, 84), r(165, 106, 143, 84)])
    expectEqual(client.size, CGSize(width: 320, height: 200))
  }

  @Test("insets larger than an item leave the difference")
  func excessiveInsets() {
    let client = solved(section(H(.fw(1), 10, [item(.fw(1), .fh(1), insets: insets(8, 0, 8, 0))])), 1)
    expectEqual(client.cells, [r(0, 8, 320, 6)])
  }

  @Test("a nested group is filled before the next subitem starts")
  func nested() {
    let column = V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))], .fixed(4))
    let client = solved(section(H(.fw(1), 100, [item(.fw(0.5), .fh(1)), column], .fixed(6))), 9)
    let rows: [CGFloat] = [0, 100, 200]
    expectEqual(client.cells, rows.flatMap { [r(0, $0, 157, 100), r(163, $0, 157, 48), r(163, $0 + 52, 157, 48)] })
    expectEqual(client.size.height, 300)

    let columns = solved(section(H(.fw(1), 100, [V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])])), 9)
    var expected: [CGRect] = []
    for y in [CGFloat(0), 50] { expected += [r(0, y, 160, 50)] }
    for y in [CGFloat(0), 50] { expected += [r(160, y, 160, 50)] }
    expected += expected.map { $0.offsetBy(dx: 0, dy: 100) } + [r(0, 200, 160, 50)]
    expectEqual(columns.cells, expected)
    expectEqual(columns.size, CGSize(width: 320, height: 250))
  }

  @Test("top-level groups are never side by side")
  func narrowGroups() {
    let client = solved(section(H(.fw(0.3), 20, [item(.fw(1), .fh(1))])), 2)
    expectEqual(client.cells, [r(0, 0, 96, 20), r(0, 20, 96, 20)])
  }

  @Test("a custom group's frames repeat per group and may overflow")
  func custom() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fw(1), 80)) { environment in
      sizes.append(environment.container.contentSize)
      return [
        .init(frame: r(1, 2, 30, 40)), .init(frame: r(50, 10, 60, 30), zIndex: 4), .init(frame: r(-5, -5, 400, 20)),
      ]
    }
    let client = solved(section(group, insets: insets(3, 4, 5, 6)), 4, 2)
    expectEqual(
      client.cells,
      [
        r(5, 5, 30, 40), r(54, 13, 60, 30), r(-1, -2, 400, 20), r(5, 85, 30, 40), r(5, 173, 30, 40),
        r(54, 181, 60, 30),
      ])
    expectEqual(client.layout.layoutAttributesForItem(at: [0, 1])?.zIndex, 4)
    expectEqual(client.size, CGSize(width: 320, height: 256))
    expectEqual(sizes, [CGSize(width: 320, height: 80), CGSize(width: 320, height: 80)], "once per section")
  }

  @Test("items without length fill a group each; too long ones are dropped")
  func degenerate() {
    expectEqual(solved(section(H(.fw(1), 44, [item(0, .fh(1))])), 3).cells.map(\.minY), [0, 44, 88])
    expectEqual(solved(section(H(.fw(1), 44, [item(-5, .fh(1))])), 3).size.height, 132)
    expectEqual(solved(section(H(.fw(1), 44, [item(400, .fh(1))])), 3).size, CGSize(width: 320, height: 0))
    #expect(solved(section(H(.fw(1), 0, [item(.fw(1), .fh(1))])), 1_000_000).cells.isEmpty)
    #expect(solved(section(H(.fw(1), 44, [item(.fw(1), .fh(1))]), spacing: -100), 9).size.height.isFinite)
    let nothing = NSCollectionLayoutGroup.custom(layoutSize: size(.fw(1), 80)) { _ in [] }
    #expect(solved(section(nothing), 3).cells.isEmpty)
    #expect(solved(section(H(L(.absolute(.infinity)), L(.absolute(.nan)), [item(.fw(1), .fh(1))])), 3).cells.isEmpty)
  }

  @Test("nothing is solved while the bounds are empty")
  func noBounds() {
    let client = solved(section(H(.fw(1), 44, [item(.fw(1), .fh(1))])), 3, width: 0)
    expectEqual(client.size, .zero)
    #expect(client.elements(in: r(0, 0, 100, 100)).isEmpty)
    client.setBounds(r(0, 0, 320, 480))
    expectEqual(client.size, CGSize(width: 320, height: 132))
  }
}

@Suite("Compositional layout: edge spacing")
@MainActor struct EdgeSpacingTests {
  private func edges(
    _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  @Test("fixed edges take space along the group and displace across it")
  func fixed() {
    let spaced = item(.fw(0.5), .fh(1), edges: edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7)))
    let client = solved(section(H(.fw(1), 100, [spaced])), 4)
    expectEqual(client.cells, (0..<4).map { r(4, 5 + 100 * CGFloat($0), 160, 100) })
    expectEqual(client.size.height, 400)
  }

  @Test("flexible edges share the remaining space")
  func flexible() {
    let spaced = item(.fw(0.5), .fh(1), edges: edges(.flexible(4), nil, .flexible(6), nil))
    expectEqual(solved(section(H(.fw(1), 100, [spaced])), 1).cells, [r(79, 0, 160, 100)])
  }

  @Test("flexible leading and top edges push an item to the end")
  func flexibleLeadingTop() {
    let spaced = item(.fw(0.4), .fh(0.5), edges: edges(.flexible(0), .flexible(0), nil, nil))
    let client = solved(section(H(.fw(1), 100, [spaced])), 4)
    expectEqual(client.cells, [r(32, 50, 128, 50), r(192, 50, 128, 50), r(32, 150, 128, 50), r(192, 150, 128, 50)])
  }

  @Test("flexible edges on both sides centre an item across the group")
  func centred() {
    let spaced = item(.fw(1), .fh(0.5), edges: edges(nil, .flexible(0), nil, .flexible(0)))
    expectEqual(solved(section(H(.fw(1), 100, [spaced])), 1).cells, [r(0, 25, 320, 50)])
  }

  @Test("a group's edge spacing separates and displaces groups")
  func groupEdges() {
    let group = H(.fw(1), 30, [item(.fw(0.5), .fh(1))])
    group.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
    let client = solved(section(group, spacing: 8), 5)
    expectEqual(
      client.cells,
      [
        r(4, 5, 160, 30), r(164, 5, 160, 30), r(4, 55, 160, 30), r(164, 55, 160, 30), r(4, 105, 160, 30),
      ])
    expectEqual(client.size, CGSize(width: 320, height: 142))
  }

  @Test("a flexible leading edge pushes a too wide group left")
  func negativeShare() {
    let group = H(400, 30, [item(.fw(1), .fh(1))])
    group.edgeSpacing = edges(.flexible(0), nil, nil, nil)
    expectEqual(solved(section(group), 1).layout.layoutAttributesForItem(at: [0, 0])?.frame, r(-80, 0, 400, 30))
  }
}
