import Foundation
import RenderTree
import ScreenUse

/// The steps of a session, which can be written as a test.
struct Recording {
  /// A step that a test repeats.
  enum Step {
    case tap(FoundElement)
    case longPress(FoundElement)
    case type(String, into: FoundElement?)
    case swipe(FoundElement, to: CGPoint, Gestures.Direction, distance: CGFloat?)
    case scroll(CGSize, at: CGPoint?)
    case press(String, [String])
    case drag(FoundElement, to: FoundElement)
    case open(URL)
    case advance(TimeInterval)
    case answer(question: String, with: String)
    case wait(text: String)
  }

  private struct Entry {
    let step: Step
    /// Texts that came with the step.
    var expected: [String] = []
    /// Texts that went with the step.
    var gone: [String] = []
  }

  /// The most texts that are expected after a step.
  private static let expectations = 3

  private var launch: LaunchArguments?
  private var source: DriverSource?
  private var entries: [Entry] = []
  /// The texts that were on the screen in any earlier step.
  private var seen: Set<String> = []

  /// Begins with a launch.
  mutating func begin(_ launch: LaunchArguments, source: DriverSource) {
    self.launch = launch
    self.source = source
  }

  /// Notes a step.
  mutating func add(_ step: Step) { entries.append(Entry(step: step)) }

  /// Notes a step, and the texts that came and went with it.
  mutating func add(_ step: Step, showing new: [ScreenOutline.Element], after old: [ScreenOutline.Element]) {
    let (before, after) = (old.flatMap(\.texts), new.flatMap(\.texts))
    let known = Set(before)
    seen.formUnion(known)
    let came = after.filter { !known.contains($0) }
    // What was typed, and what comes for the first time, is what the step is about, rather than what comes back.
    let typed = typedTexts
    let ordered =
      came.filter { typed.contains($0) } + came.filter { !typed.contains($0) && !seen.contains($0) }
      + came.filter { !typed.contains($0) && seen.contains($0) }
    var entry = Entry(step: step, expected: Array(ordered.prefix(Self.expectations)))
    // Few texts that go are what the step removes; with a page all of its texts go.
    let gone = Set(before).subtracting(after)
    if gone.count <= Self.expectations, came.count <= Self.expectations {
      entry.gone = before.filter { gone.contains($0) }
    }
    entries.append(entry)
  }

  /// The texts of earlier steps that were typed.
  private var typedTexts: Set<String> {
    Set(entries.compactMap { if case .type(let text, _) = $0.step { text } else { nil } })
  }

  /// Returns the source of a test in Swift Testing.
  func source(named name: String) -> String {
    var writer = TestWriter()
    writer.write(launch, source)
    for entry in entries {
      writer.write(entry.step)
      writer.expect(entry.expected, gone: entry.gone)
    }
    return writer.source(named: name, module: source?.module, frameworks: frameworks)
  }

  /// The modules that the answers need.
  private var frameworks: Set<String> {
    let questions = Set(launch?.answers.keys.map(\.self) ?? [])
      .union(entries.compactMap { if case .answer(let question, _) = $0.step { question } else { nil } })
    var modules: Set<String> = []
    if questions.contains("notifications") { modules.insert("UserNotifications") }
    if questions.contains("faceID") { modules.insert("LocalAuthentication") }
    return modules
  }
}

extension DriverSource {
  /// The module of the app.
  fileprivate var module: String {
    switch self {
    case .app(_, let module), .delegate(_, let module), .preview(_, let module): module
    }
  }
}
