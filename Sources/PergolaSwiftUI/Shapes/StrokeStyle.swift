import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The look of a line along a shape.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The greatest length of a mitered corner, in line widths. Longer ones are cut off.
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
