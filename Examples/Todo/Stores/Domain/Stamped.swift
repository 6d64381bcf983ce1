/// A field's value with the moment in which it was chosen.
public struct Stamped<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The value.
  public private(set) var value: Value
  /// The moment of the choice.
  public private(set) var stamp: HybridTimestamp

  /// A value that was chosen in a moment.
  public init(_ value: Value, _ stamp: HybridTimestamp) {
    self.value = value
    self.stamp = stamp
  }

  /// Chooses another value. The same one keeps its moment.
  mutating func set(_ value: Value, _ stamp: HybridTimestamp) {
    if value != self.value { self = Stamped(value, stamp) }
  }

  /// Returns the later of two choices. All devices decide alike, also between different values of one moment.
  func joined(with other: Stamped) -> Stamped {
    guard stamp == other.stamp else { return stamp < other.stamp ? other : self }
    return String(describing: value) < String(describing: other.value) ? other : self
  }
}
