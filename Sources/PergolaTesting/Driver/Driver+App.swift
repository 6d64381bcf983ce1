import Foundation
import PergolaSystem
import PergolaUIKit

extension Driver {
  /// Launches an app of scenes and views as its `main()` does: makes the app and its delegate, connects a scene, and
  /// shows its window.
  ///
  /// ```swift
  /// let driver = Driver(app: MyApplication.self, opening: URL(string: "fruit://apples/fuji"))
  /// await driver.settle()
  /// #expect(driver.contains("Fuji"))
  /// ```
  ///
  /// Each driver has an app of its own, with its own state. `UIApplication.shared` is that of the app wherever the app's
  /// code runs, and `driver.application` is it in tests.
  ///
  /// - Parameters:
  ///   - app: The type of the app, such as an `App` of SwiftUI.
  ///   - url: The URL that the app is launched with; nil for none. A web link arrives as a universal link.
  ///   - stateFile: The file that keeps the scene's state between two drivers, as between two starts of the app. By
  ///     default the app starts without any state and keeps none.
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
    app: any _LaunchedApp.Type,
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
    self.init(
      delegate: app._applicationDelegateClass, opening: url, restoring: stateFile,
      supportsMultipleScenes: supportsMultipleScenes, size: size, textEngine: textEngine, idiom: idiom,
      safeArea: safeArea,
      appearance: appearance, contentSize: contentSize, layoutDirection: layoutDirection, language: language,
      system: system)
  }
}
