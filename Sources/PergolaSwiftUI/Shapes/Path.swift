import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// The lines and curves.
  var outline: RenderTree.Path
  /// The line that is drawn along the outline; nil for the area inside.
  var line: StrokeStyle?

  /// Creates an empty path.
  public init() { outline = RenderTree.Path() }

  /// Creates a path in a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path with the elements of another one.
  public init(_ path: CGPath) { outline = path.path }

  init(outline: RenderTree.Path) { self.outline = outline }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { outline = RenderTree.Path(rect: rect) }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let radii = CGSize(width: max(0, cornerSize.width), height: max(0, cornerSize.height))
    outline = RenderTree.Path(roundedRect: rect, radii: radii, corners: .all, isContinuous: style == .continuous)
  }

  /// Creates the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { outline = RenderTree.Path(ellipseIn: rect) }

  // MARK: Elements

  /// Begins an outline at a point.
  public mutating func move(to end: CGPoint) { outline.elements.append(.move(end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { outline.elements.append(.line(end)) }

  /// Adds straight lines between points, from the first one on.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.elements.append(.quad(control: control, end: end))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the present outline with a straight line.
  public mutating func closeSubpath() { outline.elements.append(.close) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the ellipse inside a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.elements += path.applying(transform).outline.elements
  }

  // MARK: Geometry

  /// True if the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The rectangle around the path; null for an empty path.
  public var boundingRect: CGRect { outline.bounds }

  /// The point at which the next element begins; nil for an empty path.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// UIKit's path, without a line style.
  public var cgPath: CGPath { CGPath(path: outline) }

  /// True if a point is inside the outline.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p, rule: eoFill ? .evenOdd : .winding)
  }

  /// The path transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.outline = cgPath.transformed(by: transform)
    return path
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two places, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = self
    path.outline = outline.trimmed(from: from, to: to)
    return path
  }

  /// The line along the path, in a style, as a shape of its own.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.line = style
    return path
  }
}

extension CGPath {
  fileprivate func transformed(by transform: CGAffineTransform) -> RenderTree.Path {
    withUnsafePointer(to: transform) { copy(using: $0)?.path ?? path }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// The curve of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Arcs of circles.
  case circular
  /// Smooth curves.
  case continuous
}

/// The look of a line along a shape.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style of the render tree.
  var rendered: RenderTree.StrokeStyle {
    let cap: RenderTree.StrokeStyle.Cap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: RenderTree.StrokeStyle.Join =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return RenderTree.StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

/// The rule that determines the inside of a shape.
public struct FillStyle: Equatable, Sendable {
  /// True for the points from which a ray crosses the outline an odd number of times.
  public var isEOFilled: Bool

  /// Creates a rule.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
