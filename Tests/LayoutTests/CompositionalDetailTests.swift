import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Combinations of rules that the recorded examples do not cover, and the calls that a layout makes.
@Suite("Compositional layout: combined rules")
@MainActor struct CompositionalDetailTests {
  // MARK: Groups

  @Test("a group that fills up mid-cycle is followed by the first subitem")
  func brokenCycle() {
    let client = solved(section(H(.fw(1), 10, [item(100, 10), item(150, 10), item(90, 10)])), 5)
    expectEqual(
      client.cells,
      [
        r(0, 0, 100, 10), r(100, 0, 150, 10), r(0, 10, 100, 10), r(100, 10, 150, 10), r(0, 20, 100, 10),
      ])
  }

  @Test("a width can be a fraction of the height")
  func widthOfHeight() {
    let client = solved(section(H(.fw(1), 100, [item(.fh(0.5), .fh(1))])), 7)
    expectEqual(client.cells.map(\.minX), [0, 50, 100, 150, 200, 250, 0])
    #expect(client.cells.allSatisfy { $0.size == CGSize(width: 50, height: 100) })
  }

  @Test("flexible spacings and edges of a row share the remaining space equally")
  func allFlexible() {
    let edges = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let client = solved(section(H(.fw(1), 10, [item(80, 10, edges: edges)], .flexible(10))), 3)
    // 320 less three items and two minimum spacings leaves 60 for five gaps.
    expectEqual(client.cells.map(\.minX), [12, 126, 240])
  }

  @Test("nested insets shrink the inner box; nested edges lie outside it")
  func nestedInsetsAndEdges() {
    let column = V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])
    column.contentInsets = insets(10, 20, 30, 40)
    let client = solved(section(H(.fw(1), 100, [column])), 4)
    expectEqual(client.cells, [r(20, 10, 100, 30), r(20, 40, 100, 30), r(180, 10, 100, 30), r(180, 40, 100, 30)])
    let spaced = V(100, .fh(1), [item(.fw(1), .fh(0.5))])
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)
    expectEqual(solved(section(H(.fw(1), 100, [spaced])), 4).cells.map(\.minX), [10, 10, 125, 125])
  }

  // MARK: Headers and footers

  private func footed(_ view: NSCollectionLayoutBoundarySupplementaryItem) -> FakeClient {
    solved(section(H(.fw(1), 40, [item(.fw(0.5), .fh(1))]), insets: insets(3, 4, 5, 6), views: [view]), 3, 2)
  }

  @Test("an offset moves a footer away from its section, which grows")
  func footerOffset() {
    let client = footed(boundary(60, 30, .bottom, offset: CGPoint(x: 0, y: 7)))
    expectEqual(client.views("header"), [r(129, 95, 60, 30), r(129, 180, 60, 30)])
    expectEqual(client.size.height, 210)
  }

  @Test("footers are leading or trailing, and centred without an alignment")
  func footerAlignment() {
    expectEqual(footed(boundary(60, 30, .bottomLeading)).views("header")[0], r(4, 88, 60, 30))
    expectEqual(footed(boundary(60, 30, .bottomTrailing)).views("header")[0], r(254, 88, 60, 30))
    expectEqual(footed(boundary(60, 30, .trailing)).views("header")[0], r(254, 29, 60, 30))
    let middle = footed(boundary(60, 30, .none))
    expectEqual(middle.views("header")[0], r(129, 29, 60, 30))
    expectEqual(middle.size.height, 136)
  }

  private func configured(
    _ rows: NSCollectionLayoutSection, _ counts: [Int],
    _ change: (UICollectionViewCompositionalLayoutConfiguration, FakeClient?) -> Void
  ) -> FakeClient {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration, nil)
    let client = FakeClient(UICollectionViewCompositionalLayout(section: rows, configuration: configuration), counts)
    change(configuration, client)
    client.layout.prepare()
    return client
  }

  @Test("the layout's boundary views span the bounds and ignore content insets")
  func layoutViewsWithoutInsets() {
    let client = configured(section(H(.fw(1), 40, [item(.fw(1), .fh(1))])), [1]) { configuration, client in
      configuration.contentInsetsReference = .layoutMargins
      configuration.boundarySupplementaryItems = [boundary(.fw(1), 30)]
      client?.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
    expectEqual(client.views("header"), [r(0, 0, 320, 30)])
    expectEqual(client.cells, [r(20, 30, 260, 40)])
  }

  @Test("a layout boundary view that does not extend overlaps the content")
  func layoutViewInside() {
    let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    let client = solved(
      rows, 2,
      views: [boundary(.fw(1), 30, extends: false), boundary(.fw(1), 10, .bottom, kind: "footer", extends: false)])
    expectEqual(client.views("header"), [r(0, 0, 320, 30)])
    expectEqual(client.views("footer"), [r(0, 70, 320, 10)])
    expectEqual(client.cells.map(\.minY), [0, 40])
    expectEqual(client.size.height, 80)
  }

  // MARK: Badges and decorations

  @Test("an anchor of no edge or of all edges is the centre", arguments: [[], .all] as [NSDirectionalRectEdge])
  func middleAnchor(edges: NSDirectionalRectEdge) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(40, 20), elementKind: "badge", containerAnchor: .init(edges: edges))
    let client = solved(section(H(.fw(1), 100, [item(.fw(1), .fh(1), views: [badge])])), 1)
    expectEqual(client.views("badge"), [r(140, 40, 40, 20)])
  }

  @Test("a decoration's index path has its position among the section's decorations")
  func decorationPaths() {
    let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    rows.decorationItems = ["a", "b"].map { .background(elementKind: $0) }
    let client = solved(rows, 1, 1)
    let found = client.elements().filter { $0.representedElementCategory == .decorationView }
    expectEqual(found.map(\.indexPath), [[0, 0], [0, 1], [1, 0], [1, 1]])
    expectEqual(client.layout.layoutAttributesForDecorationView(ofKind: "b", at: [1, 1])?.frame, r(0, 40, 320, 40))
    #expect(client.layout.layoutAttributesForDecorationView(ofKind: "b", at: [1, 0]) == nil)
  }

  // MARK: Calls made by the layout

  @Test("each full solution calls the provider once per section; scrolling does not")
  func askedOnce() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { number, _ in
      asked.append(number)
      return section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    }
    let client = FakeClient(layout, [20, 20])
    func asking(_ body: () -> Void) -> [Int] {
      asked = []
      body()
      layout.prepare()
      return asked
    }
    expectEqual(asking {}, [0, 1])
    expectEqual(asking { client.scroll(to: 100) }, [])
    expectEqual(asking { client.setBounds(r(0, 0, 400, 480)) }, [0, 1])
    expectEqual(asking { client.traitCollection = UITraitCollection(displayScale: 3) }, [0, 1])
    expectEqual(asking { layout.invalidateLayout() }, [0, 1])
    expectEqual(
      asking {
        client.counts = [20, 20, 1]
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
      }, [0, 1, 2])
  }

  @Test("sections of a horizontal layout get the height inside the insets")
  func horizontalEnvironment() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var containers: [any NSCollectionLayoutContainer] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        containers.append(environment.container)
        return section(V(100, .fh(1), [item(.fw(1), .fh(1))]))
      }, configuration: configuration)
    let client = FakeClient(layout, [1])
    client.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)
    layout.prepare()
    expectEqual(containers.map(\.contentSize), [CGSize(width: 320, height: 480)])
    expectEqual(containers.map(\.effectiveContentSize), [CGSize(width: 320, height: 402)])
    expectEqual(client.cells, [r(0, 44, 100, 402)])
  }

  @Test("rectangles are clipped to the content; invalid paths have no attributes")
  func outside() {
    let client = solved(section(H(.fw(1), 40, [item(.fw(1), .fh(1))]), views: [boundary(.fw(1), 10)]), 3, 2)
    expectEqual(client.elements(in: r(-1_000, -1_000, 10_000, 10_000)).count, 7)
    #expect(client.elements(in: r(0, 5_000, 320, 100)).isEmpty)
    #expect(client.elements(in: r(0, -200, 320, 100)).isEmpty)
    let layout = client.layout
    for path in [[], [0], [0, -1], [0, 3], [2, 0], [0, 0, 0]] as [IndexPath] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      #expect(layout.layoutAttributesForDecorationView(ofKind: "header", at: path) == nil)
    }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 1]) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]) == nil)
  }

  @Test("the last of a visible item's two transforms wins")
  func transforms() {
    var seen: [CGAffineTransform] = []
    let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      items[0].transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
      seen.append(items[0].transform)
      items[1].transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
      items[1].transform = CGAffineTransform(scaleX: 2, y: 2)
      expectEqual(items[1].transform3D, CATransform3DMakeScale(2, 2, 1))
      #expect(items[1].name.isEmpty)
    }
    let client = solved(rows, 2)
    // Half a turn about the vertical axis shows the back: left becomes right.
    expectEqual(seen.count, 1)
    expectEqual(seen.first?.a, -1)
    expectEqual(seen.first?.d, 1)
    expectEqual(client.layout.layoutAttributesForItem(at: [0, 0])?.transform3D.m33, -1)
    expectEqual(client.layout.layoutAttributesForItem(at: [0, 1])?.transform, CGAffineTransform(scaleX: 2, y: 2))
  }

  // MARK: Declarations

  @Test("an app's extensions return dimensions, spacings, groups and decorations of the receiver's type")
  func receivers() {
    expectEqual(NSCollectionLayoutDimension.half().dimension, 0.5)
    expectEqual(NSCollectionLayoutSpacing.narrow().spacing, 4)
    expectEqual(NSCollectionLayoutGroup.line().subitems.count, 1)
    expectEqual(NSCollectionLayoutDecorationItem.card().elementKind, "card")
  }
}

extension NSCollectionLayoutDimension {
  fileprivate class func half() -> Self { fractionalWidth(0.5) }
}

extension NSCollectionLayoutSpacing {
  fileprivate class func narrow() -> Self { fixed(4) }
}

extension NSCollectionLayoutGroup {
  fileprivate class func line() -> Self {
    let size = NSCollectionLayoutSize(widthDimension: .half(), heightDimension: .absolute(44))
    return horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate class func card() -> Self { background(elementKind: "card") }
}
