import Foundation

/// Insets from the edges of a rectangle, in points; positive values point inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the left edge, in points.
  public var left: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the right edge, in points.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets in points; negative values point outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension CGRect {
  /// The rectangle reduced by the insets; its size becomes negative if the insets exceed it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top),
      size: CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom))
  }
}

/// Insets from the edges of a rectangle, in points, named by the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points; negative values point outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets by left and right, for a layout direction.
  func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The insets by leading and trailing, for a layout direction.
  package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom, trailing: rightToLeft ? left : right)
  }
}

/// An offset, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The offset to the right, in points.
  public var horizontal: CGFloat
  /// The offset downwards, in points.
  public var vertical: CGFloat

  /// An offset of 0.
  public static let zero = UIOffset()

  /// An offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
