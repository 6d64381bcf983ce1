import Foundation
import RenderTree

/// Shows an app in the terminal that the process was started in, until it ends.
///
/// The app ends with `Ctrl-C`, with `q` where no text is edited and nothing modal is open, by a signal, and when the
/// terminal is closed. Whatever happens, the terminal is then as it was, and what the app printed meanwhile is written.
@MainActor
public final class TerminalHost: RenderTree.Host {
  /// What a person chose.
  public struct Options: Sendable {
    /// Nil follows the terminal's background.
    public var appearance: SceneConfiguration.Appearance?
    /// The person's preferred size of text.
    public var textSize: SceneConfiguration.TextSize
    /// What the app is opened with.
    public var url: URL?
    /// What the window is called while its scene has no title.
    public var name: String

    /// What to show, and how.
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

  /// A host on this process's terminal.
  public init(options: Options) {
    self.options = options
    environment = ProcessInfo.processInfo.environment
  }

  /// Shows the app until it ends, and gives the terminal back. The process is then to end: it is ended where it does
  /// not within five seconds, counted from the moment at which a person or a signal wanted it, or where its main thread
  /// does not begin to within one and a half.
  ///
  /// - Throws: `TerminalHostError` where there is no terminal that a screen can be shown on.
  public func run(_ application: any HostedApplication) async throws {
    let device = try TerminalDevice(environment: environment)
    let session = TerminalSession(device: device, options: options, environment: environment)
    let ending = await session.run(application)
    device.close()
    if case .signal(let signal) = ending { TerminalRescue.end(with: signal) }
  }
}
