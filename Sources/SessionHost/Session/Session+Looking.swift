import Foundation
import RenderTree
import ScreenUse

extension Session {
  /// The ways in which a screen is shown.
  private enum ScreenForm: String, CaseIterable { case outline, json, text, changes, png, svg }

  /// Shows the screen, when a text is there if one is awaited.
  func look(_ arguments: inout Arguments, in scene: any SessionScene) async throws(SessionProblem) -> SessionAnswer {
    let form = try arguments.choice("as", ScreenForm.self) ?? .outline
    let scale = try arguments.number("scale", in: 0.25...4)
    let awaited = try arguments.text("until")
    let timeout = try arguments.number("timeout", in: 0...60) ?? 2
    try arguments.finish()
    await scene.settle()
    if let awaited { try await wait(for: awaited, seconds: timeout, in: scene) }
    switch form {
    case .outline:
      let outline = outline(in: scene)
      lastOutline = outline.all
      let lines = OutlineText(outline.elements).lines(&names)
      return SessionAnswer(id: nil, text: lines.isEmpty ? "The screen is empty." : lines.joined(separator: "\n"))
    case .json: return SessionAnswer(id: nil, text: try json(in: scene))
    case .text: return SessionAnswer(id: nil, text: Self.text(of: scene.frame()))
    case .changes: return SessionAnswer(id: nil, text: report(in: scene, after: lastOutline))
    case .png, .svg:
      return SessionAnswer(id: nil, files: [try picture(form == .png ? .png : .svg, scale: scale, in: scene)])
    }
  }

  private func wait(for text: String, seconds: Double, in scene: any SessionScene) async throws(SessionProblem) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    let query = ElementQuery(.part(text))
    while Screen(scene.frame()).matches(query).isEmpty {
      guard .now < deadline else {
        throw SessionProblem(
          .notFound,
          "\(text.listed) did not come within \(seconds) s. The screen shows:\n" + Self.text(of: scene.frame()))
      }
      try? await Task.sleep(for: .milliseconds(5))
      await scene.settle()
    }
    recording.add(.wait(text: text))
  }

  /// The screen as text, a line for each row of cells.
  private static func text(of frame: Frame) -> String {
    CellPainter(decorations: CellDecorations(selectionMark: .brackets)).paint(frame).text
      .replacing(/\s+$/, with: "")
  }

  private func picture(
    _ format: SessionHost.Surroundings.PictureFormat, scale: Double?, in scene: any SessionScene
  ) throws(SessionProblem) -> SessionAnswer.File {
    guard let picture = surroundings.picture else {
      throw SessionProblem(
        .notPossible, "The app was built without pictures. Expected: the package's trait Image, or as: text")
    }
    let appearance = configuration?.appearance ?? .light
    do {
      let data = try picture(scene.frame(), appearance, CGFloat(scale ?? 1), format)
      return SessionAnswer.File(type: format == .png ? "image/png" : "image/svg+xml", data: data)
    } catch {
      throw SessionProblem(.notPossible, "\(error)")
    }
  }

  private func json(in scene: any SessionScene) throws(SessionProblem) -> String {
    let outline = outline(in: scene)
    lastOutline = outline.all
    let frame = scene.frame()
    let screen = ScreenJSON(
      width: frame.size.width, height: frame.size.height, title: frame.title.isEmpty ? nil : frame.title,
      elements: outline.elements.map { ElementJSON($0, &names) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(screen), as: UTF8.self)
    } catch {
      throw SessionProblem(.notPossible, "The screen has no form as JSON: \(error)")
    }
  }

  /// Describes the controllers, the views or the graph.
  func describeState(_ arguments: inout Arguments, in scene: any SessionScene) throws(SessionProblem) -> SessionAnswer {
    let part = try arguments.choice("of", StatePart.self) ?? .controllers
    try arguments.finish()
    _ = scene.frame()
    return SessionAnswer(id: nil, text: scene.stateDescription(of: part))
  }
}

/// The screen as JSON.
private struct ScreenJSON: Encodable {
  var version = 1
  let width: CGFloat
  let height: CGFloat
  let title: String?
  let elements: [ElementJSON]
}

/// An element as JSON.
private struct ElementJSON: Encodable {
  let id: String
  let role: String
  let name: String?
  let value: String?
  let identifier: String?
  let frame: [CGFloat]
  let state: [String]?
  let uses: [String]?
  let children: [ElementJSON]?

  init(_ element: ScreenOutline.Element, _ names: inout ElementNames) {
    id = names.name(of: element.id)
    role = element.role.listed
    name = element.name.isEmpty ? nil : element.name
    value = element.value
    identifier = element.identifier
    let box = element.frame
    frame = [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 }
    state = element.stateNames.isEmpty ? nil : element.stateNames
    uses = element.uses.isEmpty ? nil : element.uses
    var children: [ElementJSON] = []
    for child in element.children { children.append(ElementJSON(child, &names)) }
    self.children = children.isEmpty ? nil : children
  }
}
