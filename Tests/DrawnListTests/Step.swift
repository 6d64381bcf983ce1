import Foundation
import RenderTree

/// One thing that a user or the app does, with its label in drawings.
struct Step {
  /// The lines between the drawing before and the drawing after.
  let label: String
  /// True for a press of a key; the labels of keys stand side by side.
  var isKey = false
  /// Performs the step on a screen.
  let perform: @MainActor (DrawnScreen) throws -> Void
}

// MARK: - Keys

extension Step {
  static let up = key("↑", .up)
  static let down = key("↓", .down)
  static let left = key("←", .left)
  static let right = key("→", .right)
  static let enter = key("⏎", .enter)
  static let space = key("␣", .space)
  static let escape = key("esc", .escape)
  static let pageDown = key("page ↓", .pageDown)
  static let home = key("home", .home)
  static let end = key("end", .end)
  static let shiftUp = key("⇧↑", .up, .shift)
  static let shiftDown = key("⇧↓", .down, .shift)
  static let alternateUp = key("⌥↑", .up, .alternate)
  static let alternateDown = key("⌥↓", .down, .alternate)

  /// A letter.
  static func letter(_ character: Character) -> Step { key(String(character), .character(character)) }

  private static func key(_ label: String, _ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Step {
    Step(label: label, isKey: true) { $0.scene.press(key, modifiers) }
  }
}

// MARK: - Touches

extension Step {
  /// The direction of a swipe or a drag.
  enum Direction: String { case left = "←", right = "→", up = "↑", down = "↓" }

  /// A tap with a finger on a visible text.
  static func tap(_ text: String) -> Step {
    Step(label: "tap\n\(text)") { screen in
      let point = try screen.location(of: text)
      screen.scene.tap(point.x, point.y)
    }
  }

  /// A tap on the control to the left of a text.
  static func tap(leftOf text: String) -> Step {
    Step(label: "tap left\nof \(text)") { screen in
      let point = try screen.location(ofControl: .left, of: text)
      screen.scene.tap(point.x, point.y)
    }
  }

  /// A drag of the reorder control in the row of a text; then the finger stays down.
  static func dragReorderControl(of text: String, _ direction: Direction, _ cells: Int) -> Step {
    Step(label: "drag ≡\n\(text) \(direction.rawValue)\(cells)") { screen in
      let start = try screen.location(ofControl: .right, of: text)
      screen.drag(from: start, to: direction.end(of: cells, from: start))
    }
  }

  /// A click with a mouse on a visible text while the shift key is down.
  static func shiftClick(_ text: String) -> Step {
    Step(label: "⇧click\n\(text)") { screen in
      let point = try screen.location(of: text)
      for phase in [PointerEvent.Phase.began, .ended] {
        screen.scene.connection.send(.pointer(PointerEvent(phase, at: point, modifiers: .shift, kind: .mouse)))
      }
    }
  }

  /// A quick swipe that starts on a visible text and is lifted at speed.
  static func swipe(_ text: String, _ direction: Direction, _ cells: Int) -> Step {
    Step(label: "swipe\n\(text) \(direction.rawValue)\(cells)") { screen in
      let start = try screen.location(of: text)
      screen.scene.drag(from: start, to: direction.end(of: cells, from: start), steps: 8)
    }
  }

  /// A drag that starts on a visible text; then the finger stays down.
  static func drag(_ text: String, _ direction: Direction, _ cells: Int) -> Step {
    Step(label: "drag\n\(text) \(direction.rawValue)\(cells)") { screen in
      let start = try screen.location(of: text)
      screen.drag(from: start, to: direction.end(of: cells, from: start))
    }
  }

  /// The end of a drag.
  static let lift = Step(label: "lift") { screen in
    guard let finger = screen.finger else { return }
    screen.scene.touch(.ended, finger.x, finger.y)
    screen.finger = nil
  }
}

extension Step.Direction {
  /// Returns the point that is a number of character cells away.
  fileprivate func end(of cells: Int, from start: CGPoint) -> CGPoint {
    let (columns, rows) = (CGFloat(cells) * DrawnScreen.cell.width, CGFloat(cells) * DrawnScreen.cell.height)
    return switch self {
    case .left: CGPoint(x: start.x - columns, y: start.y)
    case .right: CGPoint(x: start.x + columns, y: start.y)
    case .up: CGPoint(x: start.x, y: start.y - rows)
    case .down: CGPoint(x: start.x, y: start.y + rows)
    }
  }
}

// MARK: - Changes by the app

extension Step {
  /// A change that the app makes.
  static func change(_ label: String, _ change: @escaping @MainActor () -> Void) -> Step {
    Step(label: label) { screen in screen.scene.connection.perform(change) }
  }
}
