import ArgumentParser
import Foundation
import RenderTree
import TerminalHost

/// The command line that every app has.
struct LaunchOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProcessInfo.processInfo.processName,
    abstract: "Shows the app in this terminal, or as a frame of text.",
    discussion: "Without --host: in the terminal, where standard input and output are one; else one frame of text.")

  @Option(help: ArgumentHelp("Where to show the app: terminal or text.", valueName: "host"))
  var host: HostName?

  @Option(help: ArgumentHelp("text: where to write the frame; - is standard output.", valueName: "screen.txt"))
  var output: OutputPath?

  @Option(
    help: ArgumentHelp("text: the size of the screen, in points; a character is 8 x 16.", valueName: "390x844"))
  var size: ScreenSize?

  @Option(
    help: ArgumentHelp(
      "light or dark; otherwise a terminal's own background decides, and a frame is light.", valueName: "appearance"))
  var appearance: SceneConfiguration.Appearance?

  @Option(help: ArgumentHelp("The preferred size of text, from extraSmall to accessibilityExtraExtraExtraLarge."))
  var textSize: SceneConfiguration.TextSize = .large

  @Option(name: .customLong("open"), help: ArgumentHelp("A URL to open at the start.", valueName: "URL"))
  var url: LaunchURL?

  @Option(help: .hidden)
  var listen: String?

  @Option(help: .hidden)
  var scale: String?

  @Flag(help: .hidden)
  var registerURLScheme = false

  /// The hosts that an app may be shown on.
  enum HostName: String, CaseIterable, ExpressibleByArgument {
    case terminal, web, image, text

    /// What the help offers; the others are known, so that they can be refused by name.
    static var allValueStrings: [String] { [terminal.rawValue, text.rawValue] }
  }

  func validate() throws {
    if let host, host == .web || host == .image {
      throw ValidationError(
        "There is no \(host.rawValue) host in this version. Expected: --host terminal or --host text")
    }
    if host == .terminal, output != nil {
      throw ValidationError("--output goes with --host text; a terminal shows the app itself.")
    }
    if host == .terminal, size != nil {
      throw ValidationError("--size goes with --host text; a terminal has its own size.")
    }
    if listen != nil {
      throw ValidationError("--listen goes with --host web, and there is no web host in this version.")
    }
    if scale != nil {
      throw ValidationError("--scale goes with --host image, and there is no image host in this version.")
    }
    if registerURLScheme {
      throw ValidationError("--register-url-scheme is not in this version: it goes with a web host.")
    }
  }

  /// Which of the hosts that there are.
  ///
  /// - Parameter isTerminal: whether standard input and output are a terminal.
  func chosenHost(isTerminal: Bool) -> HostName {
    if let host { return host }
    // Who says where a frame goes, or how large it is, wants one.
    return isTerminal && output == nil && size == nil ? .terminal : .text
  }

  @MainActor
  func makeHost() -> any RenderTree.Host {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if chosenHost(isTerminal: isTerminal) == .terminal {
      return TerminalHost(
        options: TerminalHost.Options(appearance: appearance, textSize: textSize, url: url?.value))
    }
    let configuration = SceneConfiguration(
      size: (size ?? .phone).value,
      textEngine: MonospaceTextEngine(),
      pointGrid: MonospaceTextEngine.cell,
      appearance: appearance ?? .light,
      textSize: textSize,
      time: .stepped,
      url: url?.value)
    return TextHost(configuration: configuration, output: output ?? .standardOutput)
  }
}

extension SceneConfiguration.Appearance: ExpressibleByArgument {}
extension SceneConfiguration.TextSize: ExpressibleByArgument {}
