import Foundation
@_spi(Toolkit) import UIKitCore

/// A point of a rectangle, by its edges, with an offset.
@MainActor public final class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges that the point lies on; along an axis with none or both it lies in the middle.
  public let edges: NSDirectionalRectEdge

  /// How far the attached view is moved from there: in points, or in fractions of its own size.
  public let offset: CGPoint

  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Whether the offset is in fractions of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A point on edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// A point on edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// A point on edges, moved by fractions of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The anchor itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset && isAbsoluteOffset == other.isAbsoluteOffset
  }

  public override var hash: Int { edges.rawValue.hashValue }
}

/// An anchor, as the solver reads it.
struct LayoutAnchor: Hashable {
  var point: CGPoint
  var offset: CGPoint
  var isAbsolute: Bool

  @MainActor init(_ anchor: NSCollectionLayoutAnchor) {
    point = CGPoint(
      x: Self.fraction(anchor.edges.contains(.leading), anchor.edges.contains(.trailing)),
      y: Self.fraction(anchor.edges.contains(.top), anchor.edges.contains(.bottom)))
    offset = anchor.offset
    isAbsolute = anchor.isAbsoluteOffset
  }

  /// The same edges, unmoved.
  var withoutOffset: LayoutAnchor {
    var anchor = self
    anchor.offset = .zero
    return anchor
  }

  private static func fraction(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : (end ? 1 : 0) }

  /// The offset for a view of a size, in points.
  func displacement(of size: CGSize) -> CGPoint {
    isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
