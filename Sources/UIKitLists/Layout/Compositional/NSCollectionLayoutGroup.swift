import Foundation
@_spi(Toolkit) import UIKitCore

/// A closure that returns the frames of a custom group's items, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A line of items and groups, horizontal or vertical, which a section repeats until all its items have a frame.
///
/// ```swift
/// let third = NSCollectionLayoutItem(
///   layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [third])
/// group.interItemSpacing = .fixed(8)
/// ```
///
/// Fractions along the group's axis refer to the length that the spacings between the items leave.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// The subitems, repeated until the next one does not fit.
    case cycle(LayoutAxis)
    /// Each subitem once.
    case once(LayoutAxis)
    /// A number of equal items, which ignores the subitem's own length.
    case counted(LayoutAxis, Int)
    /// Items at the frames that an app's closure returns.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content

  /// The subitems of the group.
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between the items; nil for 0.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The views attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchoredItems }
    set { anchoredItems = newValue }
  }

  /// Creates a horizontal group of subitems, which repeat as long as they fit. Requires at least one subitem.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, content: .cycle(.horizontal), subitems: subitems)
  }

  /// Creates a vertical group of subitems, which repeat as long as they fit. Requires at least one subitem.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, content: .cycle(.vertical), subitems: subitems)
  }

  /// Creates a horizontal group of equally wide items. The subitem's own width is ignored; the count must be
  /// at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { counted(.horizontal, layoutSize, subitem, count) }

  /// Creates a vertical group of equally high items. The subitem's own height is ignored; the count must be at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { counted(.vertical, layoutSize, subitem, count) }

  /// Creates a horizontal group of copies of a subitem, which keep its size. The count must be at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeating(.horizontal, layoutSize, repeatingSubitem, count) }

  /// Creates a vertical group of copies of a subitem, which keep its size. The count must be at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeating(.vertical, layoutSize, repeatingSubitem, count) }

  /// Creates a group whose items have the frames that the provider returns. It is called once for each section that is
  /// solved.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, content: .custom(itemProvider), subitems: [])
  }

  private class func counted(
    _ axis: LayoutAxis, _ layoutSize: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
  ) -> Self {
    checkCount(count, axis)
    let share = 1 / CGFloat(count)
    let size =
      axis == .horizontal
      ? NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: subitem.layoutSize.heightDimension)
      : NSCollectionLayoutSize(
        widthDimension: subitem.layoutSize.widthDimension, heightDimension: .fractionalHeight(share))
    return Self(
      layoutSize: layoutSize, content: .counted(axis, count), subitems: [subitem.resized(size)])
  }

  private class func repeating(
    _ axis: LayoutAxis, _ layoutSize: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
  ) -> Self {
    checkCount(count, axis)
    return Self(
      layoutSize: layoutSize, content: .once(axis), subitems: Array(repeating: subitem, count: count))
  }

  private class func checkCount(_ count: Int, _ axis: LayoutAxis) {
    if count < 1 { fatalError("A repeating \(axis) group should specify a count >= 1") }
  }

  private init(layoutSize: NSCollectionLayoutSize, content: Content, subitems: [NSCollectionLayoutItem]) {
    if case .custom = content {
      // The provider returns the content of the group.
    } else if subitems.isEmpty {
      fatalError("At least 1 subitem is required for a group")
    }
    self.content = content
    self.subitems = subitems.map { $0.resized($0.layoutSize) }
    super.init(layoutSize: layoutSize, anchoredItems: [])
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize: size, content: content, subitems: subitems)
    copy.copyPlacement(from: self)
    copy.interItemSpacing = interItemSpacing
    copy.anchoredItems = anchoredItems.map { $0.duplicate() }
    return copy
  }

  func duplicate() -> NSCollectionLayoutGroup {
    // `resized` returns an object of the receiver's class.
    unsafeDowncast(resized(layoutSize), to: NSCollectionLayoutGroup.self)
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup, super.hasSameContent(as: other) else { return false }
    guard (interItemSpacing?.gap ?? .zero) == (other.interItemSpacing?.gap ?? .zero) else { return false }
    return switch (content, other.content) {
    case (.cycle(let a), .cycle(let b)), (.once(let a), .once(let b)): a == b && subitems == other.subitems
    case (.counted(let a, let n), .counted(let b, let m)): a == b && n == m && subitems == other.subitems
    // Closures cannot be compared.
    case (.custom, .custom): self === other
    default: false
    }
  }
}

/// The frame and the z-index of one item of a custom group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// The frame in the group's coordinates. It may extend outside the group.
  public let frame: CGRect

  /// The z-index.
  public let zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The item itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return other.frame == frame && other.zIndex == zIndex
  }

  public override var hash: Int { zIndex }
}
