import Foundation
import PergolaSwiftUI
import PergolaTesting
import UIKitCore

/// An app for random use.
public struct Example: Sendable {
  /// The name of the app's module.
  public let name: String
  /// Launches the app.
  let launch: @MainActor @Sendable (Driver.TextEngine, Driver.Idiom, UIUserInterfaceLayoutDirection) -> Driver
  /// The URLs that the app opens.
  public let urls: [String]
  private let openURL: @MainActor @Sendable (URL, UIViewController) -> Void
  /// Changes of the app's own data.
  let changes: [@MainActor @Sendable (UIViewController) async -> Void]

  /// An app with a root controller.
  ///
  /// - Parameters:
  ///   - urls: The URLs that the app opens.
  ///   - open: Opens a URL as the app's scene delegate does.
  ///   - changes: Changes of the app's own data, on its root controller.
  ///   - makeController: Creates the root controller.
  public init(
    _ name: String, urls: [String] = [],
    open: @escaping @MainActor @Sendable (URL, UIViewController) -> Void = { _, _ in },
    changes: [@MainActor @Sendable (UIViewController) async -> Void] = [],
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.urls = urls
    openURL = open
    self.changes = changes
    launch = { textEngine, idiom, layoutDirection in
      Driver(
        showing: makeController(), size: MonkeyUse.size, textEngine: textEngine, idiom: idiom,
        layoutDirection: layoutDirection)
    }
  }

  /// An app of scenes and views, which opens URLs itself.
  ///
  /// - Parameters:
  ///   - urls: The URLs that the app opens.
  ///   - app: The type of the app.
  public init(_ name: String, urls: [String] = [], app: any (App & SendableMetatype).Type) {
    self.name = name
    self.urls = urls
    openURL = { _, _ in }
    changes = []
    launch = { textEngine, idiom, layoutDirection in
      Driver(
        app: app, size: MonkeyUse.size, textEngine: textEngine, idiom: idiom, layoutDirection: layoutDirection)
    }
  }

  /// Opens a URL, if it is one.
  @MainActor
  public func open(_ url: String, in driver: Driver) async {
    guard let url = URL(string: url), let controller = driver.window.rootViewController else { return }
    await driver.open(url)
    driver.perform { openURL(url, controller) }
    _ = driver.frame
  }

  /// Performs a change of the app's own data, by its number.
  @MainActor
  public func change(_ number: Int, in driver: Driver) async {
    guard let controller = driver.window.rootViewController else { return }
    await changes[number](controller)
    _ = driver.frame
  }
}

extension Example: Hashable {
  public static func == (a: Example, b: Example) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
