import Foundation
@_spi(Toolkit) import UIKitCore

/// A supplementary view attached to an item or a group, such as a badge.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  /// The point of the item or group to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// The point of the view that is attached; nil for the same point as on the item or group.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The z-index. Cells have 0.
  public var zIndex = 1

  /// Creates a view that touches edges of an item or group from inside.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a view that is attached by one of its points to a point of an item or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, anchoredItems: [])
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: size, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    copy.copyPlacement(from: self)
    copy.zIndex = zIndex
    return copy
  }

  func duplicate() -> NSCollectionLayoutSupplementaryItem {
    // `resized` returns an object of the receiver's class.
    unsafeDowncast(resized(layoutSize), to: NSCollectionLayoutSupplementaryItem.self)
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.hasSameContent(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
  }
}

/// A boundary view: a header, a footer or another view at an edge of a section or of the whole content.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is aligned.
  public let alignment: NSRectAlignment

  /// The offset of the view from its aligned position, in points.
  public let offset: CGPoint

  /// A Boolean value that indicates whether the view extends the section. Otherwise it overlaps the section's content.
  /// The default is true.
  public var extendsBoundary = true

  /// A Boolean value that indicates whether the view stays visible as long as its section is visible.
  public var pinToVisibleBounds = false

  /// The distance between the edge and the view along the scroll axis, in points.
  var padding: CGFloat = 0

  /// Creates a view at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
      itemAnchor: nil)
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.copyPlacement(from: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.padding = padding
    return copy
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.hasSameContent(as: other) && alignment == other.alignment && offset == other.offset
      && extendsBoundary == other.extendsBoundary && pinToVisibleBounds == other.pinToVisibleBounds
      && padding == other.padding
  }
}

/// A decoration view behind a section, which the layout provides.
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, with which its class is registered in the layout.
  public let elementKind: String

  /// The z-index. The cells of a section with decorations have 1.
  public var zIndex = 0

  /// Creates a view behind a whole section, including its insets and headers.
  public class func background(elementKind: String) -> Self {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return Self(size: full, elementKind: elementKind)
  }

  private init(size: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: size, anchoredItems: [])
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(size: size, elementKind: elementKind)
    copy.copyPlacement(from: self)
    copy.zIndex = zIndex
    return copy
  }

  func duplicate() -> NSCollectionLayoutDecorationItem {
    // `resized` returns an object of the receiver's class.
    unsafeDowncast(resized(layoutSize), to: NSCollectionLayoutDecorationItem.self)
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasSameContent(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
  }
}

extension NSRectAlignment {
  /// The edges of the alignment.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
