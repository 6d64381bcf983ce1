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
    abstract: "Shows the app in this terminal, in browsers, as a frame of text, or as a picture.",
    discussion: """
      Without --host: a picture if --output ends with .png or .svg; otherwise the terminal if standard input and \
      output are one; otherwise one frame of text.
      """)

  @Option(help: ArgumentHelp("The host that shows the app: terminal, web, image or text.", valueName: "host"))
  var host: HostName?

  @Option(
    help: ArgumentHelp(
      "web: the address and port to serve at; by default 127.0.0.1:8080, which only this machine reaches.",
      valueName: "127.0.0.1:8080"))
  var listen: ListenText?

  @Option(
    help: ArgumentHelp("web: the path under which browsers see the app, behind a proxy.", valueName: "/path"))
  var basePath: String?

  @Option(
    help: ArgumentHelp(
      "web: a proxy whose X-Forwarded headers are believed: a numeric address or a network. May be given again.",
      valueName: "10.0.0.0/8"))
  var trustedProxy: [ProxyText] = []

  @Option(
    help: ArgumentHelp(
      """
      web: where the states of pages are kept: memory, a file, or the address of a Redis server, \
      redis://user:password@host:6379/0. By default a file in the folder of the app's state.
      """, valueName: "memory|file|redis://host"))
  var store: StoreText?

  @Option(
    help: ArgumentHelp(
      """
      web: a limit of WebHost.Limits and its value; times are in seconds. May be given again: --limit sessions=500 \
      --limit gracePeriod=60
      """, valueName: "name=value"))
  var limit: [LimitText] = []

  @Option(
    help: ArgumentHelp(
      "image, text: the output file, .png, .svg or .txt; - is standard output, for text.",
      valueName: "screen.png"))
  var output: OutputPath?

  @Option(
    help: ArgumentHelp(
      "image, text: the size of the screen in points, up to 20000 each; a character of text is 8 x 16.",
      valueName: "390x844"))
  var size: ScreenSize?

  @Option(help: ArgumentHelp("image, text: the kind of device that the app sees: phone or pad.", valueName: "device"))
  var idiom: SceneConfiguration.Idiom?

  @Option(help: ArgumentHelp("image: pixels per point, from 0.25 to 8; 2 by default.", valueName: "scale"))
  var scale: ScreenScale?

  @Option(
    help: ArgumentHelp(
      "light or dark; by default as the terminal's background, and light for a frame.", valueName: "appearance"))
  var appearance: SceneConfiguration.Appearance?

  @Option(help: ArgumentHelp("The preferred text size, from extraSmall to accessibilityExtraExtraExtraLarge."))
  var textSize: SceneConfiguration.TextSize = .large

  @Option(
    help: ArgumentHelp(
      "The language of texts, dates and numbers; by default the system's, and in pages each browser's.",
      valueName: "ar"))
  var language: LanguageTag?

  @Flag(help: "Lay out from right to left in every language, not only in those that are written so.")
  var rightToLeft = false

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp("A URL to open: in the running app, or otherwise at launch.", valueName: "URL"))
  var url: LaunchURL?

  @Option(
    defaultAsFlag: PreviewChoice.list, parsing: .next,
    help: ArgumentHelp("Show a preview instead of the app; without a name, list the previews.", valueName: "name"))
  var preview: PreviewChoice? = nil

  @Flag(help: ArgumentHelp("Render previews on request, for `pergola preview`.", visibility: .hidden))
  var servePreviews = false

  @Flag(help: "Start without the state that the app kept when it last ran.")
  var fresh = false

  @Flag(help: "terminal: keep texts that were typed and scroll positions for the next start, too, as pages do.")
  var keepInterface = false

  @Flag(help: "Register this app with the desktop for the URL schemes in its Info.plist, and exit.")
  var registerURLScheme = false

  @Flag(help: "With --register-url-scheme: also take URL schemes that another app registered.")
  var force = false

  @Flag(help: "Take back the registration of this app with the desktop, and exit.")
  var unregisterURLScheme = false

  @Option(
    help: ArgumentHelp("session: the descriptor of requests and answers.", visibility: .hidden))
  var channel: Int32 = 3

  /// The hosts that can show an app.
  enum HostName: String, CaseIterable, ExpressibleByArgument {
    case terminal, web, image, text, session

    /// The hosts for people; a session is for the programs that start it.
    static var allValueStrings: [String] { allCases.filter { $0 != .session }.map(\.rawValue) }

    /// True if the app runs until the user ends it, and accepts URLs meanwhile.
    var isLive: Bool { self == .terminal }
  }

  func validate() throws {
    try validatePage()
    try validateRegistration()
    if preview != nil, url != nil || fresh {
      throw ValidationError("--preview shows a view without the app. Expected: neither --open nor --fresh with it")
    }
    if host == .terminal, output != nil {
      throw ValidationError("--output goes with --host image or --host text; a terminal shows the app itself.")
    }
    if host == .terminal, size != nil {
      throw ValidationError("--size goes with --host image or --host text; a terminal has its own size.")
    }
    if host == .terminal || host == .web, idiom != nil {
      throw ValidationError("--idiom goes with --host image or --host text; others see it by their size.")
    }
    if keepInterface, let host, host != .terminal {
      throw ValidationError("--keep-interface goes with --host terminal. Pages keep it in any case.")
    }
    if host == .session {
      guard output == nil, size == nil, appearance == nil, idiom == nil, url == nil, language == nil, !rightToLeft,
        !fresh
      else {
        throw ValidationError(
          "--host session takes its settings from the request to launch. Expected: only --preview with it")
      }
    }
    try validatePicture()
  }

  private func validatePage() throws {
    guard host == .web else {
      if listen != nil { throw ValidationError("--listen goes with --host web.") }
      if basePath != nil { throw ValidationError("--base-path goes with --host web.") }
      if !trustedProxy.isEmpty { throw ValidationError("--trusted-proxy goes with --host web.") }
      if store != nil { throw ValidationError("--store goes with --host web.") }
      if !limit.isEmpty { throw ValidationError("--limit goes with --host web.") }
      return
    }
    #if Web
      if output != nil || size != nil {
        throw ValidationError("--output and --size go with --host image or --host text; a page has its browser's size.")
      }
      if let basePath, !basePath.hasPrefix("/") {
        throw ValidationError("The path \(basePath.debugDescription) does not begin with a slash. Expected: /path")
      }
      if url != nil {
        throw ValidationError("--open shows a link to one person. Expected: the link's path in the page's address")
      }
      if store != nil, fresh {
        throw ValidationError("--fresh keeps the states of pages in memory. Expected: no --store with it")
      }
      try store?.validate()
      do {
        _ = try webLimits
      } catch {
        throw ValidationError("\(error)")
      }
    #else
      throw ValidationError("This app was built without pages. Expected: the package's trait Web")
    #endif
  }

  private func validateRegistration() throws {
    let showsApp =
      host != nil || output != nil || size != nil || idiom != nil || appearance != nil || url != nil || preview != nil
      || language != nil || rightToLeft
    if unregisterURLScheme, showsApp || registerURLScheme || force {
      throw ValidationError("--unregister-url-scheme shows nothing. Expected: no other option with it")
    }
    if registerURLScheme, showsApp {
      throw ValidationError("--register-url-scheme shows nothing. Expected: no other option with it, except --force")
    }
    if force, !registerURLScheme { throw ValidationError("--force goes with --register-url-scheme.") }
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
      if area > CGFloat(Picture.maximumArea) || max(size.width, size.height) * pictureScale > 32_767 {
        throw ValidationError(
          "A picture of \(Int(size.width))x\(Int(size.height)) points at a scale of \(pictureScale) is too large. "
            + "Expected: at most 32,767 pixels per side and \(Picture.maximumArea) in total")
      }
    #else
      throw ValidationError(
        "This app was built without pictures. Expected: the package's trait Image, which needs Pango and Cairo")
    #endif
  }

  /// The scale of a picture, in pixels per point.
  private var pictureScale: CGFloat { scale?.value ?? 2 }

  /// True if the options ask for a single frame, with any URL opened in it: a running instance cannot provide that.
  var wantsSingleFrame: Bool { host == .text || host == .image || output != nil || size != nil || idiom != nil }

  /// Returns the host that the options choose.
  ///
  /// - Parameter isTerminal: True if standard input and output are a terminal.
  func chosenHost(isTerminal: Bool) -> HostName {
    if let host { return host }
    if output?.pictureFormat != nil { return .image }
    // An output file, a size or a kind of device asks for a frame.
    return isTerminal && output == nil && size == nil && idiom == nil ? .terminal : .text
  }

  /// Returns a host for an app.
  ///
  /// - Parameter languages: The languages of the app's texts.
  @MainActor
  func makeHost(
    _ host: HostName, for app: AppInfo, in languages: [String], _ environment: [String: String]
  ) throws -> any RenderTree.Host {
    switch host {
    case .terminal:
      var options = TerminalHost.Options(
        appearance: appearance, textSize: textSize, url: url?.value, name: app.name)
      options.languages = preferredLanguages
      options.layoutDirection = direction(among: languages)
      return TerminalHost(options: options)
    #if Web
      case .web: return try makeWebHost(for: app, environment)
    #endif
    #if Image
      case .image: return makeImageHost(direction(among: languages))
    #endif
    default: return makeTextHost(direction(among: languages))
    }
  }

  /// The languages that scenes prefer; empty for those of the process.
  private var preferredLanguages: [String] { language.map { [$0.text] } ?? [] }

  /// The layout direction of an app with texts in some languages.
  func direction(among languages: [String]) -> SceneConfiguration.LayoutDirection {
    guard !rightToLeft else { return .rightToLeft }
    let preferred = language.map { [$0.text] } ?? [Locale.current.identifier(.bcp47)]
    return InterfaceLanguage(preferring: preferred, among: languages).direction
  }

  @MainActor
  private func makeTextHost(_ direction: SceneConfiguration.LayoutDirection) -> any RenderTree.Host {
    var configuration = SceneConfiguration(
      size: (size ?? .phone).value,
      textEngine: MonospaceTextEngine(),
      pointGrid: MonospaceTextEngine.cell,
      appearance: appearance ?? .light,
      idiom: idiom ?? .phone,
      textSize: textSize,
      layoutDirection: direction,
      time: .stepped,
      url: url?.value)
    configuration.languages = preferredLanguages
    return TextHost(configuration: configuration, output: output ?? .standardOutput)
  }

  #if Image
    @MainActor
    private func makeImageHost(_ direction: SceneConfiguration.LayoutDirection) -> any RenderTree.Host {
      var configuration = SceneConfiguration(
        size: (size ?? .phone).value,
        scale: pictureScale,
        textEngine: PangoTextEngine.shared,
        rasterizer: CairoRasterizer(),
        appearance: appearance ?? .light,
        idiom: idiom ?? .phone,
        textSize: textSize,
        layoutDirection: direction,
        time: .stepped,
        url: url?.value)
      configuration.languages = preferredLanguages
      let output = output ?? .standardOutput
      return ImageHost(configuration: configuration, format: output.pictureFormat == .svg ? .svg : .png) {
        try output.write($0)
      }
    }
  #endif
}

extension SceneConfiguration.Appearance: ExpressibleByArgument {}
extension SceneConfiguration.TextSize: ExpressibleByArgument {}
extension SceneConfiguration.Idiom: ExpressibleByArgument {}
