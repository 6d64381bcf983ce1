import Foundation
import RenderTree
import ScreenUse

/// A test as Swift source, in the form of the test driver.
struct TestWriter {
  private var lines: [String] = []

  /// Writes the driver, with what the launch chose.
  mutating func write(_ launch: LaunchArguments?, _ source: DriverSource?) {
    var options: [String] = []
    switch source {
    case .app(let type, _): options.append("app: \(type).self")
    case .delegate(let type, _): options.append("delegate: \(type).self")
    case .preview(let name, _): options.append("preview: \(name.quoted)")
    case nil: break
    }
    if let configuration = launch?.configuration {
      if let url = configuration.url {
        options.append("opening: URL(string: \(url.absoluteString.quoted))")
      }
      let size = configuration.size
      options.append("size: CGSize(width: \(Self.digits(size.width)), height: \(Self.digits(size.height)))")
      if launch?.hasPictureText == true { options.append("textEngine: .system") }
      if configuration.idiom == .pad { options.append("idiom: .pad") }
      if configuration.appearance == .dark { options.append("appearance: .dark") }
      if configuration.textSize != .large { options.append("contentSize: .\(configuration.textSize.rawValue)") }
      if launch?.hasOwnDirection == true {
        options.append("layoutDirection: .\(configuration.layoutDirection.rawValue)")
      }
      if let language = launch?.language { options.append("language: \(language.quoted)") }
    }
    let answers = (launch?.answers ?? [:]).sorted { $0.key < $1.key }
    if !answers.isEmpty {
      lines.append("let system = System()")
      for (question, answer) in answers { lines.append(Self.answer(question, answer, to: "system")) }
      options.append("system: system")
    }
    lines.append("let driver = Driver(\(options.joined(separator: ", ")))")
    lines.append("await driver.settle()")
  }

  /// Writes a step.
  mutating func write(_ step: Recording.Step) {
    switch step {
    case .tap(let element):
      lines.append(
        element.query.map { "try await driver.tap(\(Self.query($0)))" }
          ?? "await driver.tap(at: \(Self.point(element.point)))")
    case .longPress(let element):
      lines.append(
        element.query.map { "try await driver.longPress(\(Self.query($0)))" }
          ?? "await driver.longPress(at: \(Self.point(element.point)))")
    case .type(let text, let element):
      if let query = element?.query {
        lines.append("try await driver.type(\(text.quoted), into: \(Self.query(query)))")
      } else {
        if let element { lines.append("await driver.tap(at: \(Self.point(element.point)))") }
        lines.append("await driver.type(\(text.quoted))")
      }
    case .swipe(let element, let end, let direction, let distance):
      let length = distance.map { ", distance: \(Self.digits($0))" } ?? ""
      lines.append(
        element.query.map { "try await driver.swipe(\(Self.query($0)), .\(direction.rawValue)\(length))" }
          ?? "await driver.swipe(from: \(Self.point(element.point)), to: \(Self.point(end)))")
    case .scroll(let distance, let point):
      let place = point.map { ", at: \(Self.point($0))" } ?? ""
      lines.append(
        "await driver.scroll(by: CGVector(dx: \(Self.digits(distance.width)), dy: \(Self.digits(distance.height)))\(place))"
      )
    case .press(let key, let modifiers):
      let held = modifiers.isEmpty ? "" : ", modifiers: [\(modifiers.joined(separator: ", "))]"
      lines.append("await driver.press(\(key)\(held))")
    case .drag(let source, let target):
      if let start = source.query, let end = target.query {
        lines.append("try await driver.drag(from: \(Self.query(start)), to: \(Self.query(end)))")
      } else {
        let points = "from: \(Self.point(source.point)), to: \(Self.point(target.point))"
        lines.append("await driver.drag(\(points)\(source.isDragHandle ? ", holds: false" : ""))")
      }
    case .open(let url):
      lines.append("await driver.open(try #require(URL(string: \(url.absoluteString.quoted))))")
    case .advance(let seconds): lines.append("await driver.advanceClock(by: \(seconds))")
    case .answer(let question, let answer): lines.append(Self.answer(question, answer, to: "driver.system"))
    case .wait(let text):
      lines.append("try await driver.settle(until: { driver.contains(.containing(\(text.quoted))) })")
      return
    }
    lines.append("await driver.settle()")
  }

  /// Writes that texts are on the screen, and that others are not.
  mutating func expect(_ texts: [String], gone: [String]) {
    for text in texts { lines.append("#expect(driver.contains(\(text.quoted)))") }
    for text in gone { lines.append("#expect(!driver.contains(\(text.quoted)))") }
  }

  /// Returns the whole file.
  func source(named name: String, module: String?, frameworks: Set<String>) -> String {
    let imports = (["Foundation", "PergolaTesting", "Testing", "UIKit"] + frameworks).sorted()
    return
      (imports.map { "import \($0)" } + [""] + (module.map { ["@testable import \($0)", ""] } ?? []) + [
        "@MainActor struct \(name) {", "  @Test func recordedSteps() async throws {",
      ] + lines.map { "    \($0)" } + ["  }", "}", ""]).joined(separator: "\n")
  }

  // MARK: Parts of a line

  private static func query(_ query: ElementQuery) -> String {
    switch (query.match, query.role) {
    case (.whole(let text), let role?): ".role(.\(role.rawValue), \(text.quoted))"
    case (.whole(let text), nil): text.quoted
    case (.part(let part), _): ".containing(\(part.quoted))"
    case (.identifier(let identifier), _): ".identifier(\(identifier.quoted))"
    }
  }

  private static func answer(_ question: String, _ answer: String, to system: String) -> String {
    if question == "authentication" { return "\(system).authentication.\(answer)()" }
    return "\(system).answer(.\(question), with: .\(answer))"
  }

  private static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(digits(point.x)), y: \(digits(point.y)))"
  }

  private static func digits(_ length: CGFloat) -> String {
    length == length.rounded() && length.magnitude < 1e9 ? String(Int(length)) : String(Double(length))
  }
}
