import Foundation

/// Where an app is shown: a terminal, a page, a picture.
///
/// A host draws frames, measures text, delivers events and tells the time, and knows nothing of views.
@MainActor
public protocol Host: AnyObject {
  /// Shows the app until it ends.
  func run(_ application: any HostedApplication) async throws
}

/// An app as a host sees it.
@MainActor
public protocol HostedApplication: AnyObject {
  /// Launches the app where it was not yet, and shows a scene of it.
  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene

  /// Tells the app that the process is about to end; its scenes have ended before.
  func terminate()
}

/// A scene as a host sees it.
@MainActor
public protocol HostedScene: AnyObject {
  /// Called after every turn that changed what is seen.
  var onFrame: ((Frame) -> Void)? { get set }

  /// What the scene shows now, after the layout that is pending.
  func frame() -> Frame

  /// Delivers what a person did.
  func send(_ event: InputEvent)

  /// Whether text that comes now goes on with something that is being typed: in a field, or a word that is looked for.
  /// Letters that a host has a use for itself belong to the scene then.
  var takesText: Bool { get }

  /// Whether letters that come now are looked for among what is shown, because nothing takes text. Those that come
  /// together are then to be sent as one text, which is one search, and what is pasted is not to be sent. False by
  /// default.
  var searchesForText: Bool { get }

  /// What keys do now, for a person who asks. Keys of the host's own are not among them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views: it is made when it is asked for.
  func keyHints() -> [KeyHint]

  /// Delivers a URL to the running app.
  func open(_ url: URL)

  /// Returns when two turns in a row found nothing to do. In stepped time, moves the clock to the end of what is
  /// under way.
  func settle() async

  /// Ends the scene.
  func disconnect()
}

extension HostedScene {
  public var searchesForText: Bool { false }
}
