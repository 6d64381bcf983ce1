import Foundation

/// The arguments and variables of the processes that run a target's tests, and the tests that its project leaves out. An adopted
/// target has them in `Pergola/TARGET/Tests.json`.
public struct TestSettings: Codable, Equatable, Sendable {
  /// The name of the file in a target's folder.
  package static let fileName = "Tests.json"

  /// The arguments of the process.
  public var arguments: [String]
  /// The variables, beside those of the command's own environment.
  public var environment: [String: String]
  /// The classes and tests that are left out, as the project names them: "CartTests", "CartTests/testTotal()".
  public var skipped: [String]
  /// The classes and tests that run alone; nil for all.
  public var selected: [String]?

  /// Creates settings.
  public init(
    arguments: [String] = [], environment: [String: String] = [:], skipped: [String] = [], selected: [String]? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.skipped = skipped
    self.selected = selected
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    arguments = try container.decodeIfPresent([String].self, forKey: .arguments) ?? []
    environment = try container.decodeIfPresent([String: String].self, forKey: .environment) ?? [:]
    skipped = try container.decodeIfPresent([String].self, forKey: .skipped) ?? []
    selected = try container.decodeIfPresent([String].self, forKey: .selected)
  }

  /// Reads those of a module of an adopted package. Other modules have none.
  ///
  /// - Throws: `ProjectError` for a file that has another form.
  package init(of module: String, in package: URL) throws(ProjectError) {
    let url = package.appending(path: "\(PackageWriter.targetsFolder)/\(module)/\(Self.fileName)")
    guard let data = FileManager.default.contents(atPath: url.path) else {
      self.init()
      return
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw ProjectError(
        file: url.path,
        reason: #"expected {"arguments": ["…"], "environment": {"NAME": "…"}, "skipped": ["CLASS/METHOD"]}: \#(error)"#)
    }
  }

  /// The settings say nothing.
  package var isEmpty: Bool { self == TestSettings() }

  /// The settings with the values of the variables of Xcode that name the project's folder.
  func resolved(in folder: URL) -> TestSettings {
    func resolved(_ text: String) -> String {
      ["PROJECT_DIR", "SRCROOT"].reduce(text) {
        $0.replacing("$(\($1))", with: folder.path).replacing("${\($1)}", with: folder.path)
      }
    }
    return TestSettings(
      arguments: arguments.map(resolved), environment: environment.mapValues(resolved), skipped: skipped,
      selected: selected)
  }
}
