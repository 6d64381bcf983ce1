import BackgroundCalls
import Expectations
import Foundation
import LayoutNotation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Exit tests of fatal errors and their messages.
@MainActor @Suite("Fatal misuse of a collection view or its data source")
struct CollectionViewFaultTests {
  private typealias Cells = UICollectionViewRegistrationTests.Source

  @Test("a supplementary view of the wrong kind is fatal")
  func otherKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes([["a"]], laysOut: false) { layout, view in
          layout.headerHeight = 10
          view.register(NoteHeader.self, forSupplementaryViewOfKind: "footer", withReuseIdentifier: "header")
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        }
        source.supplementaryViewProvider = { view, _, path in
          view.dequeueReusableSupplementaryView(ofKind: "footer", withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        source.apply(snapshot)
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        """
        does not match the element kind it is being used for. When asked for a view of element kind 'header' the data \
        source dequeued a view registered for the element kind 'footer'.
        """))
  }

  @Test("a supplementary view without a provider is fatal")
  func noProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes([["a"]], laysOut: false) { layout, _ in layout.headerHeight = 10 }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        source.apply(snapshot)
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source")
    )
    #expect(words(of: result).contains("Element kind: 'header'"))
  }

  @Test("a supplementary view without a registration is fatal")
  func noRegistration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes([["a"]], laysOut: false) { layout, view in
          layout.headerHeight = 10
          view.register(nil as AnyClass?, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        }
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        "could not dequeue a view of kind: header with identifier header - must register a nib or a class for the identifier"
      ))
  }

  @Test("a data source without a method for supplementary views is fatal")
  func noAnswer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes([["a"]], laysOut: false) { layout, _ in layout.headerHeight = 10 }
        let source = Cells(1) { $0.dequeueReusableCell(withReuseIdentifier: "note", for: $1) }
        shown.view.dataSource = source
        shown.layOut()
      }
    }
    #expect(words(of: result).contains("and the layout asks for a view of kind 'header'"))
  }

  @Test("an unregistered decoration view is fatal")
  func noDecoration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let rows = section(H(.fw(1), 50, [item(.fw(1), .fh(1))]))
        rows.decorationItems = [.background(elementKind: "background")]
        shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows)
        shown.layOut()
      }
    }
    #expect(words(of: result).contains("could not dequeue a decoration view of kind: background"))
  }

  @Test("layout attributes for an item that does not exist are fatal")
  func noItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Ghost: RecordingContextLayout {
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            layoutAttributesForItem(at: IndexPath(7)).map { [$0] }
          }
          override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return attributes
          }
        }
        let shown = ShownNotes(0..<3, laysOut: false)
        shown.view.collectionViewLayout = Ghost()
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: [0, 7]"))
  }

  @Test("registering a class that is not a cell is fatal")
  func noCellClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ShownNotes(0..<1).view.register(UIView.self, forCellWithReuseIdentifier: "X")
      }
    }
    #expect(words(of: result).contains("must pass a class that is UICollectionViewCell or a subclass of it: UIView"))
  }

  @Test("a nib with more than one top-level view is fatal")
  func invalidNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let nib = UINib { _ in [NoteCell(frame: .zero), NoteCell(frame: .zero)] }
        shown.view.register(nib, forCellWithReuseIdentifier: "note")
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        """
        invalid nib registered for identifier (note) - nib must contain exactly one top level object which must be a \
        UICollectionReusableView instance
        """))
  }

  @Test("a nib with another class than its registration is fatal")
  func otherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let nib = UINib { _ in [NoteCell(frame: .zero)] }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int>(cellNib: nib) { _, _, _ in }
        let source = Cells(1) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        shown.view.dataSource = source
        shown.layOut()
      }
    }
    #expect(words(of: result).contains("the registration promised a view of class UICollectionViewListCell at [0, 0]"))
  }

  @Test("returning another cell for a reconfigured item is fatal")
  func otherCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        shown.view.register(NoteCell.self, forCellWithReuseIdentifier: "other")
        var identifier = "note"
        let source = Cells(1) { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) }
        shown.view.dataSource = source
        shown.layOut()
        identifier = "other"
        shown.view.reconfigureItems(at: [IndexPath(0)])
      }
    }
    #expect(
      words(of: result).contains(
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when \
        reconfiguring an item, which is not allowed.
        """))
  }

  @Test("applying on the main queue with outstanding background updates is fatal")
  func deadlock() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes([[]], laysOut: false)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: shown.view) { _, _, _ in nil }
        let applied = DispatchSemaphore(value: 0)
        DispatchQueue(label: "elsewhere").async {
          Background(source).apply(NSDiffableDataSourceSnapshot<Int, Int>())
          applied.signal()
        }
        applied.wait()
        source.apply(NSDiffableDataSourceSnapshot<Int, Int>())
      }
    }
    #expect(
      words(of: result).contains(
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and \
        will deadlock. Please always submit updates either always on the main queue or always off the main queue - view=
        """))
  }

  @Test("applying from several queues logs one warning")
  func mixedQueues() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let shown = await ShownNotes([[]], laysOut: false)
      let source = await UICollectionViewDiffableDataSource<Int, Int>(collectionView: shown.view) { _, _, _ in nil }
      for _ in 0..<2 {
        await MainActor.run { source.apply(NSDiffableDataSourceSnapshot<Int, Int>()) }
        await withCheckedContinuation { continuation in
          DispatchQueue(label: "elsewhere").async {
            Background(source).apply(NSDiffableDataSourceSnapshot<Int, Int>()) { continuation.resume() }
          }
        }
      }
    }
    let warning = "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks."
    expectEqual(words(of: result).components(separatedBy: warning).count, 2)
  }
}
