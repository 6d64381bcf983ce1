import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Keyboard focus among items that are inserted, deleted and moved.
@MainActor @Suite struct UICollectionViewFocusTests {
  private func focused(_ list: ShownNotes) -> String? {
    (list.shown.scene.focusEngine.focusedView as? NoteCell)?.text
  }

  /// A list of numbers with the focus on a visible item.
  private func list(_ items: Range<Int> = 0..<50, focus: Int) -> ShownNotes {
    let list = ShownNotes(items)
    for _ in 0...focus { list.shown.press(.down) }
    return list
  }

  @Test("arrows move the focus and scroll items into view")
  func arrows() {
    let list = list(focus: 0)
    expectEqual(list.cell(0)?.isFocused, true)
    for _ in 0..<10 { list.shown.press(.down) }
    expectEqual(list.cell(10)?.isFocused, true)
    expectEqual(list.view.contentOffset.y, 330)
    list.shown.press(.enter)
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(10)])
  }

  @Test("an item keeps the focus through updates around it and its own move")
  func survives() {
    let list = list(focus: 2)
    list.notes.sections[0].remove(at: 0)
    list.view.deleteItems(at: [IndexPath(0)])
    expectEqual(focused(list), "2")
    expectEqual(list.cell(1)?.isFocused, true)
    list.notes.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [IndexPath(0)])
    expectEqual(focused(list), "2")
    expectEqual(list.cell(2)?.isFocused, true)
    list.notes.sections[0].swapAt(0, 2)
    list.view.performBatchUpdates {
      list.view.moveItem(at: IndexPath(2), to: IndexPath(0))
      list.view.moveItem(at: IndexPath(0), to: IndexPath(2))
    }
    expectEqual(focused(list), "2")
    expectEqual(list.cell(0)?.isFocused, true)
    list.view.reloadItems(at: [IndexPath(0)])
    expectEqual(focused(list), "2")
    list.view.reconfigureItems(at: [IndexPath(0)])
    expectEqual(focused(list), "2")
  }

  @Test("deleting the focused item focuses the next one, or else the previous")
  func heirs() {
    let list = list(0..<4, focus: 1)
    func delete(_ item: Int, _ count: Int = 1) {
      list.notes.sections[0].removeSubrange(item..<(item + count))
      list.view.deleteItems(at: (item..<(item + count)).map { IndexPath($0) })
    }
    delete(1)
    expectEqual(focused(list), "2")
    delete(1, 2)
    expectEqual(focused(list), "0")
    list.notes.sections[0] = ["x", "y"]
    list.view.reloadSections([0])
    expectEqual(focused(list), "x")
    delete(0, 2)
    #expect(focused(list) == nil)
    list.notes.sections[0] = ["z"]
    list.view.insertItems(at: [IndexPath(0)])
    list.shown.press(.down)
    expectEqual(focused(list), "z")
  }

  @Test("a reload keeps the focused index path, or the last item")
  func reload() {
    let list = list(focus: 3)
    list.view.reloadData()
    list.layOut()
    expectEqual(focused(list), "3")
    list.notes.sections[0] = ["a", "b"]
    list.view.reloadData()
    list.layOut()
    expectEqual(focused(list), "b")
  }

  @Test(
    "a cell that gets the focus by a deletion updates its state")
  func cellsKnow() async {
    let list = list(focus: 1)
    await list.settle()
    let old = list.cell(1)
    expectEqual(old?.configurationState.isFocused, true)
    var told: [(String, Bool)] = []
    for cell in list.cells {
      cell.configurationUpdateHandler = { cell, state in
        if let cell = cell as? NoteCell { told.append((cell.text, state.isFocused)) }
      }
    }
    list.notes.sections[0].remove(at: 1)
    list.view.deleteItems(at: [IndexPath(1)])
    await list.settle()
    expectEqual(focused(list), "2")
    #expect(told.contains { $0 == ("2", true) })
    #expect(!told.contains { $0 == ("1", true) })
    expectEqual(list.shown.connection.frame().focusedNode, list.cell(1)?.nodeID)
  }

  @Test(
    "arrows continue from a scrolled-away item; enter does nothing")
  func wheel() {
    let list = list(focus: 1)
    list.shown.connection.send(.wheel(WheelEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: 900))))
    list.layOut()
    #expect(focused(list) == nil)
    list.shown.press(.enter)
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.shown.press(.down)
    expectEqual(focused(list), "2")
    #expect(list.view.contentOffset.y < 150)
  }

  @Test("page keys move the focus by a page")
  func pages() {
    let list = list(focus: 2)
    list.shown.press(.pageDown)
    expectEqual(focused(list), "5")
    expectEqual(list.view.contentOffset.y, 220)
    list.shown.press(.end)
    expectEqual(focused(list), "49")
    list.shown.press(.pageUp)
    expectEqual(focused(list), "42")
    list.shown.press(.home)
    expectEqual(focused(list), "0")
  }

  @Test("shift-arrows extend a multiple selection; otherwise they only move")
  func extending() {
    let list = list(focus: 0)
    list.shown.press(.down, .shift)
    expectEqual(focused(list), "1")
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.view.allowsMultipleSelection = true
    list.shown.press(.down, .shift)
    list.shown.press(.down, .shift)
    expectEqual(list.view.indexPathsForSelectedItems?.sorted(), [IndexPath(1), IndexPath(2), IndexPath(3)])
  }

  /// A row with swipe actions, like a list's.
  final class SwipedCell: UICollectionViewCell {
    var isOpen = false
    var used: [String] = []

    override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? {
      guard direction == .left, !isOpen else { return super.horizontalKeyAction(direction) }
      return KeyAction("Flag, Delete") { [self] in open() }
    }

    override var escapeAction: KeyAction? {
      isOpen ? KeyAction("close the actions") { [self] in close() } : super.escapeAction
    }

    private func open() {
      isOpen = true
      for (place, name) in ["Flag", "Delete"].enumerated() {
        let button = UIButton(primaryAction: UIAction(title: name) { [self] _ in used.append(name) })
        button.frame = CGRect(x: 140 + 80 * place, y: 0, width: 80, height: 50)
        addSubview(button)
      }
    }

    private func close() {
      isOpen = false
      for button in subviews where button is UIButton { button.removeFromSuperview() }
    }
  }

  @Test("left and right open swipe actions and move among them; escape closes")
  func swiping() throws {
    let list = ShownNotes(0..<5, laysOut: false)
    list.view.register(SwipedCell.self, forCellWithReuseIdentifier: "note")
    list.layOut()
    let screen = list.shown
    func hint(_ key: KeyEvent.Key) -> String? {
      screen.connection.keyHints().first { $0.triggers.contains(.key(KeyEvent(key))) }?.meaning
    }
    screen.press(.down)
    screen.press(.down)
    let cell = try #require(list.view.cellForItem(at: IndexPath(1)) as? SwipedCell)
    expectEqual(hint(.left), "Flag, Delete")
    #expect(hint(.right) == nil)
    #expect(hint(.escape) == nil)
    screen.press(.left)
    #expect(cell.isOpen)
    #expect(cell.isFocused)
    expectEqual(hint(.escape), "close the actions")
    screen.press(.right)
    screen.press(.right)
    screen.press(.enter)
    expectEqual(cell.used, ["Delete"])
    screen.press(.left)
    screen.press(.enter)
    expectEqual(cell.used, ["Delete", "Flag"])
    screen.press(.left)
    #expect(cell.isFocused)
    screen.press(.escape)
    #expect(!cell.isOpen)
    #expect(cell.isFocused)
    screen.press(.down)
    expectEqual(list.view.cellForItem(at: IndexPath(2))?.isFocused, true)
  }

  @Test("escape ends editing, through the controller if it is editing")
  func editing() {
    final class Controller: UIViewController {
      let list: UICollectionView
      init(_ list: UICollectionView) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { return nil }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        list.isEditing = editing
      }
    }
    let list = ShownNotes(0..<3)
    let controller = Controller(list.view)
    list.shown.window.rootViewController = controller
    controller.view.addSubview(list.view)
    controller.isEditing = true
    list.shown.press(.escape)
    #expect(!controller.isEditing)
    #expect(!list.view.isEditing)
    list.view.isEditing = true
    list.shown.press(.escape)
    #expect(!list.view.isEditing)
  }

  @Test("right to left, sideways arrows in a grid follow the screen")
  func rightToLeft() {
    let list = ShownNotes([(0..<6).map(String.init)], laysOut: false)
    final class Grid: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let grid = Grid()
    grid.itemSize = CGSize(width: 90, height: 50)
    list.view.collectionViewLayout = grid
    list.view.semanticContentAttribute = .forceRightToLeft
    list.shown.window.semanticContentAttribute = .forceRightToLeft
    list.layOut()
    list.shown.press(.down)
    expectEqual(focused(list), "0")
    list.shown.press(.left)
    expectEqual(focused(list), "1")
    list.shown.press(.down)
    expectEqual(focused(list), "4")
    list.shown.press(.right)
    expectEqual(focused(list), "3")
  }

  // MARK: Rules

  final class Delegate: NSObject, UICollectionViewDelegate {
    var refused: Set<Int> = []
    var preferred: IndexPath?
    var unfollowed: Set<Int> = []
    var calls: [String] = []

    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      !refused.contains(path.item)
    }
    func collectionView(_ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath) -> Bool {
      !unfollowed.contains(path.item)
    }
    func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      calls.append("should \(path.item)")
      return path.item != 4
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { calls.append("+\(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { calls.append("-\(path.item)") }
  }

  @Test("allowsFocus follows allowsSelection by default, except while editing")
  func allowsFocus() {
    let list = ShownNotes(0..<5)
    #expect(list.view.allowsFocus)
    #expect(!list.view.allowsFocusDuringEditing)
    list.view.allowsSelection = false
    #expect(!list.view.allowsFocus)
    list.shown.press(.down)
    #expect(focused(list) == nil)
    list.view.allowsFocus = true
    list.shown.press(.down)
    list.shown.press(.down)
    expectEqual(focused(list), "1")
    expectEqual(list.cell(1)?.makeSemantics()?.actions.contains(.activate), false)
    list.view.isEditing = true
    #expect(focused(list) == nil)
    list.view.allowsFocusDuringEditing = true
    expectEqual(focused(list), "1")
    list.view.isEditing = false
    list.view.allowsSelection = true
    list.view.allowsFocus = false
    #expect(focused(list) == nil)
    expectEqual(list.cell(1)?.makeSemantics()?.actions.contains(.activate), true)
  }

  @Test("arrows skip items that the delegate refuses to focus")
  func canFocusItem() {
    let list = ShownNotes(0..<50)
    let delegate = Delegate()
    delegate.refused = [0, 2, 3]
    list.view.delegate = delegate
    list.shown.press(.down)
    expectEqual(focused(list), "1")
    list.shown.press(.down)
    expectEqual(focused(list), "4")
    list.shown.press(.up)
    expectEqual(focused(list), "1")
    delegate.refused = [1]
    #expect(focused(list) == nil)
  }

  @Test("selection follows focus like a tap, unless the delegate refuses")
  func selectionFollowsFocus() {
    let list = ShownNotes(0..<50)
    let delegate = Delegate()
    delegate.unfollowed = [2]
    list.view.delegate = delegate
    list.view.selectionFollowsFocus = true
    for _ in 0..<5 { list.shown.press(.down) }
    expectEqual(delegate.calls, ["should 0", "+0", "should 1", "-0", "+1", "should 3", "-1", "+3", "should 4"])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(3)])
    delegate.calls = []
    let middle = CGPoint(x: 10, y: (list.cell(1)?.frame.midY ?? 0) - list.view.contentOffset.y)
    for phase in [PointerEvent.Phase.began, .ended] {
      list.shown.connection.send(.pointer(PointerEvent(phase, at: middle, kind: .mouse)))
    }
    expectEqual(focused(list), "1")
    expectEqual(delegate.calls, ["should 1", "-3", "+1"])
    list.view.allowsMultipleSelection = true
    list.shown.press(.down)
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(1)])
  }

  /// A list below a button.
  private func listWithButton() -> (ShownNotes, UIButton) {
    let list = ShownNotes(0..<50)
    list.view.frame = CGRect(x: 0, y: 50, width: 300, height: 150)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    list.shown.window.addSubview(button)
    list.shown.window.layoutIfNeeded()
    return (list, button)
  }

  @Test("a list that remembers its focused item restores it, wherever it moved")
  func remembers() {
    let (list, button) = listWithButton()
    func engine() -> FocusEngine { list.shown.scene.focusEngine }
    engine().focus(on: button)
    for _ in 0..<4 { list.shown.press(.down) }
    expectEqual(focused(list), "3")
    engine().focus(on: button)
    list.shown.press(.tab)
    expectEqual(focused(list), "1", "the first visible item")
    list.view.remembersLastFocusedIndexPath = true
    engine().focus(on: list.cell(2))
    engine().focus(on: button)
    list.notes.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [IndexPath(0)])
    list.view.contentOffset.y = 1000
    list.layOut()
    list.shown.press(.tab)
    expectEqual(focused(list), "2")
    engine().focus(on: button)
    list.view.contentOffset.y = 0
    list.layOut()
    list.shown.press(.down)
    expectEqual(focused(list), "2")
  }

  @Test("tab goes to the preferred item, an arrow to the nearest")
  func preferred() {
    let (list, button) = listWithButton()
    let delegate = Delegate()
    delegate.preferred = IndexPath(20)
    list.view.delegate = delegate
    list.shown.scene.focusEngine.focus(on: button)
    list.shown.press(.tab)
    expectEqual(focused(list), "20")
    list.view.contentOffset.y = 0
    list.layOut()
    list.shown.scene.focusEngine.focus(on: button)
    list.shown.press(.down)
    expectEqual(focused(list), "0")
    button.removeFromSuperview()
    let other = ShownNotes(0..<50)
    other.view.delegate = delegate
    other.shown.press(.down)
    expectEqual(focused(other), "20")
    delegate.preferred = IndexPath(99)
    let third = ShownNotes(0..<50)
    third.view.delegate = delegate
    third.shown.press(.down)
    expectEqual(focused(third), "0")
  }
}
