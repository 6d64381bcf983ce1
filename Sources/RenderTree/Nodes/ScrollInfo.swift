import Foundation

/// What a host must know to scroll a node by itself.
public struct ScrollInfo: Hashable, Sendable {
  /// The directions that a person can scroll in.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Left and right.
    public static let horizontal = Axes(rawValue: 1)
    /// Up and down.
    public static let vertical = Axes(rawValue: 2)
  }

  /// Where scrolling along an axis comes to rest.
  public struct Stops: Hashable, Sendable {
    /// The offsets, in their order: those within a screen or two of the present one.
    public var offsets: [CGFloat]
    /// Whether one movement of a finger goes no farther than to the next one.
    public var isOneAtATime: Bool

    /// Stops at offsets, which are in order.
    public init(offsets: [CGFloat], isOneAtATime: Bool) {
      self.offsets = offsets
      self.isOneAtATime = isOneAtATime
    }
  }

  /// The content's extent, in points.
  public var contentSize: CGSize
  /// The content's point that is at the box's upper left corner.
  public var offset: CGPoint
  /// The least offset that a person can scroll to.
  public var minimumOffset: CGPoint
  /// The greatest offset that a person can scroll to.
  public var maximumOffset: CGPoint
  /// The directions that a person can scroll in.
  public var axes: Axes
  /// Grows whenever the app itself sets the offset: a host that scrolled meanwhile gives way to the higher revision.
  public var revision: Int
  /// The directions in which a thumb may show how far the content is scrolled.
  public var showsIndicators: Axes
  /// Where scrolling to the sides comes to rest; nil for anywhere.
  public var horizontalStops: Stops?
  /// Where scrolling up and down comes to rest; nil for anywhere.
  public var verticalStops: Stops?

  /// Scroll information in points; the revision is the app's, and never falls.
  public init(
    contentSize: CGSize,
    offset: CGPoint,
    minimumOffset: CGPoint,
    maximumOffset: CGPoint,
    axes: Axes,
    revision: Int,
    showsIndicators: Axes,
    horizontalStops: Stops? = nil,
    verticalStops: Stops? = nil
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
  }
}
