import Foundation

/// A shape that fills the room it is given, in the foreground of the environment unless it is filled with a style.
@MainActor @preconcurrency
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size for a proposal: by default the proposal, with 10 points where it is open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The way in which the outline follows the direction of text: by default it is mirrored where text runs from right to
  /// left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The proposal, with 10 points where it is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
  // MARK: Drawing

  /// The shape filled with a style.
  public nonisolated func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, Style
  > {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// A line along the shape, half of which is outside.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _ShapeView<
    _StrokedShape<Self>, Style
  > {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// A line along the shape, half of which is outside.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> _ShapeView<
    _StrokedShape<Self>, Style
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape, half of which is outside, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }

  /// The line along the shape, half of which is outside, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Changes

  /// The part of the outline between two places, from 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(shape: self) { $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved, without a change of the layout.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

  /// The shape moved, without a change of the layout.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape moved, without a change of the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }

  /// The shape transformed, without a change of the layout.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(shape: self) { $0.path(in: $1).applying(transform) }
  }

  /// The shape in a size of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _ChangedShape(shape: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }

  /// The shape in a size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a distance in points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line inside the shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line inside the shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line inside the shape, in the foreground.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// A line inside the shape, in the foreground.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// The line along a shape.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a change of its outline.
nonisolated struct _ChangedShape<Base: Shape>: Shape {
  let shape: Base
  let change: @Sendable (Base, CGRect) -> Path

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func path(in rect: CGRect) -> Path { change(shape, rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Any shape.
public nonisolated struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  /// Creates a shape from another one.
  public init<Base: Shape>(_ shape: Base) {
    makePath = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  public func path(in rect: CGRect) -> Path { makePath(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
