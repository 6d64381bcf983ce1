import Foundation
import PergolaUIKit
import RenderTree
import ScreenUse
import UIKitCore

#if Image
  import ImageHost
  import PangoText
#endif

/// Shows a view controller in a window and uses it as a user would: finds elements by their visible text, taps, swipes,
/// scrolls, types.
///
/// ```swift
/// let driver = Driver(showing: FruitController())
/// await driver.settle()
/// try await driver.tap("Fuji")
/// #expect(driver.labels.first == "Apples")
/// ```
///
/// Animations, gestures and deceleration run on the driver's clock, which `settle()` advances to their end; timers,
/// Dispatch and tasks run on the system clock. A driver that is deallocated closes its scene but does not remove any
/// view.
@preconcurrency @MainActor
public final class Driver {
  /// The appearance: light or dark.
  public enum Appearance: Hashable, Sendable { case light, dark }

  /// The kind of device that the interface is for.
  public enum Idiom: Hashable, Sendable { case phone, pad }

  /// The engine that measures text.
  public enum TextEngine: Hashable, Sendable {
    /// Cells of 8 x 16 points: the same on every machine.
    case monospace
    #if Image
      /// The system's font, as in pictures. Requires the package's trait `Image`.
      case system
    #endif
  }

  /// The app. That of `Driver(showing:)` is the process's, which all such drivers share.
  public let application: UIApplication
  /// The window of `Driver(showing:)`; nil if an app makes its windows itself.
  private let ownWindow: UIWindow?
  /// The window while the app has none: hidden and empty.
  private lazy var missingWindow = UIWindow(windowScene: connection.scene)
  let connection: SceneConnection
  private let requests: SceneRequests

  /// The URLs that the app opened and that are not its own, in the order of the calls: links of the web, mail and telephone
  /// numbers, and files for the user.
  public private(set) var openedURLs: [URL] = []

  /// The drivers of the other scenes that the app requested and that are connected, in the order of the requests.
  public var requestedScenes: [Driver] {
    requests.drivers.filter { $0.connection.scene.activationState != .unattached }
  }

  /// The window that shows the tested controller. In an app that makes its windows itself, the key window, or else the
  /// foremost one; a hidden, empty one if the app has none.
  public var window: UIWindow {
    let scene = connection.scene
    return ownWindow ?? scene.keyWindow ?? scene.windows.last { !$0.isHidden } ?? scene.windows.last ?? missingWindow
  }

  /// Shows a controller as the root of a new window.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - safeArea: The safe area insets of the simulated device, in points.
  ///   - contentSize: The user's preferred text size.
  ///   - layoutDirection: The layout direction; by default that of the language of the app's texts.
  ///   - language: The user's language, as a tag of BCP 47; by default that of the process.
  public convenience init(
    showing controller: UIViewController,
    size: CGSize = CGSize(width: 390, height: 844),
    textEngine: TextEngine = .monospace,
    idiom: Idiom = .phone,
    safeArea: UIEdgeInsets = .zero,
    appearance: Appearance = .light,
    contentSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    language: String? = nil
  ) {
    let configuration = Self.configuration(
      size: size, textEngine: textEngine, idiom: idiom, safeArea: safeArea, appearance: appearance,
      contentSize: contentSize, layoutDirection: layoutDirection, language: language)
    self.init(showing: controller, configuration: configuration)
  }

  /// Shows a controller as the root of a new window, in a scene of any configuration, such as that of a terminal.
  package convenience init(showing controller: UIViewController, configuration: SceneConfiguration) {
    let application = UIApplication.shared
    let connection = application.connectScene(configuration)
    // The app is that of the process, which other tests have too.
    connection.scene.system = System()
    self.init(application: application, connection: connection, window: connection.show { controller })
  }

  /// - Parameter window: The window that is always shown; nil if the app makes its windows itself.
  init(
    application: UIApplication, connection: SceneConnection, window: UIWindow?,
    requests: SceneRequests = SceneRequests()
  ) {
    self.application = application
    self.connection = connection
    self.requests = requests
    ownWindow = window
    connection.onOpen = { [weak self] in self?.openedURLs.append($0) }
    _ = connection.frame()
  }

  /// The configuration of a scene with a driver's options.
  static func configuration(
    size: CGSize, textEngine: TextEngine, idiom: Idiom, safeArea: UIEdgeInsets, appearance: Appearance,
    contentSize: UIContentSizeCategory, layoutDirection: UIUserInterfaceLayoutDirection?, language: String?
  ) -> SceneConfiguration {
    let engine: any RenderTree.TextEngine =
      switch textEngine {
      case .monospace: MonospaceTextEngine()
      #if Image
        case .system: PangoTextEngine.shared
      #endif
      }
    var configuration = SceneConfiguration(
      size: size,
      scale: 2,
      textEngine: engine,
      appearance: appearance == .dark ? .dark : .light,
      idiom: idiom == .pad ? .pad : .phone,
      textSize: contentSize.textSize,
      layoutDirection: direction(layoutDirection, language),
      safeArea: SceneConfiguration.Insets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      time: .stepped)
    configuration.languages = language.map { [$0] } ?? []
    configuration.acceptsFiles = true
    configuration.openedSchemes = ["http", "https", "mailto", "tel", "sms", "file"]
    #if Image
      configuration.rasterizer = CairoRasterizer()
    #endif
    return configuration
  }

  /// A direction, or that of the app's texts in a language.
  private static func direction(
    _ direction: UIUserInterfaceLayoutDirection?, _ language: String?
  ) -> SceneConfiguration.LayoutDirection {
    if let direction { return direction == .rightToLeft ? .rightToLeft : .leftToRight }
    guard let language else { return .leftToRight }
    return InterfaceLanguage(preferring: [language], among: Bundle.languagesOfApp).direction
  }

  isolated deinit { connection.disconnect() }

  // MARK: Waiting

  /// Returns when two turns in a row had no work: no work on the main queue, no state to update, no layout, no
  /// animation that ends. It does not wait for the network, for repeating animations, or for timers that are not yet
  /// due.
  public func settle() async { await connection.settle() }

  /// Settles until a condition is true.
  ///
  /// - Parameter timeout: The time limit, on the system clock.
  /// - Throws: `DriverError.timedOut` with the screen's text.
  public func settle(until condition: () -> Bool, timeout: Duration = .seconds(2)) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while true {
      await settle()
      if connection.perform(condition) { return }
      guard clock.now < deadline else {
        throw DriverError.timedOut(seconds: timeout / .seconds(1), screen: text)
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  // MARK: Reading

  /// The screen as text: one line for each row of cells of 8 x 16 points, without trailing blanks.
  public var text: String {
    CellPainter(decorations: CellDecorations(selectionMark: .brackets)).paint(connection.frame()).text
  }

  #if Image
    /// The screen as a PNG file.
    ///
    /// With `.system` as the text engine it looks as a user would see it; with `.monospace` each text stands in its
    /// cells.
    ///
    /// - Parameter scale: The pixels per point.
    /// - Throws: `PictureError` if the screen has too many pixels for a picture.
    public func png(scale: CGFloat = 2) throws -> Data {
      try Picture(connection.frame(), appearance: connection.scene.configuration.appearance).png(scale: scale)
    }
  #endif

  /// The visible texts and field values, not truncated; from top to bottom by the middle of their line, then from
  /// leading to trailing.
  public var labels: [String] {
    screen.labels(rightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns true if a visible element matches.
  public func contains(_ query: Query) -> Bool { !screen.matches(query.element).isEmpty }

  /// Returns the frame of the element that matches, in the window's coordinates; of a text rather than of the control
  /// that it names.
  ///
  /// - Throws: `DriverError` if no element or several match.
  public func frame(of query: Query) throws -> CGRect { try element(query, preferring: .text).frame }

  var screen: Screen { Screen(connection.frame()) }

  func element(_ query: Query, preferring preference: Screen.Preference) throws(DriverError) -> ScreenElement {
    do {
      return try screen.element(query.element, preferring: preference)
    } catch {
      switch error {
      case .notFound: throw .notFound(query, screen: text)
      case .ambiguous(let found):
        let matches = found.map { "\(Int($0.frame.minX)), \(Int($0.frame.minY)) (\($0.text ?? $0.label ?? ""))" }
        throw .ambiguous(query, matches: matches, screen: text)
      }
    }
  }

  // MARK: Environment

  /// Changes the window's size, as a rotation of the device does.
  public func resize(to size: CGSize) async {
    connection.send(.resized(size))
    _ = connection.frame()
  }

  /// The attention of the user to a scene.
  public enum Attention: Hashable, Sendable {
    /// The scene is used.
    case active
    /// The scene is visible, but not used: another window has the user's attention.
    case inactive
    /// The scene is not visible.
    case background
  }

  /// Changes the attention of the user, as by leaving the app and by coming back to it.
  public func setAttention(_ attention: Attention) async {
    connection.send(.visible(attention != .background))
    if attention != .background { connection.send(.active(attention == .active)) }
    _ = connection.frame()
  }

  /// Delivers a URL to the running app. A web link, http or https, arrives as an activity of browsing the web.
  public func open(_ url: URL) async {
    connection.open(url)
    _ = connection.frame()
  }
}
