import Foundation
import Launcher
import PergolaSystem
import RenderTree
import UIKitCore

/// Returns an app for a host that makes sessions of it: one of several in a process.
@MainActor
package func makeHostedApplication(_ delegateClass: any UIApplicationDelegate.Type) -> any HostedApplication {
  RunningApplication(delegateClass: delegateClass)
}

/// An instance of the app, for a host: that of the process, or one of several for a user each.
@MainActor
final class RunningApplication: HostedApplication, PreviewedApplication {
  let delegateClass: AnyClass?
  let application: UIApplication

  /// The app of the process, which is `UIApplication.shared` outside of any scene.
  convenience init(delegateClass: AnyClass?) {
    self.init(delegateClass: delegateClass, application: .shared)
    let system = System.live(in: Self.folder)
    application.system = system
    System.processDefault.withLock { $0 = system }
  }

  private init(delegateClass: AnyClass?, application: UIApplication) {
    self.delegateClass = delegateClass
    self.application = application
  }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    application.declaredSchemes = Set(Launcher.urlSchemes)
    return application.connectScene(configuration, delegateClass: delegateClass)
  }

  func terminate() { application.terminate() }

  func makeSession() -> any HostedApplication {
    let application = UIApplication()
    // A browser's session ends with the process, so that no secret of it is kept.
    application.system = .live(in: nil)
    return RunningApplication(delegateClass: delegateClass, application: application)
  }

  /// The folder in which the app's system keeps its files.
  private static var folder: URL {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return (support ?? FileManager.default.temporaryDirectory)
      .appending(path: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      .appending(path: "Pergola")
  }

  var languages: [String] { Bundle.languagesOfApp }

  var fontFiles: [URL] { AppFonts.files }

  var previewNames: [String] { PreviewCatalogue().names }

  func preview(named name: String) -> (any HostedApplication)? { preview(named: name, leavingOut: []) }

  func previewNames(leavingOut sources: Set<String>, willRead: (String) -> Void) -> [String] {
    PreviewCatalogue(leavingOut: sources, willRead: willRead).names
  }

  func preview(named name: String, leavingOut sources: Set<String>) -> (any HostedApplication)? {
    PreviewCatalogue(leavingOut: sources).preview(named: name).map { PreviewApplication($0, named: name) }
  }
}

extension System {
  /// The system of an app that runs. It keeps its files in a folder; nil for none, so that they end with the process.
  static func live(in folder: URL?) -> System {
    let system = System(.live(folder: folder))
    system.information = { Bundle.main.object(forInfoDictionaryKey: $0) }
    system.asksInScenes()
    return system
  }
}
