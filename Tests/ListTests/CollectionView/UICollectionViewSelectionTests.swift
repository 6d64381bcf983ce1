import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewSelectionTests {
  /// The y coordinate of a row's center.
  func y(_ item: Int) -> CGFloat { CGFloat(item) * 50 + 25 }

  func tap(_ shown: ShownNotes, _ item: Int) async {
    shown.shown.tap(100, y(item))
    await shown.settle()
  }

  @Test("a tap highlights and then selects")
  func tap() async {
    let shown = ShownNotes(0..<3)
    await tap(shown, 1)
    expectEqual(
      shown.notes.calls,
      [
        "shouldHighlight (0 - 1)", "didHighlight (0 - 1)", "didUnhighlight (0 - 1)", "shouldSelect (0 - 1)",
        "didSelect (0 - 1)", "canPerform (0 - 1)", "perform (0 - 1)",
      ])
    expectEqual(shown.cell(1)?.isSelected, true)
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(1)])
  }

  @Test("a tap deselects the old item; a selected item is selected again")
  func single() async {
    let shown = ShownNotes(0..<3)
    await tap(shown, 0)
    shown.forget()
    await tap(shown, 1)
    expectEqual(
      shown.notes.calls.filter { $0.contains("Select") || $0.contains("Deselect") },
      [
        "shouldSelect (0 - 1)", "didDeselect (0 - 0)", "didSelect (0 - 1)",
      ])
    shown.forget()
    await tap(shown, 1)
    expectEqual(
      shown.notes.calls("shouldSelect") + shown.notes.calls("didSelect"),
      [
        "shouldSelect (0 - 1)", "didSelect (0 - 1)",
      ])
    #expect(shown.notes.calls("didDeselect").isEmpty)
  }

  @Test("with multiple selection a second tap deselects, without a primary action")
  func multiple() async {
    let shown = ShownNotes(0..<3) { $1.allowsMultipleSelection = true }
    await tap(shown, 2)
    await tap(shown, 0)
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(2), IndexPath(0)])
    shown.forget()
    await tap(shown, 2)
    expectEqual(shown.notes.calls.suffix(2), ["shouldDeselect (0 - 2)", "didDeselect (0 - 2)"])
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(0)])
    #expect(shown.notes.calls("perform").isEmpty)
  }

  @Test("an item that refuses highlighting cannot be selected by touch")
  func noHighlight() async {
    let shown = ShownNotes(0..<3)
    shown.notes.forbidden = ["shouldHighlight"]
    await tap(shown, 0)
    expectEqual(shown.notes.calls, ["shouldHighlight (0 - 0)"])
  }

  @Test("an item that refuses selection still performs its primary action")
  func primaryAction() async {
    let shown = ShownNotes(0..<3)
    shown.notes.forbidden = ["shouldSelect"]
    await tap(shown, 0)
    expectEqual(shown.notes.calls.suffix(3), ["shouldSelect (0 - 0)", "canPerform (0 - 0)", "perform (0 - 0)"])
    expectEqual(shown.view.indexPathsForSelectedItems, [])
  }

  @Test("a finger that leaves the cell only ends the highlight")
  func leaving() async {
    let shown = ShownNotes(0..<3)
    shown.shown.touch(.began, 100, y(0))
    shown.shown.advance(by: 0.2)
    expectEqual(shown.cell(0)?.isHighlighted, true)
    shown.shown.touch(.moved, 100, y(2))
    shown.shown.touch(.ended, 100, y(2))
    await shown.settle()
    expectEqual(shown.cell(0)?.isHighlighted, false)
    expectEqual(shown.notes.calls("didUnhighlight"), ["didUnhighlight (0 - 0)"])
    #expect(shown.notes.calls("shouldSelect").isEmpty)
  }

  @Test("a reload or a deletion ends a highlight and reports it")
  func droppedHighlight() throws {
    let shown = ShownNotes(0..<3)
    shown.shown.touch(.began, 100, y(1))
    shown.shown.advance(by: 0.2)
    expectEqual(shown.cell(1)?.isHighlighted, true)
    shown.view.reloadData()
    shown.layOut()
    expectEqual(shown.notes.calls("didUnhighlight"), ["didUnhighlight (0 - 1)"])
    expectEqual(shown.cell(1)?.isHighlighted, false)
    shown.shown.touch(.ended, 100, y(1))
    shown.forget()

    shown.shown.touch(.began, 100, y(2))
    shown.shown.advance(by: 0.2)
    let cell = try #require(shown.cell(2))
    #expect(cell.isHighlighted)
    shown.notes.sections = [["0", "1"]]
    shown.view.deleteItems(at: [IndexPath(2)])
    expectEqual(shown.notes.calls("didUnhighlight"), ["didUnhighlight (0 - 2)"])
    #expect(!cell.isHighlighted)
  }

  @Test("a reload of a highlighted item ends the highlight with its view")
  func reloadedHighlight() async {
    let shown = ShownNotes(0..<3)
    shown.shown.touch(.began, 100, y(1))
    shown.shown.advance(by: 0.2)
    UIView.performWithoutAnimation { shown.view.reloadItems(at: [IndexPath(1)]) }
    shown.layOut()
    shown.shown.touch(.ended, 100, y(1))
    await shown.settle()
    expectEqual(shown.cell(1)?.isHighlighted, false)
    expectEqual(shown.notes.calls("didUnhighlight"), ["didUnhighlight (0 - 1)"])
    shown.forget()
    await tap(shown, 2)
    expectEqual(shown.notes.calls("didSelect"), ["didSelect (0 - 2)"])
  }

  @Test("the tapped item is selected although the delegate deletes an earlier one when it unhighlights")
  func deletionInUnhighlight() async {
    let shown = ShownNotes(0..<3)
    shown.notes.onCall = { [view = shown.view, notes = shown.notes] call in
      guard call == "didUnhighlight (0 - 1)" else { return }
      notes.sections = [["1", "2"]]
      view.deleteItems(at: [IndexPath(0)])
    }
    await tap(shown, 1)
    expectEqual(shown.notes.calls("didSelect"), ["didSelect (0 - 0)"])
  }

  @Test("animated selection runs in an animation, like deselection")
  func animatedSelection() {
    final class Watching: UICollectionViewCell {
      static var durations: [TimeInterval] = []
      override var isSelected: Bool { didSet { Self.durations.append(UIView.inheritedAnimationDuration) } }
    }
    let shown = ShownNotes([["a"]]) { $1.register(Watching.self, forCellWithReuseIdentifier: "note") }
    shown.view.selectItem(at: IndexPath(0), animated: true, scrollPosition: [])
    shown.view.deselectItem(at: IndexPath(0), animated: true)
    shown.view.selectItem(at: IndexPath(0), animated: false, scrollPosition: [])
    expectEqual(Watching.durations, [UpdateInProgress.duration, UpdateInProgress.duration, 0])
  }

  @Test("programmatic selection is not reported, and applies to appearing cells")
  func byProgram() {
    let shown = ShownNotes(0..<50)
    shown.view.selectItem(at: IndexPath(40), animated: false, scrollPosition: [])
    #expect(shown.notes.calls.isEmpty)
    expectEqual(shown.view.contentOffset.y, 0)
    shown.view.selectItem(at: IndexPath(40), animated: false, scrollPosition: .top)
    expectEqual(shown.cell(40)?.isSelected, true)
    shown.view.selectItem(at: IndexPath(41), animated: false, scrollPosition: [])
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(41)])
    expectEqual(shown.cell(40)?.isSelected, false)
    shown.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(shown.view.indexPathsForSelectedItems, [])
    #expect(shown.notes.calls("did").allSatisfy { $0.hasPrefix("didEnd") })
  }

  @Test("forbidding selection deselects all; forbidding multiple keeps the last")
  func rules() {
    let shown = ShownNotes(0..<5) { $1.allowsMultipleSelection = true }
    for item in 0..<3 { shown.view.selectItem(at: IndexPath(item), animated: false, scrollPosition: []) }
    shown.view.allowsMultipleSelection = false
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(2)])
    shown.view.allowsSelection = false
    expectEqual(shown.view.indexPathsForSelectedItems, [])
  }

  @Test("editing has its own selection flags and clears the selection")
  func editing() async {
    let shown = ShownNotes(0..<5)
    await tap(shown, 0)
    shown.view.isEditing = true
    expectEqual(shown.view.indexPathsForSelectedItems, [])
    expectEqual(shown.cell(0)?.isBeingEdited, true)
    shown.forget()
    await tap(shown, 0)
    #expect(shown.notes.calls.isEmpty)
    shown.view.allowsMultipleSelectionDuringEditing = true
    await tap(shown, 0)
    await tap(shown, 1)
    expectEqual(shown.view.indexPathsForSelectedItems?.count, 2)
    #expect(shown.notes.calls("perform").isEmpty)
  }

  @Test("a cell's semantics include its role, selection and activation")
  func semantics() throws {
    let shown = ShownNotes(0..<3)
    let cell = try #require(shown.cell(1))
    #expect(cell.accessibilityActivate())
    let semantics = try #require(cell.makeSemantics())
    expectEqual(semantics.role, .cell)
    expectEqual(semantics.state, .selected)
    expectEqual(semantics.actions, [.activate])
    #expect(cell.canBecomeFocused)
    shown.view.allowsSelection = false
    expectEqual(cell.makeSemantics()?.actions, [])
  }

  @Test("the selected background is visible while selected or highlighted")
  func selectedBackground() throws {
    let shown = ShownNotes(0..<3)
    let cell = try #require(shown.cell(1))
    let (plain, selected) = (UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    expectEqual(cell.subviews, [plain, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.prepareForReuse()
    #expect(selected.isHidden)
    expectEqual(plain.frame, cell.bounds)
  }
}

extension ShownNotes {
  fileprivate convenience init(_ items: Range<Int>, _ prepare: (RowLayout, UICollectionView) -> Void) {
    self.init([items.map(String.init)], prepare)
  }
}
