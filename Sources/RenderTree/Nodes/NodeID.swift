import Synchronization

/// The identity of a node: stable for the life of its view, and never reused in the process.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the identity. Hosts may only compare it.
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// The identity with a number that a host received.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Returns an identity that is unique in this process.
  public static func make() -> NodeID {
    NodeID(rawValue: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Orders identities by age: the older node is less.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  /// The number after a hash sign.
  public var description: String { "#\(rawValue)" }
}
