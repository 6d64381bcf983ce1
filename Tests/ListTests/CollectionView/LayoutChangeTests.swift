import Expectations
import Foundation
import LayoutNotation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Changes from one layout to another.
@MainActor @Suite struct LayoutChangeTests {
  /// Rows that record calls, with optional initial attributes.
  final class Told: UICollectionViewLayout {
    let name: String
    let height: CGFloat
    var log: (String) -> Void = { _ in }
    var initialCenter: CGPoint?
    var headerKind: String?

    init(_ name: String, height: CGFloat) {
      self.name = name
      self.height = height
      super.init()
    }
    required init?(coder: NSCoder) { return nil }

    override func prepare() { log("\(name) prepare") }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: height * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let cells = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath($0))
      }
      let headers = headerKind.flatMap { layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(0)) }
      return (cells + (headers.map { [$0] } ?? [])).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * height, width: 300, height: height)
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard kind == headerKind else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
      return attributes
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let initialCenter else { return super.initialLayoutAttributesForAppearingItem(at: path) }
      let attributes = layoutAttributesForItem(at: path)
      attributes?.center = initialCenter
      return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      log("\(name) target \(proposed.y)")
      return proposed
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      log(
        "\(name) to \((newLayout as? Told)?.name ?? "other"), in use \(collectionView?.collectionViewLayout === self)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log(
        "\(name) from \((oldLayout as? Told)?.name ?? "other"), in use \(collectionView?.collectionViewLayout === self)"
      )
    }
    override func finalizeLayoutTransition() { log("\(name) finalize, in use \(collectionView != nil)") }
  }

  final class RecordingCell: UICollectionViewCell {
    var log: (String) -> Void = { _ in }
    override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
      log("cell will")
    }
    override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) { log("cell did") }
  }

  func shown(
    _ layout: UICollectionViewLayout, _ items: Range<Int> = 0..<20, cell: UICollectionViewCell.Type = NoteCell.self
  ) -> ShownNotes {
    let shown = ShownNotes(items, laysOut: false)
    shown.view.register(cell, forCellWithReuseIdentifier: "note")
    shown.view.collectionViewLayout = layout
    shown.layOut()
    shown.forget()
    return shown
  }

  /// The kinds of transitions in the next frame, by view.
  func transitions(of shown: ShownNotes, _ change: () -> Void) -> [NodeID: [NodeTransition.Kind]] {
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    frames = []
    change()
    _ = shown.shown.scene.performTurnIfNeeded()
    return Dictionary(grouping: frames.last?.transitions ?? [], by: \.node).mapValues { $0.map(\.kind) }
  }

  @Test("layouts and views are notified in order; the completion comes last")
  func order() async {
    var log: [String] = []
    let (old, new) = (Told("old", height: 50), Told("new", height: 100))
    let shown = shown(old, 0..<1, cell: RecordingCell.self)
    for layout in [old, new] { layout.log = { log.append($0) } }
    (shown.view.visibleCells.first as? RecordingCell)?.log = { log.append($0) }
    shown.view.setCollectionViewLayout(new, animated: true) { log.append("completion \($0)") }
    #expect(shown.view.collectionViewLayout === new)
    #expect(old.collectionView == nil)
    expectEqual(shown.view.visibleCells.first?.frame.height, 100, "immediately")
    expectEqual(log.last, "new finalize, in use true")
    await shown.settle()
    expectEqual(
      log,
      [
        "old to new, in use true", "new from old, in use true", "cell will", "new prepare", "new target 0.0",
        "old finalize, in use true", "new finalize, in use true", "cell did", "completion true",
      ])
  }

  @Test("cells stay, and only newly visible ones are requested")
  func cellsStay() throws {
    let shown = shown(Told("old", height: 100))
    let first = try #require(shown.cell(1))
    shown.view.setCollectionViewLayout(Told("new", height: 50), animated: true)
    #expect(shown.cell(1) === first)
    expectEqual(first.frame, CGRect(x: 0, y: 50, width: 300, height: 50))
    expectEqual(shown.notes.calls("cell"), ["cell (0 - 3)", "cell (0 - 4)"])
    #expect(shown.notes.calls("didEnd").isEmpty)
    #expect(shown.notes.calls("items").isEmpty)
  }

  @Test("cells move between layouts, and leaving ones end their display afterwards")
  func movements() async throws {
    let shown = shown(Told("old", height: 100))
    let stays = try #require(shown.cell(1))
    let kinds = transitions(of: shown) { shown.view.setCollectionViewLayout(Told("new", height: 50), animated: true) }
    expectEqual(kinds[stays.nodeID], [.moved(from: CGRect(x: 0, y: 100, width: 300, height: 100))])
    let comes = try #require(shown.cell(4))
    expectEqual(kinds[comes.nodeID], [.moved(from: CGRect(x: 0, y: 400, width: 300, height: 100))])

    shown.forget()
    shown.view.setCollectionViewLayout(Told("third", height: 100), animated: true)
    expectEqual(comes.frame, CGRect(x: 0, y: 400, width: 300, height: 100))
    #expect(shown.notes.calls("didEnd").isEmpty)
    #expect(shown.cell(4) == nil)
    await shown.settle()
    expectEqual(shown.notes.calls("didEnd"), ["didEnd (0 - 3)", "didEnd (0 - 4)"])
    #expect(comes.superview == nil)
  }

  @Test("the new layout's initial attributes are where cells appear")
  func initialAttributes() throws {
    let shown = shown(Told("old", height: 100))
    let new = Told("new", height: 50)
    new.initialCenter = CGPoint(x: 0, y: 25)
    let kinds = transitions(of: shown) { shown.view.setCollectionViewLayout(new, animated: true) }
    let comes = try #require(shown.cell(4))
    expectEqual(kinds[comes.nodeID], [.inserted, .moved(from: CGRect(x: -150, y: 0, width: 300, height: 50))])
  }

  @Test("supplementary views of only one layout fade in and out")
  func supplements() throws {
    let (old, new) = (Told("old", height: 50), Told("new", height: 50))
    old.headerKind = "header"
    let shown = shown(old)
    let header = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)))
    var kinds = transitions(of: shown) { shown.view.setCollectionViewLayout(new, animated: true) }
    expectEqual(kinds[header.nodeID], [.removed])
    expectEqual(header.alpha, 0)
    let third = Told("third", height: 50)
    third.headerKind = "header"
    kinds = transitions(of: shown) { shown.view.setCollectionViewLayout(third, animated: true) }
    let other = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)))
    #expect(other !== header)
    expectEqual(kinds[other.nodeID], [.inserted])
    expectEqual(other.alpha, 1)
  }

  @Test("decoration views are replaced although both layouts have the same kind")
  func decorations() async throws {
    final class Old: UICollectionReusableView {}
    final class New: UICollectionReusableView {}
    func layout(_ type: UICollectionReusableView.Type) -> UICollectionViewLayout {
      let rows = section(H(.fw(1), 50, [item(.fw(1), .fh(1))]))
      rows.decorationItems = [.background(elementKind: "background")]
      let layout = UICollectionViewCompositionalLayout(section: rows)
      layout.register(type, forDecorationViewOfKind: "background")
      return layout
    }
    let shown = shown(layout(Old.self))
    #expect(shown.view.subviews.contains { $0 is Old })
    shown.view.setCollectionViewLayout(layout(New.self), animated: true)
    #expect(shown.view.subviews.contains { $0 is New })
    await shown.settle()
    #expect(!shown.view.subviews.contains { $0 is Old })
    shown.view.collectionViewLayout = layout(Old.self)
    #expect(!shown.view.subviews.contains { $0 is New })
  }

  @Test("setting the property changes the layout without animation")
  func property() async {
    let shown = shown(Told("old", height: 100))
    let kinds = transitions(of: shown) { shown.view.collectionViewLayout = Told("new", height: 150) }
    #expect(kinds.isEmpty)
    expectEqual(shown.texts, ["0", "1"])
    expectEqual(shown.notes.calls("didEnd"), ["didEnd (0 - 2)"])
    var finished: Bool?
    shown.view.setCollectionViewLayout(Told("third", height: 50), animated: false) { finished = $0 }
    #expect(finished == nil)
    expectEqual(shown.texts.count, 5)
    await shown.settle()
    expectEqual(finished, true)
  }

  @Test("before the first pass only the completion is called")
  func nothingToShow() async {
    var log: [String] = []
    let (old, new) = (Told("old", height: 50), Told("new", height: 100))
    for layout in [old, new] { layout.log = { log.append($0) } }
    let shown = ShownNotes(0..<3, laysOut: false)
    shown.view.collectionViewLayout = old
    shown.view.setCollectionViewLayout(new, animated: true) { _ in log.append("completion") }
    await shown.settle()
    #expect(log == ["completion", "new prepare"] || log == ["new prepare", "completion"])
    log = []
    shown.view.setCollectionViewLayout(new, animated: true) { _ in log.append("completion") }
    await shown.settle()
    expectEqual(log, ["completion"])
  }

  @Test("the middle item keeps its screen position, or a visible selected one")
  func anchor() {
    let shown = shown(Told("old", height: 50), 0..<50)
    shown.view.contentOffset.y = 1000
    shown.layOut()
    // The middle of the 220 visible points is at 1110, in item 22 from 1100 to 1150.
    shown.view.setCollectionViewLayout(Told("new", height: 100), animated: false)
    expectEqual(shown.view.contentOffset.y, 2125)
    shown.view.collectionViewLayout = Told("third", height: 50)
    shown.view.selectItem(at: IndexPath(20), animated: false, scrollPosition: .top)
    let before = shown.cell(20)!.frame.midY - shown.view.contentOffset.y
    shown.view.collectionViewLayout = Told("fourth", height: 100)
    expectEqual(shown.cell(20)!.frame.midY - shown.view.contentOffset.y, before)
  }

  @Test("content at its start stays there; the delegate can override the offset")
  func offsets() {
    final class Decider: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 300) }
    }
    let shown = shown(Told("old", height: 50), 0..<50)
    shown.view.collectionViewLayout = Told("new", height: 100)
    expectEqual(shown.view.contentOffset, .zero)
    let decider = Decider()
    shown.view.delegate = decider
    shown.view.collectionViewLayout = Told("third", height: 50)
    expectEqual(shown.view.contentOffset.y, 300)
    expectEqual(shown.texts.first, "6")
  }

  @Test("a reload interrupts the change, and the completion gets false")
  func interruption() async {
    let shown = shown(Told("old", height: 100))
    var finished: Bool?
    shown.view.setCollectionViewLayout(Told("new", height: 50), animated: true) { finished = $0 }
    shown.view.reloadData()
    shown.layOut()
    await shown.settle()
    expectEqual(finished, false)
  }

  @Test("a layout set while a cell is made applies in the next pass")
  func duringPass() {
    let shown = ShownNotes(0..<5, laysOut: false)
    shown.view.collectionViewLayout = Told("old", height: 50)
    let new = Told("new", height: 100)
    shown.notes.made = { _, path in if path.item == 2 { shown.view.collectionViewLayout = new } }
    shown.layOut()
    shown.layOut()
    expectEqual(shown.texts, ["0", "1", "2"])
    expectEqual(shown.cell(1)?.frame.minY, 100)
  }

  // MARK: Batches

  @Test("a batch that also sets a layout shows the remaining items")
  func inBatch() {
    let shown = ShownNotes([["a", "b", "c"]])
    shown.view.performBatchUpdates {
      shown.notes.sections = [["b", "c"]]
      shown.view.collectionViewLayout = RowLayout()
      shown.view.deleteItems(at: [IndexPath(0)])
    }
    shown.layOut()
    expectEqual(shown.texts, ["b", "c"])
  }

  @Test("a batch that also sets a layout reconfigures items")
  func reconfiguringInBatch() throws {
    let shown = ShownNotes([["a", "b"]])
    let second = try #require(shown.cell(1))
    shown.view.performBatchUpdates {
      shown.notes.sections = [["a", "B"]]
      shown.view.collectionViewLayout = RowLayout()
      shown.view.reconfigureItems(at: [IndexPath(1)])
    }
    shown.layOut()
    expectEqual(shown.texts, ["a", "B"])
    #expect(shown.cell(1) === second)
  }

  // MARK: Bounds

  @Test("an animated size change is announced to the layout and moves cells")
  func animatedBounds() async throws {
    final class Halves: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("prepare \(oldBounds.width) now \(collectionView?.bounds.width ?? 0)")
      }
      override func finalizeAnimatedBoundsChange() { log.append("finalize") }
    }
    let layout = Halves()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let shown = shown(layout)
    let third = try #require(shown.cell(2))
    let sixth = try #require(shown.cell(5))
    expectEqual(third.frame.minX, 200)
    #expect(layout.log.isEmpty)
    let kinds = transitions(of: shown) {
      UIView.animate(withDuration: 1) { shown.view.frame.size.width = 200 }
    }
    expectEqual(layout.log, ["prepare 300.0 now 200.0", "finalize"])
    expectEqual(third.frame, CGRect(x: 0, y: 100, width: 100, height: 100))
    expectEqual(kinds[third.nodeID], [.moved(from: CGRect(x: 200, y: 0, width: 100, height: 100))])
    #expect(shown.notes.calls("didEnd").isEmpty)
    expectEqual(sixth.frame.minY, 200)
    #expect(shown.cell(5) === sixth)
    shown.view.frame.size.width = 300
    expectEqual(layout.log.count, 2, "no calls outside an animation")
    await shown.settle()
  }
}
