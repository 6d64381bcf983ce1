import Foundation
@_spi(Toolkit) import UIKitCore

/// A view attached to an item or a group, such as a badge.
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Which kind of view the data source is asked for.
  public let elementKind: String

  /// Where on the item or group the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// Which point of the view is attached; nil is the same as of the item or group.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The place in the stack; cells have 0.
  public var zIndex = 1

  /// A view that touches edges of an item or group from inside.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A view of which a point lies on a point of an item or group.
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
    copy.takePlacement(from: self)
    copy.zIndex = zIndex
    return copy
  }

  func duplicate() -> NSCollectionLayoutSupplementaryItem {
    // `resized` makes an item of the receiver's class.
    unsafeDowncast(resized(layoutSize), to: NSCollectionLayoutSupplementaryItem.self)
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.hasSameContent(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
  }
}

/// A header, a footer or another view at an edge of a section or of the whole content.
@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner the view stands at.
  public let alignment: NSRectAlignment

  /// How far the view is moved from there, in points.
  public let offset: CGPoint

  /// Whether the section grows by the view, or the view lies over the section's content. True unless set otherwise.
  public var extendsBoundary = true

  /// Whether the view stays in sight as long as its section is in sight.
  public var pinToVisibleBounds = false

  /// Room between the edge and the view, along the axis of scrolling, in points.
  var padding: CGFloat = 0

  /// A view at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view moved from an edge or corner.
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
    copy.takePlacement(from: self)
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

/// A view of the layout's own behind a section.
@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the view's class is registered with the layout.
  public let elementKind: String

  /// The place in the stack; the cells of a section with decorations have 1.
  public var zIndex = 0

  /// A view behind a whole section, its insets and headers included.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(size: full, elementKind: elementKind)
  }

  private init(size: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: size, anchoredItems: [])
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(size: size, elementKind: elementKind)
    copy.takePlacement(from: self)
    copy.zIndex = zIndex
    return copy
  }

  func duplicate() -> NSCollectionLayoutDecorationItem {
    // `resized` makes an item of the receiver's class.
    unsafeDowncast(resized(layoutSize), to: NSCollectionLayoutDecorationItem.self)
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasSameContent(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
  }
}

extension NSRectAlignment {
  /// The edges that the alignment names.
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
