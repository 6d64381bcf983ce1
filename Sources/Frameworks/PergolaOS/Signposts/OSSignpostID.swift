import Synchronization

/// A number that tells intervals of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  private static let last = Atomic<UInt64>(0)

  /// The number.
  public let rawValue: UInt64

  /// Makes a number for signposts.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes a number for signposts.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes a number that no other signpost of the process has.
  public init(log: OSLog) { self.init(log.name.isDisabled ? 0 : Self.last.add(1, ordering: .relaxed).newValue) }

  /// Makes the number of an object, which is the same each time as long as the object lives.
  public init(log: OSLog, object: AnyObject) {
    self.init(log.name.isDisabled ? 0 : UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  /// The number of intervals that never overlap with one of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// A number that no signpost may have.
  public static let invalid = OSSignpostID(.max)
  /// The number of signposts of a disabled log.
  public static let null = OSSignpostID(0)
}
