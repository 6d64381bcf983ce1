import Foundation
@_spi(Toolkit) import UIKitCore

/// An anchor: a point of a rectangle that edges define, with an offset.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges on which the point lies. Along an axis with neither or both edges it lies in the middle.
  public let edges: NSDirectionalRectEdge

  /// The offset of the attached view from the point: in points, or in fractions of its own size.
  public let offset: CGPoint

  /// A Boolean value that indicates whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// A Boolean value that indicates whether the offset is in fractions of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor on edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor on edges with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor on edges with an offset in fractions of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The anchor itself, which is immutable.
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

  /// The anchor without its offset.
  var withoutOffset: LayoutAnchor {
    var anchor = self
    anchor.offset = .zero
    return anchor
  }

  private static func fraction(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : (end ? 1 : 0) }

  /// The offset for a view of a given size, in points.
  func displacement(of size: CGSize) -> CGPoint {
    isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
