import Foundation
import RenderTree
import ScreenUse

/// The use of an app by requests: its scene, what was seen last, and what was done.
@MainActor
package final class Session {
  let application: any SessionApplication
  let surroundings: SessionHost.Surroundings
  /// The scene; nil before the launch.
  private(set) var scene: (any SessionScene)?
  /// The environment of the scene as it was launched.
  private(set) var configuration: SceneConfiguration?
  /// The outline that was last looked at.
  var lastOutline: [ScreenOutline.Element] = []
  /// The names by which elements are known, and their reverse.
  var names = ElementNames()
  /// The frames that were kept, by their names.
  var snapshots: [String: Snapshot] = [:]
  /// The steps since the launch.
  var recording = Recording()
  /// The URLs that the app opened and that were not told yet.
  private var opened: [URL] = []
  /// The time that a request may take, if the launch says it.
  private(set) var patience: Duration?
  /// True after the last request.
  private(set) var hasEnded = false

  /// A frame that was kept.
  struct Snapshot {
    let frame: Frame
    let outline: [ScreenOutline.Element]
    let appearance: SceneConfiguration.Appearance
  }

  /// The session of an app that is not launched yet.
  package init(_ application: any SessionApplication, surroundings: SessionHost.Surroundings) {
    self.application = application
    self.surroundings = surroundings
    application.playSystem()
  }

  /// Performs a request.
  package func answer(_ request: SessionRequest) async -> SessionAnswer {
    var arguments = Arguments(request.arguments)
    do throws(SessionProblem) {
      var answer = try await perform(request.action, &arguments)
      answer.id = request.id
      return answer
    } catch {
      return SessionAnswer(id: request.id, error: error)
    }
  }

  /// The time that a request waits for the app on purpose; nil for one that does not.
  package func patience(of request: SessionRequest) -> Duration? {
    guard case .number(let seconds)? = request.arguments["timeout"] else { return nil }
    return .seconds(min(max(seconds, 0), 60))
  }

  private func perform(_ action: String, _ arguments: inout Arguments) async throws(SessionProblem) -> SessionAnswer {
    guard let action = SessionAction(rawValue: action) else {
      throw SessionProblem(
        .badRequest,
        "There is nothing called \(action.debugDescription) to do. Expected: one of "
          + SessionAction.allCases.map(\.rawValue).joined(separator: ", "))
    }
    switch action {
    case .launch: return try await launch(&arguments)
    case .answer: return try answerQuestion(&arguments)
    case .stop:
      try arguments.finish()
      hasEnded = true
      return SessionAnswer(id: nil, text: "The app has ended.")
    default: break
    }
    let scene = try launchedScene()
    switch action {
    case .screen: return try await look(&arguments, in: scene)
    case .tap: return try await tap(&arguments, in: scene)
    case .type: return try await type(&arguments, in: scene)
    case .swipe: return try await swipe(&arguments, in: scene)
    case .scroll: return try await scroll(&arguments, in: scene)
    case .press: return try await press(&arguments, in: scene)
    case .drag: return try await drag(&arguments, in: scene)
    case .open: return try await open(&arguments, in: scene)
    case .advance: return try await advance(&arguments, in: scene)
    case .state: return try describeState(&arguments, in: scene)
    case .snapshot: return try keepSnapshot(&arguments, in: scene)
    case .compare: return try compare(&arguments, in: scene)
    case .record: return try record(&arguments)
    case .launch, .answer, .stop: preconditionFailure("\(action) was performed above.")
    }
  }

  /// Returns the scene.
  private func launchedScene() throws(SessionProblem) -> any SessionScene {
    guard let scene else { throw SessionProblem(.notPossible, "The app is not launched. Expected: launch first") }
    return scene
  }

  // MARK: Beginning and end

  private func launch(_ arguments: inout Arguments) async throws(SessionProblem) -> SessionAnswer {
    guard scene == nil else {
      throw SessionProblem(.notPossible, "The app is launched already. Expected: a new session for another launch")
    }
    let launch = try LaunchArguments(&arguments, surroundings: surroundings, languages: application.languages)
    try arguments.finish()
    for (question, answer) in launch.answers.sorted(by: { $0.key < $1.key }) { try plan(answer, for: question) }
    patience = launch.patience
    configuration = launch.configuration
    recording.begin(launch, source: application.driverSource)
    guard let scene = application.connectScene(launch.configuration) as? any SessionScene else {
      preconditionFailure("The app's scene cannot be used in a session.")
    }
    scene.onOpen = { [weak self] in self?.opened.append($0) }
    self.scene = scene
    await scene.settle()
    return SessionAnswer(id: nil, text: "Launched.\n" + report(in: scene, after: []))
  }

  private func answerQuestion(_ arguments: inout Arguments) throws(SessionProblem) -> SessionAnswer {
    guard let question = try arguments.text("question") else {
      throw Arguments.missing("question", "the name of a question of the system, such as notifications")
    }
    guard let answer = try arguments.text("with") else {
      throw Arguments.missing("with", "an answer, such as allow or deny")
    }
    try arguments.finish()
    try plan(answer, for: question)
    recording.add(.answer(question: question, with: answer))
    return SessionAnswer(id: nil, text: "The answer to \(question) is \(answer).")
  }

  private func plan(_ answer: String, for question: String) throws(SessionProblem) {
    guard let expected = application.answer(question, with: answer) else { return }
    throw SessionProblem(
      .badRequest,
      expected.isEmpty
        ? "The system asks no question \(question.debugDescription). Expected: one of notifications, faceID, authentication"
        : "\(question) is not answered with \(answer.debugDescription). Expected: one of "
          + expected.joined(separator: ", "))
  }

  /// Ends the app.
  package func end() {
    scene?.disconnect()
    scene = nil
    application.terminate()
  }

  // MARK: Reports

  /// Returns the lines about what is another after a step, and notes the screen as seen.
  ///
  /// - Parameter unchanged: The words for a screen that is the same.
  func report(
    in scene: any SessionScene, after old: [ScreenOutline.Element],
    unchanged: String = "Nothing on the screen has changed."
  ) -> String {
    let outline = outline(in: scene)
    var lines = OutlineChanges(from: old, to: outline.all).lines(&names)
    if old.isEmpty { lines = OutlineText(outline.elements).lines(&names) }
    lastOutline = outline.all
    if lines.isEmpty { lines = [unchanged] }
    lines += opened.map { "The app opened \($0.absoluteString)." }
    opened = []
    let questions = application.unansweredQuestions
    if !questions.isEmpty {
      lines.append(
        "The system asked and nobody answered, which is a no: \(questions.joined(separator: ", ")). `answer` changes it."
      )
    }
    return lines.joined(separator: "\n")
  }

  /// The outline of the scene's current frame.
  func outline(in scene: any SessionScene) -> ScreenOutline {
    ScreenOutline(Screen(scene.frame()), isRightToLeft: configuration?.layoutDirection == .rightToLeft)
  }
}

/// The requests of a session.
package enum SessionAction: String, CaseIterable {
  case launch, screen, tap, type, swipe, scroll, press, drag, open, answer, advance, state, snapshot, compare, record
  case stop
}
