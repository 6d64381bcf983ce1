import Foundation
@_spi(Toolkit) import UIKitCore

/// An element of a group: an item or a nested group.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// The size of the item in its container.
  public let layoutSize: NSCollectionLayoutSize

  /// The insets of the item within its slot. Ignored along an axis with an estimated length.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item's slot; nil for none. It does not affect fractions.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  var anchoredItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, anchoredItems: [])
  }

  /// Creates an item with a size and supplementary views attached to it, such as badges.
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

  /// The supplementary views attached to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { resized(layoutSize) }

  /// A copy with another size.
  func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, anchoredItems: anchoredItems.map { $0.duplicate() })
    copy.copyPlacement(from: self)
    return copy
  }

  func copyPlacement(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// A Boolean value that indicates whether another object is of the same class and has the same values.
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
