import Foundation
import UIKitCore

/// A position of a scroll view: the place to which code has scrolled, or the view to which the user has.
public struct ScrollPosition: Equatable, Sendable {
  /// The place to which a scroll view has to move.
  enum Destination: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The type of the identities of views that a position follows.
  private struct IDType: Sendable {
    let type: Any.Type
    /// An identity of the type, which can be passed between threads; nil for another one.
    let sendable: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    init<ID: Hashable & Sendable>(_ type: ID.Type) {
      self.type = type
      sendable = { $0.base as? ID }
    }

    /// A type for positions that the app never reads.
    init(unread type: Any.Type) {
      self.type = type
      sendable = { _ in nil }
    }
  }

  private var idType: IDType
  private(set) var destination: Destination
  /// The anchor for the identity; nil for that of the modifier.
  private(set) var anchor: UnitPoint?
  /// True if the user has scrolled after code did.
  public private(set) var isPositionedByUser = false

  private init(_ idType: IDType, _ destination: Destination, anchor: UnitPoint? = nil) {
    self.idType = idType
    self.destination = destination
    self.anchor = anchor
  }

  /// The position of a view that is followed by its identity; that at the start for nil.
  init<ID: Hashable>(following id: ID?) {
    self.init(IDType(unread: ID.self), id.map { .view(AnyHashable($0)) } ?? .none)
  }

  /// A position that follows views by identities of a type, at the start.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(IDType(idType), .none) }

  /// The position of a view.
  ///
  /// - Parameter anchor: The point of the view that comes to the same point of the visible area; nil for the least movement.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(IDType(ID.self), .view(AnyHashable(id)), anchor: anchor)
    viewID = id
  }

  /// The position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(IDType(idType), .edge(edge))
  }

  /// The position at which a point of the content is at the top leading corner of the visible area.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(IDType(idType), .point(x: point.x, y: point.y))
  }

  /// The position at which a point of the content is at the top leading corner of the visible area.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(IDType(idType), .point(x: x, y: y))
  }

  /// The position at a distance from the leading edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(IDType(idType), .point(x: x, y: nil))
  }

  /// The position at a distance from the top of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(IDType(idType), .point(x: nil, y: y))
  }

  // MARK: Scrolling

  /// Scrolls to a view.
  ///
  /// - Parameter anchor: The point of the view that comes to the same point of the visible area; nil for the least movement.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id)), anchor: anchor)
    viewID = id
  }

  /// Scrolls to an edge, also if the content has not its final length yet.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Brings a point of the content to the top leading corner of the visible area, as far as its ends allow.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// Brings a point of the content to the top leading corner of the visible area, as far as its ends allow.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

  /// Scrolls to a distance from the leading edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// Scrolls to a distance from the top of the content, in points.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to destination: Destination, anchor: UnitPoint? = nil) {
    self.destination = destination
    self.anchor = anchor
    isPositionedByUser = false
    viewID = nil
  }

  // MARK: Reading

  /// The identity of the view at the position: that to which code has scrolled, or that to which the user has; nil for
  /// another position.
  public private(set) var viewID: (any Hashable & Sendable)?

  /// The identity of the view at the position, if it has the type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    followedID?.base as? ID
  }

  /// The identity of the view at the position; nil for another position.
  var followedID: AnyHashable? {
    guard case .view(let id) = destination else { return nil }
    return id
  }

  /// The edge to which code has scrolled; nil for another position.
  public var edge: Edge? {
    guard case .edge(let edge) = destination else { return nil }
    return edge
  }

  /// The point to which code has scrolled; nil for another position.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = destination else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the leading edge to which code has scrolled; nil for another position.
  public var x: CGFloat? {
    guard case .point(let x, _) = destination else { return nil }
    return x
  }

  /// The distance from the top to which code has scrolled; nil for another position.
  public var y: CGFloat? {
    guard case .point(_, let y) = destination else { return nil }
    return y
  }

  /// The position after the user has scrolled to a target.
  func movedByUser(to target: PlacedTarget?) -> ScrollPosition {
    let id = target?.id(ofType: idType.type)
    var position = ScrollPosition(idType, id.map { .view($0) } ?? .none)
    position.viewID = id.flatMap(idType.sendable)
    position.isPositionedByUser = true
    return position
  }

  /// True if both lead to the same place, and both or neither were reached by the user.
  public static func == (a: Self, b: Self) -> Bool {
    a.idType.type == b.idType.type && a.destination == b.destination && a.anchor == b.anchor
      && a.isPositionedByUser == b.isPositionedByUser
  }
}
