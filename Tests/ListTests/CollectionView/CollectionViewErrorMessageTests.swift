import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Exit tests of the messages of fatal requests for elements that do not exist.
@Suite("Messages of collection view errors") struct CollectionViewErrorMessageTests {
  /// A mistake and its message.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let words: String
    var testDescription: String { name }
  }

  static let mistakes = [
    Mistake(
      name: "a data source released before its cells are made",
      words: "failed to obtain a cell from its dataSource (nil) at [0, 0]"),
    Mistake(
      name: "a data source released before its headers are made",
      words: "failed to obtain a view of kind 'header' from its dataSource (nil) at [0, 0]"),
    Mistake(
      name: "attributes outside of the counts",
      words: """
        UICollectionView received layout attributes for a cell with an index path that does not exist: [0, 3]
        """),
    Mistake(
      name: "scrolling to a section that does not exist",
      words: "Attempted to scroll the collection view to an out-of-bounds section (1) when there are only 1 sections."),
    Mistake(
      name: "scrolling to an item that does not exist",
      words: """
        Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 items in section 0.
        """),
    Mistake(
      name: "scrolling to a path of one index", words: "attempted to scroll to invalid index path: [7]"),
    Mistake(
      name: "scrolling to the top and the bottom",
      words: "attempt to scroll to item with multiple vertical or horizontal scroll positions (5)"),
    Mistake(
      name: "the item count of a section that does not exist",
      words: """
        request for number of items in section 1 when there are only 1 sections in the collection view
        """),
    Mistake(
      name: "registering a class that is not a reusable view",
      words: "must pass a class that is UICollectionReusableView or a subclass of it: UIView"),
    Mistake(
      name: "a decoration without a class",
      words: "could not dequeue a decoration view of kind: line - must register as a class or nib"),
    Mistake(
      name: "headers that the data source does not make",
      words: "collectionView(_:viewForSupplementaryElementOfKind:at:), and the layout asks for a view of kind 'header'"),
    Mistake(
      name: "headers that move without an invalidation",
      words: "layout attributes for supplementary item at index path ([0, 0]) changed from"),
    Mistake(
      name: "a controller that has items and makes no cells",
      words: "has items and does not override collectionView(_:cellForItemAt:)"),
  ]

  @Test("the message of a fatal error names its cause", arguments: mistakes)
  func words(_ mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = mistake.name as String] in
      await MainActor.run { CollectionViewErrorMessageTests.make(name) }
    }
    #expect(Stage.words(of: result).contains(mistake.words))
  }

  /// A layout whose data source is released before the views are made.
  private final class ForgetfulLayout: UICollectionViewFlowLayout {
    var kind: String?
    /// The data source, which the collection view does not retain.
    var source: CellsOnly? = CellsOnly()
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      source = nil
      guard let kind else { return all }
      let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(0))
      header.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return [header]
    }
  }

  /// A layout with attributes for elements that do not exist.
  private final class GenerousLayout: UICollectionViewFlowLayout {
    var isDecorated = false
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let one =
        isDecorated
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(0))
        : UICollectionViewLayoutAttributes(forCellWith: IndexPath(3))
      one.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return [one]
    }
  }

  /// A data source with cells and without headers.
  private final class CellsOnly: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
  }

  private final class EmptyController: UICollectionViewController {
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  }

  @MainActor
  private static func make(_ name: String) {
    let shown = ShownNotes(0..<3)
    let view = shown.view
    switch name {
    case "a data source released before its cells are made": show(ForgetfulLayout(), nil)
    case "a data source released before its headers are made": show(ForgetfulLayout(), "header")
    case "attributes outside of the counts": show(GenerousLayout())
    case "scrolling to a section that does not exist": view.scrollToItem(at: IndexPath(0, 1), at: .top, animated: false)
    case "scrolling to an item that does not exist": view.scrollToItem(at: IndexPath(3), at: .top, animated: false)
    case "scrolling to a path of one index": view.scrollToItem(at: IndexPath(index: 7), at: .top, animated: false)
    case "scrolling to the top and the bottom":
      view.scrollToItem(at: IndexPath(0), at: [.top, .bottom], animated: false)
    case "the item count of a section that does not exist": _ = view.numberOfItems(inSection: 1)
    case "registering a class that is not a reusable view":
      view.register(UIView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "X")
    case "a decoration without a class":
      let layout = GenerousLayout()
      layout.isDecorated = true
      show(layout)
    case "headers that the data source does not make":
      let source = CellsOnly()
      let shown = ShownNotes([["a"]], laysOut: false) { layout, _ in layout.headerHeight = 10 }
      shown.view.dataSource = source
      withExtendedLifetime(source) { shown.layOut() }
    case "headers that move without an invalidation":
      let shown = ShownNotes([["a"]]) { layout, _ in layout.headerHeight = 10 }
      shown.layout.headerHeight = 20
      shown.view.setNeedsLayout()
      shown.layOut()
    case "a controller that has items and makes no cells":
      let controller = EmptyController(collectionViewLayout: UICollectionViewFlowLayout())
      shown.shown.window.rootViewController = controller
      shown.layOut()
    default: break
    }
  }

  @MainActor
  private static func show(_ layout: ForgetfulLayout, _ kind: String?) {
    let fresh = ShownNotes(0..<3, laysOut: false)
    layout.kind = kind
    fresh.view.dataSource = layout.source
    fresh.view.collectionViewLayout = layout
    fresh.layOut()
  }

  @MainActor
  private static func show(_ layout: UICollectionViewLayout) {
    let fresh = ShownNotes(0..<3, laysOut: false)
    fresh.view.collectionViewLayout = layout
    fresh.layOut()
  }
}
