import ArgumentParser
import Foundation
import RenderTree

/// The command line that every app has.
struct LaunchOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProcessInfo.processInfo.processName,
    abstract: "Shows the app as a frame of text.",
    discussion: "Without --host: one frame of text on standard output.")

  @Option(help: ArgumentHelp("Where to show the app: text.", valueName: "host"))
  var host: HostName = .text

  @Option(help: ArgumentHelp("Where to write the frame; - is standard output.", valueName: "screen.txt"))
  var output: OutputPath = .standardOutput

  @Option(help: ArgumentHelp("The size of the screen, in points; a character is 8 x 16.", valueName: "390x844"))
  var size: ScreenSize = ScreenSize(CGSize(width: 390, height: 844))

  @Option(help: ArgumentHelp("light or dark.", valueName: "appearance"))
  var appearance: SceneConfiguration.Appearance = .light

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
    static var allValueStrings: [String] { [text.rawValue] }
  }

  func validate() throws {
    if host != .text {
      throw ValidationError("There is no \(host.rawValue) host in this version. Expected: --host text")
    }
    if listen != nil {
      throw ValidationError("--listen goes with --host web, and there is no web host in this version.")
    }
    if scale != nil {
      throw ValidationError("--scale goes with --host image, and there is no image host in this version.")
    }
    if registerURLScheme {
      throw ValidationError("--register-url-scheme goes with a terminal or a web host, and there is neither yet.")
    }
  }

  @MainActor
  func makeHost() -> any RenderTree.Host {
    let configuration = SceneConfiguration(
      size: size.value,
      textEngine: MonospaceTextEngine(),
      pointGrid: MonospaceTextEngine.cell,
      appearance: appearance,
      textSize: textSize,
      time: .stepped,
      url: url?.value)
    return TextHost(configuration: configuration, output: output)
  }
}

extension SceneConfiguration.Appearance: ExpressibleByArgument {}
extension SceneConfiguration.TextSize: ExpressibleByArgument {}
