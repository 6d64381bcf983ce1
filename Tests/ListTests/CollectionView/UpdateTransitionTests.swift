import Expectations
import Foundation
import LayoutNotation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Transitions of elements in the frame that shows an update.
@MainActor @Suite struct UpdateTransitionTests {
  @Test("an item that moves into view animates from its old frame")
  func movesIn() throws {
    let shown = ShownNotes(0..<20)
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    shown.notes.sections[0].removeFirst()
    shown.view.deleteItems(at: [IndexPath(0)])
    _ = shown.shown.scene.performTurnIfNeeded()
    let comes = try #require(shown.cell(4))
    expectEqual(comes.text, "5")
    expectEqual(comes.frame.minY, 200)
    let kinds = (frames.last?.transitions ?? []).filter { $0.node == comes.nodeID }.map(\.kind)
    expectEqual(kinds, [.moved(from: CGRect(x: 0, y: 250, width: 300, height: 50))])
  }

  @Test("an item from far away appears without animation")
  func comesFromAfar() throws {
    let shown = ShownNotes(0..<100)
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    shown.notes.sections[0].removeFirst(50)
    shown.view.deleteItems(at: (0..<50).map { IndexPath($0) })
    _ = shown.shown.scene.performTurnIfNeeded()
    let comes = try #require(shown.cell(0))
    expectEqual(comes.text, "50")
    #expect((frames.last?.transitions ?? []).allSatisfy { $0.node != comes.nodeID })
  }

  @Test("headers of inserted and deleted sections fade, others move")
  func headers() throws {
    let shown = ShownNotes([["a"], ["b"]]) { layout, _ in layout.headerHeight = 10 }
    let gone = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)))
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    shown.notes.sections = [["b"], ["c"]]
    shown.view.performBatchUpdates {
      shown.view.deleteSections([0])
      shown.view.insertSections([1])
    }
    _ = shown.shown.scene.performTurnIfNeeded()
    let kinds = Dictionary(grouping: frames.last?.transitions ?? [], by: \.node).mapValues { $0.map(\.kind) }
    let new = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0, 1)))
    let stays = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)))
    expectEqual(kinds[gone.nodeID], [.removed])
    expectEqual(kinds[new.nodeID], [.inserted])
    expectEqual(kinds[stays.nodeID], [.moved(from: CGRect(x: 0, y: 60, width: 300, height: 10))])
  }

  @Test("a header moves with its section when an earlier section is deleted and its own items change")
  func headerOfChangedSection() throws {
    let rows = section(H(.fw(1), 50, [item(.fw(1), .fh(1))]), views: [boundary(.fw(1), 10)])
    let shown = ShownNotes([["a"], ["b"]]) { _, view in
      view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows)
    }
    let header = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0, 1)))
    shown.notes.sections = [["b", "c"]]
    shown.view.performBatchUpdates {
      shown.view.deleteSections([0])
      shown.view.insertItems(at: [IndexPath(1)])
    }
    #expect(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)) === header)
    expectEqual(header.frame.minY, 0)
  }

  @Test("a badge does not animate from the frame of another item's badge")
  func badges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(5, 5), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let rows = section(H(.fw(1), 50, [item(.fw(1), .fh(1), views: [badge])]))
    let shown = ShownNotes([["a", "b"], ["c", "d"]]) { _, view in
      view.register(NoteHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
      view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows)
    }
    var frames: [Frame] = []
    shown.shown.connection.onChange = { frames.append(shown.shown.connection.frame()) }
    _ = shown.shown.scene.performTurnIfNeeded()
    shown.notes.sections = [["b"], ["d"]]
    shown.view.deleteItems(at: [IndexPath(0), IndexPath(0, 1)])
    _ = shown.shown.scene.performTurnIfNeeded()
    let appearing = try #require(shown.view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1)))
    expectEqual(appearing.frame.minY, 50)
    #expect((frames.last?.transitions ?? []).allSatisfy { $0.node != appearing.nodeID })
  }
}
