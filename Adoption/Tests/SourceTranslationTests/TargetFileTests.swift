import Foundation
import Testing

@testable import SourceTranslation

@Suite struct TargetFileTests {
  static let framework = TargetFile(bundle: nil, main: .app).text

  @Test("an app's main bundle is that of its own resources")
  func app() {
    let text = TargetFile(bundle: "App.bundle", main: .module).text
    #expect(text.contains("static var _main: Foundation.Bundle { _PergolaTarget.bundle }"))
    #expect(text.contains("bundleURL.appendingPathComponent(\"App.bundle\")"))
  }

  @Test("a module without resources asks for the running app's bundle")
  func withoutResources() {
    #expect(Self.framework.contains("static var _main: Foundation.Bundle { _TargetBundles.main }"))
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

  #if os(Linux)
    @Test("the module's own functions take the tests of the main actor, synchronous ones and throwing ones")
    func callsOfTests() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (target, program) = (folder.appending(path: "Target.swift"), folder.appending(path: "main.swift"))
      try TargetFile(bundle: nil, main: .app, hasTests: true).text
        .write(to: target, atomically: true, encoding: .utf8)
      let text = """
        import XCTest
        @MainActor final class PlainTests: XCTestCase { func testA() { print("plain") } }
        @MainActor final class ThrowingTests: XCTestCase { func testB() throws { print("throwing") } }
        extension PlainTests { static nonisolated(unsafe) let all = [("testA", testA)] }
        extension ThrowingTests { static nonisolated(unsafe) let all = [("testB", testB)] }
        XCTMain([testCase(PlainTests.all), testCase(ThrowingTests.all)])
        """
      try text.write(to: program, atomically: true, encoding: .utf8)
      let output = folder.appending(path: "run").path
      let made = try Compiler.run(["-swift-version", "5", target.path, program.path, "-o", output])
      try #require(made.status == 0, "\(made.output)")
      let run = Process()
      let pipe = Pipe()
      run.executableURL = URL(fileURLWithPath: output)
      run.standardOutput = pipe
      run.standardError = pipe
      try run.run()
      let printed = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
      #expect(printed.contains("plain\n"))
      #expect(printed.contains("throwing\n"))
    }
  #endif
}
