import Foundation
@_spi(Toolkit) import UIKitCore

/// A distance between items, either exact or a minimum.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  let gap: LayoutGap

  private init(_ gap: LayoutGap) {
    self.gap = gap
    super.init()
  }

  /// Returns a minimum distance in points, which grows by an equal share of the remaining length of the group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(LayoutGap(length: flexibleSpacing, isFlexible: true))
  }

  /// Returns an exact distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(LayoutGap(length: fixedSpacing, isFlexible: false))
  }

  /// The distance or the minimum distance, in points.
  public var spacing: CGFloat { gap.length }
  /// A Boolean value that indicates whether the distance is a minimum.
  public var isFlexible: Bool { gap.isFlexible }
  /// A Boolean value that indicates whether the distance is exact.
  public var isFixed: Bool { !gap.isFlexible }

  /// The spacing itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }

  public override var hash: Int { gap.hashValue }
}

/// The distances around an item, outside its slot.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The distance before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances by edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var gaps: LayoutEdgeGaps {
    LayoutEdgeGaps(
      leading: leading?.gap ?? .zero, top: top?.gap ?? .zero, trailing: trailing?.gap ?? .zero,
      bottom: bottom?.gap ?? .zero)
  }

  /// The spacing itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return MainActor.assumeIsolated { other.gaps == gaps }
  }

  public override var hash: Int { MainActor.assumeIsolated { gaps.hashValue } }
}

/// A distance between items, as the solver reads it.
struct LayoutGap: Hashable {
  var length: CGFloat
  var isFlexible: Bool

  static let zero = LayoutGap(length: 0, isFlexible: false)
}

/// The distances around an item, as the solver reads them.
struct LayoutEdgeGaps: Hashable {
  var leading = LayoutGap.zero
  var top = LayoutGap.zero
  var trailing = LayoutGap.zero
  var bottom = LayoutGap.zero

  static let zero = LayoutEdgeGaps()

  func start(_ axis: LayoutAxis) -> LayoutGap { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> LayoutGap { axis == .horizontal ? trailing : bottom }

  /// The minimum sum of the distances along an axis.
  func sum(_ axis: LayoutAxis) -> CGFloat { start(axis).length + end(axis).length }

  /// The number of flexible distances along an axis.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}
