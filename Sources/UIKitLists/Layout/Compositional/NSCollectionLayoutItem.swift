import Foundation
@_spi(Toolkit) import UIKitCore

/// What stands in a group: an item's cell, or a group of its own.
@MainActor public class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// How large the item is, in its container.
  public let layoutSize: NSCollectionLayoutSize

  /// By how much the item is smaller than the place it takes. Ignored along an axis whose length is estimated.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Room around the item's place; nil is none. It does not change what fractions are of.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  var anchoredItems: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, anchoredItems: [])
  }

  /// An item of a size, with views attached to it, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize, anchoredItems: supplementaryItems)
  }

  init(layoutSize: NSCollectionLayoutSize, anchoredItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.anchoredItems = anchoredItems
    super.init()
  }

  /// The views attached to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }

  /// An item with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { resized(layoutSize) }

  /// A copy of another size.
  func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, anchoredItems: anchoredItems.map { $0.duplicate() })
    copy.takePlacement(from: self)
    return copy
  }

  func takePlacement(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Whether the other object is of the same class and has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return MainActor.assumeIsolated { type(of: self) == type(of: other) && hasSameContent(as: other) }
  }

  func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    layoutSize == other.layoutSize && contentInsets == other.contentInsets
      && (edgeSpacing?.gaps ?? .zero) == (other.edgeSpacing?.gaps ?? .zero) && anchoredItems == other.anchoredItems
  }

  public override var hash: Int { MainActor.assumeIsolated { layoutSize.hash } }
}
