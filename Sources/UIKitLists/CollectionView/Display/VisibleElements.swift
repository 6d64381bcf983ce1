import Foundation
@_spi(Toolkit) import UIKitCore

/// An element that has a view.
@MainActor
final class DisplayedElement {
  let view: UICollectionReusableView
  /// What the view was placed by last.
  var attributes: UICollectionViewLayoutAttributes
  /// The size that the layout gave the element after it had been measured; nil while it has to be measured.
  var settledSize: CGSize?
  /// The point of the content at which the coordinates begin that the view was placed in.
  var origin = CGPoint.zero
  /// The layout's state that the attributes are of.
  var layoutState = 0

  init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    self.attributes = attributes
  }
}

/// The elements that have views, by what they are.
@MainActor
struct VisibleElements {
  private(set) var byKey: [ElementKey: DisplayedElement] = [:]

  subscript(key: ElementKey) -> DisplayedElement? { byKey[key] }

  mutating func insert(_ element: DisplayedElement, for key: ElementKey) {
    byKey[key] = element
    element.view.displayedAs = key
  }

  /// Takes an element out.
  @discardableResult
  mutating func remove(_ key: ElementKey) -> DisplayedElement? {
    let element = byKey.removeValue(forKey: key)
    element?.view.displayedAs = nil
    return element
  }

  /// Takes everything out, in the order of the paths.
  mutating func removeAll() -> [(key: ElementKey, element: DisplayedElement)] {
    let all = byKey.map { (key: $0.key, element: $0.value) }.sorted { $0.key.precedes($1.key) }
    byKey = [:]
    for (_, element) in all { element.view.displayedAs = nil }
    return all
  }

  /// The cells with their paths, in no order.
  var cells: some Sequence<(indexPath: IndexPath, cell: UICollectionViewCell)> {
    byKey.lazy.compactMap { key, element in
      (element.view as? UICollectionViewCell).flatMap { key.category == .cell ? (key.indexPath, $0) : nil }
    }
  }
}

extension ElementKey {
  /// Cells first, then supplementary views, then decorations; each by their paths.
  func precedes(_ other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }
}
