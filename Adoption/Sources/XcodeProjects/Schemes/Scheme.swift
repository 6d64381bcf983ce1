import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The tests of a scheme of Xcode: the targets that it tests, each with its settings.
struct Scheme {
  /// The settings by the names of the targets.
  let tests: [String: TestSettings]

  /// The settings of all targets that the schemes of a project or a workspace test. A target that several test has those of
  /// the scheme that bears the project's name, otherwise of the first.
  ///
  /// - Parameters:
  ///   - container: the `.xcodeproj` or `.xcworkspace`. Only schemes that are shared are in it for everyone.
  ///   - remarks: gets a remark for each file that cannot be read.
  static func tests(in container: URL, remarks: inout [String]) -> [String: TestSettings] {
    let folder = container.appending(path: "xcshareddata/xcschemes")
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted()
    let own = container.deletingPathExtension().lastPathComponent + ".xcscheme"
    var result: [String: TestSettings] = [:]
    for file in files.filter({ $0 == own }) + files.filter({ $0 != own }) {
      do {
        let scheme = try Scheme(folder.appending(path: file), folder: container.deletingLastPathComponent())
        result.merge(scheme.tests) { first, _ in first }
      } catch {
        remarks.append("\(error)")
      }
    }
    return result
  }

  /// Reads a scheme and the plans that it names.
  ///
  /// - Parameter folder: the folder that the paths of plans start from.
  init(_ file: URL, folder: URL) throws(ProjectError) {
    guard let parser = XMLParser(contentsOf: file) else {
      throw ProjectError(file: file.path, reason: "cannot be read; expected a scheme of Xcode")
    }
    let reader = SchemeReader()
    parser.delegate = reader
    guard parser.parse(), parser.parserError == nil else {
      throw ProjectError(file: file.path, line: parser.lineNumber, reason: "is not XML that can be read")
    }
    let shared = reader.usesLaunchSettings ? reader.launch : reader.test
    var tests = reader.skipped.mapValues {
      TestSettings(arguments: shared.arguments, environment: shared.environment, skipped: $0)
    }
    for (target, names) in reader.selected { tests[target]?.selected = names }
    // The first plan is the one that Xcode runs.
    if let path = reader.plans.first {
      let plan = try TestPlan(folder.appending(path: path))
      tests.merge(plan.tests(inheriting: reader.launch)) { $1 }
    }
    self.tests = tests.mapValues { $0.resolved(in: folder) }
  }
}

/// Collects what a scheme says of tests.
private final class SchemeReader: NSObject, XMLParserDelegate {
  /// The settings of the action that launches the app.
  var launch = TestSettings()
  /// The settings of the action that tests.
  var test = TestSettings()
  var usesLaunchSettings = true
  /// The tests that are left out, by target.
  var skipped: [String: [String]] = [:]
  /// The tests that run alone, by target.
  var selected: [String: [String]] = [:]
  /// The paths of the plans.
  var plans: [String] = []

  private var path: [String] = []
  private var isSkipped = false
  private var target: String?
  private var names: [String] = []
  private var usesSelection = false

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    path.append(element)
    switch element {
    case "TestAction": usesLaunchSettings = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
    case "CommandLineArgument" where attributes["isEnabled"] == "YES":
      add { $0.arguments += TestPlan.words(of: attributes["argument"] ?? "") }
    case "EnvironmentVariable" where attributes["isEnabled"] == "YES":
      guard let key = attributes["key"] else { return }
      add { $0.environment[key] = attributes["value"] ?? "" }
    case "TestableReference":
      (isSkipped, target, names) = (attributes["skipped"] == "YES", nil, [])
      usesSelection = attributes["useTestSelectionWhitelist"] == "YES"
    case "BuildableReference" where path.contains("TestableReference") && !isInList:
      target = attributes["BlueprintName"]
    case "Test" where isInList: attributes["Identifier"].map { names.append($0) }
    case "TestPlanReference":
      guard let reference = attributes["reference"], reference.hasPrefix("container:") else { return }
      let plan = String(reference.dropFirst("container:".count))
      plans.insert(plan, at: attributes["default"] == "YES" ? 0 : plans.count)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    guard element == "TestableReference", !isSkipped, let target else { return }
    skipped[target] = usesSelection ? [] : names
    if usesSelection { selected[target] = names }
  }

  /// The element is in a list of tests.
  private var isInList: Bool { path.contains("SkippedTests") || path.contains("SelectedTests") }

  private func add(_ change: (inout TestSettings) -> Void) {
    if path.contains("TestAction") { change(&test) }
    if path.contains("LaunchAction") { change(&launch) }
  }
}
