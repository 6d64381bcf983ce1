import Foundation
@_spi(Toolkit) import UIKitCore

/// A distance between items, exact or at least.
@MainActor public final class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  let gap: LayoutGap

  private init(_ gap: LayoutGap) {
    self.gap = gap
    super.init()
  }

  /// At least that many points, and an equal share of what is left over in the group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutGap(length: flexibleSpacing, isFlexible: true))
  }

  /// Exactly that many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutGap(length: fixedSpacing, isFlexible: false))
  }

  /// The distance, or the least distance, in points.
  public var spacing: CGFloat { gap.length }
  /// Whether the distance may grow.
  public var isFlexible: Bool { gap.isFlexible }
  /// Whether the distance is exact.
  public var isFixed: Bool { !gap.isFlexible }

  /// The spacing itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }

  public override var hash: Int { gap.hashValue }
}

/// Distances around an item, outside of its slot.
@MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// Before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// After the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances by side; nil is none.
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

  /// The spacing itself, which never changes.
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

  /// What the sides along an axis take at least.
  func sum(_ axis: LayoutAxis) -> CGFloat { start(axis).length + end(axis).length }

  /// How many of the sides along an axis take a share of what is left over.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}
