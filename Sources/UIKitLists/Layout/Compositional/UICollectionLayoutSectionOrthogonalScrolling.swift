import Foundation
@_spi(Toolkit) import UIKitCore

/// The scrolling of a section across the layout's axis, and the offsets at which it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll: its groups follow each other along the layout's axis.
  case none
  /// Scrolling comes to rest anywhere.
  case continuous
  /// Scrolling comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by whole widths of the section.
  case paging
  /// Scrolling moves by single groups.
  case groupPaging
  /// Scrolling moves by single groups, each of which comes to rest in the center.
  case groupPagingCentered
}

/// The deceleration and bounce of an orthogonal section.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// The behavior at the ends of the content.
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content is longer than the section is wide.
    case automatic
    /// The section bounces even if all its content is visible.
    case always
    /// The section does not bounce.
    case never
  }

  /// The rate at which scrolling decelerates.
  public enum DecelerationRate: Int, Sendable {
    /// Fast if the section scrolls by pages or groups, otherwise normal.
    case automatic
    /// The default rate of scroll views.
    case normal
    /// The faster rate of paging scroll views.
    case fast
  }

  /// The rate at which scrolling decelerates; `.automatic` by default.
  public var decelerationRate = DecelerationRate.automatic
  /// The behavior at the ends of the content; `.automatic` by default.
  public var bounce = Bounce.automatic

  /// Creates properties with automatic values.
  public override init() { super.init() }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
    return MainActor.assumeIsolated { decelerationRate == other.decelerationRate && bounce == other.bounce }
  }

  public override var hash: Int { MainActor.assumeIsolated { decelerationRate.rawValue * 4 + bounce.rawValue } }
}
