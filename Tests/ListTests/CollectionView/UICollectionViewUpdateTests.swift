import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewUpdateTests {
  @Test("updates are uncommitted only inside a batch")
  func uncommitted() {
    let shown = ShownNotes(0..<3)
    #expect(!shown.view.hasUncommittedUpdates)
    shown.view.performBatchUpdates { #expect(shown.view.hasUncommittedUpdates) }
    #expect(!shown.view.hasUncommittedUpdates)
  }

  @Test("an insertion requests counts and the new cell only")
  func insertion() throws {
    let shown = ShownNotes([["a", "b", "c"]])
    let b = try #require(shown.cell(1))
    shown.notes.sections = [["a", "new", "b", "c"]]
    shown.view.insertItems(at: [IndexPath(1)])
    expectEqual(
      shown.notes.calls,
      [
        "sections", "items 0", "cell (0 - 1)", "willDisplay (0 - 1) before",
      ])
    expectEqual(shown.texts, ["a", "new", "b", "c"])
    #expect(shown.cell(2) === b)
    expectEqual(b.frame.minY, 100)
    expectEqual(shown.view.indexPath(for: b), IndexPath(2))
  }

  @Test("the layout gets updates between prepare and finalize")
  func layoutCalls() {
    let shown = ShownNotes([["a", "b"]])
    shown.notes.sections = [["b", "c"]]
    shown.view.performBatchUpdates {
      shown.view.insertItems(at: [IndexPath(1)])
      shown.view.deleteItems(at: [IndexPath(0)])
    }
    expectEqual(shown.layout.calls, ["elements", "prepare", "contentSize", "updates 2", "elements", "finalize"])
  }

  @Test("a deleted cell fades; its display ends with the animation")
  func deletion() async throws {
    let shown = ShownNotes([["a", "b", "c"]])
    let b = try #require(shown.cell(1))
    shown.notes.sections = [["a", "c"]]
    var finished: Bool?
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(1)])
    } completion: {
      finished = $0
    }
    #expect(shown.notes.calls("didEnd").isEmpty)
    expectEqual(b.alpha, 0)
    #expect(b.superview === shown.view)
    expectEqual(shown.texts, ["a", "c"])
    #expect(finished == nil)
    await shown.settle()
    expectEqual(shown.notes.calls("didEnd"), ["didEnd (0 - 1)"])
    #expect(b.superview == nil)
    expectEqual(finished, true)
  }

  @Test("without animation a deleted cell disappears immediately, the completion comes later")
  func withoutAnimation() async {
    let shown = ShownNotes([["a", "b"]])
    shown.notes.sections = [["a"]]
    var finished: Bool?
    UIView.performWithoutAnimation {
      shown.view.performBatchUpdates {
        shown.view.deleteItems(at: [IndexPath(1)])
      } completion: {
        finished = $0
      }
    }
    expectEqual(shown.notes.calls("didEnd"), ["didEnd (0 - 1)"])
    #expect(finished == nil)
    await shown.settle()
    expectEqual(finished, true)
  }

  @Test("a moved item keeps its cell without a data source call")
  func move() throws {
    let shown = ShownNotes([["a", "b", "c"]])
    let c = try #require(shown.cell(2))
    shown.notes.sections = [["c", "a", "b"]]
    shown.view.moveItem(at: IndexPath(2), to: IndexPath(0))
    #expect(shown.notes.calls("cell").isEmpty)
    #expect(shown.cell(0) === c)
    expectEqual(c.frame.minY, 0)
    expectEqual(shown.texts, ["c", "a", "b"])
  }

  @Test("a reloaded item gets another cell at its new path")
  func reload() throws {
    let shown = ShownNotes([["a", "b"]])
    let b = try #require(shown.cell(1))
    shown.notes.sections = [["new", "a", "B"]]
    shown.view.performBatchUpdates {
      shown.view.reloadItems(at: [IndexPath(1)])
      shown.view.insertItems(at: [IndexPath(0)])
    }
    expectEqual(shown.notes.calls("cell"), ["cell (0 - 0)", "cell (0 - 2)"])
    #expect(shown.cell(2) !== b)
    expectEqual(shown.texts, ["new", "a", "B"])
  }

  @Test("reconfiguring fills visible cells in place")
  func reconfigure() throws {
    let shown = ShownNotes(0..<100)
    let cell = try #require(shown.cell(1))
    shown.notes.sections[0][1] = "one"
    shown.view.reconfigureItems(at: [IndexPath(1), IndexPath(50)])
    expectEqual(shown.notes.calls, ["cell (0 - 1)"])
    #expect(shown.cell(1) === cell)
    expectEqual(cell.text, "one")
    expectEqual(cell.reuses, 0)
  }

  @Test("reconfigured paths inside a batch are old paths")
  func reconfigureInBatch() {
    let shown = ShownNotes([["a", "b"]])
    shown.notes.sections = [["new", "a", "B"]]
    shown.view.performBatchUpdates {
      shown.view.insertItems(at: [IndexPath(0)])
      shown.view.reconfigureItems(at: [IndexPath(1)])
    }
    expectEqual(shown.texts, ["new", "a", "B"])
    expectEqual(shown.notes.calls("willDisplay"), ["willDisplay (0 - 0) before"])
  }

  @Test("a nested batch joins the outer one; both completions run")
  func nested() async {
    let shown = ShownNotes([["a", "b"]])
    var completions: [String] = []
    shown.notes.sections = [["b", "c"]]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(0)])
      shown.view.performBatchUpdates {
        shown.view.insertItems(at: [IndexPath(1)])
      } completion: { _ in
        completions.append("inner")
      }
    } completion: { _ in
      completions.append("outer")
    }
    expectEqual(shown.texts, ["b", "c"])
    expectEqual(shown.notes.calls("sections").count, 1)
    await shown.settle()
    expectEqual(completions, ["outer", "inner"])
  }

  @Test("sections move with their items and headers")
  func sections() throws {
    let shown = ShownNotes([["a"], ["b"], ["c"]]) { layout, _ in layout.headerHeight = 10 }
    let c = try #require(shown.cell(0, 2))
    let header = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0, 2)))
    shown.notes.sections = [["c"], ["x"], ["b"]]
    shown.view.performBatchUpdates {
      shown.view.deleteSections([0])
      shown.view.insertSections([1])
      shown.view.moveSection(2, toSection: 0)
    }
    expectEqual(shown.texts, ["c", "x", "b"])
    #expect(shown.cell(0, 0) === c)
    #expect(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)) === header)
    expectEqual(shown.notes.calls("view"), ["view header (0 - 1)".replacingOccurrences(of: "0 - 1", with: "1 - 0")])
  }

  @Test("item updates keep headers; a section reload replaces them")
  func headersStay() {
    let shown = ShownNotes([["a"]]) { layout, _ in layout.headerHeight = 10 }
    shown.notes.sections = [["a", "b"]]
    shown.view.insertItems(at: [IndexPath(1)])
    #expect(shown.notes.calls("view").isEmpty)
    shown.notes.sections = [["x", "y", "z"]]
    shown.view.reloadSections([0])
    expectEqual(shown.notes.calls("view"), ["view header (0 - 0)"])
    expectEqual(shown.texts, ["x", "y", "z"])
  }

  @Test("the selection follows moved items and silently drops deleted ones")
  func selection() {
    let shown = ShownNotes([["a", "b", "c", "d"]]) { _, view in view.allowsMultipleSelection = true }
    for item in [3, 0, 1] { shown.view.selectItem(at: IndexPath(item), animated: false, scrollPosition: []) }
    shown.notes.sections = [["d", "new", "b", "c"]]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(0)])
      shown.view.insertItems(at: [IndexPath(1)])
      shown.view.moveItem(at: IndexPath(3), to: IndexPath(0))
    }
    expectEqual(shown.view.indexPathsForSelectedItems, [IndexPath(0), IndexPath(2)])
    #expect(shown.notes.calls("did").isEmpty)
    expectEqual(shown.cell(0)?.isSelected, true)
    expectEqual(shown.cell(1)?.isSelected, false)
  }

  @Test("updates keep the offset within the remaining content")
  func offset() {
    let shown = ShownNotes(0..<20)
    shown.view.contentOffset.y = 780
    shown.layOut()
    shown.notes.sections[0].removeLast(5)
    shown.view.deleteItems(at: (15..<20).map { IndexPath($0) })
    expectEqual(shown.view.contentOffset.y, 530)
    expectEqual(shown.texts.last, "14")
  }

  @Test("before the first pass an update only changes the counts")
  func beforeFirstPass() async {
    let shown = ShownNotes([["a"]], laysOut: false)
    expectEqual(shown.view.numberOfItems(inSection: 0), 1)
    var finished: Bool?
    shown.notes.sections = [["a", "b"]]
    shown.view.performBatchUpdates {
      shown.view.insertItems(at: [IndexPath(1)])
    } completion: {
      finished = $0
    }
    expectEqual(shown.view.numberOfItems(inSection: 0), 2)
    #expect(shown.notes.calls("cell").isEmpty)
    shown.layOut()
    expectEqual(shown.texts, ["a", "b"])
    await shown.settle()
    expectEqual(finished, true)
  }

  @Test("a batch without changes asks the layout again, with and without a closure", arguments: [true, false])
  func askingAgain(hasClosure: Bool) async {
    let shown = ShownNotes([["a", "b"]])
    shown.layout.height = 80
    var finished: Bool?
    shown.view.performBatchUpdates(hasClosure ? {} : nil) { finished = $0 }
    expectEqual(shown.cell(1)?.frame, CGRect(x: 0, y: 80, width: 300, height: 80))
    #expect(shown.notes.calls("cell").isEmpty)
    await shown.settle()
    expectEqual(finished, true)
  }

  @Test("an empty batch completes after the next pass")
  func waiting() async {
    let shown = ShownNotes([["a"]], laysOut: false)
    var texts: [String]?
    shown.view.performBatchUpdates(nil) { _ in texts = shown.texts }
    await shown.settle()
    expectEqual(texts, ["a"])
  }

  @Test("a reload interrupts a batch, whose completion gets false")
  func interruption() async {
    let shown = ShownNotes([["a", "b"]])
    shown.notes.sections = [["a"]]
    var finished: Bool?
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(1)])
    } completion: {
      finished = $0
    }
    shown.view.reloadData()
    shown.layOut()
    expectEqual(shown.notes.calls("didEnd"), ["didEnd (0 - 1)", "didEnd (0 - 0)"])
    await shown.settle()
    expectEqual(finished, false)
  }

  @Test("completions get false once if the collection view goes away")
  func goneMeanwhile() async {
    let shown = InputScene(size: CGSize(width: 300, height: 200))
    let notes = Notes([["a", "b"]])
    var heard: [Bool] = []
    weak var gone: UICollectionView?
    do {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: RowLayout())
      view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
      view.dataSource = notes
      shown.window.addSubview(view)
      shown.layOut()
      notes.sections = [["a"]]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(1)])
      } completion: {
        heard.append($0)
      }
      view.removeFromSuperview()
      gone = view
    }
    await shown.connection.settle()
    #expect(gone == nil)
    expectEqual(heard, [false])
  }

  @Test("a frame contains the update's transitions")
  func transitions() throws {
    let shown = ShownNotes([["a", "b"]])
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    let (a, b) = (try #require(shown.cell(0)), try #require(shown.cell(1)))
    shown.notes.sections = [["b", "c"]]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [IndexPath(0)])
      shown.view.insertItems(at: [IndexPath(1)])
    }
    _ = shown.shown.scene.performTurnIfNeeded()
    let kinds = Dictionary(
      uniqueKeysWithValues: try #require(frames.last).transitions.map { ($0.node, $0.kind) })
    expectEqual(kinds[a.nodeID], .removed)
    expectEqual(kinds[b.nodeID], .moved(from: CGRect(x: 0, y: 50, width: 300, height: 50)))
    expectEqual(kinds[try #require(shown.cell(1)).nodeID], .inserted)
  }

  @Test("random batches show the data and keep surviving cells", arguments: 0..<40)
  func randomBatches(seed: Int) async {
    var random = Randomness(seed: UInt64(seed))
    var next = 0
    func fresh() -> String {
      next += 1
      return "n\(next)"
    }
    let shown = ShownNotes([(0..<6).map { _ in fresh() }, (0..<4).map { _ in fresh() }]) { layout, _ in
      layout.height = 11
      layout.headerHeight = 7
    }
    for _ in 0..<6 {
      let before = Dictionary(uniqueKeysWithValues: shown.cells.map { ($0.text, ObjectIdentifier($0)) })
      let old = shown.notes.sections
      var items = old.enumerated().flatMap { section, texts in
        texts.enumerated().map { (IndexPath($0.offset, section), $0.element) }
      }
      var deleted: [IndexPath] = []
      items.removeAll { item in
        guard Int.random(in: 0..<4, using: &random) == 0 else { return false }
        deleted.append(item.0)
        return true
      }
      var moved: [(IndexPath, String)] = []
      items.removeAll { item in
        guard Int.random(in: 0..<4, using: &random) == 0 else { return false }
        moved.append(item)
        return true
      }
      var new: [[(from: IndexPath?, text: String)]] = old.indices.map { section in
        items.filter { $0.0.section == section }.map { (nil, $0.1) }
      }
      for (path, text) in moved {
        let section = Int.random(in: new.indices, using: &random)
        new[section].insert((path, text), at: Int.random(in: 0...new[section].count, using: &random))
      }
      var inserted: Set<String> = []
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let (section, text) = (Int.random(in: new.indices, using: &random), fresh())
        inserted.insert(text)
        new[section].insert((nil, text), at: Int.random(in: 0...new[section].count, using: &random))
      }
      shown.view.performBatchUpdates {
        shown.notes.sections = new.map { $0.map(\.text) }
        for (section, entries) in new.enumerated() {
          for (item, entry) in entries.enumerated() {
            if let source = entry.from { shown.view.moveItem(at: source, to: IndexPath(item, section)) }
            if inserted.contains(entry.text) { shown.view.insertItems(at: [IndexPath(item, section)]) }
          }
        }
        shown.view.deleteItems(at: deleted)
      }
      expectEqual(shown.texts, Array(new.joined().map(\.text).prefix(shown.texts.count)), "seed \(seed)")
      for cell in shown.cells {
        if let known = before[cell.text] { expectEqual(known, ObjectIdentifier(cell), "seed \(seed)") }
      }
      if Bool.random(using: &random) { await shown.settle() }
    }
  }
}
