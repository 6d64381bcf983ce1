import Foundation
import RenderTree
import Stage
import Testing
import UIKitCore

/// A small screen of character cells whose drawings are compared with those in the source of a test.
@MainActor
final class DrawnScreen {
  /// The size of a character cell, in points.
  nonisolated static let cell = MonospaceTextEngine.cell

  /// The side of a text on which a control stands.
  enum Side { case left, right }

  let scene: InputScene
  /// The point of the finger that is down after a drag; nil if no finger is down.
  var finger: CGPoint?

  init(columns: Int, rows: Int, isRightToLeft: Bool) {
    let size = CGSize(width: CGFloat(columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height)
    scene = InputScene(
      size: size, pointGrid: Self.cell, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Fills the window with a view.
  func show(_ view: UIView) {
    view.frame = scene.window.bounds
    scene.window.addSubview(view)
  }

  /// The screen as it is now.
  var drawing: ScreenDrawing { ScreenDrawing(scene.connection.frame()) }

  /// Returns the middle of a visible text.
  func location(of text: String) throws -> CGPoint {
    let place = try place(of: text)
    return middle(place.columns, inRow: place.row)
  }

  /// Returns the middle of the character that is nearest to a visible text on its left or its right side.
  func location(ofControl side: Side, of text: String) throws -> CGPoint {
    let place = try place(of: text)
    let marks = drawing.marks(inRow: place.row)
    let mark =
      switch side {
      case .left: marks.last { $0 < place.columns.lowerBound }
      case .right: marks.first { $0 >= place.columns.upperBound }
      }
    guard let mark else { throw DrawnScreenError(description: "\(text) has no control on this screen:\n\(drawing)") }
    return middle(mark..<(mark + 1), inRow: place.row)
  }

  private func place(of text: String) throws -> ScreenDrawing.Place {
    let places = drawing.places(of: text)
    guard let place = places.first, places.count == 1 else {
      throw DrawnScreenError(description: "\(text) occurs \(places.count) times on this screen:\n\(drawing)")
    }
    return place
  }

  private func middle(_ columns: Range<Int>, inRow row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(columns.lowerBound) + CGFloat(columns.count) / 2) * Self.cell.width,
      y: (CGFloat(row) + 0.5) * Self.cell.height)
  }

  /// Drags a finger, and leaves it down without motion.
  func drag(from start: CGPoint, to end: CGPoint) {
    scene.drag(from: start, to: end, steps: 8, lifting: false)
    scene.advance(by: 1)
    finger = end
  }

  /// Performs a step, and everything that follows from it. While a finger is down, time stands still.
  private func perform(_ step: Step) async throws {
    try step.perform(self)
    if finger == nil { await scene.connection.settle() }
  }

  /// Performs groups of steps, and compares the screens before, between and after them with a drawing.
  ///
  /// The drawing shows the screens side by side with the labels of the steps between them; ``ScreenDrawing`` says how a
  /// screen is drawn. If a drawing differs, the failure shows both drawings one below the other.
  func check(
    _ groups: [[Step]], draws expected: String, sourceLocation: SourceLocation
  ) async throws {
    await scene.connection.settle()
    var strip = DrawnStrip(drawing)
    for steps in groups {
      for step in steps { try await perform(step) }
      strip.append(steps, drawing)
    }
    let actual = strip.description
    guard actual != expected else { return }
    Issue.record(
      "The screens differ from the drawing.\n\nExpected:\n\(expected)\n\nActual:\n\(actual)\n",
      sourceLocation: sourceLocation)
  }
}

/// The error of a step that cannot be performed.
struct DrawnScreenError: Error, CustomStringConvertible {
  let description: String
}

/// An object that shows a view on a screen that is compared with drawings.
@MainActor
protocol Drawn {
  var screen: DrawnScreen { get }
}

extension Drawn {
  /// Performs groups of steps, and compares the screens before, between and after them with a drawing.
  func check(
    _ groups: [Step]..., draws expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await screen.check(groups, draws: expected, sourceLocation: sourceLocation)
  }
}
