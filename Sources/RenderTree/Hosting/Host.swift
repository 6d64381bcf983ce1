import Foundation

/// The environment that shows an app: a terminal, a page, an image file.
///
/// A host draws frames, measures text, delivers events and provides the clock. It does not know views.
@MainActor
public protocol Host: AnyObject {
  /// Runs the app until it ends.
  func run(_ application: any HostedApplication) async throws
}

/// An app as a host sees it.
@MainActor
public protocol HostedApplication: AnyObject {
  /// Launches the app if it is not running, and connects a new scene.
  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene

  /// Notifies the app that it is about to end, alone or with the process. Its scenes are disconnected before.
  func terminate()

  /// Returns another instance of the app, for another user: with a delegate, state, pasteboard and scenes of its own.
  ///
  /// It is launched when its first scene connects, and lives as long as the host keeps it or one of its scenes. Until
  /// then the app of the process, which is this one or the one that this one was made from, is not launched.
  func makeSession() -> any HostedApplication

  /// The languages of the app's texts, as tags of BCP 47, the first of them that of texts without a translation. English by
  /// default.
  var languages: [String] { get }

  /// The font files of the app, which pages need. None by default.
  var fontFiles: [URL] { get }

  /// The names of the previews in the program, in order. None by default.
  var previewNames: [String] { get }

  /// Returns an app that shows a preview, and nothing else; nil if no preview has the name.
  func preview(named name: String) -> (any HostedApplication)?
}

extension HostedApplication {
  /// English.
  public var languages: [String] { ["en"] }

  /// No files.
  public var fontFiles: [URL] { [] }

  /// No names: a program without previews.
  public var previewNames: [String] { [] }

  /// Nil: a program without previews.
  public func preview(named name: String) -> (any HostedApplication)? { nil }
}

/// A scene as a host sees it.
@MainActor
public protocol HostedScene: AnyObject {
  /// The handler that is called after every turn that changed the frame. The host asks for the frame when it can show it.
  var onChange: (() -> Void)? { get set }

  /// The handler that is called after the app itself discarded the scene, which is disconnected then.
  var onEnd: (() -> Void)? { get set }

  /// The handler that is called with text that the app put on its pasteboard, for the host's clipboard. It may be of any
  /// length and contain any characters.
  var onCopy: ((String) -> Void)? { get set }

  /// The handler that is called with a text that the app has read aloud, for the reader of the host's screen. It may be of
  /// any length and contain any characters.
  var onAnnounce: ((String) -> Void)? { get set }

  /// The handler that is called with a URL that the app opens and that is not its own, for the system around the host. Its
  /// scheme is one of the configuration's ``SceneConfiguration/openedSchemes``.
  var onOpen: ((URL) -> Void)? { get set }

  /// Returns the scene's current frame, after pending layout.
  func frame() -> Frame

  /// Delivers an input event.
  func send(_ event: InputEvent)

  /// True if text input would continue an input in progress: in a text field or in a type-ahead search. The scene
  /// then gets even those letters that the host would use itself.
  var acceptsText: Bool { get }

  /// True if text input would start type-ahead, because no view takes text. The host then sends the
  /// letters that arrive together as one text, for one search, and does not send pasted text. False by default.
  var startsTypeAhead: Bool { get }

  /// Returns the current effects of keys, for a help screen. Keys that the host handles itself are not included.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views; the result is not cached.
  func keyHints() -> [KeyHint]

  /// Delivers a URL to the running app.
  func open(_ url: URL)

  /// Changes the environment of the scene: its size, scale, safe area, appearance, contrast, text size, languages, time
  /// zone or layout direction. The values of the connection stay as they are: text engine, rasterizer, clock, URL and
  /// restoration.
  func configure(_ change: (inout SceneConfiguration) -> Void)

  /// The link to the visible content, for an address bar; nil if the content has none. Opening it shows the content.
  ///
  /// It may be another one in each frame. A change of the link alone makes no frame.
  ///
  /// - Complexity: O(number of visible view controllers).
  var address: URL? { get }

  /// The place in the app that is shown, for a host with a history.
  ///
  /// - Complexity: O(number of visible view controllers).
  var place: ScenePlace { get }

  /// Notes how the app can show the place again that is shown: by the activity of its user there, if it has one.
  func notePlace()

  /// Goes to a place, as far as the app allows it: leaves pages and screens that are not part of it, and selects its tabs.
  /// Of the other steps of the place, those that no longer exist are left out, unless the app continues the activity that
  /// was noted there.
  func go(to place: ScenePlace)

  /// Returns a record of the scene's state, for `SceneConfiguration.restoration` of a later scene, also in another
  /// process; nil if the scene has no state to keep.
  ///
  /// It contains the activity of the scene's delegate, the values that views keep, the texts that the user typed, except
  /// secret ones, and the positions of scrolled content. The user's own data is in it: it is to be stored with care.
  ///
  /// - Complexity: O(number of views, and length of the texts).
  func keepRestoration() -> Data?

  /// Returns after two consecutive turns without work. In stepped time, also advances the clock to the end of running
  /// animations.
  func settle() async

  /// Disconnects the scene. Its state may return in a later scene if it was kept.
  func disconnect()

  /// Disconnects the scene, and discards its state: the user closed it.
  func end()
}

extension HostedScene {
  /// False: a scene without type-ahead.
  public var startsTypeAhead: Bool { false }

  /// The first screen: a scene without places.
  public var place: ScenePlace { ScenePlace() }

  /// Does nothing: a scene without places.
  public func notePlace() {}

  /// Does nothing: a scene without places.
  public func go(to place: ScenePlace) {}
}
