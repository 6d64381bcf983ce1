import Foundation
@_spi(Toolkit) import UIKitCore

/// A value of a view's geometry, such as its bounds, that can be converted to the coordinates of other views.
///
/// `GeometryProxy` converts it: `proxy[anchor]`. The value follows the view when the layout moves it.
public struct Anchor<Value: Sendable>: Sendable {
  /// The rule by which a view makes an anchor.
  public struct Source: Sendable {
    /// The value in coordinates of a view.
    let value: @Sendable (_ frame: AnchorFrame) -> Value
  }

  private let source: Source
  private let place: AnchorPlace

  init(_ source: Source, of place: AnchorPlace) {
    self.source = source
    self.place = place
  }

  /// The value in the coordinates of an element. Zero lengths at the origin for a view that is gone.
  @MainActor
  func value(in reader: ViewElement) -> Value { source.value(place.frame(in: reader)) }

  /// The value in the coordinates of the view itself.
  var ownValue: Value { MainActor.assumeIsolated { source.value(place.ownFrame) } }
}

extension Anchor: Equatable where Value: Equatable {
  /// True if both are the same values of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place && a.ownValue == b.ownValue }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the view and the value to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(ownValue)
  }
}

/// The bounds of a view, and their conversion to other coordinates.
struct AnchorFrame {
  /// In the view's coordinates, in points.
  let bounds: CGRect
  /// True if the view is laid out from right to left, so that points are fractions from its right edge.
  var isMirrored = false
  /// Converts a rectangle in the view's coordinates.
  var convert: (CGRect) -> CGRect = { $0 }

  func point(_ point: CGPoint) -> CGPoint { convert(CGRect(origin: point, size: .zero)).origin }

  func point(_ place: UnitPoint) -> CGPoint {
    let x = isMirrored ? 1 - place.x : place.x
    return point(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + place.y * bounds.height))
  }
}

/// The view of an anchor.
@MainActor
final class AnchorPlace {
  private weak var element: ViewElement?

  init(_ element: ViewElement) { self.element = element }

  fileprivate var ownFrame: AnchorFrame {
    let size = element?.placement?.frame.size ?? .zero
    return AnchorFrame(bounds: CGRect(origin: .zero, size: size), isMirrored: element?.isRightToLeft ?? false)
  }

  fileprivate func frame(in reader: ViewElement) -> AnchorFrame {
    guard let element, let origin = element.placement?.frame.origin else {
      return AnchorFrame(bounds: .zero) { _ in .zero }
    }
    let target = reader.placement?.frame.origin ?? .zero
    var frame = ownFrame
    frame.convert = { [view = element.surroundingView, other = reader.surroundingView] rect in
      let placed = rect.offsetBy(dx: origin.x, dy: origin.y)
      guard let view, let other else { return placed }
      return view.convert(placed, to: other).offsetBy(dx: -target.x, dy: -target.y)
    }
    return frame
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0.convert($0.bounds) } }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0.convert(rect) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { $0.point(point) } }

  /// A point by fractions of the view's size, from its leading edge.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { $0.point(point) }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// The values of several sources.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init { frame in array.map { $0.value(frame) } }
  }

  /// The value of a source; nil without one.
  public init<Element>(_ anchor: Anchor<Element>.Source?) where Value == Element? {
    self.init { frame in anchor.map { $0.value(frame) } }
  }
}
