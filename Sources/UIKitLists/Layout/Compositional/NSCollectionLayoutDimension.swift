import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// How long a side of an item, a group or a header is.
///
/// ```swift
/// let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
/// let row = NSCollectionLayoutDimension.estimated(44)
/// ```
@MainActor public final class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  let length: LayoutLength

  private init(_ length: LayoutLength) {
    self.length = length
    super.init()
  }

  /// A fraction of the container's width, whichever side it is used for. What is below 0 is logged and taken for 0.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    checkLength(fractionalWidth, "fractional")
    return NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// A fraction of the container's height, whichever side it is used for. What is below 0 is logged and taken for 0.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    checkLength(fractionalHeight, "fractional")
    return NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// A number of points. What is below 0 is logged and taken for 0.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkLength(absoluteDimension, "absolute")
    return NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// A number of points until the view has been measured, then what the view prefers. Must be more than 0.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkEstimate(estimatedDimension)
    return NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Like `estimated(_:)`, but siblings that have this dimension are all as long as the longest of them; as the
  /// dimension of a section's group it makes all of the section's groups so.
  ///
  /// The content of a group that grows by that is laid out in what it then has: fractions are of it, and subitems that
  /// have this dimension across the group's axis fill it. Subitems along the axis keep their lengths. Where the group
  /// would then hold other items, it alone grows.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    checkEstimate(estimatedDimension)
    return NSCollectionLayoutDimension(.uniformAcrossSiblings(estimatedDimension))
  }

  private class func checkEstimate(_ estimate: CGFloat) {
    guard !(estimate > 0) else { return }
    Log.warning(
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site.")
  }

  private class func checkLength(_ length: CGFloat, _ kind: String) {
    guard !(length >= 0) else { return }
    Log.warning("Invalid \(kind) dimension, must be >= 0: \(length). It is taken for 0.")
  }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// Whether it is a fixed number of points.
  public var isAbsolute: Bool { if case .absolute = length { true } else { false } }

  /// Whether views may correct the length; true for `uniformAcrossSiblings(estimate:)` as well.
  public var isEstimated: Bool { length.isEstimated }
  /// Whether siblings with this dimension are all as long as the longest of them.
  public var isUniformAcrossSiblings: Bool { length.isUniform }

  /// The number that was given: a fraction or a number of points.
  public var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// The dimension itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  public override var hash: Int { length.hashValue }

  public override var description: String { "\(length)" }
}

/// How large an item, a group or a header is.
@MainActor public final class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// How wide it is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  var lengths: LayoutSize { LayoutSize(width: widthDimension.length, height: heightDimension.length) }

  /// The size itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return other.widthDimension == widthDimension && other.heightDimension == heightDimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
    return hasher.finalize()
  }

  public override var description: String { "\(widthDimension) x \(heightDimension)" }
}
