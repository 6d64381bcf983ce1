/// The elements of a host that depend on their position.
@MainActor
struct PositionFollowers {
  private struct Follower {
    weak var element: ViewElement?
    /// True if the element depends on its position in the window, which scroll views around it change.
    var followsScrolling: Bool
    /// The place in the order of their arrival.
    let number: Int
  }

  private var followers: [ObjectIdentifier: Follower] = [:]
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { followers.isEmpty }

  /// True if an element depends on scroll views.
  var followScrolling: Bool { followers.contains { $0.value.followsScrolling && $0.value.element != nil } }

  /// Adds an element, or the movement of scroll views to what one depends on.
  mutating func add(_ element: ViewElement, whileScrolling: Bool) {
    let key = ObjectIdentifier(element)
    if let known = followers[key], known.element === element {
      if whileScrolling { followers[key]?.followsScrolling = true }
    } else {
      followers[key] = Follower(element: element, followsScrolling: whileScrolling, number: count)
      count += 1
    }
  }

  /// Removes elements that are gone.
  mutating func prune() {
    guard followers.contains(where: { $0.value.element == nil }) else { return }
    followers = followers.filter { $0.value.element != nil }
  }

  /// The elements that a host shows and that depend on scroll views.
  func scrolled(in host: HostView) -> [ViewElement] {
    followers.values.compactMap { $0.followsScrolling ? $0.element : nil }.filter { $0.isInside(host) }
  }

  /// The elements that a host shows, outer ones first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of those that are shown, and O(*n*) in the number of all.
  func shown(in host: HostView) -> [ViewElement] {
    followers.values.compactMap { follower in
      follower.element.flatMap { $0.isInside(host) ? (element: $0, depth: $0.depth, number: follower.number) : nil }
    }
    .sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    .map(\.element)
  }
}
