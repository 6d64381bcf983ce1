import Synchronization

/// The identity of a node: its view's, stable for the view's life and never used again.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// An identity that no node has had in this process.
  public static func make() -> NodeID {
    NodeID(rawValue: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  public var description: String { "#\(rawValue)" }
}
