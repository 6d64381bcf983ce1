import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// The length of a side of an item, a group or a boundary view.
///
/// ```swift
/// let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
/// let height = NSCollectionLayoutDimension.estimated(44)
/// ```
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  let length: LayoutLength

  private init(_ length: LayoutLength) {
    self.length = length
    super.init()
  }

  /// Returns a fraction of the container's width, for either side. A negative value is logged and treated as 0.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    checkLength(fractionalWidth, "fractional")
    return Self(.fractionalWidth(fractionalWidth))
  }

  /// Returns a fraction of the container's height, for either side. A negative value is logged and treated as 0.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    checkLength(fractionalHeight, "fractional")
    return Self(.fractionalHeight(fractionalHeight))
  }

  /// Returns a number of points. A negative value is logged and treated as 0.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    checkLength(absoluteDimension, "absolute")
    return Self(.absolute(absoluteDimension))
  }

  /// Returns an estimate in points, which the view's preferred length replaces when the view has been measured. Must be
  /// greater than 0.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    checkEstimate(estimatedDimension)
    return Self(.estimated(estimatedDimension))
  }

  /// Returns an estimate like `estimated(_:)`, but all siblings with this dimension are as long as the longest of them.
  /// As the dimension of a section's group it makes all groups of the section equally long.
  ///
  /// The content of a group that is enlarged in this way is laid out in the new size: fractions refer to it, and
  /// subitems that have this dimension across the group's axis fill it. Subitems along the axis keep their lengths. If
  /// the group would then hold other items, only its own size changes.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    checkEstimate(estimatedDimension)
    return Self(.uniformAcrossSiblings(estimatedDimension))
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

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a fixed number of points.
  public var isAbsolute: Bool { if case .absolute = length { true } else { false } }

  /// A Boolean value that indicates whether the dimension is an estimate that views may correct. It is true for
  /// `uniformAcrossSiblings(estimate:)` as well.
  public var isEstimated: Bool { length.isEstimated }
  /// A Boolean value that indicates whether all siblings with this dimension are as long as the longest of them.
  public var isUniformAcrossSiblings: Bool { length.isUniform }

  /// The value that the dimension was made with: a fraction or a number of points.
  public var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// The dimension itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  public override var hash: Int { length.hashValue }

  public override var description: String { "\(length)" }
}

/// The size of an item, a group or a boundary view.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  var lengths: LayoutSize { LayoutSize(width: widthDimension.length, height: heightDimension.length) }

  /// The size itself, which is immutable.
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
