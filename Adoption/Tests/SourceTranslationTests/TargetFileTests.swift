import Foundation
import Testing

@testable import SourceTranslation

@Suite struct TargetFileTests {
  static let framework = TargetFile(bundle: nil, main: .app).text

  @Test("an app's main bundle is that of its own resources")
  func app() {
    let text = TargetFile(bundle: "App.bundle", main: .module).text
    #expect(text.contains("static var _main: Foundation.Bundle { _PergolaTarget.bundle }"))
    #expect(text.contains("static var _module: Foundation.Bundle { _PergolaTarget.bundle }"))
    #expect(text.contains("bundleURL.appendingPathComponent(\"App.bundle\")"))
    #expect(text.contains("static var isApp: Bool { true }"))
    #expect(TargetFile(bundle: "Kit.bundle", main: .app).text.contains("static var isApp: Bool { false }"))
  }

  @Test("a module without resources asks for the running app's bundle")
  func withoutResources() {
    #expect(Self.framework.contains("static var _main: Foundation.Bundle { _TargetBundles.main }"))
    #expect(Self.framework.contains("static var _module: Foundation.Bundle { _main }"))
    #expect(!Self.framework.contains("_PergolaTarget"))
    #expect(TargetFile(bundle: nil, main: .module).text == Self.framework)
  }

  @Test("hosted tests have the bundle of their app")
  func hosted() {
    let text = TargetFile(bundle: nil, main: .host(module: "App")).text
    #expect(text.contains("NSClassFromString(\"App._PergolaTarget\")"))
  }

  @Test("a module with tests calls those of the main actor, which XCTest on Linux can't")
  func testsOfTheMainActor() {
    let text = TargetFile(bundle: nil, main: .app, hasTests: true).text
    #expect(
      text.contains("func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () throws -> Void)])"))
    #expect(!Self.framework.contains("XCTest"))
  }
}
