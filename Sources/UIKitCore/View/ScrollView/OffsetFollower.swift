/// An object that follows the movements of a scroll view's content, such as a view whose content reads its position in the
/// window.
@_spi(Toolkit) @preconcurrency @MainActor
public protocol OffsetFollower: AnyObject {
  /// Called after the content moved.
  func contentDidMove(in scrollView: UIScrollView)
}

/// The objects that follow the movements of a scroll view's content, as long as they exist.
@MainActor
struct OffsetFollowers {
  private struct Reference { weak var follower: (any OffsetFollower)? }

  private var references: [ObjectIdentifier: Reference] = [:]

  fileprivate mutating func add(_ follower: any OffsetFollower) {
    references[ObjectIdentifier(follower)] = Reference(follower: follower)
  }

  fileprivate mutating func remove(_ follower: any OffsetFollower) {
    references[ObjectIdentifier(follower)] = nil
  }

  /// The followers that exist. Forgets the others.
  fileprivate mutating func current() -> [any OffsetFollower] {
    guard !references.isEmpty else { return [] }
    references = references.filter { $0.value.follower != nil }
    return references.values.compactMap(\.follower)
  }
}

extension UIScrollView {
  /// Adds an object that is notified of each movement of the content, as long as it exists. Adding it again has no effect.
  @_spi(Toolkit) public final func addOffsetFollower(_ follower: any OffsetFollower) { offsetFollowers.add(follower) }

  /// Ends the notifications of an object.
  @_spi(Toolkit) public final func removeOffsetFollower(_ follower: any OffsetFollower) {
    offsetFollowers.remove(follower)
  }

  /// - Complexity: O(*n*) in the followers: no time without any.
  final func notifyOffsetFollowers() {
    for follower in offsetFollowers.current() { follower.contentDidMove(in: self) }
  }
}
