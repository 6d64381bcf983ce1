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

  /// Notifies the app that the process is about to exit. Its scenes are disconnected before.
  func terminate()

  /// The names of the previews in the program, in order. None by default.
  var previewNames: [String] { get }

  /// Returns an app that shows a preview, and nothing else; nil if no preview has the name.
  func preview(named name: String) -> (any HostedApplication)?
}

extension HostedApplication {
  /// No names: a program without previews.
  public var previewNames: [String] { [] }

  /// Nil: a program without previews.
  public func preview(named name: String) -> (any HostedApplication)? { nil }
}

/// A scene as a host sees it.
@MainActor
public protocol HostedScene: AnyObject {
  /// The handler that is called after every turn that changed the frame.
  var onFrame: ((Frame) -> Void)? { get set }

  /// The handler that is called after the app itself discarded the scene, which is disconnected then.
  var onEnd: (() -> Void)? { get set }

  /// The handler that is called with text that the app put on its pasteboard, for the host's clipboard. It may be of any
  /// length and contain any characters.
  var onCopy: ((String) -> Void)? { get set }

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

  /// Returns after two consecutive turns without work. In stepped time, also advances the clock to the end of running
  /// animations.
  func settle() async

  /// Disconnects the scene.
  func disconnect()
}

extension HostedScene {
  /// False: a scene without type-ahead.
  public var startsTypeAhead: Bool { false }
}
