import Foundation

/// A clock whose moments follow causes: an edit is later than all edits that its device knew, even if the time of day was
/// set back, or is wrong on another device.
///
/// Kulkarni, Demirbas, Madappa, Avva, Leone: *Logical Physical Clocks and Consistent Snapshots in Globally Distributed
/// Databases*, OPODIS 2014. The receipt of a message has no moment of its own here: only edits need one.
public struct HybridLogicalClock: Sendable {
  /// The device or process, a number that no other one has.
  public let node: UInt64
  /// The latest moment that the clock has given or received.
  public private(set) var latest: HybridTimestamp

  /// A clock that goes on after a moment.
  public init(node: UInt64 = .random(in: 1...UInt64.max), latest: HybridTimestamp = .zero) {
    self.node = node
    self.latest = latest
  }

  /// Returns a moment that is later than all moments that were given or received.
  ///
  /// - Parameter time: The time of day in milliseconds since 1970.
  public mutating func tick(at time: UInt64 = Self.timeOfDay) -> HybridTimestamp {
    if time > latest.time {
      latest = HybridTimestamp(time: time, counter: 0, node: node)
    } else if latest.counter < .max {
      latest = HybridTimestamp(time: latest.time, counter: latest.counter + 1, node: node)
    } else {
      latest = HybridTimestamp(time: latest.time + 1, counter: 0, node: node)
    }
    return latest
  }

  /// Takes notice of a moment of another device.
  public mutating func receive(_ moment: HybridTimestamp) { latest = max(latest, moment) }

  /// The milliseconds since 1970.
  public static var timeOfDay: UInt64 { UInt64(max(0, Date().timeIntervalSince1970 * 1_000)) }
}
