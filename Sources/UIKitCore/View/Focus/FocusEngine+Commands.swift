import Foundation
import RenderTree

extension FocusEngine {
  /// The responder that receives keys first: the first responder, otherwise the focused view, otherwise the foremost
  /// view controller, presented ones included; in a modal view of no controller, that view.
  var keyResponder: UIResponder? {
    window?.reachableResponder ?? focusedView ?? frontController?.foremostController ?? root
  }

  /// The controller in front, if keys can reach its whole view.
  var frontController: UIViewController? {
    guard let root, let front = window?.frontController, let view = front.viewIfLoaded, view.isDescendant(of: root)
    else { return nil }
    return front
  }

  /// The key commands that apply now, from the first responder to the end of the responder chain. Of several with the
  /// same key, only the first applies.
  var keyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var taken: Set<KeyInput> = []
    var responder = keyResponder
    while let current = responder {
      for command in current.keyCommands ?? [] where command.attributes.isDisjoint(with: [.disabled, .hidden]) {
        if let input = command.keyInput, command.canBePerformed, taken.insert(input).inserted {
          commands.append(command)
        }
      }
      responder = current.next
    }
    return commands
  }

  /// The first of some commands that a key performs; nil if none does.
  func command(for event: KeyEvent, in commands: [UIKeyCommand]) -> UIKeyCommand? {
    guard !commands.isEmpty else { return nil }
    let input = KeyInput(event)
    // A command for the very key precedes one for the command key that it stands for.
    if let command = commands.first(where: { $0.keyInput == input }) { return command }
    let substitute = scene.configuration.commandModifier
    guard input.modifiers.contains(substitute) else { return nil }
    var other = input
    other.modifiers.remove(substitute)
    other.modifiers.insert(.command)
    return commands.first { $0.keyInput == other }
  }

  /// The key event of a command on the host; nil if its input is no key.
  func event(of command: UIKeyCommand) -> KeyEvent? {
    guard let input = command.keyInput, let key = KeyEvent.Key(input: input.input) else { return nil }
    var modifiers = input.modifiers
    if modifiers.contains(.command), !modifiers.contains(scene.configuration.commandModifier) {
      modifiers.remove(.command)
      modifiers.insert(scene.configuration.commandModifier)
    }
    return KeyEvent(key, modifiers: modifiers)
  }

  /// Sends a press to the responder chain. Returns true if a responder kept it, because its methods did not call
  /// `super`.
  func sendPress(_ event: KeyEvent) -> Bool {
    guard let responder = keyResponder else { return false }
    let press = UIPress(event, at: scene.clock.now, on: responder)
    let pressesEvent = UIPressesEvent(press)
    responder.pressesBegan([press], with: pressesEvent)
    let isKept = !pressesEvent.hasReachedEnd
    press.phase = .ended
    responder.pressesEnded([press], with: pressesEvent)
    return isKept
  }

  /// Performs the command of a typed character that precedes its insertion. Returns false if there is none.
  func takeCommand(_ character: Character) -> Bool {
    guard let action = KeyInterpreter(self).commandAction(for: KeyEvent(.character(character))) else { return false }
    action.perform()
    return true
  }

  /// Performs the command of a typed character, or lets a responder keep the press. Returns false if the character is to
  /// be inserted.
  func takeCharacter(_ character: Character) -> Bool {
    takeCommand(character) || sendPress(KeyEvent(.character(character)))
  }
}

extension UIKeyCommand {
  /// The key and the modifier keys; nil without an input.
  fileprivate var keyInput: KeyInput? {
    guard let input, !input.isEmpty else { return nil }
    return KeyInput(input == "\n" ? "\r" : input, modifierFlags.eventModifiers)
  }
}
