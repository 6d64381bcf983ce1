import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that has a view.
@MainActor
final class VisibleElement {
  let view: UICollectionReusableView
  /// The attributes that were applied to the view last.
  var attributes: UICollectionViewLayoutAttributes
  /// The size in the layout after the element was measured; nil while it has to be measured.
  var measuredSize: CGSize?
  /// The origin of the coordinates in which the view was placed, in content coordinates. Not zero in an orthogonal
  /// section.
  var origin = CGPoint.zero
  /// The value of ``PassState/layoutState`` when the attributes were applied.
  var layoutState = 0

  init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    self.attributes = attributes
  }
}

/// The elements that have views, by their keys.
@MainActor
struct VisibleElements {
  private(set) var byKey: [ElementKey: VisibleElement] = [:]

  subscript(key: ElementKey) -> VisibleElement? { byKey[key] }

  mutating func insert(_ element: VisibleElement, for key: ElementKey) {
    byKey[key] = element
    element.view.displayedAs = key
  }

  @discardableResult
  mutating func remove(_ key: ElementKey) -> VisibleElement? {
    let element = byKey.removeValue(forKey: key)
    element?.view.displayedAs = nil
    return element
  }

  /// Removes all elements, and returns them in the order of their keys.
  mutating func removeAll() -> [(key: ElementKey, element: VisibleElement)] {
    let all = byKey.map { (key: $0.key, element: $0.value) }.sorted { $0.key.precedes($1.key) }
    byKey = [:]
    for (_, element) in all { element.view.displayedAs = nil }
    return all
  }

  /// The cells with their index paths, in no particular order.
  var cells: some Sequence<(indexPath: IndexPath, cell: UICollectionViewCell)> {
    byKey.lazy.compactMap { key, element in
      (element.view as? UICollectionViewCell).flatMap { key.category == .cell ? (key.indexPath, $0) : nil }
    }
  }
}

extension ElementKey {
  /// The order of elements: cells, then supplementary views, then decoration views; within each by index path, then by
  /// kind.
  func precedes(_ other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }
}
