/// Where an element was, and where it is.
///
/// A move has two different places; an update says where the same element stands before and after.
public struct Transition<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place in the old data.
  public var source: Place

  /// The place in the new data.
  public var target: Place

  /// A transition from a place in the old data to one in the new data.
  @inlinable
  public init(from source: Place, to target: Place) {
    self.source = source
    self.target = target
  }
}

extension Transition: CustomStringConvertible {
  /// The two places with an arrow between them.
  @inlinable
  public var description: String { "\(source) → \(target)" }
}
