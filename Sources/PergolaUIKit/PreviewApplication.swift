import Foundation
import PergolaSystem
import RenderTree
import UIKitCore

/// A preview, for a host: an app without a delegate whose scenes all show the preview.
@MainActor
final class PreviewApplication: HostedApplication {
  private let preview: Preview
  /// The name in the catalogue.
  let name: String
  let application: UIApplication
  /// The windows of the scenes. A scene does not hold its windows.
  private var windows: [UIWindow] = []

  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - application: The app that the scenes belong to; nil for that of the process.
  init(_ preview: Preview, named name: String, application: UIApplication? = nil) {
    self.preview = preview
    self.name = name
    self.application = application ?? .shared
    // A preview finds what a new user of the app finds.
    self.application.system = .live(in: nil)
  }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    windows.removeAll { $0.windowScene == nil }
    let connection = application.connectScene(configuration)
    windows.append(connection.show(preview.makeController))
    return connection
  }

  var fontFiles: [URL] { AppFonts.files }

  func terminate() { application.terminate() }

  var languages: [String] { Bundle.languagesOfApp }

  func makeSession() -> any HostedApplication { PreviewApplication(preview, named: name, application: UIApplication()) }
}
