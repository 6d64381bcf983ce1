import Foundation
import RenderTree

/// A host that shows an app in the terminal of the process until the app ends.
///
/// The app ends with `Ctrl-C`, with `q` if no text is being edited and nothing modal is open, by a signal, and when the
/// terminal is closed. In every case the terminal is restored, and the captured output of the app is written.
@MainActor
public final class TerminalHost: RenderTree.Host {
  /// The user's choices.
  public struct Options: Sendable {
    /// The appearance; nil follows the terminal's background.
    public var appearance: SceneConfiguration.Appearance?
    /// The user's preferred text size.
    public var textSize: SceneConfiguration.TextSize
    /// The URL that the app is opened with.
    public var url: URL?
    /// The languages that the user prefers, the first one most, as tags of BCP 47; empty, the default, for the locale of
    /// the process.
    public var languages: [String] = []
    /// The layout direction; left to right by default.
    public var layoutDirection = SceneConfiguration.LayoutDirection.leftToRight
    /// The window's title while the scene has no title.
    public var name: String

    /// Options with the given values.
    public init(
      appearance: SceneConfiguration.Appearance? = nil, textSize: SceneConfiguration.TextSize = .large, url: URL? = nil,
      name: String = ProcessInfo.processInfo.processName
    ) {
      self.appearance = appearance
      self.textSize = textSize
      self.url = url
      self.name = name
    }
  }

  private let options: Options
  private let environment: [String: String]

  /// A host on the terminal of this process.
  public init(options: Options) {
    self.options = options
    environment = ProcessInfo.processInfo.environment
  }

  /// Shows the app until it ends, and restores the terminal. The caller is expected to end the process then. A process
  /// that does not end within five seconds of the user's or the signal's request is terminated, as is one whose main
  /// thread does not react to the request within one and a half seconds.
  ///
  /// - Throws: `TerminalHostError` if no usable terminal is available.
  public func run(_ application: any HostedApplication) async throws {
    let device = try TerminalDevice(environment: environment)
    let session = TerminalSession(device: device, options: options, environment: environment)
    let ending = await session.run(application)
    device.close()
    if case .signal(let signal) = ending { TerminalRestoration.end(with: signal) }
  }
}
