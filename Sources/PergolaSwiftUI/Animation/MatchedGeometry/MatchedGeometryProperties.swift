/// The properties of a view's geometry that another view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt32
  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
