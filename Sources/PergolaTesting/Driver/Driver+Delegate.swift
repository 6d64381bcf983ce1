import Foundation
import PergolaSystem
import PergolaUIKit
import RenderTree
import UIKitCore

extension Driver {
  /// Launches an app of delegates as its `main()` does: creates the app's delegate, calls its launch methods, connects a
  /// scene, and shows the windows that the delegates make.
  ///
  /// ```swift
  /// let driver = Driver(delegate: AppDelegate.self, opening: URL(string: "fruit://apples/fuji"))
  /// await driver.settle()
  /// #expect(driver.contains("Fuji"))
  /// ```
  ///
  /// Each driver has an app of its own: its delegate, its scenes and its state. `UIApplication.shared` is that app
  /// wherever the app's code runs, and `driver.application` is it in tests.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - url: The URL that the app is launched with; nil for none. A web link arrives as an activity.
  ///   - stateFile: The file that keeps the scene's state between two drivers, as between two starts of the app: the
  ///     scene is restored from it, and its state is written to it in the background and at its end. By default the app
  ///     starts without any state and keeps none.
  ///   - supportsMultipleScenes: True to show the scenes that the app requests, each by a driver of its own, in
  ///     `requestedScenes`. By default the app has a single scene, as in a terminal.
  ///   - size: The window's size, in points.
  ///   - safeArea: The safe area insets of the simulated device, in points.
  ///   - contentSize: The user's preferred text size.
  ///   - layoutDirection: The layout direction; by default that of the language of the app's texts.
  ///   - language: The user's language, as a tag of BCP 47; by default that of the process.
  ///   - system: The system of the device: that of an earlier driver, whose app has ended, or one that has been prepared.
  ///     By default one in which nothing has happened yet.
  public convenience init(
    delegate delegateClass: any UIApplicationDelegate.Type,
    opening url: URL? = nil,
    restoring stateFile: URL? = nil,
    supportsMultipleScenes: Bool = false,
    size: CGSize = CGSize(width: 390, height: 844),
    textEngine: TextEngine = .monospace,
    idiom: Idiom = .phone,
    safeArea: UIEdgeInsets = .zero,
    appearance: Appearance = .light,
    contentSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    language: String? = nil,
    system: System? = nil
  ) {
    var configuration = Self.configuration(
      size: size, textEngine: textEngine, idiom: idiom, safeArea: safeArea, appearance: appearance,
      contentSize: contentSize, layoutDirection: layoutDirection, language: language)
    let application = UIApplication()
    if let system { application.system = system }
    let requests = SceneRequests()
    if supportsMultipleScenes { requests.provide(for: application, with: configuration) }
    configuration.url = url
    configuration.restorationFile = stateFile
    let connection = application.connectScene(configuration, delegateClass: delegateClass)
    self.init(application: application, connection: connection, window: nil, requests: requests)
  }
}
