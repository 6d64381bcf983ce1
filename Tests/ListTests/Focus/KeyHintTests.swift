import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Key hints describe what the keys do.
@MainActor @Suite struct KeyHintTests {
  let screen = InputScene()

  private func hints() -> [String] {
    screen.connection.keyHints().map { hint in
      let keys = hint.triggers.map { trigger -> String in
        switch trigger {
        case .text: "letters"
        case .key(let event): (event.modifiers == .shift ? "shift-" : "") + "\(event.key)"
        }
      }
      return keys.joined(separator: " ") + ": " + hint.meaning
    }
  }

  /// A view with a value from 0 to 10.
  final class Dial: UIView {
    var value = 5
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set {}
    }
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
  }

  @Test("an empty screen has no key hints")
  func empty() {
    expectEqual(hints(), [])
  }

  @Test("hints describe enter for the focused view and possible arrows")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    for view in [button, toggle, field] { screen.window.addSubview(view) }
    expectEqual(hints(), ["letters: go to a match", "up down left right tab: focus an item"])
    screen.press(.down)
    #expect(hints().contains("enter space: press"))
    #expect(hints().contains("down: move the focus"))
    #expect(hints().contains("tab: go to the next item"))
    screen.press(.down)
    #expect(hints().contains("enter space: toggle"))
    #expect(hints().contains("up down: move the focus"))
    screen.press(.down)
    #expect(hints().contains("enter space: edit the text"))
    screen.press(.enter)
    expectEqual(
      hints(),
      [
        "letters space: type", "up: move the focus", "left right home end: move the insertion point",
        "enter: press return", "shift-tab: go to the previous item", "backspace delete: delete a character",
        "escape: end typing",
      ])
  }

  @Test("sideways keys adjust values in the interface direction")
  func adjusting() throws {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.window.addSubview(dial)
    screen.press(.down)
    expectEqual(hints(), ["left: decrease", "right: increase"])
    screen.press(.right)
    screen.press(.right)
    screen.press(.left)
    screen.press(.enter)
    expectEqual(dial.value, 6)
    let frame = screen.connection.frame()
    let node = try #require(frame.root.children.first?.children.first { $0.id == dial.nodeID })
    expectEqual(node.semantics?.role, .adjustable)
    expectEqual(node.semantics?.actions, [.increment, .decrement])
    screen.connection.send(.action(.decrement, dial.nodeID))
    expectEqual(dial.value, 5)
    screen.window.semanticContentAttribute = .forceRightToLeft
    dial.semanticContentAttribute = .forceRightToLeft
    screen.press(.left)
    expectEqual(dial.value, 6)
  }

  @Test("a UIKeyInput view takes text and editing keys until escape")
  func keyInput() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
      override var canBecomeFirstResponder: Bool { true }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.window.addSubview(pad)
    pad.becomeFirstResponder()
    #expect(screen.connection.acceptsText)
    for key in [KeyEvent.Key.character("a"), .space, .character("b"), .character("c"), .backspace, .enter] {
      screen.press(key)
    }
    expectEqual(pad.text, "a b\n")
    #expect(hints().contains("escape: end typing"))
    screen.press(.escape)
    #expect(!pad.isFirstResponder)
    #expect(!screen.connection.acceptsText)
  }

  @Test("keys scroll the innermost scroll view that can move")
  func nestedScrolling() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    outer.contentSize = CGSize(width: 400, height: 1000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 20, width: 400, height: 60))
    inner.contentSize = CGSize(width: 1000, height: 60)
    let dial = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(dial)
    screen.press(.down)
    screen.press(.right)
    expectEqual(inner.contentOffset.x, 48)
    expectEqual(outer.contentOffset, .zero)
    screen.press(.down)
    expectEqual(outer.contentOffset.y, 48)
    screen.press(.pageDown)
    expectEqual(outer.contentOffset.y, 248)
    screen.press(.end)
    expectEqual(outer.contentOffset.y, 800)
    expectEqual(inner.contentOffset.x, 48)
    #expect(!hints().contains { $0.contains("end: ") })
  }

  // MARK: Random walks

  /// A screen with an instance of everything that keys act on.
  @MainActor
  final class Garden {
    let notes = ShownNotes(0..<40)
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let field = UITextField(frame: CGRect(x: 110, y: 0, width: 90, height: 40))
    var presses = 0

    init(selectsSeveral: Bool) {
      let window = notes.shown.window
      notes.view.frame = CGRect(x: 0, y: 50, width: 200, height: 120)
      notes.view.allowsMultipleSelection = selectsSeveral
      window.addSubview(dial)
      window.addSubview(field)
      let row = UIScrollView(frame: CGRect(x: 0, y: 175, width: 200, height: 40))
      row.contentSize = CGSize(width: 500, height: 40)
      for place in 0..<4 {
        let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.presses += 1 })
        button.frame = CGRect(x: 120 * place, y: 0, width: 100, height: 40)
        row.addSubview(button)
      }
      window.addSubview(row)
      notes.layOut()
      notes.forget()
    }

    /// All state that a key could change.
    var state: [String] {
      let window = notes.shown.window
      let scrolled = window.subviews.compactMap { ($0 as? UIScrollView)?.contentOffset }
      let engine = notes.shown.scene.focusEngine
      return [
        "\(scrolled)", "\(engine.focusedView.map { "\(ObjectIdentifier($0))" } ?? "none")", "\(dial.value)",
        field.text ?? "", "\(field.insertionOffset)", "\(field.isEditing)", "\(presses)",
        "\(notes.view.indexPathsForSelectedItems ?? [])", "\(notes.notes.calls("shouldSelect").count)",
        "\(notes.view.focusedPath ?? [])",
      ]
    }
  }

  @Test("listed keys have an effect, and others have none", arguments: 1...6)
  func listedKeysWork(seed: Int) {
    var random = Randomness(seed: seed)
    let garden = Garden(selectsSeveral: seed.isMultiple(of: 2))
    let screen = garden.notes.shown
    let keys: [KeyEvent] =
      [.up, .down, .left, .right, .enter, .space, .tab, .pageUp, .pageDown, .home, .end, .escape, .backspace, .delete]
      .flatMap { [KeyEvent($0), KeyEvent($0, modifiers: .shift)] }
    for step in 0..<400 {
      // Down is frequent, so that the walk reaches the list.
      let key = random.next(below: 4) == 0 ? KeyEvent(.down) : keys[random.next(below: keys.count)]
      let plain = KeyEvent(key.key)
      let hint = screen.connection.keyHints().first { hint in
        hint.triggers.contains(.key(key)) || key.key != .tab && hint.triggers.contains(.key(plain))
      }
      let before = garden.state
      screen.press(key.key, key.modifiers)
      screen.layOut()
      let changes = garden.state != before
      // A field keeps these keys, even without anything to delete or pass.
      let isQuiet = ["delete a character", "move the insertion point", "select text", "press return"].contains(
        hint?.meaning ?? "")
      #expect(changes == (hint != nil) || isQuiet, "seed \(seed), step \(step), \(key), \(hint as Any)")
    }
  }
}
