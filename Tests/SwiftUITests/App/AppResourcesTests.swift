import Foundation
import PergolaTesting
import SwiftUI
import Testing
import UIKitCore

/// The class that the adoption of a project makes for a target. Its folder is empty, so that other apps of these tests have the
/// same resources with it.
final class _PergolaTarget: _TargetBundle {
  static let bundle: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "resources-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Bundle(url: folder) ?? .main
  }()
}

@MainActor @Suite("Resources of apps", .serialized)
struct AppResourcesTests {
  private struct Garden: App {
    var body: some Scene { WindowGroup { Text(verbatim: "garden") } }
  }

  @Test("in a process of tests the resources are those of the module that declares the app")
  func bundle() async {
    let former = _TargetBundles.main
    defer { _TargetBundles.main = former }
    let driver = Driver(app: Garden.self)
    #expect(driver.contains("garden"))
    #expect(_TargetBundles.main === _PergolaTarget.bundle)
  }
}
