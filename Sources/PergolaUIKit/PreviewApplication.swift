import RenderTree
import UIKitCore

/// A preview, for a host: an app without a delegate whose scenes all show the preview.
@MainActor
final class PreviewApplication: HostedApplication {
  private let preview: Preview
  /// The windows of the scenes. A scene does not hold its windows.
  private var windows: [UIWindow] = []

  init(_ preview: Preview) { self.preview = preview }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    let connection = UIApplication.shared.connectScene(configuration)
    windows.append(connection.show(preview.makeController))
    return connection
  }

  func terminate() { UIApplication.shared.terminate() }
}
