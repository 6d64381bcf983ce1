import Expectations
import Foundation
import LayoutNotation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Layouts: contract of attributes, layouts and contexts")
@MainActor struct LayoutContractTests {
  @Test("new attributes are opaque, visible, untransformed and at z-index 0")
  func defaults() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    expectEqual(attributes.alpha, 1)
    expectEqual(attributes.zIndex, 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity)
    expectEqual(attributes.frame, .zero)
    expectEqual(attributes.representedElementCategory, .cell)
    #expect(attributes.representedElementKind == nil)
    let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: [0])
    expectEqual(view.representedElementCategory, .supplementaryView)
    expectEqual(view.representedElementKind, "a")
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: [0])
    expectEqual(decoration.representedElementCategory, .decorationView)
    expectEqual(decoration.representedElementKind, "b")
  }

  @Test("frames follow center, size and transform")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = r(10, 20, 30, 40)
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    expectEqual(attributes.bounds, r(0, 0, 30, 40))
    attributes.size = CGSize(width: 10, height: 10)
    expectEqual(attributes.frame, r(20, 35, 10, 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(attributes.frame, r(15, 25, 20, 30))
    expectEqual(attributes.size, CGSize(width: 10, height: 10))
    attributes.frame = r(0, 0, 40, 60)
    expectEqual(attributes.size, CGSize(width: 20, height: 20))
    expectEqual(attributes.center, CGPoint(x: 20, y: 30))
  }

  @Test("3D transforms are copied, compared, and projected to affine transforms")
  func space() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = r(0, 0, 20, 40)
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    expectEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(attributes.frame, r(-10, -40, 40, 120))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    expectEqual(copy, attributes)
    expectEqual(copy.transform3D.m33, 4)
    copy.transform3D = CATransform3DMakeScale(2, 3, 5)
    #expect(copy != attributes)
    copy.transform = .identity
    #expect(CATransform3DIsIdentity(copy.transform3D))
    expectEqual(copy.frame, r(0, 0, 20, 40))
    let view = UICollectionReusableView(frame: .zero)
    view.place(by: attributes, from: .zero)
    expectEqual(view.transform3D.m33, 4)
    expectEqual(view.bounds.size, CGSize(width: 20, height: 40))
    view.place(by: copy, from: .zero)
    #expect(CATransform3DIsIdentity(view.transform3D))
    expectEqual(view.frame, r(0, 0, 20, 40))
  }

  /// Attributes with a property of their own.
  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tinted, super.isEqual(object) else { return false }
      return MainActor.assumeIsolated { tint == other.tint }
    }
  }

  @Test("copies have the same class and are equal until one changes")
  func copies() {
    let attributes = Tinted(forSupplementaryViewOfKind: "a", with: [0, 1])
    attributes.frame = r(1, 2, 3, 4)
    attributes.tint = 5
    attributes.alpha = 0.5
    let copy = attributes.copy() as? Tinted
    expectEqual(copy, attributes)
    expectEqual(copy?.tint, 5)
    #expect(copy !== attributes)
    copy?.tint = 6
    #expect(copy != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: [0, 0]) != Tinted(forCellWith: [0, 0]))
  }

  /// A layout of rows with a height of 10.
  private final class Rows: UICollectionViewLayout {
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 30) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = makeAttributes(.cell, kind: nil, at: indexPath)
      attributes.frame = r(0, 10 * CGFloat(indexPath.item), 100, 10)
      return attributes
    }
  }

  @Test("a copy of attributes without a visible animation has none either")
  func immediateCopies() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.isImmediate = true
    #expect(attributes.duplicate().isImmediate)
  }

  @Test("a custom layout has the documented default answers")
  func ownLayout() {
    let layout = Rows()
    let client = FakeClient(layout, [3])
    #expect(layout.collectionView == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: r(0, 0, 1, 1)))
    #expect(layout.layoutAttributesForItem(at: [0, 0]) is Tinted)
    expectEqual(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)), CGPoint(x: 1, y: 2))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    expectEqual(layout.developmentLayoutDirection, .leftToRight)
    layout.invalidateLayout()
    expectEqual(client.contexts.last?.invalidateEverything, true)
    expectEqual(client.contexts.last?.invalidateDataSourceCounts, false)
    expectEqual(
      layout.targetIndexPath(forInteractivelyMovingItem: [0, 0], withPosition: CGPoint(x: 5, y: 25)), [0, 2])
    expectEqual(
      layout.targetIndexPath(forInteractivelyMovingItem: [0, 0], withPosition: CGPoint(x: 5, y: 99)), [0, 0])
    let moving = layout.layoutAttributesForInteractivelyMovingItem(at: [0, 1], withTargetPosition: .zero)
    expectEqual(moving.center, .zero)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    #expect(layout.decorationViews["line"] != nil)
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "line")
    #expect(layout.decorationViews["line"] == nil)
  }

  @Test("inserted items fade in, deleted ones out, moved ones neither")
  func updates() {
    let layout = Rows()
    let client = FakeClient(layout, [3])
    client.displayed[[0, 2]] = layout.layoutAttributesForItem(at: [0, 2])
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.insert, after: [0, 0]), UICollectionViewUpdateItem(.delete, before: [0, 2]),
      UICollectionViewUpdateItem(.move, before: [0, 1], after: [0, 2]),
      UICollectionViewUpdateItem(.insert, after: IndexPath(item: Int.max, section: 4)),
    ])
    let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 0])
    expectEqual(initial?.alpha, 0)
    expectEqual(initial?.frame, r(0, 0, 100, 10))
    expectEqual(layout.initialLayoutAttributesForAppearingItem(at: [4, 7])?.alpha, 0, "with its section")
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 2]) == nil)
    let final = layout.finalLayoutAttributesForDisappearingItem(at: [0, 2])
    expectEqual(final?.alpha, 0)
    expectEqual(final?.frame, r(0, 20, 100, 10))
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 1]) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
  }

  @Test("invalidation contexts accumulate index paths")
  func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "b", at: [[2, 0]])
    expectEqual(context.invalidatedItemIndexPaths, [[0, 1], [0, 2]])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [[0, 0], [1, 0]]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["b": [[2, 0]]])
  }

  @Test("invalidation contexts keep each index path once, in order")
  func repeatedPaths() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 2], [0, 1], [0, 2]])
    context.invalidateItems(at: [[0, 1], [0, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0], [1, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0], [1, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "c", at: [[2, 0], [0, 0], [2, 0]])
    expectEqual(context.invalidatedItemIndexPaths, [[0, 2], [0, 1], [0, 0]])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [[1, 0], [0, 0]], "b": [[1, 0]]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["c": [[2, 0], [0, 0]]])
  }

  @Test("an item that moves interactively is in front, also in a layout without a collection view")
  func movingItem() {
    for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout(), Rows()] {
      let moving = layout.layoutAttributesForInteractivelyMovingItem(
        at: [0, 1], withTargetPosition: CGPoint(x: 5, y: 6))
      expectEqual(moving.indexPath, [0, 1])
      expectEqual(moving.representedElementCategory, .cell)
      expectEqual(moving.center, CGPoint(x: 5, y: 6))
      expectEqual(moving.zIndex, .max)
    }
  }

  @Test("a flow layout without a collection view does not invalidate everything")
  func flowWithoutView() {
    final class Recorder: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Recorder()
    layout.invalidateLayout()
    expectEqual(layout.contexts.last?.invalidateEverything, false)
    let client = FakeClient(layout, [3])
    layout.invalidateLayout()
    expectEqual(layout.contexts.last?.invalidateEverything, true)
    expectEqual(client.contexts.count, 1)
  }
}

@Suite("Compositional layout: definitions")
@MainActor struct DefinitionTests {
  @Test("definitions of one class with equal contents are equal")
  func equality() {
    expectEqual(NSCollectionLayoutDimension.fractionalWidth(0.5), .fractionalWidth(0.5))
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5) != .fractionalHeight(0.5))
    expectEqual(size(.fw(1), 44), size(.fw(1), 44))
    expectEqual(NSCollectionLayoutSpacing.fixed(3), .fixed(3))
    #expect(NSCollectionLayoutSpacing.fixed(3) != .flexible(3))
    let (row, sameRow) = (item(.fw(1), 44), item(.fw(1), 44))
    expectEqual(row, sameRow)
    let (group, sameGroup) = (H(.fw(1), 44, [row]), H(.fw(1), 44, [sameRow]))
    #expect(row != group)
    expectEqual(group, sameGroup)
    let column = V(.fw(1), 44, [row])
    #expect(group != column)
    expectEqual(boundary(1, 2), boundary(1, 2))
    #expect(boundary(1, 2) != boundary(1, 2, pinned: true))
    let (rows, sameRows) = (section(group), section(sameGroup))
    expectEqual(rows, sameRows)
    expectEqual(NSCollectionLayoutDecorationItem.background(elementKind: "a"), .background(elementKind: "a"))
    #expect(NSCollectionLayoutAnchor(edges: .top) != NSCollectionLayoutAnchor(edges: .bottom))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectEqual(configuration, UICollectionViewCompositionalLayoutConfiguration())
    configuration.interSectionSpacing = 3
    #expect(configuration != UICollectionViewCompositionalLayoutConfiguration())
  }

  @Test("dimensions report their kind")
  func dimensions() {
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 4)
    #expect(uniform.isEstimated)
    #expect(uniform.isUniformAcrossSiblings)
    expectEqual(uniform.dimension, 4)
    #expect(NSCollectionLayoutDimension.estimated(4).isEstimated)
    #expect(!NSCollectionLayoutDimension.estimated(4).isAbsolute)
    #expect(NSCollectionLayoutDimension.absolute(4).isAbsolute)
    expectEqual(NSCollectionLayoutDimension.fractionalHeight(0.25).dimension, 0.25)
  }

  @Test("default values match the documentation")
  func defaults() {
    let group = H(.fw(1), 44, [item(.fw(1), 44)])
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(section.contentInsets, .zero)
    expectEqual(section.interGroupSpacing, 0)
    expectEqual(section.orthogonalScrollingBehavior, .none)
    expectEqual(section.contentInsetsReference, .automatic)
    #expect(section.supplementariesFollowContentInsets)
    expectEqual(boundary(1, 1).zIndex, 1)
    expectEqual(NSCollectionLayoutDecorationItem.background(elementKind: "").zIndex, 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectEqual(configuration.scrollDirection, .vertical)
    expectEqual(configuration.contentInsetsReference, .safeArea)
    #expect(UICollectionViewCompositionalLayout(section: section).flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("layouts copy their definitions; later changes have no effect")
  func copies() {
    let cell = item(.fw(1), .fh(1))
    let group = H(.fw(1), 44, [cell])
    let section = section(group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    cell.contentInsets = insets(1, 1, 1, 1)
    group.interItemSpacing = .fixed(9)
    section.interGroupSpacing = 50
    let client = FakeClient(layout, [2])
    layout.prepare()
    expectEqual(client.cells, [r(0, 0, 320, 44), r(0, 44, 320, 44)])
    let read = layout.configuration
    read.interSectionSpacing = 10
    expectEqual(layout.configuration.interSectionSpacing, 0)
    layout.configuration = read
    expectEqual(layout.configuration.interSectionSpacing, 10)
    expectEqual(client.contexts.last?.invalidateEverything, true)
  }

  @Test("the provider gets the available size; empty sections may be nil")
  func environment() {
    var asked: [(Int, CGSize, CGSize)] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let container = environment.container
      asked.append((number, container.contentSize, container.effectiveContentSize))
      expectEqual(environment.traitCollection.displayScale, 2)
      return number == 1 ? nil : section(H(.fw(1), 44, [item(.fw(1), .fh(1))]))
    }
    let client = FakeClient(layout, [1, 0, 1])
    client.safeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 20)
    layout.prepare()
    expectEqual(asked.map(\.0), [0, 1, 2])
    expectEqual(asked[0].1, CGSize(width: 320, height: 480))
    expectEqual(asked[0].2, CGSize(width: 290, height: 480))
    expectEqual(client.size.height, 88)
  }

  @Test("the next pass notices changed bounds and reference insets")
  func moreRoom() {
    let client = solved(section(H(.fw(1), 44, [item(.fw(1), .fh(1))])), 1)
    client.layoutMargins.left = 50
    client.layout.prepare()
    expectEqual(client.cells, [r(0, 0, 320, 44)], "no section follows the margins")
    client.safeAreaInsets.left = 20
    client.layout.prepare()
    expectEqual(client.cells, [r(20, 0, 300, 44)])
    client.bounds.size.width = 400
    client.layout.prepare()
    expectEqual(client.cells, [r(20, 0, 380, 44)])
  }

  @Test("a group's visual description draws its frames with characters")
  func visualDescription() {
    let group = H(100, 30, [item(.fw(0.5), .fh(1))])
    let drawing = """
      +---------+---------+
      |0        |1        |
      |         |         |
      +---------+---------+
      """
    expectEqual(group.visualDescription(), drawing)
  }

  @Test("insets below 1 are fractions of their container")
  func fractionalInsets() {
    let container = LayoutContainer(
      contentSize: CGSize(width: 200, height: 100), contentInsets: insets(0.1, 5, 0, 0.25))
    expectEqual(container.effectiveContentInsets, insets(10, 5, 0, 50))
    expectEqual(container.effectiveContentSize, CGSize(width: 145, height: 90))
  }

  @Test("right-to-left layouts are mirrored about the content width")
  func rightToLeft() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let grid = section(
      H(.fw(1), 50, [item(100, .fh(1), views: [badge])]), insets: insets(1, 10, 3, 20),
      views: [boundary(60, 10, .topLeading)])
    let client = solved(grid, 3) { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    expectEqual(client.cells, [r(210, 11, 100, 50), r(110, 11, 100, 50), r(210, 61, 100, 50)])
    expectEqual(client.views("header"), [r(250, 0, 60, 10)])
    expectEqual(client.views("badge").first, r(210, 11, 20, 10))
    let atCorner = client.elements(in: r(300, 20, 5, 5)).filter { $0.representedElementCategory == .cell }
    expectEqual(atCorner.map(\.indexPath), [[0, 0]])

    let definition = section(H(100, 50, [item(.fw(1), .fh(1))]), insets: insets(0, 10, 0, 20))
    definition.orthogonalScrollingBehavior = .continuous
    let scrolling = solved(definition, 8) { $0.effectiveUserInterfaceLayoutDirection = .rightToLeft }
    let layout = scrolling.layout as? UICollectionViewCompositionalLayout
    layout?.setOrthogonalOffset(30, inSection: 0)
    expectEqual(scrolling.cell(0), r(210, 0, 100, 50))
    expectEqual(layout?.layoutAttributesForItem(at: [0, 0]).map { layout!.shownFrame(of: $0) }, r(240, 0, 100, 50))
    expectEqual(layout?.orthogonalSection(0)?.content, r(-490, 0, 800, 50))
    expectEqual(layout?.orthogonalSection(0)?.frame, r(20, 0, 290, 50))

    let wide = solved(section(V(100, .fh(1), [item(.fw(1), .fh(1))])), 5, horizontally: true) {
      $0.effectiveUserInterfaceLayoutDirection = .rightToLeft
    }
    expectEqual(wide.cells.map(\.minX), [400, 300, 200, 100, 0])
    expectEqual(wide.elements(in: r(400, 0, 100, 480)).map(\.indexPath.item), [0])
  }

  @Test("mirrored content keeps its position when a size changes")
  func mirroredCorrections() {
    let client = solved(section(V(.est(100), .fh(1), [item(.est(100), .fh(1))])), 10, horizontally: true) {
      $0.effectiveUserInterfaceLayoutDirection = .rightToLeft
    }
    client.setBounds(r(400, 0, 320, 480))
    func correct(_ number: Int) -> CGFloat {
      let original = client.layout.layoutAttributesForItem(at: [0, number])!
      let wish = original.duplicate()
      wish.size.width = 130
      return client.layout.invalidationContext(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: original
      ).contentOffsetAdjustment.x
    }
    expectEqual(correct(0), 0, "items before the visible part are to its right")
    expectEqual(correct(9), 30)
  }
}

@Suite("Compositional layout: programmer errors")
@MainActor struct LayoutErrorTests {
  /// True if a child process ended with a message.
  private static func says(_ words: String, _ result: ExitTest.Result?) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  @Test("a group without subitems is fatal")
  func noSubitems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = H(.fw(1), 44, []) }
    }
    #expect(Self.says("At least 1 subitem is required for a group", result))
  }

  @Test("a repeat count of zero is fatal")
  func noCount() async {
    let horizontal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fw(1), 44), subitem: item(1, 1), count: 0)
      }
    }
    #expect(Self.says("A repeating horizontal group should specify a count >= 1", horizontal))
    let vertical = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.vertical(layoutSize: size(.fw(1), 44), repeatingSubitem: item(1, 1), count: 0)
      }
    }
    #expect(Self.says("A repeating vertical group should specify a count >= 1", vertical))
  }

  @Test("a nil section that has items is fatal")
  func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        withExtendedLifetime(FakeClient(layout, [1])) { layout.prepare() }
      }
    }
    #expect(
      Self.says(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error.", result))
  }

  @Test("two boundary views of one kind are fatal")
  func duplicateKinds() async {
    let words = "Error: Every supplementary must have a unique elementKind: duplicates detected: (header)"
    let inSection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = solved(
          section(H(.fw(1), 44, [item(.fw(1), .fh(1))]), views: [boundary(.fw(1), 1), boundary(.fw(1), 1, .bottom)]), 1)
      }
    }
    #expect(Self.says(words, inSection))
    let inLayout = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = solved(
          section(H(.fw(1), 44, [item(.fw(1), .fh(1))])), 1,
          views: [boundary(.fw(1), 1), boundary(.fw(1), 1, .bottom)])
      }
    }
    #expect(Self.says(words, inLayout))
  }

  @Test("a negative item size of a flow layout is fatal")
  func negativeSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: -1, height: 10)
        withExtendedLifetime(FakeClient(layout, [1])) { layout.prepare() }
      }
    }
    #expect(Self.says("negative sizes are not supported in the flow layout", result))
  }

  @Test("invalid estimates and sections without space are logged")
  func logs() {
    let lines = loggedMessages {
      _ = NSCollectionLayoutDimension.estimated(0)
      _ = solved(section(H(.fw(1), 44, [item(400, .fh(1))])), 3)
    }
    #expect(
      lines.contains(
        "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call "
          + "site."))
    #expect(lines.contains { $0.hasPrefix("Section 0 shows nothing") })
  }
}
