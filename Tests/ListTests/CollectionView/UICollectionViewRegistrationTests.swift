import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewRegistrationTests {
  /// A data source that makes its cells with a closure.
  final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    let make: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ count: Int, _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.count = count
      self.make = make
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      make(view, path)
    }
  }

  func shown(_ source: Source) -> ShownNotes {
    let shown = ShownNotes(0..<1, laysOut: false)
    shown.view.dataSource = source
    shown.layOut()
    return shown
  }

  @Test("a nib calls awakeFromNib() of each top-level object")
  func awakening() {
    final class Awakened: UIView {
      var calls = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        calls += 1
      }
    }
    let objects = UINib { _ in [Awakened(), Awakened()] }.instantiate(withOwner: nil)
    expectEqual(objects.map { ($0 as? Awakened)?.calls }, [1, 1])
  }

  @Test("a registration makes, configures and reuses cells of its class")
  func cells() {
    var filled: [String] = []
    let registration = UICollectionView.CellRegistration<NoteCell, Int> { cell, path, item in
      filled.append("\(path.item): \(item)")
    }
    let source = Source(100) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item * 2)
    }
    let shown = shown(source)
    expectEqual(filled, ["0: 0", "1: 2", "2: 4", "3: 6", "4: 8"])
    let first = shown.cell(0)
    shown.view.contentOffset.y = 50
    shown.layOut()
    #expect(shown.cell(5) === first)
  }

  @Test("a supplementary registration of another kind than the layout's works")
  func otherKind() {
    let shown = ShownNotes([["a"]], laysOut: false) { layout, _ in layout.headerHeight = 10 }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
    var configured: [IndexPath] = []
    let registration = UICollectionView.SupplementaryRegistration<NoteHeader>(elementKind: "title") { _, _, path in
      configured.append(path)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    source.apply(snapshot)
    shown.layOut()
    expectEqual(configured, [IndexPath(0), IndexPath(0, 1)])
    #expect(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0)) is NoteHeader)
    #expect(shown.view.supplementaryView(forElementKind: "title", at: IndexPath(0)) == nil)
    // The collection view holds its data source weakly.
    #expect(shown.view.dataSource === source)
  }

  @Test("without an item the handler is not called")
  func noItem() {
    let registration = UICollectionView.CellRegistration<NoteCell, Int> { _, _, _ in Issue.record("filled") }
    let source = Source(1) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
    }
    expectEqual(shown(source).cells.count, 1)
  }

  @Test("a registration made per cell still reuses cells, with one warning")
  func insideProvider() {
    var cells: Set<ObjectIdentifier> = []
    let source = Source(2_000) { view, path in
      let registration = UICollectionView.CellRegistration<NoteCell, Int> { cell, _, _ in
        cells.insert(ObjectIdentifier(cell))
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }
    let warnings = loggedMessages(.warning) {
      let shown = shown(source)
      for step in 1...40 {
        shown.view.contentOffset.y = CGFloat(step) * 200
        shown.layOut()
      }
    }
    #expect(cells.count < 20)
    expectEqual(warnings.filter { $0.contains("registration is created inside") }.count, 1)
  }

  @Test("a closure-based nib makes cells")
  func nib() {
    let registration = UICollectionView.CellRegistration<NoteCell, Int>(
      cellNib: UINib { _ in [NoteCell(frame: .zero)] }
    ) { cell, _, item in cell.text = "\(item)" }
    let source = Source(1) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: 7)
    }
    let shown = shown(source)
    expectEqual(shown.texts, ["7"])
    expectEqual(shown.cells[0].frame, CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test("registrations of several nibs from one function stay distinct")
  func severalNibs() {
    func registration(_ nib: UINib) -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      UICollectionView.CellRegistration(cellNib: nib) { _, _, _ in }
    }
    final class OtherCell: UICollectionViewCell {}
    let registrations = [
      registration(UINib { _ in [NoteCell(frame: .zero)] }), registration(UINib { _ in [OtherCell(frame: .zero)] }),
    ]
    let source = Source(4) { view, path in
      view.dequeueConfiguredReusableCell(using: registrations[path.item % 2], for: path, item: 0)
    }
    let shown = shown(source)
    let cells = (0..<4).map { shown.view.cellForItem(at: IndexPath($0)) }
    expectEqual(cells.map { $0 is NoteCell }, [true, false, true, false])
    expectEqual(cells.map { $0 is OtherCell }, [false, true, false, true])
  }

  @Test("dequeuing an unregistered identifier is fatal")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let source = Source(1) { $0.dequeueReusableCell(withReuseIdentifier: "X", for: $1) }
        shown.view.dataSource = source
        shown.layOut()
      }
    }
    #expect(
      words(of: result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or a class"
      ))
  }

  @Test("cells not dequeued, and dequeued without a request, are fatal")
  func notDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let source = Source(1) { _, _ in UICollectionViewCell(frame: .zero) }
        shown.view.dataSource = source
        shown.layOut()
      }
    }
    #expect(words(of: result).contains("does not have a reuseIdentifier"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ShownNotes(0..<1).view.dequeueReusableCell(withReuseIdentifier: "note", for: IndexPath(0))
      }
    }
    #expect(words(of: other).contains("Expected dequeued view to be returned"))
  }

  @Test("inconsistent counts after an update are fatal")
  func wrongCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<3)
        shown.view.deleteItems(at: [IndexPath(0)])
      }
    }
    #expect(words(of: result).contains("Data source after updates = { 1 section with item counts: [3] }"))
  }

  @Test("a provider that returns nil is fatal and names the item")
  func nilCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownNotes(0..<1, laysOut: false)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["fig"])
        source.apply(snapshot)
        shown.layOut()
      }
    }
    #expect(words(of: result).contains("with item identifier 'fig', which is not allowed"))
  }
}
