import Foundation
import RenderTree
import ScreenUse

extension Session {
  /// The most snapshots that are kept.
  private static let capacity = 50

  /// Keeps the screen under a name.
  func keepSnapshot(_ arguments: inout Arguments, in scene: any SessionScene) throws(SessionProblem) -> SessionAnswer {
    let name = try arguments.text("name") ?? "last"
    try arguments.finish()
    guard snapshots[name] != nil || snapshots.count < Self.capacity else {
      throw SessionProblem(
        .notPossible, "There are \(Self.capacity) snapshots. Expected: the name of one of them, which is replaced")
    }
    snapshots[name] = Snapshot(
      frame: scene.frame(), outline: outline(in: scene).all, appearance: configuration?.appearance ?? .light)
    return SessionAnswer(id: nil, text: "Kept the screen as \(name.listed).")
  }

  /// Compares the screen with one that was kept: by its elements, and by its looks, with a box for each part.
  func compare(_ arguments: inout Arguments, in scene: any SessionScene) throws(SessionProblem) -> SessionAnswer {
    let name = try arguments.text("name") ?? "last"
    try arguments.finish()
    guard let old = snapshots[name] else {
      let known = snapshots.keys.sorted().map(\.listed).joined(separator: ", ")
      throw SessionProblem(
        .notFound,
        "There is no snapshot \(name.listed). Expected: \(known.isEmpty ? "snapshot first" : "one of \(known)")")
    }
    let frame = scene.frame()
    var lines = OutlineChanges(from: old.outline, to: outline(in: scene).all).lines(&names)
    if old.frame.size != frame.size {
      lines.append("The screen has \(CGRect(origin: .zero, size: frame.size).listed) points, and had another size.")
    } else {
      let boxes = try differences(old, frame)
      lines += boxes.map { "differs: \($0.listed)" }
    }
    let text = lines.isEmpty ? "The screen is as in \(name.listed)." : lines.joined(separator: "\n")
    return SessionAnswer(id: nil, text: text)
  }

  private func differences(_ old: Snapshot, _ new: Frame) throws(SessionProblem) -> [CGRect] {
    guard let differences = surroundings.differences else { return Self.cellDifferences(old.frame, new) }
    do {
      return try differences(old.frame, new, old.appearance)
    } catch {
      throw SessionProblem(.notPossible, "The pictures cannot be compared: \(error)")
    }
  }

  /// Returns the boxes in which the cells of two frames differ: for apps without pictures.
  private static func cellDifferences(_ old: Frame, _ new: Frame) -> [CGRect] {
    let painter = CellPainter(decorations: CellDecorations())
    let (before, after) = (painter.paint(old), painter.paint(new))
    var boxes = DifferenceBoxes(columns: after.width, rows: after.height)
    for row in 0..<min(before.height, after.height) {
      for column in 0..<min(before.width, after.width) where before[column, row] != after[column, row] {
        boxes.mark(column: column, row: row)
      }
    }
    return boxes.boxes(tile: MonospaceTextEngine.cell)
  }

  /// Writes the session as a test.
  func record(_ arguments: inout Arguments) throws(SessionProblem) -> SessionAnswer {
    let name = try arguments.text("name") ?? "RecordedSession"
    try arguments.finish()
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
      throw SessionProblem(.badRequest, "name is \(name.listed). Expected: the name of a type, such as AddingNotes")
    }
    return SessionAnswer(id: nil, text: recording.source(named: name))
  }
}
