import Expectations
import Foundation
import LayoutNotation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// An orthogonal section of squares of 100 points above full-width rows, in a view of 300 x 220 points.
@MainActor
struct ShownOrthogonalSection {
  let shown: ShownNotes
  let layout: UICollectionViewCompositionalLayout

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20, insets: CGFloat = 0,
    rightToLeft: Bool = false, _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    shown = ShownNotes([(0..<count).map(String.init), (0..<50).map { "row \($0)" }])
    layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: section == 0 ? .absolute(100) : .fractionalWidth(1), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let result = NSCollectionLayoutSection(group: group)
      guard section == 0 else { return result }
      result.orthogonalScrollingBehavior = behavior
      result.contentInsets.leading = insets
      result.contentInsets.trailing = insets
      change(result)
      return result
    }
    if rightToLeft { shown.view.semanticContentAttribute = .forceRightToLeft }
    shown.view.collectionViewLayout = layout
    shown.layOut()
    shown.forget()
  }

  var view: UICollectionView { shown.view }
  var offset: CGFloat { layout.orthogonalOffset(inSection: 0) }
  var scrollView: OrthogonalScrollView { shown.view.orthogonalScrollViews[0]! }

  /// The scroll information that a host receives for the orthogonal section.
  var scroll: ScrollInfo { scrollView.scrollInfo! }

  /// The x positions of the orthogonal section's cells in the view, by item.
  var places: [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems where path.section == 0 {
      places[path.item] = view.cellForItem(at: path).map { $0.convert($0.bounds, to: view).minX }
    }
    return places
  }

  func wheel(_ width: CGFloat, _ height: CGFloat = 0) {
    shown.shown.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 50, y: 50), delta: CGSize(width: width, height: height))))
    shown.layOut()
  }

  func drag(by distance: CGFloat, from start: CGFloat = 150, steps: Int = 4, lifting: Bool = true) {
    shown.shown.drag(
      from: CGPoint(x: start, y: 50), to: CGPoint(x: start + distance, y: 50), steps: steps, lifting: lifting)
    shown.layOut()
  }
}

@MainActor @Suite struct OrthogonalSectionTests {
  // MARK: Touches

  @Test("cells in the insets of the section stay visible: hosts show the content up to the edges of the view")
  func margins() {
    let section = ShownOrthogonalSection(.continuous, insets: 16)
    expectEqual(section.scroll.margins, ScrollInfo.Margins(before: 16, after: 16))
    section.scrollView.contentOffset.x = 50
    expectEqual(section.scroll.margins, ScrollInfo.Margins(before: 16, after: 16))
    expectEqual(section.view.scrollInfo?.margins, ScrollInfo.Margins())
  }

  @Test("a drag along an orthogonal section scrolls it, not the content")
  func finger() {
    let it = ShownOrthogonalSection(.continuous)
    expectEqual(it.places, [0: 0, 1: 100, 2: 200])
    it.drag(by: -150, from: 250, lifting: false)
    expectEqual(it.offset, 150)
    expectEqual(it.view.contentOffset, .zero)
    expectEqual(it.places, [1: -50, 2: 50, 3: 150, 4: 250])
  }

  @Test("a paging orthogonal section rests at a group")
  func paging() async {
    let it = ShownOrthogonalSection(.groupPaging)
    it.drag(by: -70, from: 250)
    await it.shown.settle()
    expectEqual(it.offset, 100)
  }

  @Test("a drag across an orthogonal section scrolls the content")
  func across() {
    let it = ShownOrthogonalSection(.continuous)
    it.shown.shown.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 30), lifting: false)
    expectEqual(it.offset, 0)
    expectEqual(it.view.contentOffset.y, 60)
  }

  @Test("taps hit an orthogonal section's cells, also in the section's insets")
  func taps() {
    let it = ShownOrthogonalSection(.continuous, insets: 50)
    it.drag(by: -120, from: 250, lifting: false)
    it.shown.shown.touch(.cancelled, 130, 50)
    expectEqual(it.places, [0: -70, 1: 30, 2: 130, 3: 230])
    it.shown.shown.tap(10, 50)
    it.shown.shown.tap(295, 50)
    it.shown.shown.tap(150, 50)
    expectEqual(it.shown.notes.calls("didSelect"), ["didSelect (0 - 0)", "didSelect (0 - 3)", "didSelect (0 - 2)"])
    expectEqual(it.view.indexPathForItem(at: CGPoint(x: 40, y: 50)), IndexPath(1))
  }

  @Test("orthogonal scrolling requests only new cells")
  func cost() {
    let it = ShownOrthogonalSection(.continuous, count: 1_000_000)
    let first = it.shown.cell(1)
    first?.applied = nil
    it.drag(by: -60, lifting: false)
    expectEqual(it.shown.notes.calls("cell"), ["cell (0 - 3)"])
    #expect(first?.applied == nil)
    expectEqual(it.scrollView.subviews.count, 4)
  }

  // MARK: Bouncing

  @Test(
    "an orthogonal section bounces according to its properties",
    arguments: [
      (.automatic, 20, true), (.automatic, 2, false), (.always, 2, true), (.never, 20, false), (.never, 2, false),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, Int, Bool)])
  func bounce(_ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, count: Int, bounces: Bool) async
  {
    let it = ShownOrthogonalSection(.continuous, count: count) { $0.orthogonalScrollingProperties.bounce = bounce }
    it.drag(by: 80, from: 50, lifting: false)
    expectEqual((it.offset < -10), bounces)
    expectEqual((it.places[0]! > 10), bounces)
    it.shown.shown.touch(.ended, 130, 50)
    await it.shown.settle()
    it.shown.layOut()
    expectEqual(it.offset, 0)
    expectEqual(it.places[0], 0)
  }

  @Test("a fast deceleration rate stops sooner; group paging is fast by default")
  func decelerationRate() async {
    func way(
      _ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate,
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) async -> (offset: CGFloat, rate: UIScrollView.DecelerationRate) {
      let it = ShownOrthogonalSection(behavior, count: 1000) {
        $0.orthogonalScrollingProperties.decelerationRate = rate
      }
      it.drag(by: -120, from: 250)
      await it.shown.settle()
      return (it.offset, it.scrollView.decelerationRate)
    }
    let (automatic, normal, fast) = (await way(.automatic), await way(.normal), await way(.fast))
    expectEqual(automatic.offset, normal.offset)
    #expect(fast.offset > 120)
    #expect(fast.offset < normal.offset / 2)
    await expectEqual(way(.automatic, .groupPaging).rate, .fast)
    await expectEqual(way(.normal, .groupPaging).rate, .normal)
    await expectEqual(way(.automatic, .continuousGroupLeadingBoundary).rate, .normal)
  }

  // MARK: Wheels and keys

  @Test("a wheel scrolls the orthogonal section, which then snaps")
  func wheel() async {
    let it = ShownOrthogonalSection(.groupPaging)
    it.wheel(130)
    expectEqual(it.offset, 130)
    await it.shown.settle()
    expectEqual(it.offset, 100)
    it.wheel(0, 40)
    expectEqual(it.view.contentOffset.y, 40)
  }

  @Test("one wheel notch turns a page of a paging section")
  func wheelPages() async {
    let it = ShownOrthogonalSection(.paging)
    it.wheel(48)
    await it.shown.settle()
    expectEqual(it.offset, 300)
    it.wheel(-48)
    await it.shown.settle()
    expectEqual(it.offset, 0)
    it.wheel(-48)
    await it.shown.settle()
    expectEqual(it.offset, 0)
  }

  @Test("arrows move the focus through an orthogonal section and scroll it")
  func arrows() {
    let it = ShownOrthogonalSection(.groupPaging)
    let scene = it.shown.shown
    scene.press(.right)
    var offsets: [CGFloat] = []
    for _ in 0..<4 {
      scene.press(.right)
      it.shown.layOut()
      offsets.append(it.offset)
    }
    expectEqual(it.view.focusedPath, IndexPath(4))
    expectEqual(offsets, [0, 0, 100, 200])
    scene.press(.down)
    expectEqual(it.view.focusedPath?.section, 1)
    expectEqual(it.offset, 200)
  }

  @Test("page keys scroll the content while an orthogonal section has focus")
  func pageKeys() {
    let it = ShownOrthogonalSection(.continuous)
    it.shown.shown.press(.right)
    it.shown.shown.press(.pageDown)
    expectEqual(it.view.contentOffset.y, 220)
  }

  @Test("without focus, arrows scroll the middle orthogonal section")
  func arrowsWithoutFocus() {
    let it = ShownOrthogonalSection(.paging)
    it.view.allowsSelection = false
    it.shown.shown.press(.right)
    expectEqual(it.offset, 300)
    it.shown.shown.press(.left)
    expectEqual(it.offset, 0)
    it.shown.shown.press(.down)
    expectEqual(it.view.contentOffset.y, 48)
  }

  // MARK: Programmatic scrolling

  @Test("scrollToItem scrolls an orthogonal section too")
  func scrollToItem() {
    let it = ShownOrthogonalSection(.continuous)
    it.view.scrollToItem(at: IndexPath(10), at: .top, animated: false)
    expectEqual(it.offset, 800)
    it.view.scrollToItem(at: IndexPath(10), at: .left, animated: false)
    expectEqual(it.offset, 1000)
    it.view.scrollToItem(at: IndexPath(10), at: .centeredHorizontally, animated: false)
    expectEqual(it.offset, 900)
    it.view.scrollToItem(at: IndexPath(10), at: .right, animated: false)
    expectEqual(it.offset, 800)
    expectEqual(it.places, [8: 0, 9: 100, 10: 200])
  }

  @Test("scrollToItem in a paging section stops at the item's page")
  func scrollToPage() {
    let it = ShownOrthogonalSection(.paging)
    it.view.scrollToItem(at: IndexPath(10), at: [], animated: false)
    expectEqual(it.offset, 900)
    it.view.scrollToItem(at: IndexPath(19), at: [], animated: false)
    expectEqual(it.offset, 1700)
  }

  // MARK: Hosts

  @Test("an orthogonal section is a scrollable node with stops")
  func node() {
    let it = ShownOrthogonalSection(.groupPagingCentered)
    expectEqual(it.scroll.contentSize, CGSize(width: 2000, height: 100))
    expectEqual(it.scroll.axes, .horizontal)
    #expect(it.scroll.showsIndicators.isEmpty)
    expectEqual(it.scroll.minimumOffset.x, -100)
    expectEqual(it.scroll.maximumOffset.x, 1800)
    expectEqual(it.scroll.offset.x, -100)
    expectEqual(it.scroll.horizontalStops, ScrollInfo.Stops(offsets: [-100, 0, 100, 200, 300], isOneAtATime: true))
    #expect(it.scroll.verticalStops == nil)
    let node = it.shown.shown.scene.currentFrame().root.node(of: it.scrollView.nodeID)
    expectEqual(node?.scroll, it.scroll)
    expectEqual(node?.children.count, 2)
    expectEqual(node?.style.clips, false)
  }

  @Test("behaviours with stops report them", arguments: 1...5)
  func stops(behavior: Int) {
    let it = ShownOrthogonalSection(UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: behavior)!)
    let stops = it.scroll.horizontalStops
    switch it.scrollView.section.behavior {
    case .none, .continuous: #expect(stops == nil)
    case .continuousGroupLeadingBoundary:
      expectEqual(stops?.isOneAtATime, false)
      expectEqual(stops?.offsets.prefix(2), [0, 100])
    case .paging:
      expectEqual(stops?.isOneAtATime, true)
      expectEqual(stops?.offsets.prefix(2), [0, 300])
    case .groupPaging:
      expectEqual(stops?.isOneAtATime, true)
      expectEqual(stops?.offsets.prefix(2), [0, 100])
    case .groupPagingCentered:
      expectEqual(stops?.isOneAtATime, true)
      expectEqual(stops?.offsets.prefix(2), [-100, 0])
    }
  }

  @Test("a host's offset applies unless its revision is outdated")
  func hostScrolls() {
    let it = ShownOrthogonalSection(.continuous)
    let revision = it.scroll.revision
    func send(_ x: CGFloat, _ revision: Int) {
      it.shown.shown.connection.send(.scrolled(it.scrollView.nodeID, offset: CGPoint(x: x, y: 0), revision: revision))
      it.shown.layOut()
    }
    send(350, revision)
    expectEqual(it.offset, 350)
    expectEqual(it.scroll.revision, revision)
    expectEqual(it.places, [3: -50, 4: 50, 5: 150, 6: 250])
    it.view.scrollToItem(at: IndexPath(0), at: .left, animated: false)
    #expect(it.scroll.revision > revision)
    send(500, revision)
    expectEqual(it.offset, 0)
  }

  // MARK: Updates

  @Test("cells leave a section that stops scrolling orthogonally")
  func sectionThatStopsScrolling() async throws {
    let it = ShownOrthogonalSection(.continuous)
    it.drag(by: -150, from: 250, lifting: false)
    it.shown.shown.touch(.cancelled, 100, 50)
    let (scrollView, cell) = (it.scrollView, try #require(it.shown.cell(2)))
    it.shown.notes.sections.insert([], at: 0)
    it.view.insertSections([0])
    #expect(it.view.orthogonalScrollViews.isEmpty)
    #expect(it.shown.cell(2, 1) === cell)
    #expect(cell.superview === it.view)
    await it.shown.settle()
    #expect(scrollView.superview == nil)
  }

  @Test("a moved orthogonal section keeps its offset")
  func movedSection() throws {
    let it = ShownOrthogonalSection(.continuous)
    let both = UICollectionViewCompositionalLayout { _, _ in
      let square = section(H(100, 100, [item(.fw(1), .fh(1))]))
      square.orthogonalScrollingBehavior = .continuous
      return square
    }
    it.view.collectionViewLayout = both
    it.shown.layOut()
    it.drag(by: -150, from: 250, lifting: false)
    it.shown.shown.touch(.cancelled, 100, 50)
    let (scrollView, cell) = (it.scrollView, try #require(it.shown.cell(2)))
    it.shown.notes.sections.swapAt(0, 1)
    it.view.moveSection(0, toSection: 1)
    expectEqual(both.orthogonalOffset(inSection: 1), 150)
    #expect(it.view.orthogonalScrollViews[1] === scrollView)
    #expect(it.shown.cell(2, 1) === cell)
    #expect(cell.superview === scrollView)
    expectEqual(cell.convert(cell.bounds, to: it.view), CGRect(x: 50, y: 100, width: 100, height: 100))
  }

  @Test("an item that leaves an orthogonal section moves from its visible position")
  func itemLeaves() throws {
    let it = ShownOrthogonalSection(.continuous)
    it.drag(by: -150, from: 250, lifting: false)
    it.shown.shown.touch(.cancelled, 100, 50)
    let cell = try #require(it.shown.cell(2))
    var frames: [Frame] = []
    it.shown.shown.connection.onChange = { frames.append(it.shown.shown.connection.frame()) }
    _ = it.shown.shown.scene.performTurnIfNeeded()
    let text = it.shown.notes.sections[0].remove(at: 2)
    it.shown.notes.sections[1].insert(text, at: 0)
    it.view.moveItem(at: IndexPath(2), to: IndexPath(0, 1))
    #expect(it.shown.cell(0, 1) === cell)
    #expect(cell.superview === it.view)
    expectEqual(cell.frame, CGRect(x: 0, y: 100, width: 300, height: 100))
    _ = it.shown.shown.scene.performTurnIfNeeded()
    let way = frames.last?.transitions.first { $0.node == cell.nodeID }
    expectEqual(way?.kind, .moved(from: CGRect(x: 50, y: 0, width: 100, height: 100)))
  }

  @Test("a deleted orthogonal section disappears with its cells")
  func deletedSection() async {
    let it = ShownOrthogonalSection(.continuous)
    let scrollView = it.scrollView
    let cells = scrollView.subviews
    it.shown.notes.sections.removeFirst()
    it.view.deleteSections([0])
    #expect(cells.allSatisfy { $0.superview === scrollView && $0.alpha == 0 })
    await it.shown.settle()
    #expect(scrollView.superview == nil)
    #expect(scrollView.subviews.isEmpty)
    expectEqual(it.places.keys.sorted(), [0, 1, 2], "the former second section now scrolls orthogonally")
  }

  @Test("a decelerating section that scrolls away rests at its target")
  func scrollingAway() {
    let it = ShownOrthogonalSection(.groupPaging)
    it.drag(by: -70, from: 250)
    let scrollView = it.scrollView
    #expect(scrollView.isDecelerating)
    it.view.contentOffset.y = 400
    it.shown.layOut()
    #expect(scrollView.superview == nil)
    #expect(it.view.orthogonalScrollViews.isEmpty)
    expectEqual(it.offset, 100)
    it.view.contentOffset.y = 0
    it.shown.layOut()
    expectEqual(it.places, [1: 0, 2: 100, 3: 200])
  }

  // MARK: Right to left

  @Test("right to left, an orthogonal section starts at the right")
  func rightToLeft() async {
    let it = ShownOrthogonalSection(.groupPaging, rightToLeft: true)
    expectEqual(it.places, [0: 200, 1: 100, 2: 0])
    expectEqual(it.scroll.minimumOffset.x, 0)
    expectEqual(it.scroll.maximumOffset.x, 1700)
    expectEqual(it.scroll.offset.x, 1700)
    expectEqual(it.scroll.horizontalStops?.offsets.suffix(2), [1600, 1700])
    it.drag(by: 70, from: 50)
    await it.shown.settle()
    it.shown.layOut()
    expectEqual(it.offset, 100)
    expectEqual(it.places, [1: 200, 2: 100, 3: 0])
    it.view.scrollToItem(at: IndexPath(10), at: .right, animated: false)
    expectEqual(it.places[10], 200)
    it.wheel(-48)
    await it.shown.settle()
    expectEqual(it.offset, 1100)
  }

  @Test("right to left, a short orthogonal section is at the leading edge")
  func shortRightToLeft() {
    let it = ShownOrthogonalSection(.continuous, count: 2, rightToLeft: true)
    expectEqual(it.places, [0: 200, 1: 100])
    #expect(it.scroll.axes.isEmpty)
  }
}

extension RenderNode {
  /// The node with the given identity in this subtree, or nil.
  func node(of id: NodeID) -> RenderNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(of: id) { return found }
    }
    return nil
  }
}
