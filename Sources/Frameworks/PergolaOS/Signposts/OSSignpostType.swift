/// The beginning or the end of an interval, or an event.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Makes a type of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}
