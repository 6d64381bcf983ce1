import Foundation

/// The size that a container proposes to a view, in points. The view chooses its own.
public struct ProposedViewSize: Hashable, Sendable {
  /// nil asks for the ideal width.
  public var width: CGFloat?
  /// nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, with a replacement for what is not specified.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
