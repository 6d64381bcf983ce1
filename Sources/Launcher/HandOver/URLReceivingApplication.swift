import Foundation
import RenderTree

/// An app that accepts URLs while it runs, and keeps its state between two starts. The URLs are opened in the scene that
/// was connected last, or wait for the first.
@MainActor
final class URLReceivingApplication: HostedApplication {
  private let application: any HostedApplication
  private weak var scene: (any HostedScene)?
  private var waiting: [URL] = []
  private var hasConnected = false
  private var listener: HandOverListener?
  /// The file that keeps the state of the first scene between two starts; nil to keep none.
  var stateFile: StateFile?
  /// True to keep texts that the user typed and scroll positions, too.
  var keepsInterface = false
  /// True to start without the kept state.
  var startsFresh = false

  init(_ application: any HostedApplication) { self.application = application }

  /// Starts to accept URLs.
  ///
  /// - Throws: `HandOverError` if the socket cannot be made.
  func listen(as app: AppInfo, in folder: HandOverFolder) throws {
    listener = try HandOverListener(app: app, folder: folder) { [weak self] url in
      DispatchQueue.main.async { self?.open(url) }
    }
  }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    var configuration = configuration
    if !hasConnected {
      configuration.restorationFile = stateFile?.url
      configuration.keepsInterface = keepsInterface
      configuration.startsFresh = startsFresh
    }
    let scene = application.connectScene(configuration)
    self.scene = scene
    hasConnected = true
    let urls = waiting
    waiting = []
    for url in urls { scene.open(url) }
    return scene
  }

  var fontFiles: [URL] { application.fontFiles }

  func terminate() {
    listener?.close()
    application.terminate()
  }

  /// Returns another instance, without the URLs that other programs hand over and without the state of the process's
  /// app: both belong to the user who started the process.
  func makeSession() -> any HostedApplication { application.makeSession() }

  var languages: [String] { application.languages }

  private func open(_ url: URL) {
    if let scene { scene.open(url) } else if !hasConnected { waiting.append(url) }
  }
}
