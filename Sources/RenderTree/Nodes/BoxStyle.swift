import Foundation

/// The appearance of a node's box, without its content.
public struct BoxStyle: Hashable, Sendable {
  /// A line inside the box's edge.
  public struct Border: Hashable, Sendable {
    /// The colour of the line.
    public var color: RenderColor
    /// The width, in points.
    public var width: CGFloat

    /// A border of a given colour and width, in points.
    public init(color: RenderColor, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }

  /// A blurred copy of the box, drawn behind it.
  public struct Shadow: Hashable, Sendable {
    /// The colour before blurring.
    public var color: RenderColor
    /// The distance of the copy from the box, in points.
    public var offset: CGSize
    /// The radius of the blur, in points.
    public var radius: CGFloat

    /// A shadow of a given colour, offset and blur radius, in points.
    public init(color: RenderColor, offset: CGSize, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// Corners by their physical position, independent of the layout direction.
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

  /// The colour that fills the box; nil for a transparent box.
  public var background: RenderColor?
  /// The line inside the edge; nil for no line.
  public var border: Border?
  /// The radius, in points, of the corners in `roundedCorners`.
  public var cornerRadius: CGFloat
  /// The corners that `cornerRadius` applies to; all by default.
  public var roundedCorners: Corners
  /// True if the corners have continuous curvature, as app icons do, instead of circular arcs.
  public var hasContinuousCorners: Bool
  /// The shadow behind the box; nil for no shadow.
  public var shadow: Shadow?
  /// The opacity, from 0 (invisible) to 1. It multiplies with that of the ancestors.
  public var opacity: Double
  /// True if the content and the children are clipped to the box.
  public var clips: Bool
  /// The mask of the box, its content and its children, in the box's coordinates: its alpha multiplies theirs, its
  /// colours do not matter. Nil for no mask.
  public var mask: Drawing?
  /// The composition of the box, its content and its children with what lies behind. The effects come before the mask.
  public var compositing: Compositing

  /// A style with the given parts; a transparent box by default.
  public init(
    background: RenderColor? = nil,
    border: Border? = nil,
    cornerRadius: CGFloat = 0,
    roundedCorners: Corners = .all,
    hasContinuousCorners: Bool = false,
    shadow: Shadow? = nil,
    opacity: Double = 1,
    clips: Bool = false,
    mask: Drawing? = nil,
    compositing: Compositing = Compositing()
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
    self.compositing = compositing
  }

  /// True if the box hides everything behind it.
  public var isOpaque: Bool {
    opacity >= 1 && cornerRadius == 0 && (background?.alpha ?? 0) >= 1 && mask == nil
      && compositing.effects.isEmpty && compositing.blendMode == .normal
  }
}
