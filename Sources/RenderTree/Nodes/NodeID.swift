import Synchronization

/// The identity of a node: its view's, stable for the view's life and never used again.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number behind the identity. It means nothing to hosts but that it is the same.
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// An identity by its number, as a host heard it.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// An identity that no node has had in this process.
  public static func make() -> NodeID {
    NodeID(rawValue: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// By age: the node that was made first is the smaller.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  /// The number behind a hash sign.
  public var description: String { "#\(rawValue)" }
}
