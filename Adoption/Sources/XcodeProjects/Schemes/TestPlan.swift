import Foundation

/// A plan of tests, an `.xctestplan`.
struct TestPlan {
  private struct File: Decodable {
    struct Options: Decodable {
      struct Argument: Decodable {
        var argument: String
        var enabled: Bool?
      }
      struct Variable: Decodable {
        var key: String
        var value: String
        var enabled: Bool?
      }
      var commandLineArgumentEntries: [Argument]?
      var environmentVariableEntries: [Variable]?
    }
    struct Configuration: Decodable {
      var options: Options?
    }
    struct Target: Decodable {
      var name: String
    }
    struct TestTarget: Decodable {
      var target: Target
      var enabled: Bool?
      var skippedTests: TestList?
      var selectedTests: TestList?
    }
    /// Tests as names, or as suites and classes with their names.
    struct TestList: Decodable {
      private struct Lists: Decodable {
        var suites: [Target]?
        var xctestClasses: [TestClass]?
      }
      private struct TestClass: Decodable {
        var name: String
        var xctestMethods: [String]?
      }
      var names: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let names = try? container.decode([String].self) {
          self.names = names
          return
        }
        let lists = try container.decode(Lists.self)
        names = (lists.suites ?? []).map(\.name)
        for found in lists.xctestClasses ?? [] {
          names += found.xctestMethods.map { $0.map { "\(found.name)/\($0)" } } ?? [found.name]
        }
      }
    }
    var defaultOptions: Options?
    var configurations: [Configuration]?
    var testTargets: [TestTarget]?
  }

  private let file: File

  /// Reads a plan.
  init(_ url: URL) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw ProjectError(file: url.path, reason: "does not exist; expected the plan of tests that a scheme names")
    }
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw ProjectError(file: url.path, reason: "is no plan of tests that can be read: \(error)")
    }
  }

  /// The settings of the targets of the plan, for its first configuration.
  ///
  /// - Parameter launch: the settings of the scheme's app, for plans that name none.
  func tests(inheriting launch: TestSettings) -> [String: TestSettings] {
    let options = [file.defaultOptions, file.configurations?.first?.options].compactMap(\.self)
    let arguments = options.last { $0.commandLineArgumentEntries != nil }?.commandLineArgumentEntries
    let variables = options.last { $0.environmentVariableEntries != nil }?.environmentVariableEntries
    let environment = variables?.filter { $0.enabled != false }.map { ($0.key, $0.value) }
    let shared = TestSettings(
      arguments: arguments?.filter { $0.enabled != false }.flatMap { Self.words(of: $0.argument) } ?? launch.arguments,
      environment: environment.map { Dictionary($0) { $1 } } ?? launch.environment)
    let targets = (file.testTargets ?? []).filter { $0.enabled != false }
    let settings = targets.map { target in
      var settings = shared
      settings.skipped = target.skippedTests?.names ?? []
      settings.selected = target.selectedTests?.names
      return (target.target.name, settings)
    }
    return Dictionary(settings) { first, _ in first }
  }

  /// The arguments of an entry: words between spaces, with quotation marks around those that have some.
  static func words(of entry: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in entry {
      switch character {
      case quote: quote = nil
      case "\"", "'":
        if quote == nil { (quote, word) = (character, word ?? "") } else { word = (word ?? "") + String(character) }
      case " " where quote == nil:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
