import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Layouts as apps write them, in a collection view.
@MainActor @Suite struct CustomLayoutTests {
  // MARK: A waterfall

  final class TintedAttributes: UICollectionViewLayoutAttributes {
    var column = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TintedAttributes)?.column = column
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? TintedAttributes else { return false }
      return MainActor.assumeIsolated { column == other.column } && super.isEqual(object)
    }
  }

  final class WaterfallContext: UICollectionViewLayoutInvalidationContext {
    /// The first item whose attributes are invalid.
    var firstItem = 0
  }

  /// Two columns; each item goes to the shorter one. Attributes are cached, and recomputed from an invalid item on.
  final class Waterfall: UICollectionViewLayout {
    var heights: (Int) -> CGFloat = { CGFloat(30 + $0 * 37 % 50) }
    var placed: [TintedAttributes] = []
    var placements = 0
    private var valid = 0

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    override class var invalidationContextClass: AnyClass { WaterfallContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything || context.invalidateDataSourceCounts {
        valid = 0
      } else if let first = (context as? WaterfallContext)?.firstItem {
        valid = min(valid, first)
      }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      guard let collectionView else { return }
      placed = Array(placed.prefix(valid))
      for item in placed.count..<collectionView.numberOfItems(inSection: 0) {
        placements += 1
        let column = bottom(of: 0) <= bottom(of: 1) ? 0 : 1
        let attributes = TintedAttributes(forCellWith: IndexPath(item))
        attributes.column = column
        attributes.frame = CGRect(x: CGFloat(column) * 150, y: bottom(of: column), width: 150, height: heights(item))
        placed.append(attributes)
      }
      valid = placed.count
    }

    private func bottom(of column: Int) -> CGFloat { placed.last { $0.column == column }?.frame.maxY ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: max(bottom(of: 0), bottom(of: 1)))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      placed.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      placed[path.item]
    }
  }

  func shown(_ items: Range<Int>, _ layout: UICollectionViewLayout) -> ShownNotes {
    let shown = ShownNotes(items, laysOut: false)
    shown.view.collectionViewLayout = layout
    shown.layOut()
    shown.forget()
    return shown
  }

  @Test("a waterfall fills the shorter column and makes visible cells only")
  func waterfall() throws {
    let layout = Waterfall()
    let shown = shown(0..<100, layout)
    // Heights are 30, 67, 54, 41, 78, 65, ...
    expectEqual(shown.cell(0)?.frame, CGRect(x: 0, y: 0, width: 150, height: 30))
    expectEqual(shown.cell(1)?.frame, CGRect(x: 150, y: 0, width: 150, height: 67))
    expectEqual(shown.cell(2)?.frame, CGRect(x: 0, y: 30, width: 150, height: 54))
    expectEqual(shown.cell(3)?.frame, CGRect(x: 150, y: 67, width: 150, height: 41))
    expectEqual(shown.view.contentSize, layout.collectionViewContentSize)
    expectEqual(shown.view.visibleCells.count, layout.placed.filter { $0.frame.minY < 220 }.count)
    shown.view.contentOffset.y = shown.view.contentSize.height - 220
    shown.layOut()
    #expect(shown.cell(99) != nil)
    #expect(shown.cell(0) == nil)
  }

  @Test("cells get attributes of the layout's own class")
  func attributes() throws {
    let shown = shown(0..<4, Waterfall())
    expectEqual((shown.cell(0)?.applied as? TintedAttributes)?.column, 0)
    expectEqual((shown.cell(3)?.applied as? TintedAttributes)?.column, 1)
    let asked = shown.view.layoutAttributesForItem(at: IndexPath(1)) as? TintedAttributes
    expectEqual(asked?.column, 1)
  }

  @Test("attributes that differ in a custom property are applied again")
  func ownValues() throws {
    let layout = Waterfall()
    let shown = shown(0..<4, layout)
    let cell = try #require(shown.cell(1))
    cell.applied = nil
    layout.placed[1].column = 7
    layout.invalidateLayout(
      with: {
        let context = WaterfallContext()
        context.firstItem = 4
        return context
      }())
    shown.layOut()
    expectEqual((cell.applied as? TintedAttributes)?.column, 7)
    #expect(shown.cell(0)?.applied != nil)
  }

  @Test("attributes changed in place move cells in the next pass")
  func changedInPlace() throws {
    let layout = Waterfall()
    let shown = shown(0..<4, layout)
    layout.placed[0].frame.origin.x = 20
    expectEqual(shown.cell(0)?.frame.minX, 0)
    expectEqual(shown.cell(0)?.applied?.frame.minX, 0)
    let context = WaterfallContext()
    context.firstItem = 4
    layout.invalidateLayout(with: context)
    shown.layOut()
    expectEqual(shown.cell(0)?.frame.minX, 20)
  }

  @Test("a custom context limits what the layout recomputes")
  func contexts() {
    let layout = Waterfall()
    let shown = shown(0..<100, layout)
    expectEqual(layout.placements, 100)
    let context = WaterfallContext()
    context.firstItem = 90
    layout.invalidateLayout(with: context)
    layout.invalidateLayout(with: context)
    shown.layOut()
    expectEqual(layout.placements, 110, "once, after two invalidations")
    layout.invalidateLayout()
    shown.layOut()
    expectEqual(layout.placements, 210)
    shown.view.contentOffset.y = 50
    shown.layOut()
    expectEqual(layout.placements, 210, "scrolling invalidates nothing unless the layout says so")
    #expect(type(of: layout.invalidationContext(forBoundsChange: .zero)) == WaterfallContext.self)
  }

  @Test("contexts of reloads and updates invalidate the data source counts")
  func counts() {
    final class Listening: RecordingContextLayout {}
    let layout = Listening()
    let shown = shown(0..<3, layout)
    layout.contexts = []
    shown.view.reloadData()
    shown.layOut()
    expectEqual(layout.contexts.last, [true, true])
    shown.notes.sections = [["0", "1"]]
    shown.view.deleteItems(at: [IndexPath(2)])
    expectEqual(layout.contexts.last, [false, true])
    layout.invalidateLayout()
    expectEqual(layout.contexts.last, [true, false])
    shown.view.frame.size.width = 200
    expectEqual(layout.contexts.last, [false, false])
  }

  @Test("size adjustments apply before prepare, offset adjustments after it")
  func adjustments() {
    final class Adjusting: RecordingContextLayout {
      var sizesInPrepare: [CGFloat] = []
      override func prepare() { sizesInPrepare.append(collectionView?.contentSize.height ?? 0) }
    }
    let layout = Adjusting()
    let shown = shown(0..<20, layout)
    shown.view.contentOffset.y = 100
    shown.layOut()
    layout.sizesInPrepare = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 40)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    layout.invalidateLayout(with: context)
    expectEqual(shown.view.contentOffset.y, 100, "unchanged until the next pass")
    shown.layOut()
    expectEqual(layout.sizesInPrepare, [1040])
    expectEqual(shown.view.contentSize.height, 1000, "the layout's size replaces the adjusted one")
    expectEqual(shown.view.contentOffset.y, 130)
  }

  // MARK: A circle

  /// Items on a circle about the center of 300 x 220 points; they appear from the center and disappear into it.
  final class Circle: UICollectionViewLayout {
    var log: [String] = []
    var ring = false

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let cells = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath($0))
      }
      return cells + [layoutAttributesForDecorationView(ofKind: "ring", at: IndexPath(0))].compactMap { $0 }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 1
      let angle = 2 * CGFloat.pi * CGFloat(path.item) / CGFloat(count)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.size = CGSize(width: 40, height: 40)
      attributes.center = CGPoint(x: 150 + (90 * cos(angle)).rounded(), y: 110 + (90 * sin(angle)).rounded())
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard ring else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 60, y: 20, width: 180, height: 180)
      attributes.zIndex = -1
      return attributes
    }

    private func atMiddle(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
      attributes?.center = CGPoint(x: 150, y: 110)
      return attributes
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.item)")
      return atMiddle(super.initialLayoutAttributesForAppearingItem(at: path))
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.item)")
      return atMiddle(super.finalLayoutAttributesForDisappearingItem(at: path))
    }

    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
      log.append("insert \(kind)")
      return inserted
    }
    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      log.append("delete \(kind)")
      return deleted
    }
  }

  @Test("items appear and disappear at the layout's initial and final attributes")
  func circle() async throws {
    let layout = Circle()
    let shown = shown(0..<4, layout)
    expectEqual(shown.cell(0)?.center, CGPoint(x: 240, y: 110))
    expectEqual(shown.cell(1)?.center, CGPoint(x: 150, y: 200))
    let (goes, stays) = (try #require(shown.cell(0)), try #require(shown.cell(1)))
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    shown.notes.sections = [["1", "2", "3", "4"]]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(0)])
      shown.view.insertItems(at: [IndexPath(3)])
    }
    expectEqual(layout.log, ["final 0", "initial 3"])
    expectEqual(goes.center, CGPoint(x: 150, y: 110))
    expectEqual(goes.alpha, 0)
    expectEqual(stays.center, CGPoint(x: 240, y: 110))
    let comes = try #require(shown.cell(3))
    expectEqual(comes.center, CGPoint(x: 150, y: 20))
    expectEqual(comes.alpha, 1)
    _ = shown.shown.scene.performTurnIfNeeded()
    let kinds = Dictionary(grouping: frames.last?.transitions ?? [], by: \.node).mapValues { $0.map(\.kind) }
    expectEqual(kinds[comes.nodeID], [.inserted, .moved(from: CGRect(x: 130, y: 90, width: 40, height: 40))])
    expectEqual(kinds[stays.nodeID], [.moved(from: CGRect(x: 130, y: 180, width: 40, height: 40))])
    expectEqual(kinds[goes.nodeID], [.removed])
    await shown.settle()
    #expect(goes.superview == nil)
  }

  @Test("registered decoration views follow the layout's z-index")
  func decorations() throws {
    final class Ring: UICollectionReusableView {}
    let layout = Circle()
    layout.ring = true
    layout.register(Ring.self, forDecorationViewOfKind: "ring")
    let shown = shown(0..<4, layout)
    let ring = try #require(shown.view.subviews.first as? Ring)
    expectEqual(ring.frame, CGRect(x: 60, y: 20, width: 180, height: 180))
    #expect(shown.notes.calls("view").isEmpty, "no call of the data source")
    #expect(shown.view.visibleSupplementaryViews(ofKind: "ring").isEmpty)

    let other = Circle()
    other.ring = true
    other.register(UINib { _ in [Ring(frame: .zero)] }, forDecorationViewOfKind: "ring")
    shown.view.collectionViewLayout = other
    #expect(shown.view.subviews.first is Ring)
    #expect(shown.view.subviews.first !== ring)
  }

  @Test("the layout inserts and deletes decoration views during an update")
  func changedDecorations() async throws {
    final class Ring: UICollectionReusableView {}
    let layout = Circle()
    layout.ring = true
    layout.register(Ring.self, forDecorationViewOfKind: "ring")
    let shown = shown(0..<4, layout)
    let first = try #require(shown.view.subviews.first as? Ring)
    func insert(_ text: String) {
      shown.notes.sections[0].append(text)
      shown.view.insertItems(at: [IndexPath(shown.notes.sections[0].count - 1)])
    }
    insert("4")
    expectEqual(layout.log, ["insert ring", "delete ring", "initial 4"])
    #expect(first.superview === shown.view)
    expectEqual(first.alpha, 1)
    layout.deleted = [IndexPath(0)]
    layout.inserted = [IndexPath(0)]
    insert("5")
    expectEqual(first.alpha, 0)
    let second = try #require(shown.view.subviews.last { $0 is Ring && $0 !== first })
    expectEqual(second.alpha, 1)
    await shown.settle()
    #expect(first.superview == nil)
    #expect(second.superview === shown.view)
  }

  // MARK: A spreadsheet

  /// Sections are rows, items are columns; the first row and the first column stay visible.
  final class Spreadsheet: UICollectionViewLayout {
    static let cell = CGSize(width: 60, height: 20)
    var questions = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 60 * 1000, height: 20 * 1000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      func numbers(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> [Int] {
        [0] + Array(max(1, Int(low / length))...min(999, Int((high / length).rounded(.up)) - 1))
      }
      return numbers(rect.minY, rect.maxY, 20).flatMap { row in
        numbers(rect.minX, rect.maxX, 60).compactMap { layoutAttributesForItem(at: IndexPath($0, row)) }
      }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      questions += 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let offset = collectionView?.contentOffset ?? .zero
      attributes.frame = CGRect(
        origin: CGPoint(
          x: path.item == 0 ? max(0, offset.x) : CGFloat(path.item) * 60,
          y: path.section == 0 ? max(0, offset.y) : CGFloat(path.section) * 20),
        size: Self.cell)
      attributes.zIndex = (path.item == 0 ? 1 : 0) + (path.section == 0 ? 1 : 0)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    // Scrolling ends at whole cells.
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposed.x / 60).rounded() * 60, y: (proposed.y / 20).rounded() * 20)
    }
  }

  @Test("a spreadsheet of a million cells makes only the visible ones")
  func spreadsheet() throws {
    let layout = Spreadsheet()
    let shown = ShownNotes(
      Array(repeating: (0..<1000).map(String.init), count: 1000), laysOut: false)
    shown.view.collectionViewLayout = layout
    shown.layOut()
    expectEqual(shown.view.visibleCells.count, 5 * 11)
    let corner = try #require(shown.cell(0, 0))
    shown.view.contentOffset = CGPoint(x: 30_030, y: 10_010)
    layout.questions = 0
    shown.layOut()
    #expect(shown.cell(0, 0) === corner)
    expectEqual(corner.frame.origin, CGPoint(x: 30_030, y: 10_010))
    expectEqual(shown.cell(0, 501)?.frame.origin, CGPoint(x: 30_030, y: 10_020))
    expectEqual(shown.cell(501, 0)?.frame.origin, CGPoint(x: 30_060, y: 10_010))
    expectEqual(shown.cell(502, 505)?.frame.origin, CGPoint(x: 30_120, y: 10_100))
    #expect(shown.view.visibleCells.count <= 8 * 13)
    #expect(layout.questions <= 3 * 8 * 13, "visible and prefetched cells")
    #expect(shown.view.subviews.last === corner, "the corner is above the edges, which are above the rest")
    expectEqual(shown.view.indexPathForItem(at: CGPoint(x: 30_040, y: 10_015)), IndexPath(0, 0))
  }

  @Test("a layout sets the target offset of a fling")
  func targetOffset() async {
    let layout = Spreadsheet()
    let shown = ShownNotes(
      Array(repeating: (0..<1000).map(String.init), count: 1000), laysOut: false)
    shown.view.collectionViewLayout = layout
    shown.layOut()
    shown.shown.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 85, y: 93))
    await shown.settle()
    let offset = shown.view.contentOffset
    #expect(offset.x > 115)
    #expect(offset.y > 107)
    expectEqual(offset.x.truncatingRemainder(dividingBy: 60), 0)
    expectEqual(offset.y.truncatingRemainder(dividingBy: 20), 0)
  }

  @Test("a layout sets the content offset after an update")
  func targetOffsetAfterUpdate() {
    final class Keeping: RecordingContextLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: proposed.y + 50)
      }
    }
    let shown = shown(0..<20, Keeping())
    shown.view.contentOffset.y = 100
    shown.layOut()
    shown.notes.sections[0].insert("new", at: 0)
    shown.view.insertItems(at: [IndexPath(0)])
    expectEqual(shown.view.contentOffset.y, 150)
    expectEqual(shown.texts.first, "2")
  }
}

/// Rows that record, per invalidation, if everything and if the counts were invalidated.
class RecordingContextLayout: UICollectionViewLayout {
  var contexts: [[Bool]] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append([context.invalidateEverything, context.invalidateDataSourceCounts])
    super.invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: 50 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: IndexPath($0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 50, width: 300, height: 50)
    return attributes
  }
}
