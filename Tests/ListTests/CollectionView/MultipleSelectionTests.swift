import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct MultipleSelectionTests {
  final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var allows = true
    var refused: IndexPath?
    var onAsk: ((IndexPath) -> Void)?
    var onSelect: ((IndexPath) -> Void)?
    var onDeselect: ((IndexPath) -> Void)?

    func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      calls.append("should begin \(path.item)")
      return allows
    }
    func collectionView(_ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      calls.append("began \(path.item)\(view.isEditing ? " editing" : "")")
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { calls.append("ended") }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      onAsk?(path)
      return path != refused
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      calls.append("+\(path.item)")
      onSelect?(path)
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      calls.append("-\(path.item)")
      onDeselect?(path)
    }
  }

  let delegate = Delegate()

  private func list(_ count: Int = 8, height: CGFloat = 800) -> ShownList {
    let list = ShownList(
      .plain, [(0..<count).map(String.init)], height: height,
      configure: { cell, _, _ in cell.accessories = [.multiselect()] })
    list.view.allowsMultipleSelection = true
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.delegate = delegate
    return list
  }

  private func selected(_ list: ShownList) -> [Int] { (list.view.indexPathsForSelectedItems ?? []).map(\.item) }

  private func click(_ list: ShownList, _ item: Int, _ modifiers: KeyEvent.Modifiers = []) {
    let middle = list.middle(item)
    for phase in [PointerEvent.Phase.began, .ended] {
      list.shown.connection.send(.pointer(PointerEvent(phase, at: middle, modifiers: modifiers)))
    }
  }

  @Test("a shift-click selects the range from the last selected item")
  func shiftClick() {
    let list = list()
    click(list, 2)
    click(list, 5, .shift)
    expectEqual(selected(list), [2, 3, 4, 5])
    expectEqual(delegate.calls, ["+2", "+3", "+4", "+5"])
    click(list, 0)
    delegate.refused = IndexPath(1)
    click(list, 2, .shift)
    expectEqual(selected(list), [2, 3, 4, 5, 0])
  }

  @Test("a shift-click without a range selects a single item")
  func shiftClickAlone() {
    let list = list()
    click(list, 3, .shift)
    expectEqual(selected(list), [3])
    list.view.allowsMultipleSelection = false
    click(list, 6, .shift)
    expectEqual(selected(list), [6])
  }

  @Test("shift-arrows extend the selection")
  func shiftArrows() {
    let list = list()
    list.shown.press(.down)
    list.shown.press(.down, .shift)
    list.shown.press(.down, .shift)
    expectEqual(selected(list), [0, 1, 2])
  }

  @Test("shift-arrows deselect the items that they leave, unless they were selected before")
  func shiftArrowsBack() {
    let list = list()
    list.view.selectItem(at: IndexPath(2), animated: false, scrollPosition: [])
    list.shown.press(.down)
    for _ in 0..<3 { list.shown.press(.down, .shift) }
    expectEqual(selected(list).sorted(), [0, 1, 2, 3])
    for _ in 0..<2 { list.shown.press(.up, .shift) }
    expectEqual(selected(list).sorted(), [0, 1, 2])
    list.shown.press(.up, .shift)
    expectEqual(selected(list).sorted(), [0, 2])
  }

  @Test("shift-arrows select from the first item to both sides")
  func shiftArrowsBothWays() {
    let list = list()
    for _ in 0..<3 { list.shown.press(.down) }
    list.shown.press(.down, .shift)
    expectEqual(selected(list), [2, 3])
    for _ in 0..<2 { list.shown.press(.up, .shift) }
    expectEqual(selected(list), [2, 1])
  }

  @Test("shift-arrows begin another range after the focus moved without shift")
  func shiftArrowsAfterMove() {
    let list = list()
    list.shown.press(.down)
    for _ in 0..<2 { list.shown.press(.down, .shift) }
    list.shown.press(.down)
    list.shown.press(.up)
    list.shown.press(.up, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 2])
    list.shown.press(.down)
    list.shown.press(.down)
    list.shown.press(.down, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 2, 3, 4])
  }

  @Test("shift-arrows begin another range after a click")
  func shiftArrowsAfterClick() {
    let list = list()
    list.shown.press(.down)
    for _ in 0..<2 { list.shown.press(.down, .shift) }
    let end = list.middle(2)
    for phase in [PointerEvent.Phase.began, .ended] {
      list.shown.connection.send(.pointer(PointerEvent(phase, at: end, kind: .mouse)))
    }
    expectEqual(selected(list), [0, 1])
    list.shown.press(.up, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 2])
  }

  @Test("shift-arrows begin another range after the app changed the selection")
  func shiftArrowsAfterChange() {
    let list = list()
    list.shown.press(.down)
    for _ in 0..<2 { list.shown.press(.down, .shift) }
    list.view.selectItem(at: IndexPath(6), animated: false, scrollPosition: [])
    list.shown.press(.up, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 2, 6])
    list.view.deselectItem(at: IndexPath(2), animated: false)
    list.shown.press(.down, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 2, 6])
    list.shown.press(.up, .shift)
    expectEqual(selected(list).sorted(), [0, 1, 6])
  }

  @Test("a delegate that deselects each item does not end the extension by shift-arrows")
  func deselectionDuringShiftArrow() {
    let list = list()
    list.shown.press(.down)
    delegate.onSelect = { list.view.deselectItem(at: $0, animated: false) }
    list.shown.press(.down, .shift)
    expectEqual(selected(list), [])
    expectEqual(delegate.calls, ["+0", "+1"])
  }

  @Test("a two-finger drag selects items and deselects those it leaves")
  func twoFingers() {
    let list = list()
    list.view.isMultipleTouchEnabled = true
    func both(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      list.shown.touch(phase, 100, y, finger: 0)
      list.shown.touch(phase, 200, y, finger: 1)
    }
    let (start, far, near) = (list.middle(1).y, list.middle(4).y, list.middle(2).y)
    both(.began, start)
    both(.moved, start + 15)
    both(.moved, far)
    expectEqual(selected(list), [1, 2, 3, 4])
    both(.moved, near)
    expectEqual(selected(list), [1, 2])
    both(.ended, near)
    expectEqual(list.view.contentOffset.y, 0)
    expectEqual(delegate.calls, ["should begin 1", "began 1", "+1", "+2", "+3", "+4", "-4", "-3", "ended"])
  }

  @Test(
    "a drag in the circles' column selects; from a selected item it deselects")
  func oneFinger() {
    let list = list()
    list.view.isEditing = true
    list.layOut()
    func drag(x: CGFloat, _ first: Int, _ last: Int) {
      list.shown.drag(
        from: CGPoint(x: x, y: list.middle(first).y), to: CGPoint(x: x, y: list.middle(last).y), steps: 8)
    }
    drag(x: 28, 0, 3)
    expectEqual(selected(list), [0, 1, 2, 3])
    drag(x: 28, 1, 2)
    expectEqual(selected(list), [0, 3])
    drag(x: 200, 5, 7)
    expectEqual(selected(list), [0, 3])
  }

  @Test("dragging back restores the previous selection")
  func restores() {
    let list = list()
    list.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
    let x: CGFloat = 28
    list.view.isEditing = true
    list.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
    list.layOut()
    list.shown.touch(.began, x, list.middle(3).y)
    for target in [2, 0, 3, 5] {
      list.shown.touch(.moved, x, list.middle(target).y)
    }
    expectEqual(selected(list).sorted(), [1, 3, 4, 5])
    list.shown.touch(.ended, x, list.middle(5).y)
  }

  @Test("a two-finger drag begins editing if that allows multiple selection")
  func beginsEditing() {
    let list = list()
    list.view.allowsMultipleSelection = false
    for (phase, y) in [(PointerEvent.Phase.began, 0.0), (.moved, 20), (.moved, 44), (.ended, 44)] {
      for finger in 0...1 { list.shown.touch(phase, 100 + 50 * CGFloat(finger), list.middle(0).y + y, finger: finger) }
    }
    #expect(list.view.isEditing)
    expectEqual(selected(list), [0, 1])
    expectEqual(delegate.calls.prefix(2), ["should begin 0", "began 0 editing"])
  }

  @Test("drags scroll if the delegate refuses multiple selection")
  func refused() {
    delegate.allows = false
    let list = list(60, height: 300)
    for (phase, y) in [(PointerEvent.Phase.began, 200.0), (.moved, 180), (.moved, 100), (.ended, 100)] {
      for finger in 0...1 { list.shown.touch(phase, 100 + 50 * CGFloat(finger), y, finger: finger) }
    }
    #expect(list.view.contentOffset.y > 50)
    expectEqual(selected(list), [])
    expectEqual(delegate.calls, ["should begin 4"])
  }

  @Test("near an edge the content scrolls and the selection grows")
  func edges() {
    let list = list(100, height: 300)
    list.view.isEditing = true
    list.layOut()
    list.shown.drag(from: CGPoint(x: 28, y: 20), to: CGPoint(x: 28, y: 296), lifting: false)
    for _ in 0..<60 { list.shown.advance(by: 1.0 / 60) }
    #expect(list.view.contentOffset.y > 400)
    #expect(selected(list).count > 14)
    expectEqual(selected(list), Array(0..<selected(list).count))
    list.shown.touch(.ended, 28, 296)
    let count = selected(list).count
    for _ in 0..<20 { list.shown.advance(by: 1.0 / 60) }
    expectEqual(selected(list).count, count)
  }

  @Test("updates during a drag keep its ends and the selection")
  func updatesDuringDrag() {
    let list = list()
    list.view.isEditing = true
    list.view.selectItem(at: IndexPath(6), animated: false, scrollPosition: [])
    list.layOut()
    let x: CGFloat = 28
    list.shown.touch(.began, x, list.middle(2).y)
    list.shown.touch(.moved, x, list.middle(4).y)
    expectEqual(selected(list), [6, 2, 3, 4])
    // "2" and "4" are the ends: a row is inserted above them, and "6" moves between them.
    list.apply([["new", "0", "1", "2", "6", "3", "4", "5", "7"]])
    expectEqual(selected(list), [4, 3, 5, 6])
    list.shown.touch(.moved, x, list.middle(7).y)
    expectEqual(selected(list), [4, 3, 5, 6, 7])
    list.shown.touch(.moved, x, list.middle(3).y)
    // "6" was selected before the drag.
    expectEqual(selected(list), [4, 3])
    list.shown.touch(.moved, x, list.middle(1).y)
    expectEqual(selected(list).sorted(), [1, 2, 3, 4])
    list.shown.touch(.ended, x, list.middle(1).y)
    expectEqual(delegate.calls.last, "ended")
  }

  @Test("a drag whose first item is deleted continues at the finger")
  func startDeletedDuringDrag() {
    let list = list()
    list.view.isEditing = true
    list.layOut()
    let x: CGFloat = 28
    list.shown.touch(.began, x, list.middle(1).y)
    list.shown.touch(.moved, x, list.middle(3).y)
    list.apply([["0", "2", "3", "4", "5", "6", "7"]])
    expectEqual(selected(list), [1, 2])
    list.shown.touch(.moved, x, list.middle(4).y)
    expectEqual(selected(list), [1, 2, 3, 4])
    list.apply([["0", "2", "6", "7"]])
    list.shown.touch(.moved, x, list.middle(3).y)
    expectEqual(selected(list), [1, 3])
    list.shown.touch(.ended, x, list.middle(3).y)
  }

  @Test("a reload during a drag clears the selection; the drag continues")
  func reloadDuringDrag() {
    let list = list()
    list.view.isEditing = true
    list.layOut()
    let x: CGFloat = 28
    list.shown.touch(.began, x, list.middle(5).y)
    list.shown.touch(.moved, x, list.middle(6).y)
    list.view.reloadData()
    list.layOut()
    expectEqual(selected(list), [])
    list.shown.touch(.moved, x, list.middle(1).y)
    list.shown.touch(.moved, x, list.middle(2).y)
    expectEqual(selected(list), [1, 2])
    list.shown.touch(.ended, x, list.middle(2).y)
    expectEqual(delegate.calls.last, "ended")
  }

  @Test("a shift-click starts at the last selected item's new path")
  func shiftClickAfterMove() {
    let list = list()
    click(list, 2)
    list.apply([["0", "1", "3", "4", "5", "6", "2", "7"]])
    click(list, 4, .shift)
    expectEqual(selected(list).sorted(), [4, 5, 6])
  }

  // MARK: Updates inside delegate methods

  private func selectedTexts(_ list: ShownList) -> [String] {
    (list.view.indexPathsForSelectedItems ?? []).compactMap { list.source.itemIdentifier(for: $0) }
  }

  @Test(
    "a range selection follows its items through updates by the delegate")
  func changesDuringRange() {
    let list = list()
    click(list, 0)
    delegate.onSelect = { [delegate] path in
      delegate.onSelect = nil
      expectEqual(path, IndexPath(1))
      list.apply([["new", "0", "1", "3", "2", "4", "6", "7"]])
    }
    click(list, 5, .shift)
    expectEqual(selectedTexts(list), ["0", "1", "2", "3", "4"])
    expectEqual(delegate.calls, ["+0", "+1", "+4", "+3", "+5"])
  }

  @Test("a drag selection follows its items through updates by the delegate")
  func changesDuringDrag() {
    let list = list()
    list.view.isEditing = true
    list.layOut()
    delegate.onSelect = { path in
      if path == IndexPath(1) { list.apply([["0", "1", "3", "2", "5"]]) }
    }
    let x: CGFloat = 28
    let (start, end) = (list.middle(0).y, list.middle(5).y)
    list.shown.touch(.began, x, start)
    list.shown.touch(.moved, x, end)
    expectEqual(selectedTexts(list), ["0", "1", "2", "3", "5"])
    list.shown.touch(.ended, x, end)
    expectEqual(delegate.calls.suffix(6), ["+0", "+1", "+3", "+2", "+4", "ended"])
  }

  @Test("a reload by the delegate ends the range selection")
  func reloadDuringRange() {
    let list = list()
    click(list, 0)
    delegate.onSelect = { path in
      if path == IndexPath(1) { list.view.reloadData() }
    }
    click(list, 5, .shift)
    expectEqual(selected(list), [])
    expectEqual(delegate.calls, ["+0", "+1"])
  }

  @Test("a tapped item follows an update that shouldSelect makes")
  func changesDuringQuestion() {
    let list = list()
    delegate.onAsk = { [delegate] _ in
      delegate.onAsk = nil
      list.apply([["new", "0", "1", "2", "3"]])
    }
    click(list, 2)
    expectEqual(selectedTexts(list), ["2"])
    delegate.onAsk = { _ in list.apply([["new"]]) }
    click(list, 4)
    expectEqual(selected(list), [])
    expectEqual(delegate.calls, ["+3"])
  }

  @Test("single selection survives an update in didDeselect")
  func changesDuringExchange() {
    let list = list()
    list.view.allowsMultipleSelection = false
    click(list, 0)
    delegate.onDeselect = { _ in list.apply([["1", "2", "3", "4"]]) }
    click(list, 3)
    expectEqual(selectedTexts(list), ["3"])
    expectEqual(delegate.calls, ["+0", "-0", "+2"])
  }

  @Test("shift-arrows follow their items through updates by the delegate")
  func changesDuringShiftArrow() {
    let list = list()
    list.shown.press(.down)
    delegate.onSelect = { [delegate] _ in
      delegate.onSelect = nil
      list.apply([["new", "0", "1", "2"]])
    }
    list.shown.press(.down, .shift)
    expectEqual(selectedTexts(list), ["0", "1"])
    expectEqual(delegate.calls, ["+0", "+2"])
  }
}
