import Synchronization

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable, Codable {
  private enum CodingKeys: CodingKey { case signpostID, isOpen }

  /// The number of the interval.
  let signpostID: OSSignpostID
  private let isOpen: Atomic<Bool>

  private init(id: OSSignpostID, isOpen: Bool) {
    signpostID = id
    self.isOpen = Atomic(isOpen)
  }

  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: OSSignpostID(try container.decode(UInt64.self, forKey: .signpostID)),
      isOpen: try container.decode(Bool.self, forKey: .isOpen))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(signpostID.rawValue, forKey: .signpostID)
    try container.encode(isOpen.load(ordering: .acquiring), forKey: .isOpen)
  }

  /// Makes the state of an interval that has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  /// Ends the interval. Returns false if it has been ended before.
  func end() -> Bool { isOpen.exchange(false, ordering: .acquiringAndReleasing) }
}
