import Foundation
@_spi(Toolkit) import UIKitCore

/// How a section's own row scrolls and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// There is no row: the groups follow each other along the layout's axis.
  case none
  /// It rests anywhere.
  case continuous
  /// It rests where a group begins.
  case continuousGroupLeadingBoundary
  /// It moves by whole widths of the section.
  case paging
  /// It moves by single groups.
  case groupPaging
  /// It moves by single groups, each in the middle.
  case groupPagingCentered
}

/// How a section's own row decelerates and bounces.
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// Whether the row bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// Where the row is longer than the section is wide.
    case automatic
    /// Also where everything is in sight.
    case always
    /// Nowhere.
    case never
  }

  /// How soon the row comes to rest.
  public enum DecelerationRate: Int, Sendable {
    /// Fast where the row moves by pages or groups, else normal.
    case automatic
    /// As scroll views do by themselves.
    case normal
    /// Sooner, as where pages are turned.
    case fast
  }

  /// How soon the row comes to rest; `.automatic` by default.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether the row bounces at its ends; `.automatic` by default.
  public var bounce = Bounce.automatic

  /// Properties that are all automatic.
  public override init() { super.init() }

  /// Other properties with the same values.
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
