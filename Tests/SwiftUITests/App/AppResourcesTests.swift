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

  private final class Shop: _TargetBundle {
    static let bundle = Bundle.main
    static let isApp = true
  }
  private final class Office: _TargetBundle {
    static let bundle = Bundle.main
    static let isApp = true
  }

  @Test("before a launch a program of tests has the resources of the only app in it, and of none of several")
  func onlyApp() {
    #expect(_TargetBundles.bundle(ofOnlyAppAmong: [_PergolaTarget.self, Shop.self]) === Shop.bundle)
    #expect(_TargetBundles.bundle(ofOnlyAppAmong: [_PergolaTarget.self]) == nil)
    #expect(_TargetBundles.bundle(ofOnlyAppAmong: [Shop.self, Office.self]) == nil)
  }
}
