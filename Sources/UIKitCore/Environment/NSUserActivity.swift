import Foundation
import PergolaDiagnostics

/// The type of an activity of browsing the web: its `webpageURL` is a link that the app was opened with.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An occupation of the user in the app: a page that is read, a document that is written.
///
/// An activity brings a web link into the app, and a scene is restored from one. Foundation on Linux has no such class,
/// so this one stands for it. No system here hands activities to other devices, indexes them or predicts them: the
/// properties for that are kept for the app's own code.
///
/// An activity belongs to one thread at a time; UIKit uses it on the main thread.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse domain notation.
  public final let activityType: String

  /// The title that users see for the activity.
  open var title: String?

  /// The data that restores the activity. To be kept between two starts of the app, all keys are strings and all values
  /// are those of property lists: strings, numbers, Boolean values, dates, data, and arrays and dictionaries of them.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` that are needed to restore the activity; nil, the default, for all. Only these are kept
  /// between two starts of the app.
  open var requiredUserInfoKeys: Set<String>?

  /// A web page that shows the activity; nil for none. Its scheme is http or https; any other is kept and logged.
  open var webpageURL: URL? {
    didSet {
      guard let webpageURL, !webpageURL.isWebLink else { return }
      Log.warning("The webpageURL of an NSUserActivity must have the scheme http or https: \(webpageURL)")
    }
  }

  /// The page from which the user came to `webpageURL`.
  open var referrerURL: URL?

  /// The date after which the activity is not worth offering.
  open var expirationDate: Date?

  /// The words that describe the activity.
  open var keywords: Set<String> = []

  /// A Boolean value that indicates whether the activity can be continued on another device. True by default.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether users can find the activity on their device. False by default.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether all users can find the activity. False by default.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system may suggest the activity. False by default.
  open var isEligibleForPrediction = false

  /// The identifier with which a scene is chosen for the activity.
  open var targetContentIdentifier: String?

  /// The identifier of the activity among those of the app.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// The object that is asked for the current data before the activity is saved. Held weakly.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// A Boolean value that indicates whether the data is out of date.
  ///
  /// If an activity is current when it becomes true, its delegate and the responders whose `userActivity` it is are
  /// asked for the data on the main queue, once. Otherwise they are asked before a scene is kept for its restoration.
  open var needsSave = false {
    didSet { if needsSave { saveLater() } }
  }

  /// True between ``becomeCurrent()`` and ``resignCurrent()``.
  private final var isCurrent = false
  private final var isValid = true
  private final var isSaveScheduled = false
  private final var owners: [Owner] = []

  private struct Owner { weak var object: (any UserActivityOwner)? }

  /// Creates an activity. Traps if the type is empty.
  public init(activityType: String) {
    if activityType.isEmpty { fatalError("NSUserActivity: the activity type must not be empty.") }
    self.activityType = activityType
    super.init()
  }

  /// Merges values into `userInfo`; a value replaces that of an equal key.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity of the app. Does nothing after ``invalidate()``.
  open func becomeCurrent() {
    guard isValid, !isCurrent else { return }
    isCurrent = true
    if needsSave { saveLater() }
  }

  /// Ends the effect of ``becomeCurrent()``.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity: it resigns, and cannot become current any more.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  // MARK: Saving

  private final func saveLater() {
    guard isCurrent, !isSaveScheduled else { return }
    isSaveScheduled = true
    let context = SceneContext.current
    // The activity belongs to the main thread from here on, as its documentation says.
    nonisolated(unsafe) let activity = self
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        activity.isSaveScheduled = false
        context.perform { activity.saveIfNeeded() }
      }
    }
  }

  /// Asks the delegate and the responders of the activity for its data, if it is out of date.
  @MainActor
  final func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    let asked = owners.compactMap(\.object)
    for owner in asked { owner.updateUserActivityState(self) }
    var notified: Set<ObjectIdentifier> = []
    for scene in asked.compactMap(\.sceneOfActivity) where notified.insert(ObjectIdentifier(scene)).inserted {
      scene.userActivityDidUpdate(self)
    }
  }

  /// Adds a responder whose activity this is.
  @MainActor
  final func add(_ owner: any UserActivityOwner) {
    owners.removeAll { $0.object == nil || $0.object === owner }
    owners.append(Owner(object: owner))
  }

  /// Removes a responder that has another activity now.
  @MainActor
  final func remove(_ owner: any UserActivityOwner) {
    owners.removeAll { $0.object == nil || $0.object === owner }
  }
}

/// The type of the identifiers of activities.
public typealias NSUserActivityPersistentIdentifier = String

/// Provides the data of an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, to bring its data up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// An object with an activity: a responder.
@MainActor
protocol UserActivityOwner: AnyObject {
  /// Called before the activity is saved, to bring its data up to date.
  func updateUserActivityState(_ activity: NSUserActivity)
  /// The scene that the object belongs to.
  var sceneOfActivity: (any UserActivityScene)? { get }
}

/// A scene, as the activities of its responders see it.
@MainActor
protocol UserActivityScene: AnyObject {
  /// Called after an activity of the scene's responders was brought up to date.
  func userActivityDidUpdate(_ activity: NSUserActivity)
}

extension URL {
  /// True for links of the web: http and https.
  var isWebLink: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
