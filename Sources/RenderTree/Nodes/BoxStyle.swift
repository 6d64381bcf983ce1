import Foundation

/// How a node's box looks, apart from what stands in it.
public struct BoxStyle: Hashable, Sendable {
  /// A line inside the box's edge; its width is in points.
  public struct Border: Hashable, Sendable {
    /// What the line is drawn in.
    public var color: RenderColor
    /// In points.
    public var width: CGFloat

    /// A border whose width is in points.
    public init(color: RenderColor, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }

  /// A blurred copy of the box behind it; offset and radius are in points.
  public struct Shadow: Hashable, Sendable {
    /// What the shadow is drawn in, before blurring.
    public var color: RenderColor
    /// How far the copy is moved from the box, in points.
    public var offset: CGSize
    /// How far the copy is blurred, in points.
    public var radius: CGFloat

    /// A shadow whose offset and radius are in points.
    public init(color: RenderColor, offset: CGSize, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// Corners by their place on the screen, whatever the layout direction.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Upper left.
    public static let topLeft = Corners(rawValue: 1)
    /// Upper right.
    public static let topRight = Corners(rawValue: 2)
    /// Lower left.
    public static let bottomLeft = Corners(rawValue: 4)
    /// Lower right.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// What fills the box; nil leaves it transparent.
  public var background: RenderColor?
  /// The line inside the edge; nil draws none.
  public var border: Border?
  /// The radius, in points, of the corners in `roundedCorners`.
  public var cornerRadius: CGFloat
  /// The corners that `cornerRadius` applies to; all by default.
  public var roundedCorners: Corners
  /// Whether the corners begin gently, as those of app icons do, and not as parts of circles.
  public var hasContinuousCorners: Bool
  /// The shadow behind the box; nil draws none.
  public var shadow: Shadow?
  /// From 0 (nothing is drawn) to 1; it multiplies down the tree.
  public var opacity: Double
  /// Whether what the children draw outside the box is cut off.
  public var clips: Bool
  /// The box, what stands in it and its children are seen only where this is painted, and as strongly as it is painted
  /// there, whatever the colours; in the box's coordinates. nil shows all.
  public var mask: Drawing?

  /// A box that is not seen, where nothing else is said.
  public init(
    background: RenderColor? = nil,
    border: Border? = nil,
    cornerRadius: CGFloat = 0,
    roundedCorners: Corners = .all,
    hasContinuousCorners: Bool = false,
    shadow: Shadow? = nil,
    opacity: Double = 1,
    clips: Bool = false,
    mask: Drawing? = nil
  ) {
    self.background = background
    self.border = border
    self.cornerRadius = cornerRadius
    self.roundedCorners = roundedCorners
    self.hasContinuousCorners = hasContinuousCorners
    self.shadow = shadow
    self.opacity = opacity
    self.clips = clips
    self.mask = mask
  }

  /// Whether the box hides all that lies behind it.
  public var isOpaque: Bool {
    opacity >= 1 && cornerRadius == 0 && (background?.alpha ?? 0) >= 1 && mask == nil
  }
}
