import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct KeyCommandTests {
  /// A controller with key commands that write their titles into a list.
  final class Page: UIViewController {
    var commands: [UIKeyCommand] = []
    var performed: [String] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    func add(
      _ title: String, _ input: String, _ flags: UIKeyModifierFlags = [], hasPriority: Bool = false,
      attributes: UIMenuElement.Attributes = []
    ) {
      let command = UIKeyCommand(title: title, input: input, modifierFlags: flags, attributes: attributes) {
        [unowned self] in performed.append($0.title)
      }
      command.wantsPriorityOverSystemBehavior = hasPriority
      commands.append(command)
    }
  }

  final class Writing: UIView, UIKeyInput {
    var text = ""
    var commands: [UIKeyCommand] = []
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
  }

  let input = InputScene()
  let page = Page()
  let writing = Writing(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    input.window.rootViewController = page
    page.view.addSubview(writing)
  }

  @Test("a key performs the command of the foremost controller, with its modifier keys and no others")
  func controller() {
    page.add("Save", "s", .command)
    input.press(.character("s"), .command)
    expectEqual(page.performed, ["Save"])
    input.press(.character("s"))
    input.press(.character("s"), [.command, .shift])
    input.press(.character("x"), .command)
    expectEqual(page.performed, ["Save"])
  }

  @Test("a capital letter is the letter with shift")
  func shift() {
    page.add("All", "s", [.command, .shift])
    input.press(.character("S"), .command)
    input.press(.character("s"), [.command, .shift])
    expectEqual(page.performed, ["All", "All"])
  }

  @Test("the first responder's command precedes that of a responder further along the chain")
  func chain() {
    var performed = 0
    page.add("Page", "s", .command)
    writing.commands = [UIKeyCommand(input: "s", modifierFlags: .command) { _ in performed += 1 }]
    writing.becomeFirstResponder()
    input.press(.character("s"), .command)
    expectEqual(performed, 1)
    #expect(page.performed.isEmpty)
    writing.resignFirstResponder()
    input.press(.character("s"), .command)
    expectEqual(performed, 1)
    expectEqual(page.performed, ["Page"])
  }

  @Test("typed text precedes a command without a modifier key, unless that wants priority")
  func typing() {
    page.add("Delete", "d")
    page.add("Edit", "e", hasPriority: true)
    writing.becomeFirstResponder()
    input.press(.character("d"))
    input.press(.character("e"))
    input.connection.send(.text("d"))
    input.connection.send(.text("e"))
    expectEqual(writing.text, "dd")
    expectEqual(page.performed, ["Edit", "Edit"])
    writing.resignFirstResponder()
    input.press(.character("d"))
    input.connection.send(.text("d"))
    expectEqual(page.performed, ["Edit", "Edit", "Delete", "Delete"])
  }

  @Test("a key that scrolls or moves the focus does so before its command is performed")
  func usualMeaning() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    page.view.addSubview(button)
    page.add("Down", UIKeyCommand.inputDownArrow)
    page.add("Escape", UIKeyCommand.inputEscape)
    input.press(.down)
    #expect(button.isFocused)
    #expect(page.performed.isEmpty)
    input.press(.escape)
    expectEqual(page.performed, ["Escape"])
    page.commands.removeAll()
    page.add("Down", UIKeyCommand.inputDownArrow, hasPriority: true)
    input.press(.down)
    expectEqual(page.performed, ["Escape", "Down"])
  }

  @Test("disabled and hidden commands have no key")
  func attributes() {
    page.add("Disabled", "s", .command, attributes: .disabled)
    page.add("Hidden", "s", .command, attributes: .hidden)
    input.press(.character("s"), .command)
    #expect(page.performed.isEmpty)
    page.add("Last", "s", .command)
    input.press(.character("s"), .command)
    expectEqual(page.performed, ["Last"])
  }

  @Test("where a host has no command key, its substitute performs commands, and is listed with them")
  func substitute() {
    input.scene.configure { $0.commandModifier = .alternate }
    page.add("Save", "s", .command)
    page.add("Other", "o", .alternate)
    input.press(.character("s"), .alternate)
    input.press(.character("o"), .alternate)
    expectEqual(page.performed, ["Save", "Other"])
    let hints = input.connection.keyHints()
    expectEqual(hints.first, KeyHint([.key(KeyEvent(.character("s"), modifiers: .alternate))], "Save"))
    input.press(.character("s"), .command)
    expectEqual(page.performed.last, "Save")
  }

  @Test("the list of keys has the commands that have a title and apply, by their discoverability titles first")
  func hints() {
    page.add("Save", "s", .command)
    page.add("", "x", .command)
    page.add("Hidden", "h", .command, attributes: .hidden)
    page.add("Page Down", UIKeyCommand.inputPageDown, .control)
    page.commands[0].discoverabilityTitle = "Save the page"
    let meanings = input.connection.keyHints().map(\.meaning)
    expectEqual(meanings.prefix(2), ["Save the page", "Page Down"])
    #expect(!meanings.contains(""))
    #expect(!meanings.contains("Hidden"))
    #expect(!meanings.contains("perform a command"))
  }

  @Test("a command in a menu is an element that performs it")
  func menus() {
    page.add("Save", "s", .command)
    page.add("Hidden", "h", attributes: .hidden)
    let content = MenuContent(UIMenu(children: page.commands))
    let rows = content.sections.flatMap(\.rows)
    expectEqual(rows.map { $0.element?.title }, ["Save"])
    if case .action(let action)? = rows.first { action.performWithSender(nil, target: nil) }
    expectEqual(page.performed, ["Save"])
  }
}

@MainActor @Suite struct PressTests {
  final class Page: UIViewController {
    var calls: [String] = []
    var keepsPresses = false
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { calls.append("began \(press.key?.charactersIgnoringModifiers ?? "") \(press.phase)") }
      if !keepsPresses { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { calls.append("ended \(press.key?.charactersIgnoringModifiers ?? "") \(press.phase)") }
      if !keepsPresses { super.pressesEnded(presses, with: event) }
    }
  }

  let input = InputScene()
  let page = Page()
  let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

  init() {
    input.window.rootViewController = page
    page.view.addSubview(button)
  }

  @Test("a key is a press that begins and ends along the responder chain")
  func chain() {
    input.press(.character("S"), .command)
    expectEqual(page.calls, ["began s began", "ended s ended"])
  }

  @Test("a press that a responder keeps has no other effect")
  func keeping() {
    page.keepsPresses = true
    input.press(.down)
    #expect(!button.isFocused)
    page.keepsPresses = false
    input.press(.down)
    #expect(button.isFocused)
    expectEqual(page.calls.count, 4)
  }

  @Test("a key has the position of its character on a keyboard, with shift or without")
  func codes() {
    expectEqual(UIKeyboardHIDUsage(.character("a")), .keyboardA)
    expectEqual(UIKeyboardHIDUsage(.character("Z")), .keyboardZ)
    expectEqual(UIKeyboardHIDUsage(.character("0")), .keyboard0)
    expectEqual(UIKeyboardHIDUsage(.character("?")), .keyboardSlash)
    expectEqual(UIKeyboardHIDUsage(.up), .keyboardUpArrow)
    expectEqual(UIKeyboardHIDUsage(.character("é")), .keyboardErrorUndefined)
    expectEqual(UIKeyboardHIDUsage.keyboardUpArrow.rawValue, 82)
    expectEqual(UIKeyboardHIDUsage.keyboardSpacebar.rawValue, 44)
  }

  /// A view that counts its layouts.
  private final class CountedView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("keys that edit a text lay out nothing before they take effect")
  func editingWithoutLayout() {
    let screen = InputScene()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let view = CountedView(frame: CGRect(x: 0, y: 40, width: 200, height: 34))
    screen.window.addSubview(field)
    screen.window.addSubview(view)
    screen.layOut()
    field.becomeFirstResponder()
    view.setNeedsLayout()
    let layouts = view.layouts
    screen.connection.send(.text("a"))
    screen.press(.space)
    screen.press(.left)
    #expect(field.text == "a ")
    expectEqual(view.layouts, layouts)
    // One that may move the focus needs the frames of all views.
    screen.press(.tab)
    expectEqual(view.layouts, layouts + 1)
  }
}
