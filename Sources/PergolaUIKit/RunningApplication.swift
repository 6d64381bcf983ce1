import Foundation
import Launcher
import RenderTree
import UIKitCore

/// The process's app, for a host.
@MainActor
final class RunningApplication: HostedApplication {
  private let delegateClass: AnyClass?

  init(delegateClass: AnyClass?) { self.delegateClass = delegateClass }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    let app = UIApplication.shared
    app.declaredSchemes = Set(Launcher.urlSchemes)
    return app.connectScene(configuration, delegateClass: delegateClass)
  }

  func terminate() { UIApplication.shared.terminate() }

  var previewNames: [String] { PreviewCatalogue().names }

  func preview(named name: String) -> (any HostedApplication)? {
    PreviewCatalogue().preview(named: name).map(PreviewApplication.init)
  }
}
