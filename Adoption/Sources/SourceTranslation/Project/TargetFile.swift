/// The Swift file that a translated module gets: its bundle, and the app's.
public struct TargetFile {
  /// The bundle that `Bundle.main` means.
  public enum Main: Hashable, Sendable {
    /// That of the running app.
    case app
    /// That of the module itself.
    case module
    /// That of the app which hosts these tests.
    case host(module: String)
  }

  private let bundle: String?
  private let main: Main
  private let hasTests: Bool

  /// - Parameters:
  ///   - bundle: the name of the folder with the module's resources; nil for a module without.
  ///   - main: the bundle that `Bundle.main` means in the module.
  ///   - hasTests: the module has tests of XCTest.
  public init(bundle: String?, main: Main, hasTests: Bool = false) {
    self.bundle = bundle
    self.main = main
    self.hasTests = hasTests
  }

  /// The content of the file.
  public var text: String {
    """
    import Foundation

    #if canImport(UIKit)
      import UIKit
    \(targetClass)
      extension Foundation.Bundle {
        static var _main: Foundation.Bundle { \(mainExpression) }
        static var _module: Foundation.Bundle { \(bundle == nil ? "_main" : "_PergolaTarget.bundle") }
        static func _containing(_ class: AnyClass) -> Foundation.Bundle { _TargetBundles.bundle(containing: `class`) }
      }

    \(Self.localization)
    \(Self.classes)
    #else
      extension Foundation.Bundle {
        static var _main: Foundation.Bundle { .main }
        static var _module: Foundation.Bundle { .main }
        static func _containing(_ class: AnyClass) -> Foundation.Bundle { Foundation.Bundle(for: `class`) }
      }
    #endif
    \(hasTests ? Self.tests : "")
    """
  }

  /// The names of classes that Foundation declares without members.
  private static let classes = """
    #if canImport(PergolaFoundation)
      import PergolaFoundation
      public typealias NSComparisonPredicate = PergolaFoundation.NSComparisonPredicate
      public typealias NSExpression = PergolaFoundation.NSExpression
    #endif
    """

  /// The declarations that take the place of XCTest's for classes of the main actor, which it cannot call on Linux. XCTest
  /// runs all tests on the main thread.
  private static let tests = """
    #if os(Linux)
      import XCTest

      func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
        let calls = tests.map { name, test -> (String, XCTestCaseClosure) in
          let call: XCTestCaseClosure = { testCase in
            guard let testCase = testCase as? Case else { return XCTFail("\\(testCase) is not of the class \\(Case.self)") }
            let body = test(testCase)
            try MainActor.assumeIsolated { try body() }
          }
          return (name, call)
        }
        return (Case.self, calls)
      }

      func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
        let throwing = tests.map { name, test -> (String, (Case) -> @MainActor () throws -> Void) in
          (name, { testCase in { test(testCase)() } })
        }
        return testCase(throwing)
      }

      extension XCTestCase {
        /// Makes a test of a method that awaits. SwiftPM's lists of tests find it before XCTest's function of the name, whose
        /// results are of another type than methods of the main actor.
        nonisolated static func asyncTest<Case: XCTestCase>(
          _ method: @escaping (Case) -> @MainActor () async throws -> Void
        ) -> (Case) -> @MainActor () throws -> Void {
          nonisolated(unsafe) let method = method
          return { testCase in
            nonisolated(unsafe) let testCase = testCase
            return {
              let end = XCTestExpectation(description: "the end of the test")
              nonisolated(unsafe) var failure: (any Error)?
              Task { @MainActor in
                do { try await method(testCase)() } catch { failure = error }
                end.fulfill()
              }
              // As in XCTest, tests have as long as they need.
              XCTWaiter().wait(for: [end], timeout: .greatestFiniteMagnitude)
              if let failure { throw failure }
            }
          }
        }
      }
    #endif

    """

  private var targetClass: String {
    guard let bundle else { return "" }
    return """

        /// The bundle of this target's resources. The class is found by its name.
        public final class _PergolaTarget: NSObject, _TargetBundle {
          /// The bundle.
          public static var bundle: Foundation.Bundle {
            Foundation.Bundle(url: Foundation.Bundle.module.bundleURL.appendingPathComponent("\(bundle)"))
              ?? Foundation.Bundle.module
          }
          /// The target is an app.
          public static var isApp: Bool { \(main == .module) }
        }

      """
  }

  /// The declarations that take the place of Foundation's, which knows no plurals here: those of the module win.
  private static let localization = """
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = ._main, value: String = "", comment: String
      ) -> String { _LocalizedFormat.text(key, table: tableName, bundle: bundle, value: value) }

      extension String {
        init(format: __shared String, _ arguments: any CVarArg...) {
          self = _LocalizedFormat.format(format, locale: nil, arguments)
        }
        init(format: __shared String, arguments: __shared [any CVarArg]) {
          self = _LocalizedFormat.format(format, locale: nil, arguments)
        }
        init(format: __shared String, locale: __shared Foundation.Locale?, _ arguments: any CVarArg...) {
          self = _LocalizedFormat.format(format, locale: locale, arguments)
        }
        init(format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]) {
          self = _LocalizedFormat.format(format, locale: locale, arguments)
        }
        static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
          _LocalizedFormat.localizedFormat(format, arguments)
        }
      }
    """

  private var mainExpression: String {
    switch main {
    case .module where bundle != nil: "_PergolaTarget.bundle"
    case .app, .module: "_TargetBundles.main"
    case .host(let module):
      "(NSClassFromString(\"\(module)._PergolaTarget\") as? any _TargetBundle.Type)?.bundle ?? _TargetBundles.main"
    }
  }
}
