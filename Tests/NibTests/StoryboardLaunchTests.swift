import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import UIKitCore

/// The scene delegate that the Info.plist of the tests' bundle names.
final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var rootAtConnection: UIViewController?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    rootAtConnection = window?.rootViewController
  }
}

/// A delegate of an app without a window of its own.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// The launch of apps whose Info.plist names a storyboard.
@MainActor @Suite("Launch with a storyboard", .serialized)
struct StoryboardLaunchTests {
  /// Launches an app whose resources are in a bundle. The bundle is that of the app until the launch has ended, in which
  /// no other test runs.
  private func launch(with bundle: Bundle) -> Driver {
    let former = _TargetBundles.main
    _TargetBundles.main = bundle
    defer { _TargetBundles.main = former }
    return Driver(delegate: StoryboardAppDelegate.self)
  }

  @Test("the manifest has the configurations and the storyboards of the Info.plist")
  func manifest() {
    let values: [String: Any] = [
      "UIMainStoryboardFile": "Main",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "A", "UISceneDelegateClassName": "B.C", "UISceneStoryboardFile": "D"]
          ]
        ]
      ],
    ]
    let manifest = AppManifest(values)
    expectEqual(manifest.entries, [.init(name: "A", delegateClassName: "B.C", storyboardName: "D")])
    #expect(manifest.storyboardWithoutScenes == nil)
    expectEqual(AppManifest(["UIMainStoryboardFile": "Main"]).storyboardWithoutScenes, "Main")
    #expect(AppManifest(["UIApplicationSceneManifest": "broken"]).entries.isEmpty)
  }

  @Test("a scene shows the storyboard of its configuration, which its delegate finds in its window")
  func scene() async throws {
    let driver = launch(with: Fixture.bundle)
    await driver.settle()
    #expect(driver.contains(.containing("Orchard")), "\(driver.text)")
    let delegate = try #require(driver.window.windowScene?.delegate as? MainSceneDelegate)
    #expect(delegate.rootAtConnection is UINavigationController)
    #expect(delegate.window === driver.window)
  }

  @Test("an app without scenes shows its main storyboard in its delegate's window")
  func app() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "launch-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Fixture.storyboard(
      [
        "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews><label text=\"Launched\" id=\"l\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"32\"/></label></subviews></view></viewController>"
      ], initial: "a"
    ).write(to: folder.appending(path: "Main.storyboard"))
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main", "CFBundleIdentifier": "example.launch"], format: .xml,
      options: 0)
    try plist.write(to: folder.appending(path: "Info.plist"))
    let driver = launch(with: try #require(Bundle(url: folder)))
    await driver.settle()
    expectEqual(driver.labels, ["Launched"], "\(driver.text)")
  }
}
