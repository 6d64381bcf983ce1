import Foundation

/// A way to arrange views: it measures them by proposals and places them.
///
/// Our stacks are written with it as well.
@preconcurrency @MainActor
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Values that are kept between the calls; made when the subviews change.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after a change of the subviews.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the container likes to keep to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide, in the coordinates of the bounds; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide, in the coordinates of the bounds; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The standard spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns nil, for the default position.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil, for the default position.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which views stand; nil for none. `Spacer` and `Divider` ask for it.
  public var stackOrientation: Axis?

  /// Properties without an axis.
  public init() {}
}

/// An axis.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the axes.
    public let rawValue: Int8
    /// Axes with the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The x axis.
    public static let horizontal = Set(rawValue: 1)
    /// The y axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let elements: [ViewElement]
  /// The direction of the container's text.
  public var layoutDirection: LayoutDirection
  /// The container's width where leading coordinates run from the right; nil elsewhere, and while nothing is placed.
  var mirroredWidth: CGFloat?

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// The subview at an index, in the order of the container's content.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], mirroredWidth: mirroredWidth)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.elements.elementsEqual(b.elements) { $0 === $1 }
  }
}

/// A subview of a layout.
@preconcurrency @MainActor
public struct LayoutSubview: Equatable {
  let element: ViewElement
  let mirroredWidth: CGFloat?

  public nonisolated static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// The priority with which a stack gives space: 0 by default, and minus infinity for a spacer.
  public var priority: Double { element.trait(LayoutPriorityTrait.self) ?? 0 }

  /// The room that the view likes to keep to its neighbours.
  public var spacing: ViewSpacing { element.spacing }

  /// A value that the app gave the view with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.trait(LayoutValueTrait<Key>.self) ?? Key.defaultValue
  }

  /// The size that the view chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }

  /// The size that the view chooses, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

  /// Places the view with a point of it at a position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.size(for: proposal)
    let left = position.x - size.width * anchor.x
    element.place(
      at: CGPoint(
        x: mirroredWidth.map { $0 - left - size.width } ?? left, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }
}

/// The key of a value that an app gives a view for the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view without one.
  static var defaultValue: Value { get }
}

enum LayoutPriorityTrait: ElementTrait { typealias Value = Double }
enum ZIndexTrait: ElementTrait { typealias Value = Double }
enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait { typealias Value = Key.Value }

/// The room that a view likes to keep to its neighbours.
public struct ViewSpacing: Equatable, Sendable {
  /// The distances at the edges; nil for the standard one. In points.
  var horizontal: CGFloat?
  var vertical: CGFloat?

  /// The spacing of a view that keeps no distance.
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)
  /// In points.
  static let standard: CGFloat = 8

  /// Creates the standard spacing.
  public init() {}

  init(horizontal: CGFloat?, vertical: CGFloat?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Takes over a spacing's edges, where they are greater.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isDisjoint(with: .horizontal) { horizontal = Self.greater(horizontal, other.horizontal) }
    if !edges.isDisjoint(with: .vertical) { vertical = Self.greater(vertical, other.vertical) }
  }

  /// The union of two spacings.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (a, b) = axis == .horizontal ? (horizontal, next.horizontal) : (vertical, next.vertical)
    // A view that keeps no distance, such as a spacer, has its way.
    if a == 0 || b == 0 { return 0 }
    return max(a ?? Self.standard, b ?? Self.standard)
  }

  private static func greater(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    if a == nil, b == nil { return nil }
    return max(a ?? standard, b ?? standard)
  }
}
