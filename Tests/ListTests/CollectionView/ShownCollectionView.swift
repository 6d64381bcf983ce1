import Foundation
import RenderTree
import Stage
import Synchronization

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Rows of one height in the full width, with headers if `headerHeight` is positive.
class RowLayout: UICollectionViewLayout {
  var height: CGFloat = 50
  var headerHeight: CGFloat = 0
  var calls: [String] = []
  var isEstimated = false
  /// The heights that cells preferred.
  var preferred: [IndexPath: CGFloat] = [:]

  override func prepare() { calls.append("prepare") }

  private func top(of section: Int) -> CGFloat {
    guard let view = collectionView else { return 0 }
    return (0..<section).reduce(0) { sum, section in
      if preferred.isEmpty { return sum + headerHeight + CGFloat(view.numberOfItems(inSection: section)) * height }
      return sum + headerHeight
        + (0..<view.numberOfItems(inSection: section)).reduce(0) {
          $0 + (preferred[IndexPath(item: $1, section: section)] ?? height)
        }
    }
  }

  override var collectionViewContentSize: CGSize {
    calls.append("contentSize")
    guard let view = collectionView else { return .zero }
    return CGSize(width: view.bounds.width, height: top(of: view.numberOfSections))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    guard let view = collectionView else { return nil }
    var all: [UICollectionViewLayoutAttributes] = []
    for section in 0..<view.numberOfSections {
      if headerHeight > 0, let header = header(section) { all.append(header) }
      all += (0..<view.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    return all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let before = preferred.isEmpty ? 0 : path.item
    let above = (0..<before).reduce(top(of: path.section) + headerHeight + CGFloat(path.item - before) * height) {
      $0 + (preferred[IndexPath(item: $1, section: path.section)] ?? height)
    }
    attributes.frame = CGRect(
      x: 0, y: above, width: collectionView?.bounds.width ?? 0, height: preferred[path] ?? height)
    if isEstimated { attributes.estimatedAxes = .vertical }
    return attributes
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: top(of: section), width: collectionView?.bounds.width ?? 0, height: headerHeight)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header(indexPath.section) }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { isEstimated && preferred.size.height != original.size.height }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preference = context.preference {
      preferred[preference.original.indexPath] = preference.preferred.size.height
    }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("updates \(updateItems.count)")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }
}

final class NoteCell: UICollectionViewCell {
  var text = ""
  var reuses = 0
  var applied: UICollectionViewLayoutAttributes?
  var wantedHeight: CGFloat?
  /// The number of instances ever made.
  static var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
  }

  required init?(coder: NSCoder) { return nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied = layoutAttributes }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wantedHeight else { return layoutAttributes }
    layoutAttributes.frame.size.height = wantedHeight
    return layoutAttributes
  }
}

final class NoteHeader: UICollectionReusableView {}

/// A data source and delegate of string sections that logs all calls.
@MainActor
final class Notes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  var sections: [[String]]
  var calls: [String] = []
  var isQuiet: Set<String> = []
  var heights: [String: CGFloat] = [:]
  var forbidden: Set<String> = []
  var made: ((NoteCell, IndexPath) -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  /// Called with each logged call.
  var onCall: (String) -> Void = { _ in }

  private func note(_ call: String) {
    calls.append(call)
    onCall(call)
  }

  private func allows(_ question: String, _ path: IndexPath) -> Bool {
    note("\(question) \(path.inParentheses)")
    return !forbidden.contains(question)
  }

  func calls(_ start: String) -> [String] { calls.filter { $0.hasPrefix(start) } }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("sections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.inParentheses)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      cell.text = sections[indexPath.section][indexPath.item]
      cell.wantedHeight = heights[cell.text]
      made?(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("view \(kind) \(indexPath.inParentheses)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    allows("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    note("didHighlight \(path.inParentheses)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    note("didUnhighlight \(path.inParentheses)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    allows("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    allows("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    note("didSelect \(path.inParentheses)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    note("didDeselect \(path.inParentheses)")
  }
  func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
    allows("canPerform", path)
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    note("perform \(path.inParentheses)")
  }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { note("willDisplay \(path.inParentheses) \(cell.superview == nil ? "before" : "after")") }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { note("didEnd \(path.inParentheses)") }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind kind: String,
    at path: IndexPath
  ) { note("willDisplay \(kind) \(path.inParentheses)") }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { note("didEnd \(kind) \(path.inParentheses)") }
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    note("prefetch \(paths.map(\.item))")
  }
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    note("cancel \(paths.map(\.item))")
  }
}

/// A collection view of notes in a window of a scene with stepped time.
@MainActor
final class ShownNotes {
  let shown: InputScene
  let view: UICollectionView
  let layout: RowLayout
  let notes: Notes

  init(
    _ sections: [[String]], size: CGSize = CGSize(width: 300, height: 220), laysOut: Bool = true,
    _ prepare: (RowLayout, UICollectionView) -> Void = { _, _ in }
  ) {
    shown = InputScene(size: size)
    layout = RowLayout()
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    notes = Notes(sections)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    view.register(NoteHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = notes
    view.delegate = notes
    view.prefetchDataSource = notes
    prepare(layout, view)
    shown.window.addSubview(view)
    if laysOut {
      layOut()
      forget()
    }
  }

  convenience init(_ items: Range<Int>, laysOut: Bool = true) {
    self.init([items.map(String.init)], laysOut: laysOut)
  }

  func layOut() { shown.window.layoutIfNeeded() }

  func forget() {
    notes.calls = []
    layout.calls = []
  }

  /// The texts of the visible cells, from top to bottom.
  var texts: [String] { cells.map(\.text) }

  var cells: [NoteCell] {
    view.visibleCells.compactMap { $0 as? NoteCell }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func cell(_ item: Int, _ section: Int = 0) -> NoteCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NoteCell
  }

  /// Completes everything that is in progress.
  func settle() async { await shown.connection.settle() }
}

extension IndexPath {
  init(_ item: Int, _ section: Int = 0) { self.init(item: item, section: section) }
}
