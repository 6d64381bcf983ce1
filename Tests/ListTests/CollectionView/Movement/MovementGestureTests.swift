import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A list of rows with reorder controls, in which every item can be moved.
@MainActor
func shownReorderControls(
  _ items: [[String]], height: CGFloat = 800, pointGrid: CGSize? = nil,
  accessories: [UICellAccessory] = [.reorder(displayed: .always)],
  change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> ShownList {
  let list = ShownList(
    .plain, items, height: height, pointGrid: pointGrid, change: change,
    configure: { cell, _, _ in cell.accessories = accessories })
  list.source.reorderingHandlers.canReorderItem = { _ in true }
  return list
}

extension ShownList {
  /// The item identifiers of the data source, by section.
  var items: [[String]] {
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  func reorderControl(_ item: Int, _ section: Int = 0) -> AccessorySymbolView? {
    cell(item, section)?.subviews.lazy.compactMap { $0 as? AccessorySymbolView }.first {
      $0.reorderControlGestureRecognizer != nil
    }
  }

  /// The center of a row's reorder control, in the window.
  func reorderControlCenter(_ item: Int, _ section: Int = 0) -> CGPoint {
    guard let control = reorderControl(item, section) else { return .zero }
    return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
  }

  func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
    guard let cell = cell(item, section) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }
}

@MainActor @Suite struct MovementGestureTests {
  @Test("a reorder control starts moving its row at the touch position")
  func reorderControl() {
    let list = shownReorderControls([["a", "b", "c", "d"]])
    let cell = list.cell(0)
    let start = list.reorderControlCenter(0)
    list.shown.touch(.began, start.x, start.y + 8)
    expectEqual(cell?.isMoving, true)
    expectEqual(cell?.center.y, 22)
    list.shown.touch(.moved, start.x, start.y + 108)
    expectEqual(cell?.center.y, 122)
    list.shown.touch(.ended, start.x, start.y + 108)
    expectEqual(list.items, [["b", "c", "a", "d"]])
    expectEqual(cell?.isMoving, false)
    expectEqual(list.view.contentOffset.y, 0)
    expectEqual(list.view.indexPathsForSelectedItems, [])
  }

  @Test("a tap on a reorder control changes nothing")
  func tap() {
    let list = shownReorderControls([["a", "b"]])
    let middle = list.reorderControlCenter(0)
    list.shown.tap(middle.x, middle.y)
    expectEqual(list.items, [["a", "b"]])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    #expect(!list.view.hasUncommittedUpdates)
  }

  @Test("a cancelled touch cancels the movement")
  func cancelled() {
    let list = shownReorderControls([["a", "b", "c"]])
    let start = list.reorderControlCenter(0)
    list.shown.drag(from: start, to: CGPoint(x: start.x, y: start.y + 88), lifting: false)
    list.shown.touch(.cancelled, start.x, start.y + 88)
    expectEqual(list.items, [["a", "b", "c"]])
    expectEqual(list.texts, ["a", "b", "c"])
    expectEqual(list.cell(0)?.center.y, 22)
  }

  @Test("the reorder control of an immovable row does nothing")
  func fixed() {
    let list = shownReorderControls([["a", "b", "c"]])
    list.source.reorderingHandlers.canReorderItem = { $0 != "a" }
    let start = list.reorderControlCenter(0)
    list.shown.drag(from: start, to: CGPoint(x: start.x, y: start.y + 88))
    expectEqual(list.items, [["a", "b", "c"]])
    expectEqual(list.view.contentOffset.y, 0)
  }

  @Test("a long press moves rows if the data source allows reordering")
  func press() {
    let list = shownReorderControls([["a", "b", "c"]], accessories: [])
    func pressAndDrag() {
      let start = list.middle(0)
      list.shown.touch(.began, start.x, start.y)
      list.shown.advance(by: 0.6)
      list.shown.touch(.moved, start.x, start.y + 50)
      list.shown.touch(.moved, start.x, start.y + 90)
      list.shown.touch(.ended, start.x, start.y + 90)
    }
    pressAndDrag()
    expectEqual(list.items, [["b", "c", "a"]])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.source.reorderingHandlers.canReorderItem = nil
    pressAndDrag()
    expectEqual(list.items, [["b", "c", "a"]])
  }

  @Test("a drag without a long press scrolls")
  func scrolls() {
    let list = shownReorderControls([(0..<40).map(String.init)], height: 200, accessories: [])
    list.shown.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    #expect(list.view.contentOffset.y > 50)
    expectEqual(list.items[0].first, "0")
  }

  @Test("a controller installs the movement gesture unless disabled")
  func controller() {
    final class Controller: UICollectionViewController {
      var items = ["a", "b", "c"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      }
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      override func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) { items.insert(items.remove(at: source.item), at: destination.item) }
    }
    let shown = InputScene(size: CGSize(width: 300, height: 300))
    let controller = Controller(collectionViewLayout: RowLayout())
    shown.window.rootViewController = controller
    shown.layOut()
    func pressAndDrag() {
      shown.touch(.began, 50, 25)
      shown.advance(by: 0.6)
      shown.touch(.moved, 50, 75)
      shown.touch(.ended, 50, 75)
    }
    #expect(controller.installsStandardGestureForInteractiveMovement)
    pressAndDrag()
    expectEqual(controller.items, ["b", "a", "c"])
    controller.installsStandardGestureForInteractiveMovement = false
    pressAndDrag()
    expectEqual(controller.items, ["b", "a", "c"])
  }

  @Test("near an edge the content scrolls while the finger rests")
  func edges() {
    let list = shownReorderControls([(0..<100).map(String.init)], height: 300)
    let start = list.reorderControlCenter(1)
    list.shown.drag(from: start, to: CGPoint(x: start.x, y: 295), lifting: false)
    for _ in 0..<60 { list.shown.advance(by: 1.0 / 60) }
    #expect(list.view.contentOffset.y > 400)
    let cell = list.cell(list.view.interactiveMovement?.current.item ?? 0)
    #expect(cell?.convert(CGPoint.zero, to: nil).y ?? 0 > 250)
    list.shown.touch(.moved, start.x, 150)
    let offset = list.view.contentOffset.y
    for _ in 0..<10 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(list.view.contentOffset.y, offset)
    list.shown.touch(.moved, start.x, 2)
    for _ in 0..<300 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(list.view.contentOffset.y, 0)
    list.shown.touch(.ended, start.x, 2)
    expectEqual(list.items[0].prefix(3), ["1", "0", "2"])
    for _ in 0..<10 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(list.view.contentOffset.y, 0)
  }

  /// Items of 100 points in 300 points, side by side: as a horizontal layout or as an orthogonal section.
  private func shownSideBySide(_ isOrthogonal: Bool, _ count: Int = 20) -> ShownList {
    let layout: UICollectionViewLayout
    if isOrthogonal {
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      section.orthogonalScrollingBehavior = .continuous
      layout = UICollectionViewCompositionalLayout(section: section)
    } else {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 100, height: 80)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
      layout = flow
    }
    let list = ShownList(layout, [(0..<count).map(String.init)], width: 300, height: 80)
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    return list
  }

  @Test(
    "dragging to a side edge scrolls horizontal and orthogonal content", arguments: [false, true])
  func sideEdges(isOrthogonal: Bool) {
    let list = shownSideBySide(isOrthogonal)
    func seenMiddle(_ item: Int) -> CGFloat {
      list.cell(item).map { $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: list.shown.window).x } ?? .nan
    }
    list.shown.touch(.began, 150, 40)
    list.shown.advance(by: 0.6)
    list.shown.touch(.moved, 160, 40)
    list.shown.touch(.moved, 295, 40)
    for _ in 0..<60 { list.shown.advance(by: 1.0 / 60) }
    let current = list.view.interactiveMovement?.current.item ?? 0
    #expect(current > 5)
    #expect(current < 19)
    #expect(abs(seenMiddle(current) - 295) < 1)
    list.shown.touch(.moved, 150, 40)
    let reached = list.view.interactiveMovement?.current.item ?? 0
    #expect(abs(seenMiddle(reached) - 150) < 1)
    for _ in 0..<10 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(list.view.interactiveMovement?.current.item, reached)
    list.shown.touch(.moved, 2, 40)
    for _ in 0..<400 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(list.view.interactiveMovement?.current.item, 0)
    list.shown.touch(.ended, 2, 40)
    expectEqual(list.items[0].prefix(3), ["1", "0", "2"])
  }

  @Test("starting a movement closes open swipe actions")
  func closesSwipe() {
    let swiped = SwipedList()
    let list = swiped.list
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.cell(1)?.showTrailingActions()
    list.layOut()
    expectEqual(list.cell(1)?.configurationState.isSwiped, true)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    expectEqual(list.cell(1)?.configurationState.isSwiped, false)
  }

  @Test("rows move across sections by their reorder controls")
  func sections() {
    let list = shownReorderControls([["a", "b"], ["c", "d"]])
    list.shown.drag(from: list.reorderControlCenter(0), to: list.reorderControlCenter(1, 1), steps: 12)
    expectEqual(list.items, [["b"], ["c", "d", "a"]])
  }

  @Test("a moving row has a shadow, or a colour on cell grids")
  func looks() {
    let traits = UITraitCollection(displayScale: 2)
    var state = UICellConfigurationState(traitCollection: traits)
    state.isReordering = true
    let lifted = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    #expect(lifted.shadowProperties.opacity > 0)
    expectEqual(lifted.backgroundColor, .systemBackground)
    expectEqual(UIBackgroundConfiguration.listSidebarCell().updated(for: state).backgroundColor, .systemGray5)
    expectEqual(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state).shadowProperties.opacity, 0)
    state.isReordering = false
    expectEqual(lifted.updated(for: state).shadowProperties, UIShadowProperties())

    let list = shownReorderControls([["a", "b"]], pointGrid: CGSize(width: 8, height: 16))
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.layOut()
    expectEqual(list.cell(0)?.background?.configuration.backgroundColor, .systemGray5)
  }

  @Test("a reorder control is a drag handle with a label, and rows have move actions")
  func semantics() throws {
    let list = shownReorderControls([["a", "b", "c"]])
    let semantics = try #require(list.reorderControl(0)?.makeSemantics())
    expectEqual(semantics.role, .button)
    expectEqual(semantics.label, "Reorder a")
    #expect(semantics.isDragHandle)
    #expect(semantics.actions.contains(.activate))
    let row = try #require(list.cell(0))
    expectEqual(row.makeSemantics()?.actions.contains(.custom("Move Down")), true)
    row.performCustomAction(named: "Move Down")
    expectEqual(list.items, [["b", "a", "c"]])
    row.performCustomAction(named: "Move Up")
    row.performCustomAction(named: "Move Up")
    expectEqual(list.items, [["a", "b", "c"]])
    list.source.reorderingHandlers.canReorderItem = nil
    expectEqual(row.makeSemantics()?.actions.contains(.custom("Move Down")), false)
  }

  @Test("a row has move actions only for possible directions")
  func actionsAtEnds() async throws {
    let list = shownReorderControls([["a", "b", "c"]])
    func actions() async -> [[String]] {
      list.layOut()
      await list.settle()
      let rows = list.shown.connection.frame().root.nodes(.cell)
      return rows.map { row -> [String] in
        let actions = row.semantics?.actions ?? []
        return actions.compactMap { action -> String? in if case .custom(let name) = action { name } else { nil } }
      }
    }
    let (first, inner, last) = (["Move Down"], ["Move Up", "Move Down"], ["Move Up"])
    await expectEqual(actions(), [first, inner, last])
    list.apply([["a", "b", "c", "d"]])
    await expectEqual(actions(), [first, inner, inner, last])
    list.apply([["z", "a", "b", "c", "d"]])
    await expectEqual(actions(), [first, inner, inner, inner, last])
    list.apply([["a"]])
    await expectEqual(actions(), [[]])
  }

  @Test("rows on the screen have no move actions while an item moves")
  func actionsDuringMovement() async {
    let list = shownReorderControls([["a", "b", "c"]])
    func numberOfMoves() -> Int {
      let rows = list.shown.connection.frame().root.nodes(.cell)
      return rows.flatMap { $0.semantics?.actions ?? [] }.count { if case .custom = $0 { true } else { false } }
    }
    list.layOut()
    await list.settle()
    expectEqual(numberOfMoves(), 4)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    expectEqual(numberOfMoves(), 0)
    list.view.cancelInteractiveMovement()
    expectEqual(numberOfMoves(), 4)
  }

  @Test("an immovable row's reorder control is an image without focus or action")
  func immovable() async throws {
    let list = shownReorderControls([["a", "b"]])
    list.source.reorderingHandlers.canReorderItem = { $0 == "b" }
    let control = try #require(list.reorderControl(0))
    let semantics = try #require(control.makeSemantics())
    #expect(!control.canBecomeFocused)
    expectEqual(list.reorderControl(1)?.canBecomeFocused, true)
    expectEqual(semantics.role, .image)
    #expect(semantics.actions.isEmpty)
    #expect(!semantics.isDragHandle)
    #expect(!control.accessibilityActivate())
    let middle = list.reorderControlCenter(0)
    list.shown.tap(middle.x, middle.y)
    await list.settle()
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(0)])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(control.canBecomeFocused)
    expectEqual(control.makeSemantics()?.isDragHandle, true)
  }

  @Test("a reorder control's label follows its row's new text")
  func renamed() {
    let list = shownReorderControls([["a", "b", "c"]])
    var content = UIListContentConfiguration.cell()
    content.text = "other"
    list.cell(0)?.contentConfiguration = content
    list.layOut()
    expectEqual(list.reorderControl(0)?.accessibilityLabel, "Reorder other")
  }

  @Test("canReorderItem is called once until a reconfiguration or an update")
  func questions() async {
    let list = shownReorderControls([["a", "b"]])
    var asked: [String] = []
    list.source.reorderingHandlers.canReorderItem = {
      asked.append($0)
      return true
    }
    list.layOut()
    await list.settle()
    _ = list.shown.connection.frame()
    expectEqual(asked.sorted(), ["a", "b"])
    for x in 0..<20 { _ = list.shown.window.hitTest(CGPoint(x: 20 * x, y: 22), with: nil) }
    for item in 0...1 {
      list.cell(item)?.setNeedsRender()
      list.reorderControl(item)?.setNeedsRender()
      _ = list.reorderControl(item)?.canBecomeFocused
    }
    _ = list.shown.connection.frame()
    expectEqual(asked.sorted(), ["a", "b"])
    list.apply([["a", "b", "c"]])
    await list.settle()
    _ = list.shown.connection.frame()
    expectEqual(asked.sorted(), ["a", "a", "b", "b", "c"])
    list.view.reconfigureItems(at: [IndexPath(2)])
    list.layOut()
    _ = list.shown.connection.frame()
    expectEqual(asked.sorted(), ["a", "a", "b", "b", "c", "c"])
  }

  @Test("a reused cell has the reorder control of its new item")
  func reused() async {
    let list = shownReorderControls([(0..<100).map(String.init)], height: 300)
    list.source.reorderingHandlers.canReorderItem = { $0.count == 1 || $0.hasSuffix("3") }
    list.layOut()
    _ = list.shown.connection.frame()
    for offset in [CGFloat(0), 440, 1320] {
      list.view.contentOffset.y = offset
      list.layOut()
      _ = list.shown.connection.frame()
      for path in list.view.indexPathsForVisibleItems {
        let isMovable = path.item < 10 || path.item % 10 == 3
        expectEqual(list.reorderControl(path.item)?.canBecomeFocused, isMovable, "\(path.item)")
      }
    }
  }
}
