import SwiftSources

/// The first test of an app whose project has none: it shows the app's first screen.
struct FirstTest: Equatable {
  /// The folder of the tests in that of their target.
  static let folder = "Tests"
  /// The name of the file.
  static let fileName = "FirstScreenTests.swift"

  /// The module of the app.
  let app: String
  let entryPoint: EntryPoint

  /// The source of the file.
  var text: String {
    let argument = entryPoint.kind == .app ? "app" : "delegate"
    return """
      import PergolaTesting
      import Testing

      @testable import \(app)

      @MainActor struct FirstScreenTests {
        @Test("the first screen shows its elements")
        func firstScreen() async {
          let driver = Driver(\(argument): \(entryPoint.name).self)
          await driver.settle()
          #expect(!driver.text.allSatisfy(\\.isWhitespace), "the first screen is empty")
        }
      }

      """
  }
}

extension PackagePlan {
  /// Adds a target of tests for each app of a project without unit tests. The tests run in the app, as hosted ones do.
  mutating func addFirstTests(_ isAvailable: @escaping @Sendable (String) -> Bool) {
    guard !targets.contains(where: { $0.configuration.kind == .tests }) else { return }
    for app in targets where app.configuration.kind == .app {
      let module = app.configuration.module
      let name = module + "Tests"
      let environment = CompilationEnvironment(app.source.compilationSettings, isAvailable: isAvailable)
      let sources = app.files.lazy.compactMap { [folder] in try? String(contentsOf: folder.url(of: $0), encoding: .utf8)
      }
      guard !targets.contains(where: { $0.configuration.module == name }),
        !natives.contains(where: { $0.name == name }),
        let entryPoint = EntryPoint(in: sources, environment)
      else { continue }
      let path = "\(PackageWriter.targetsFolder)/\(name)/\(FirstTest.folder)"
      targets.append(
        Target(
          source: ProjectTarget(name: name, kind: .unitTests, settings: BuildSettings()),
          configuration: SourceConfiguration(module: name, kind: .tests, sources: [FileTree(path)], host: module),
          files: [path + "/" + FirstTest.fileName], languageMode: "v5", modules: [module],
          firstTest: FirstTest(app: module, entryPoint: entryPoint)))
      report.remarks.append("\(name) has a first test, in \(path). Recorded tests go there.")
    }
  }
}
