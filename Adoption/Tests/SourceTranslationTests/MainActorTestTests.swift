#if os(Linux)
  import Foundation
  import Testing

  @testable import SourceTranslation

  /// Translated tests of the main actor are compiled, listed as SwiftPM lists them, and run.
  @Suite struct MainActorTestTests {
    @Test("tests of the main actor run: plain ones, throwing ones and those that await, beside others in one class")
    func kinds() throws {
      let source = """
        import XCTest
        @MainActor final class MainTests: XCTestCase {
          func testPlain() { print("plain") }
          func testThrowing() throws { print("throwing") }
          func testAwaiting() async { await Task.yield(); print("awaiting") }
          func testBoth() async throws { try await Task.sleep(nanoseconds: 1000); print("both") }
          nonisolated func testOther() { print("other") }
          nonisolated func testOtherAwaiting() async { print("other awaiting") }
        }
        @MainActor final class PlainTests: XCTestCase { func testAlone() { print("alone") } }
        final class MixedTests: XCTestCase {
          @MainActor func testMain() async throws { print("main") }
          func testAnywhere() async throws { print("anywhere") }
          @MainActor func testMainPlain() { print("main plain") }
          func testPlain() {}
        }

        """
      let tests = [
        "MainTests": ["testPlain", "testThrowing", "testAwaiting!", "testBoth!", "testOther", "testOtherAwaiting!"],
        "PlainTests": ["testAlone"], "MixedTests": ["testMain!", "testAnywhere!", "testMainPlain", "testPlain"],
      ]
      let (status, output) = try run(source, tests)
      #expect(status == 0, "\(output)")
      for word in ["plain", "throwing", "awaiting", "both", "other", "other awaiting", "alone", "main", "anywhere"] {
        #expect(output.contains("\n\(word)\n"), "\(word)")
      }
    }

    @Test("an error of a test that awaits fails it, and the next one runs")
    func errors() throws {
      let source = """
        import XCTest
        @MainActor final class MainTests: XCTestCase {
          func testA() async throws { throw CancellationError() }
          func testB() async { print("next") }
        }

        """
      let (status, output) = try run(source, ["MainTests": ["testA!", "testB!"]])
      #expect(status == 1)
      #expect(output.contains("threw error \"CancellationError()\""))
      #expect(output.contains("\nnext\n"))
    }

    static let preparation = """
      final class PreparedTests: XCTestCase {
        var count = 0
        var cart: [Int]!
        override func setUp() {
          super.setUp()
          cart = [1]
        }
        override func setUpWithError() throws { try super.setUpWithError(); count += 1 }
        override func tearDown() { print("down \\(count)") }
        override func setUp() async throws { count += 1 }
        override class func setUp() { print("class") }
        func testValues() { print("values \\(count) \\(cart.count)") }
        func testLater() async { helper() }
        private func helper() { print("helper \\(count)") }
      }

      """
    static let preparationTests = ["PreparedTests": ["testValues", "testLater!"]]

    @Test("what prepares tests of the main actor reaches their properties")
    func preparation() throws {
      let (status, output) = try run("import XCTest\n@MainActor " + Self.preparation, Self.preparationTests)
      #expect(status == 0, "\(output)")
      for word in ["class", "values 2 1", "helper 2", "down 2"] { #expect(output.contains("\n\(word)\n"), "\(word)") }
    }

    @Test("what prepares tests reaches properties where a superclass belongs to the main actor")
    func inheritedIsolation() throws {
      let source = """
        import XCTest
        @MainActor class BaseTests: XCTestCase { var count = 0 }
        final class CartTests: BaseTests {
          override func setUp() { super.setUp(); count += 2 }
          func testCount() { print("count \\(count)") }
        }

        """
      let (status, output) = try run(source, ["CartTests": ["testCount"]])
      #expect(status == 0, "\(output)")
      #expect(output.contains("\ncount 2\n"))
    }

    @Test("classes with tests compile in a module whose default is the main actor")
    func defaultIsolation() throws {
      let (status, output) = try run(
        "import XCTest\n" + Self.preparation, Self.preparationTests, isMainActorDefault: true)
      #expect(status == 0, "\(output)")
      for word in ["class", "values 2 1", "helper 2", "down 2"] { #expect(output.contains("\n\(word)\n"), "\(word)") }
    }

    /// Runs tests. A name with an exclamation mark is that of a test that awaits.
    private func run(
      _ source: String, _ tests: [String: [String]], isMainActorDefault: Bool = false
    ) throws -> (status: Int32, output: String) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let module = TranslatedModule(["Tests.swift": source], isMainActorDefault: isMainActorDefault)
      #expect(module.errors == [])
      let files = [
        "Target.swift": TargetFile(bundle: nil, main: .app, hasTests: true).text,
        "Tests.swift": try #require(module.texts["Tests.swift"]),
      ]
      for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
      // SwiftPM's list is a module of its own.
      try lists(of: tests).write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
      let program = folder.appending(path: "run").path
      let settings = isMainActorDefault ? ["-default-isolation", "MainActor"] : []
      let sources = files.keys.map { folder.appending(path: $0).path }
      let library = try Compiler.run(
        ["-swift-version", "5", "-emit-library", "-emit-module", "-enable-testing", "-module-name", "Cases"] + settings
          + sources + ["-o", folder.appending(path: "libCases.so").path])
      try #require(library.status == 0, "\(library.output)")
      let made = try Compiler.run([
        "-swift-version", "5", "-I", folder.path, "-L", folder.path, "-lCases", "-Xlinker", "-rpath=\(folder.path)",
        folder.appending(path: "main.swift").path, "-o", program,
      ])
      try #require(made.status == 0, "\(made.output)")
      let run = Process()
      let pipe = Pipe()
      run.executableURL = URL(fileURLWithPath: program)
      run.standardOutput = pipe
      run.standardError = pipe
      try run.run()
      let printed = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      run.waitUntilExit()
      return (run.terminationStatus, printed)
    }

    private func lists(of tests: [String: [String]]) -> String {
      let lists = tests.map { name, tests in
        let entries = tests.map { test in
          let plain = test.replacing("!", with: "")
          return "(\"\(plain)\", \(test == plain ? plain : "asyncTest(\(plain))"))"
        }
        return """
          fileprivate extension \(name) {
            static nonisolated(unsafe) let __allTests__\(name) = [\(entries.joined(separator: ", "))]
          }
          """
      }
      let cases = tests.keys.map { "testCase(\($0).__allTests__\($0))" }
      return "import XCTest\n@testable import Cases\n" + lists.joined(separator: "\n")
        + "\nXCTMain([\(cases.joined(separator: ", "))])\n"
    }
  }
#endif
