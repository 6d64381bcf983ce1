import RenderTree

/// The activities that the user of a scene had in its last places, by which the app can show these again.
///
/// An app sets `userActivity` of a view controller or of its scene so that what its user does can be continued elsewhere,
/// as by Handoff. Going to a place whose controllers are gone is such a continuation.
@MainActor
struct PlaceActivities {
  /// The maximum number of places.
  static let capacity = 50

  private struct Entry {
    let place: ScenePlace
    /// The app's own activity, which it may change or use elsewhere afterwards.
    weak var source: NSUserActivity?
    let copy: NSUserActivity
  }

  /// The entries; that of the last place is last.
  private var entries: [Entry] = []

  nonisolated init() {}

  /// Notes the activity in a place.
  ///
  /// That of a place further on is the same object while the app goes back from there: the activity of content that
  /// has not appeared yet is not known.
  ///
  /// - Complexity: O(``capacity``).
  mutating func note(_ activity: NSUserActivity, at place: ScenePlace) {
    let isLeft = entries.contains {
      $0.source === activity && $0.place != place && $0.place.common(with: place) == place
    }
    guard !isLeft else { return }
    entries.removeAll { $0.place == place }
    entries.append(Entry(place: place, source: activity, copy: activity.continuation))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  /// The activity in a place, as it was noted; nil for none.
  subscript(place: ScenePlace) -> NSUserActivity? { entries.last { $0.place == place }?.copy }
}

extension NSUserActivity {
  /// An activity with the same data, which the app does not change.
  fileprivate var continuation: NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.webpageURL = webpageURL
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }
}
