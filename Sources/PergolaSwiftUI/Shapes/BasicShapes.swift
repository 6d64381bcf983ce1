import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Equatable {
  private var margin: CGFloat = 0

  /// A rectangle that fills its room.
  public init() {}

  /// Fixed: the shape is the same from both sides, and a part of its outline has its place.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(rect.inset(on: margin)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.margin += amount
    return shape
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Equatable {
  /// The width and the height of the corners, in points; at most half of the rectangle's.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var margin: CGFloat = 0

  /// Creates a rectangle with the width and height of its corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Fixed: the shape is the same from both sides, and a part of its outline has its place.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - margin), height: max(0, cornerSize.height - margin))
    return Path(roundedRect: rect.inset(on: margin), cornerSize: corner, style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.margin += amount
    return shape
  }
}

/// A circle in the middle of its room.
public nonisolated struct Circle: InsettableShape, Equatable {
  private var margin: CGFloat = 0

  /// A circle that fills the shorter side of its room.
  public init() {}

  /// Fixed: the shape is the same from both sides, and a part of its outline has its place.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(on: margin))
  }

  /// A square, as large as the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.margin += amount
    return shape
  }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape, Equatable {
  private var margin: CGFloat = 0

  /// An ellipse that fills its room.
  public init() {}

  /// Fixed: the shape is the same from both sides, and a part of its outline has its place.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(on: margin)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.margin += amount
    return shape
  }
}

/// A rectangle with semicircles at its shorter sides.
public nonisolated struct Capsule: InsettableShape, Equatable {
  /// The curve of the ends.
  public var style: RoundedCornerStyle
  private var margin: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Fixed: the shape is the same from both sides, and a part of its outline has its place.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let inside = rect.inset(on: margin)
    // The ends are semicircles: a smooth curve has no room beyond half of a side.
    return Path(roundedRect: inside, cornerRadius: min(inside.width, inside.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.margin += amount
    return shape
  }
}

extension CGRect {
  /// The rectangle, smaller by a distance on all sides, down to its middle.
  func inset(on margin: CGFloat) -> CGRect {
    let dx = min(margin, width / 2)
    let dy = min(margin, height / 2)
    return insetBy(dx: dx, dy: dy)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its room.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircles at its shorter sides.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with semicircles at its shorter sides.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, with their radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
