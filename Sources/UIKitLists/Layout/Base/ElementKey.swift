import Foundation
@_spi(Toolkit) import UIKitCore

/// The identity of an element of a collection view: a cell, a supplementary view or a decoration.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary view or decoration; nil for cells.
  let kind: String?
  let indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The identity of the element.
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}
