import Foundation
import Synchronization
import ToolServer

/// The tools that check, build and test a project, and show its previews. Each runs a program, which ends with the call.
public struct ProjectTools: Sendable {
  private typealias Parameter = ToolParameters.Parameter

  private let project: Project
  private let store: SessionStore
  /// The path of the command `pergola`.
  private let command: String

  /// The tools of a project.
  ///
  /// - Parameter command: The path of the command `pergola`.
  public init(_ project: Project, store: SessionStore, command: String) {
    self.project = project
    self.store = store
    self.command = command
  }

  /// The tools.
  public var all: [Tool] { [check, build, test, previews, preview] }

  /// The lane of what changes the project's build.
  private static let lane: @Sendable ([String: JSONValue]) -> String? = { _ in "project" }

  private var check: Tool {
    Tool(
      "check", title: "Check the API that is used",
      description: "Lists the API that the project's sources use and Pergola lacks.",
      parameters: ToolParameters([Parameter("path", .text, "A folder or a file; the project's folder by default.")]),
      isReadOnly: true
    ) { [self] call in
      do {
        let folder = try call.arguments["path"]?.text.map { try project.file($0) } ?? project.folder
        let run = try await ProgramRun(command, ["check", folder.path], in: project.folder).run()
        return run.status <= 1 ? .text(run.text) : .failure(run.text)
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private var build: Tool {
    Tool(
      "build", title: "Build the project",
      description: "Builds the project, or one of its programs. Answers with the compiler's errors and warnings.",
      parameters: ToolParameters([
        Parameter("app", .text, "The name of a program; everything but the tests by default."),
        Parameter("arguments", .texts, "More arguments of `swift build`, such as --enable-all-traits."),
      ]), lane: Self.lane
    ) { [self] call in
      let product = call.arguments["app"]?.text.map { ["--product", $0] } ?? []
      let more = call.arguments["arguments"]?.list?.compactMap(\.text) ?? []
      if let problem = Self.problem(of: more) { return .failure(problem) }
      do {
        project.remember(buildArguments: more)
        return try await ProjectBuild(project).run(product + more, sessions: store.names, progress: call.progress)
      } catch {
        return .failure("\(error)")
      }
    }
  }

  /// Returns the problem of arguments that would lead out of the project's folder; nil if there is none.
  private static func problem(of arguments: [String]) -> String? {
    let allowed = [
      "--enable-all-traits", "--disable-default-traits", "--traits", "-c", "debug", "--build-tests", "--target", "-j",
      "--jobs", "-Xswiftc", "-whole-module-optimization",
    ]
    let isWord: (String) -> Bool = { $0.wholeMatch(of: /[A-Za-z0-9_,.]+/) != nil }
    guard let unknown = arguments.first(where: { !allowed.contains($0) && !isWord($0) }) else { return nil }
    return "\(unknown) is no argument that this tool takes. Expected: any of \(allowed.joined(separator: ", "))"
  }

  private var test: Tool {
    Tool(
      "test", title: "Run the tests",
      description: """
        Builds the project with its tests and runs them. A test that traps ends alone. Answers with the failures and the counts.
        """,
      parameters: ToolParameters([
        Parameter("filter", .texts, "Regular expressions of MODULE.CLASS/METHOD; all tests by default."),
        Parameter("skipBuild", .truth, "True to run what was built before."),
      ]), lane: Self.lane
    ) { [self] call in
      let filters = (call.arguments["filter"]?.list?.compactMap(\.text) ?? []).flatMap { ["--filter", $0] }
      let skips = call.arguments["skipBuild"]?.truth == true ? ["--skip-build"] : []
      do {
        let report = TestLines(progress: call.progress)
        let run = try await ProgramRun(
          command, ["test", "--json", "--package-path", project.folder.path] + filters + skips, in: project.folder,
          line: report.add
        ).run()
        return report.result(status: run.status, text: run.text)
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private static let app = Parameter(
    "app", .text, "The name of the app's program; may be left out if the package has a single one.")

  private var previews: Tool {
    Tool(
      "previews", title: "List the previews", description: "Lists the names of the previews of a built app.",
      parameters: ToolParameters([Self.app]), isReadOnly: true
    ) { [self] call in
      do {
        let program = try project.program(named: call.arguments["app"]?.text)
        let run = try await ProgramRun(program, ["--preview"], in: project.folder, patience: 30).run()
        return run.status == 0 ? .text(run.textWithoutNotes) : .failure(run.failure)
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private var preview: Tool {
    Tool(
      "preview", title: "Render a preview",
      description: "Returns a preview of a built app as a picture. One that traps says why.",
      parameters: ToolParameters([
        Parameter("name", .text, "The name of the preview.", isRequired: true), Self.app,
        Parameter("width", .integer, "The width in points; 390 by default."),
        Parameter("height", .integer, "The height in points; 844 by default."),
        Parameter("appearance", .choice(["light", "dark"]), "Light by default."),
        Parameter("language", .text, "The user's language, as a tag of BCP 47."),
        Parameter("textSize", .text, "The user's preferred text size, such as accessibilityLarge."),
        Parameter("scale", .number, "The pixels per point; 1 by default."),
      ]), isReadOnly: true
    ) { [self] call in
      let file = FileManager.default.temporaryDirectory.appending(path: "pergola-preview-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      do {
        let program = try project.program(named: call.arguments["app"]?.text)
        let run = try await ProgramRun(
          program, Self.options(call.arguments) + ["--output", file.path], in: project.folder, patience: 30
        ).run()
        guard run.status == 0, let data = FileManager.default.contents(atPath: file.path) else {
          return .failure(run.failure)
        }
        store.keep(data, mediaType: "image/png", of: "preview")
        return Tool.Result([.image(data, "image/png")])
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private static func options(_ arguments: [String: JSONValue]) -> [String] {
    let size = "\(arguments["width"]?.integer ?? 390)x\(arguments["height"]?.integer ?? 844)"
    var options = ["--preview", arguments["name"]?.text ?? "", "--size", size]
    options += ["--scale", "\(arguments["scale"]?.number ?? 1)"]
    for (name, option) in [("appearance", "--appearance"), ("language", "--language"), ("textSize", "--text-size")] {
      if let text = arguments[name]?.text { options += [option, text] }
    }
    return options
  }
}
