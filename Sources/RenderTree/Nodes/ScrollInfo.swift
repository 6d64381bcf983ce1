import Foundation

/// The state that a host needs to scroll a node by itself.
public struct ScrollInfo: Hashable, Sendable {
  /// A set of scroll directions.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Horizontal scrolling.
    public static let horizontal = Axes(rawValue: 1)
    /// Vertical scrolling.
    public static let vertical = Axes(rawValue: 2)
  }

  /// The offsets at which scrolling along an axis comes to rest.
  public struct Stops: Hashable, Sendable {
    /// The offsets in ascending order: those within a screen or two of the current one.
    public var offsets: [CGFloat]
    /// True if one drag advances by at most one stop.
    public var isOneAtATime: Bool

    /// Stops at the given offsets, in ascending order.
    public init(offsets: [CGFloat], isOneAtATime: Bool) {
      self.offsets = offsets
      self.isOneAtATime = isOneAtATime
    }
  }

  /// The lengths beside the box, along the scrolled axis, in which nothing cuts the content off, in points.
  public struct Margins: Hashable, Sendable {
    /// The length before the box: on its left or above it.
    public var before: CGFloat
    /// The length after the box.
    public var after: CGFloat

    /// Margins of the given lengths.
    public init(before: CGFloat = 0, after: CGFloat = 0) {
      self.before = before
      self.after = after
    }
  }

  /// The content's size, in points.
  public var contentSize: CGSize
  /// The point of the content at the box's top-left corner.
  public var offset: CGPoint
  /// The minimum offset that the user can scroll to.
  public var minimumOffset: CGPoint
  /// The maximum offset that the user can scroll to.
  public var maximumOffset: CGPoint
  /// The directions that the user can scroll in.
  public var axes: Axes
  /// A counter that increases with each programmatic change of the offset. A host that scrolled in the meantime yields
  /// to the higher revision.
  public var revision: Int
  /// The directions in which a scroll indicator may be visible.
  public var showsIndicators: Axes
  /// The resting offsets of horizontal scrolling; nil if any offset will do.
  public var horizontalStops: Stops?
  /// The resting offsets of vertical scrolling; nil if any offset will do.
  public var verticalStops: Stops?
  /// The room in which content beside the box stays visible. A box that scrolls in both directions, or cuts its content
  /// off, has none.
  public var margins: Margins

  /// Scroll information in points; the revision is the app's and never decreases.
  public init(
    contentSize: CGSize,
    offset: CGPoint,
    minimumOffset: CGPoint,
    maximumOffset: CGPoint,
    axes: Axes,
    revision: Int,
    showsIndicators: Axes,
    horizontalStops: Stops? = nil,
    verticalStops: Stops? = nil,
    margins: Margins = Margins()
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.minimumOffset = minimumOffset
    self.maximumOffset = maximumOffset
    self.axes = axes
    self.revision = revision
    self.showsIndicators = showsIndicators
    self.horizontalStops = horizontalStops
    self.verticalStops = verticalStops
    self.margins = margins
  }
}
