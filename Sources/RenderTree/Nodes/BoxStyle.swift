import Foundation

/// How a node's box looks, apart from what stands in it.
public struct BoxStyle: Hashable, Sendable {
  /// A line inside the box's edge; its width is in points.
  public struct Border: Hashable, Sendable {
    public var color: RenderColor
    public var width: CGFloat

    public init(color: RenderColor, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }

  /// A blurred copy of the box behind it; offset and radius are in points.
  public struct Shadow: Hashable, Sendable {
    public var color: RenderColor
    public var offset: CGSize
    public var radius: CGFloat

    public init(color: RenderColor, offset: CGSize, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// Corners by their place on the screen, whatever the layout direction.
  public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// What fills the box; nil leaves it transparent.
  public var background: RenderColor?
  public var border: Border?
  /// The radius, in points, of the corners in `roundedCorners`.
  public var cornerRadius: CGFloat
  public var roundedCorners: Corners
  public var shadow: Shadow?
  /// From 0 (nothing is drawn) to 1; it multiplies down the tree.
  public var opacity: Double
  /// Whether what the children draw outside the box is cut off.
  public var clips: Bool

  public init(
    background: RenderColor? = nil,
    border: Border? = nil,
    cornerRadius: CGFloat = 0,
    roundedCorners: Corners = .all,
    shadow: Shadow? = nil,
    opacity: Double = 1,
    clips: Bool = false
  ) {
    self.background = background
    self.border = border
    self.cornerRadius = cornerRadius
    self.roundedCorners = roundedCorners
    self.shadow = shadow
    self.opacity = opacity
    self.clips = clips
  }

  /// Whether the box hides all that lies behind it.
  public var isOpaque: Bool { opacity >= 1 && cornerRadius == 0 && (background?.alpha ?? 0) >= 1 }
}
