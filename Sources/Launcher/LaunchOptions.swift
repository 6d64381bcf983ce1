import ArgumentParser
import Foundation
import RenderTree
import TerminalHost

#if Image
  import ImageHost
  import PangoText
#endif

/// The command line that every app has.
struct LaunchOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProcessInfo.processInfo.processName,
    abstract: "Shows the app in this terminal, as a frame of text, or as a picture.",
    discussion: """
      Without --host: a picture, where --output ends with .png or .svg; else in the terminal, where standard input and \
      output are one; else one frame of text.
      """)

  @Option(help: ArgumentHelp("Where to show the app: terminal, image or text.", valueName: "host"))
  var host: HostName?

  @Option(
    help: ArgumentHelp(
      "image, text: where to write, in a file .png or .svg, or .txt; - is standard output, for text.",
      valueName: "screen.png"))
  var output: OutputPath?

  @Option(
    help: ArgumentHelp(
      "image, text: the size of the screen, in points, to 20000 each; a character of text is 8 x 16.",
      valueName: "390x844"))
  var size: ScreenSize?

  @Option(help: ArgumentHelp("image: pixels to a point, from 0.25 to 8; 2 otherwise.", valueName: "scale"))
  var scale: ScreenScale?

  @Option(
    help: ArgumentHelp(
      "light or dark; otherwise a terminal's own background decides, and a frame is light.", valueName: "appearance"))
  var appearance: SceneConfiguration.Appearance?

  @Option(help: ArgumentHelp("The preferred size of text, from extraSmall to accessibilityExtraExtraExtraLarge."))
  var textSize: SceneConfiguration.TextSize = .large

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp("A URL to open: in the app where it runs already, or else at its start.", valueName: "URL"))
  var url: LaunchURL?

  @Option(help: .hidden)
  var listen: String?

  @Flag(help: "Make the desktop open this app for the URL schemes in its Info.plist, and do nothing else.")
  var registerURLScheme = false

  /// The hosts that an app may be shown on.
  enum HostName: String, CaseIterable, ExpressibleByArgument {
    case terminal, web, image, text

    /// What the help offers; the others are known, so that they can be refused by name.
    static var allValueStrings: [String] { [terminal.rawValue, image.rawValue, text.rawValue] }

    /// Whether the app runs on it until a person ends it, and may be handed URLs meanwhile.
    var isLive: Bool { self == .terminal || self == .web }
  }

  func validate() throws {
    if host == .web {
      throw ValidationError(
        "There is no web host in this version. Expected: --host terminal, --host image or --host text")
    }
    if listen != nil {
      throw ValidationError("--listen goes with --host web, and there is no web host in this version.")
    }
    if registerURLScheme, host != nil || output != nil || size != nil || appearance != nil || url != nil {
      throw ValidationError("--register-url-scheme shows nothing. Expected: no other option with it")
    }
    if host == .terminal, output != nil {
      throw ValidationError("--output goes with --host image or --host text; a terminal shows the app itself.")
    }
    if host == .terminal, size != nil {
      throw ValidationError("--size goes with --host image or --host text; a terminal has its own size.")
    }
    try validatePicture()
  }

  private func validatePicture() throws {
    if host == .text, output?.pictureFormat != nil {
      throw ValidationError("--host text writes text. Expected: --output screen.txt, or --host image for a picture")
    }
    guard host == .image || (host == nil && output?.pictureFormat != nil) else {
      if scale != nil { throw ValidationError("--scale goes with --host image.") }
      return
    }
    #if Image
      guard output?.pictureFormat != nil else {
        throw ValidationError("--host image needs a file. Expected: --output screen.png or --output screen.svg")
      }
      let size = (size ?? .phone).value
      let area = size.width * size.height * pictureScale * pictureScale
      if area > CGFloat(Picture.greatestArea) || max(size.width, size.height) * pictureScale > 32_767 {
        throw ValidationError(
          "A picture of \(Int(size.width))x\(Int(size.height)) points at a scale of \(pictureScale) is too large. "
            + "Expected: at most 32,767 pixels to a side and \(Picture.greatestArea) in all")
      }
    #else
      throw ValidationError(
        "This app was built without pictures. Expected: the package's trait Image, which needs Pango and Cairo")
    #endif
  }

  /// Pixels to a point of a picture.
  private var pictureScale: CGFloat { scale?.value ?? 2 }

  /// Whether one frame is wanted, with whatever URL it is opened: what runs elsewhere is of no use then.
  var asksForFrame: Bool { host == .text || host == .image || output != nil || size != nil }

  /// Which of the hosts that there are.
  ///
  /// - Parameter isTerminal: whether standard input and output are a terminal.
  func chosenHost(isTerminal: Bool) -> HostName {
    if let host { return host }
    if output?.pictureFormat != nil { return .image }
    // Who says where a frame goes, or how large it is, wants one.
    return isTerminal && output == nil && size == nil ? .terminal : .text
  }

  /// - Parameter name: what a person calls the app.
  @MainActor
  func makeHost(_ host: HostName, name: String) -> any RenderTree.Host {
    switch host {
    case .terminal:
      return TerminalHost(
        options: TerminalHost.Options(appearance: appearance, textSize: textSize, url: url?.value, name: name))
    #if Image
      case .image: return makeImageHost()
    #endif
    default: return makeTextHost()
    }
  }

  @MainActor
  private func makeTextHost() -> any RenderTree.Host {
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

  #if Image
    @MainActor
    private func makeImageHost() -> any RenderTree.Host {
      let configuration = SceneConfiguration(
        size: (size ?? .phone).value,
        scale: pictureScale,
        textEngine: PangoTextEngine.shared,
        rasterizer: CairoRasterizer(),
        appearance: appearance ?? .light,
        textSize: textSize,
        time: .stepped,
        url: url?.value)
      let output = output ?? .standardOutput
      return ImageHost(configuration: configuration, format: output.pictureFormat == .svg ? .svg : .png) {
        try output.write($0)
      }
    }
  #endif
}

extension SceneConfiguration.Appearance: ExpressibleByArgument {}
extension SceneConfiguration.TextSize: ExpressibleByArgument {}
