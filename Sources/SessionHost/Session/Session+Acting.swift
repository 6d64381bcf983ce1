import Foundation
import RenderTree
import ScreenUse

extension Session {
  /// The keys that are not characters, by their names.
  private static let namedKeys: KeyValuePairs<String, KeyEvent.Key> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "enter": .enter, "escape": .escape, "tab": .tab,
    "backspace": .backspace, "space": .space, "pageUp": .pageUp, "pageDown": .pageDown, "home": .home, "end": .end,
  ]
  private static var keyNames: String { namedKeys.map(\.key).joined(separator: ", ") }

  /// The gestures on the scene's clock.
  private func gestures(in scene: any SessionScene) -> Gestures {
    let isStepped = configuration?.time == .stepped
    return Gestures(on: scene) { seconds in
      if isStepped { scene.advanceClock(by: seconds) } else { try? await Task.sleep(for: .seconds(seconds)) }
    }
  }

  /// Reads the element of a request.
  private func element(_ arguments: inout Arguments, _ name: String = "element") throws(SessionProblem)
    -> ElementReference
  {
    guard let element = try ElementReference(&arguments, name) else {
      throw Arguments.missing(name, "the text, label, identifier or name of an element, or a point as x and y")
    }
    return element
  }

  /// Settles after a step, and reports what it changed.
  ///
  /// - Parameters:
  ///   - words: The words for the step, made when it has settled.
  ///   - unchanged: The words for a step after which the screen is the same.
  private func settled(
    _ words: @autoclosure () -> String, _ step: Recording.Step?,
    unchanged: String = "Nothing on the screen has changed.", in scene: any SessionScene
  ) async -> SessionAnswer {
    let old = lastOutline
    await scene.settle()
    let report = report(in: scene, after: old, unchanged: unchanged)
    if let step { recording.add(step, showing: lastOutline, after: old) }
    return SessionAnswer(id: nil, text: words() + "\n" + report)
  }

  func tap(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    let reference = try element(&arguments)
    let isLong = try arguments.flag("long")
    try arguments.finish()
    let found = try find(reference, in: scene)
    let gestures = gestures(in: scene)
    if isLong { await gestures.longPress(at: found.point) } else { gestures.tap(at: found.point) }
    return await settled(
      "\(isLong ? "Pressed" : "Tapped") \(found.words).", isLong ? .longPress(found) : .tap(found), in: scene)
  }

  func type(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    guard let text = try arguments.text("text") else { throw Arguments.missing("text", "the text to type") }
    let reference = try ElementReference(&arguments)
    let submits = try arguments.flag("submit")
    try arguments.finish()
    let gestures = gestures(in: scene)
    let found = try reference.map { (reference) throws(SessionProblem) in try find(reference, in: scene) }
    // A tap elsewhere leaves the field that is edited what it is.
    let wasEditing = scene.hasTextInput
    if let found { gestures.tap(at: found.point) }
    guard scene.hasTextInput, found == nil || found?.isField == true || !wasEditing else {
      throw SessionProblem(
        .notPossible,
        "\(found?.words ?? "The screen") does not accept text. Expected: "
          + (found == nil ? "element, the field to type into" : "a field, which the screen lists with \"type\""))
    }
    gestures.type(text)
    if submits { gestures.press(.enter, modifiers: []) }
    let answer = await settled(
      "Typed \(text.listed)\(found.map { " into \($0.words)" } ?? "").", .type(text, into: found), in: scene)
    if submits { recording.add(.press(".enter", [])) }
    return answer
  }

  func swipe(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    let reference = try element(&arguments)
    guard let direction = try arguments.choice("direction", Gestures.Direction.self) else {
      throw Arguments.missing("direction", "left, right, up or down")
    }
    let distance = try arguments.number("distance", in: 1...20_000).map { CGFloat($0) }
    try arguments.finish()
    let found = try find(reference, in: scene)
    let way = Gestures.way(direction, distance: distance, in: scene.frame().size)
    let end = CGPoint(x: found.point.x + way.width, y: found.point.y + way.height)
    await gestures(in: scene).swipe(from: found.point, to: end)
    return await settled(
      "Swiped \(found.words) \(direction.rawValue).", .swipe(found, to: end, direction, distance: distance), in: scene)
  }

  func scroll(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    let dx = try arguments.number("dx", in: -1e6...1e6) ?? 0
    let dy = try arguments.number("dy", in: -1e6...1e6) ?? 0
    let reference = try ElementReference(&arguments)
    try arguments.finish()
    guard dx != 0 || dy != 0 else { throw Arguments.missing("dy", "the points to scroll by, down if positive, or dx") }
    let size = scene.frame().size
    let point = try reference.map { (reference) throws(SessionProblem) in try find(reference, in: scene).point }
    let distance = CGSize(width: dx, height: dy)
    let before = ScrollOffsets(in: scene.frame())
    gestures(in: scene).scroll(by: distance, at: point ?? CGPoint(x: size.width / 2, y: size.height / 2))
    return await settled(
      Self.words(forScrolling: ScrollOffsets(in: scene.frame()).distance(from: before), asked: distance),
      .scroll(distance, at: point),
      unchanged: "Nothing has moved: the content ends there, or nothing at that point scrolls.", in: scene)
  }

  /// The words for the distance that something has scrolled.
  private static func words(forScrolling distance: CGSize, asked: CGSize) -> String {
    let scrolled = "Scrolled by \(Int(distance.width.rounded())), \(Int(distance.height.rounded()))"
    let isWhole = abs(distance.width - asked.width) < 1 && abs(distance.height - asked.height) < 1
    return isWhole ? "\(scrolled)." : "\(scrolled) of \(Int(asked.width)), \(Int(asked.height))."
  }

  func press(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    guard let name = try arguments.text("key") else {
      throw Arguments.missing("key", "a character, or one of \(Self.keyNames)")
    }
    let names = try arguments.texts("modifiers")
    try arguments.finish()
    let known: [(String, KeyEvent.Modifiers)] = [
      ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ]
    var modifiers: KeyEvent.Modifiers = []
    for name in names {
      guard let modifier = known.first(where: { $0.0 == name }) else {
        throw SessionProblem(
          .badRequest, "modifiers has \(name.listed). Expected: any of \(known.map(\.0).joined(separator: ", "))")
      }
      modifiers.insert(modifier.1)
    }
    let key: KeyEvent.Key
    let source: String
    if let named = Self.namedKeys.first(where: { $0.key == name }) {
      (key, source) = (named.value, ".\(name)")
    } else if name.count == 1, let character = name.first {
      (key, source) = (.character(character), ".character(\(String(character).quoted))")
    } else {
      throw SessionProblem(
        .badRequest, "key is \(name.listed). Expected: a character, or one of \(Self.keyNames)")
    }
    gestures(in: scene).press(key, modifiers: modifiers)
    return await settled(
      "Pressed \((names + [name]).joined(separator: " ")).", .press(source, names.map { ".\($0)" }), in: scene)
  }

  func drag(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    let source = try element(&arguments)
    let target = try element(&arguments, "to")
    try arguments.finish()
    let (start, end) = (try find(source, in: scene), try find(target, in: scene))
    await gestures(in: scene).drag(from: start.point, to: end.point, holds: !start.isDragHandle)
    return await settled("Dragged \(start.words) to \(end.words).", .drag(start, to: end), in: scene)
  }

  func open(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    guard let url = try arguments.url("url") else { throw Arguments.missing("url", "a URL with its scheme") }
    try arguments.finish()
    scene.open(url)
    return await settled("Opened \(url.absoluteString).", .open(url), in: scene)
  }

  func advance(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    guard let seconds = try arguments.number("seconds", in: 0...86_400) else {
      throw Arguments.missing("seconds", "the seconds that pass on the app's clock")
    }
    try arguments.finish()
    guard configuration?.time == .stepped else {
      throw SessionProblem(
        .notPossible, "The app's clock is live and runs by itself. Expected: a launch with clock: stepped")
    }
    scene.advanceClock(by: seconds)
    return await settled("\(seconds) s have passed.", .advance(seconds), in: scene)
  }
}
