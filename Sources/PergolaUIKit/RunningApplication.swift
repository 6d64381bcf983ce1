import Foundation
import Launcher
import RenderTree
import UIKitCore

/// Returns an app for a host that makes sessions of it: one of several in a process.
@MainActor
package func makeHostedApplication(_ delegateClass: any UIApplicationDelegate.Type) -> any HostedApplication {
  RunningApplication(delegateClass: delegateClass)
}

/// An instance of the app, for a host: that of the process, or one of several for a user each.
@MainActor
final class RunningApplication: HostedApplication {
  private let delegateClass: AnyClass?
  private let application: UIApplication

  /// The app of the process, which is `UIApplication.shared` outside of any scene.
  convenience init(delegateClass: AnyClass?) {
    self.init(delegateClass: delegateClass, application: .shared)
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
    RunningApplication(delegateClass: delegateClass, application: UIApplication())
  }

  var languages: [String] { Bundle.languagesOfApp }

  var fontFiles: [URL] { AppFonts.files }

  var previewNames: [String] { PreviewCatalogue().names }

  func preview(named name: String) -> (any HostedApplication)? {
    PreviewCatalogue().preview(named: name).map { PreviewApplication($0) }
  }
}
