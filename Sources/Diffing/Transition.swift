/// The place of an element before and after a change.
///
/// A move has two different places; an update has the places of the same element before and after.
public struct Transition<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place in the old data.
  public var source: Place

  /// The place in the new data.
  public var target: Place

  /// Creates a transition from a place in the old data to one in the new data.
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
