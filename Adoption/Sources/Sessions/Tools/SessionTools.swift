import Foundation
import ToolServer
import XcodeProjects

/// The tools that look at an app and use it.
public struct SessionTools: Sendable {
  private typealias Parameter = ToolParameters.Parameter

  private let project: Project
  private let store: SessionStore

  /// The tools for the apps of a project.
  public init(_ project: Project, store: SessionStore) {
    self.project = project
    self.store = store
  }

  /// The tools.
  public var all: [Tool] {
    [launch] + requests.map(tool) + [logs, stop]
  }

  // MARK: Parameters

  private static let session = Parameter(
    "session", .text, "The name of the session, such as s1; by default the one that was launched last.")

  /// The parameters that name an element.
  private static func element(_ name: String, _ words: String, isMain: Bool = true) -> [Parameter] {
    func own(_ part: String) -> String { isMain ? part : name + part.prefix(1).uppercased() + part.dropFirst() }
    return [
      Parameter(
        name, .text,
        "\(words): its whole visible text, its accessibility label or identifier, or its name from a screen, such as e12."
      ),
      Parameter(own("role"), .choice(roles), "The role of \(name), where several elements have the same text."),
      Parameter(
        own("match"), .choice(["whole", "part", "identifier"]),
        "The part that is compared; by default the whole text or label, then the identifier."),
      Parameter(own("x"), .number, "With \(own("y")), a point of the window instead, in points."),
      Parameter(own("y"), .number, "With \(own("x")), a point of the window instead, in points."),
    ]
  }

  private static let roles = [
    "text", "heading", "image", "button", "link", "toggle", "adjustable", "searchField", "textField", "cell", "list",
    "tab", "tabBar", "navigationBar", "toolbar", "dialog", "menu", "menuItem", "box",
  ]

  // MARK: Requests of an app

  /// A tool that the app itself performs.
  private struct Request {
    let name: String
    let title: String
    let description: String
    let parameters: [Parameter]
    var isReadOnly = false
  }

  private var requests: [Request] {
    [
      Request(
        name: "screen", title: "Look at the screen",
        description: """
          Shows the app's screen: as an outline of the elements in reading order, each with its name for other tools, role, \
          text, state, frame in points and uses; as JSON; as text; as a picture; or only what has changed since the last \
          look. Other tools answer with the changes that they make.
          """,
        parameters: [
          Parameter(
            "as", .choice(["outline", "json", "text", "changes", "png", "svg"]), "The form; an outline by default."),
          Parameter("scale", .number, "The pixels per point of a picture, from 0.25 to 4; 1 by default."),
          Parameter("until", .text, "A text to wait for, a part of what is shown."),
          Parameter("timeout", .number, "The seconds to wait for it, up to 60; 2 by default."),
        ], isReadOnly: true),
      Request(
        name: "tap", title: "Tap",
        description: "Taps an element as a finger does, or presses it for long, and answers with what changes.",
        parameters: Self.element("element", "The element")
          + [Parameter("long", .truth, "True for a long press, as for a context menu.")]),
      Request(
        name: "type", title: "Type",
        description:
          "Taps a field and types a text into it, behind what is there; without a field, into the one that is edited.",
        parameters: [Parameter("text", .text, "The text.", isRequired: true)] + Self.element("element", "The field")
          + [Parameter("submit", .truth, "True to press enter afterwards.")]),
      Request(
        name: "swipe", title: "Swipe",
        description: "Swipes from the middle of an element, as over a row to see its actions, or over a page.",
        parameters: [
          Parameter(
            "direction", .choice(["left", "right", "up", "down"]), "The direction of the finger.", isRequired: true)
        ] + Self.element("element", "The element") + [
          Parameter("distance", .number, "The distance in points; by default half the window's extent.")
        ]),
      Request(
        name: "scroll", title: "Scroll",
        description:
          "Scrolls the list or scroll view at an element, or in the middle of the window. It stops at the ends.",
        parameters: [
          Parameter("dy", .number, "The points to scroll down by; up if negative."),
          Parameter("dx", .number, "The points to scroll right by; left if negative."),
        ] + Self.element("element", "An element in the scroll view")),
      Request(
        name: "press", title: "Press a key", description: "Presses a key of a keyboard, such as escape to go back.",
        parameters: [
          Parameter(
            "key", .text,
            "A character, or up, down, left, right, enter, escape, tab, backspace, space, pageUp, pageDown, home, end.",
            isRequired: true),
          Parameter("modifiers", .texts, "Any of shift, control, alternate, command."),
        ]),
      Request(
        name: "drag", title: "Drag",
        description: "Drags an element to another: a row by its reorder control, or anything else after a long press.",
        parameters: Self.element("element", "The element to drag")
          + Self.element("to", "The element to drop it on", isMain: false)),
      Request(
        name: "open", title: "Open a URL",
        description: "Delivers a URL to the running app. A web link arrives as a universal link.",
        parameters: [Parameter("url", .text, "The URL with its scheme.", isRequired: true)]),
      Request(
        name: "answer", title: "Answer the system",
        description: """
          Plays the user's answer to a question of the system. Before the app asks it is planned; afterwards it is changed as \
          in Settings.
          """,
        parameters: [
          Parameter(
            "question", .choice(["notifications", "faceID", "authentication"]), "The question.", isRequired: true),
          Parameter(
            "with", .choice(["allow", "deny", "succeed", "fail", "cancel"]),
            "The answer: allow or deny a permission; succeed, fail or cancel for authentication.", isRequired: true),
        ]),
      Request(
        name: "advance", title: "Let time pass",
        description: "Advances the clock of animations and gestures. Timers and network keep the system's time.",
        parameters: [Parameter("seconds", .number, "The seconds.", isRequired: true)]),
      Request(
        name: "state", title: "Show the app's state",
        description:
          "Shows the view controllers, the views with their frames, or SwiftUI's views with the state that each read.",
        parameters: [Parameter("of", .choice(["controllers", "views", "graph"]), "The part; controllers by default.")],
        isReadOnly: true),
      Request(
        name: "snapshot", title: "Keep the screen",
        description: "Keeps the screen under a name in the session, for `compare`.",
        parameters: [Parameter("name", .text, "The name; last by default.")]),
      Request(
        name: "compare", title: "Compare with a kept screen",
        description:
          "Compares the screen with a kept one: elements that differ, and boxes around what looks different.",
        parameters: [Parameter("name", .text, "The name; last by default.")], isReadOnly: true),
      Request(
        name: "record", title: "Write the session as a test",
        description: """
          Returns the steps since the launch as a test in Swift Testing, for the app's test target, or writes it into a file of \
          the project.
          """,
        parameters: [
          Parameter("name", .text, "The name of the suite, such as AddingNotes; RecordedSession by default."),
          Parameter(
            "file", .text, "The path of a new Swift file in the project's folder; by default the test is returned."),
        ]),
    ]
  }

  private func tool(_ request: Request) -> Tool {
    Tool(
      request.name, title: request.title, description: request.description,
      parameters: ToolParameters(request.parameters + [Self.session]), isReadOnly: request.isReadOnly,
      lane: Self.lane
    ) { [store, project] call in
      var arguments = call.arguments
      let name = arguments.removeValue(forKey: "session")?.text
      let file = request.name == "record" ? arguments.removeValue(forKey: "file")?.text : nil
      do {
        let target = try file.map(project.newSwiftFile)
        let session = try store.session(named: name)
        let isWaiting = arguments["until"] != nil
        let answer = try await session.perform(
          request.name, arguments, extra: isWaiting ? min(arguments["timeout"]?.number ?? 2, 60) : 0)
        if let target, let text = answer.text {
          try text.write(to: target, atomically: true, encoding: .utf8)
          return .text("Wrote \(target.path).")
        }
        return Self.result(of: answer, in: session, store)
      } catch {
        return .failure("\(error)")
      }
    }
  }

  /// The lane of a session: its calls come one after the other.
  private static let lane: @Sendable ([String: JSONValue]) -> String? = { "session \($0["session"]?.text ?? "")" }

  private static func result(of answer: AppSession.Answer, in session: AppSession, _ store: SessionStore) -> Tool.Result
  {
    var content: [Tool.Result.Content] = answer.text.map { [.text($0)] } ?? []
    for file in answer.files ?? [] {
      if file.type == "image/svg+xml" {
        content.append(.text(String(decoding: file.data, as: UTF8.self)))
      } else {
        content.append(.image(file.data, file.type))
      }
      store.keep(file.data, mediaType: file.type, of: session.name)
    }
    return Tool.Result(content)
  }

  // MARK: Beginning and end

  private var launch: Tool {
    Tool(
      "launch", title: "Launch an app",
      description: """
        Builds an app of the project, launches it or one of its previews in a session of its own, and shows its screen. An \
        app that does not build is not launched: the answer has the compiler's errors. The app has a fresh home folder: it \
        finds no data of earlier runs.
        """,
      parameters: ToolParameters([
        Parameter("app", .text, "The name of the app's program; may be left out if the package has a single one."),
        Parameter("preview", .text, "The name of a preview to show instead of the app."),
        Parameter("width", .number, "The window's width in points; 390 by default."),
        Parameter("height", .number, "The window's height in points; 844 by default."),
        Parameter("idiom", .choice(["phone", "pad"]), "The kind of device; a phone by default."),
        Parameter("appearance", .choice(["light", "dark"]), "Light by default."),
        Parameter("textSize", .choice(Self.textSizes), "The user's preferred text size; large by default."),
        Parameter("language", .text, "The user's language, as a tag of BCP 47 such as de or ar."),
        Parameter(
          "direction", .choice(["leftToRight", "rightToLeft"]), "The layout direction; by default that of the language."
        ),
        Parameter("url", .text, "A URL that the app is launched with."),
        Parameter(
          "clock", .choice(["stepped", "live"]),
          "The clock of animations: stepped, the default, ends them at once; live runs as the system's."),
        Parameter(
          "text", .choice(["picture", "cells"]), "Texts as in pictures, or in cells of 8 x 16 points as in a terminal."),
        Parameter(
          "answers", .pairs, "The user's answers to the system, by the question: {\"notifications\": \"allow\"}."),
        Parameter("environment", .pairs, "Variables of the app's environment."),
        Parameter("patience", .number, "The seconds after which a busy app is given up; 7 by default."),
        Parameter("skipBuild", .truth, "True to launch what was built before."),
      ])
    ) { [store, project] call in
      var arguments = call.arguments
      let (app, preview) = (arguments.removeValue(forKey: "app")?.text, arguments.removeValue(forKey: "preview")?.text)
      let variables = (arguments.removeValue(forKey: "environment")?.object ?? [:]).compactMapValues(\.text)
      let skipsBuild = arguments.removeValue(forKey: "skipBuild")?.truth == true
      do {
        if !skipsBuild, let failure = try await ProjectBuild(project).failure(ofProgram: app, progress: call.progress) {
          return failure
        }
        let session = try store.start(
          program: try project.program(named: app), preview: preview, variables: variables,
          patience: arguments["patience"]?.number ?? AppSession.usualPatience)
        do {
          let answer = try await session.perform("launch", arguments)
          return .text("Session \(session.name).\n\(answer.text ?? "")")
        } catch {
          await store.stop(session)
          let lines = session.logs.last(20)
          return .failure("\(error)\(lines.isEmpty ? "" : "\nIt printed:\n" + lines.joined(separator: "\n"))")
        }
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private var logs: Tool {
    Tool(
      "logs", title: "Read the logs",
      description: "Returns the lines that the app printed since the last call, or the last ones of all.",
      parameters: ToolParameters([
        Parameter("lines", .integer, "The most lines; 100 by default."),
        Parameter("all", .truth, "True for the last lines, also those that were read before."), Self.session,
      ]), isReadOnly: true, lane: Self.lane
    ) { [store] call in
      do throws(SessionStore.Problem) {
        let session = try store.session(named: call.arguments["session"]?.text)
        let count = min(max(call.arguments["lines"]?.integer ?? 100, 1), 5000)
        if call.arguments["all"]?.truth == true { return .text(session.logs.last(count).joined(separator: "\n")) }
        let (lines, leftOut) = session.logs.new(atMost: count)
        let first = leftOut > 0 ? ["… \(leftOut) earlier lines are left out."] : []
        return .text(lines.isEmpty ? "The app has printed nothing more." : (first + lines).joined(separator: "\n"))
      } catch {
        return .failure("\(error)")
      }
    }
  }

  private var stop: Tool {
    Tool(
      "stop", title: "End a session", description: "Ends the app of a session, and removes what it wrote.",
      parameters: ToolParameters([Self.session]), lane: Self.lane
    ) { [store] call in
      do throws(SessionStore.Problem) {
        let session = try store.session(named: call.arguments["session"]?.text)
        await store.stop(session)
        return .text("Session \(session.name) has ended.")
      } catch {
        return .failure("\(error)")
      }
    }
  }
}

extension Project {
  /// Returns a Swift file of the project that is not there yet, whose folder is made if it is missing.
  fileprivate func newSwiftFile(_ path: String) throws(Problem) -> URL {
    let file = try file(path)
    guard file.pathExtension == "swift" else { throw Problem(description: "\(path) is no Swift file.") }
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Problem(description: "\(path) is there already. Expected: a new file")
    }
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Problem(description: "The folder \(folder.path) cannot be made: \(error.localizedDescription)")
    }
    return file
  }
}
