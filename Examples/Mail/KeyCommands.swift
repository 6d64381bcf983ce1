import UIKit

/// A command of the keyboard.
enum KeyCommand: String, CaseIterable {
  case new = "New Message"
  case reply = "Reply"
  case delete = "Delete Message"
  case next = "Next Message"
  case previous = "Previous Message"
  case send = "Send"

  private var input: String {
    switch self {
    case .new: "n"
    case .reply: "r"
    case .delete: "\u{8}"
    case .next: UIKeyCommand.inputDownArrow
    case .previous: UIKeyCommand.inputUpArrow
    case .send: "\r"
    }
  }

  private var title: String { String(localized: String.LocalizationValue(rawValue)) }

  private var modifierFlags: UIKeyModifierFlags { self == .delete ? [] : .command }

  /// The command for a responder. On Apple's platforms its action is the responder's `performKeyCommand(_:)`, elsewhere a
  /// closure that calls it.
  @MainActor
  func command(for responder: any KeyCommandResponder) -> UIKeyCommand {
    #if canImport(ObjectiveC)
      UIKeyCommand(
        title: title, action: #selector(KeyCommandResponder.performKeyCommand(_:)), input: input,
        modifierFlags: modifierFlags, propertyList: rawValue)
    #else
      UIKeyCommand(title: title, input: input, modifierFlags: modifierFlags, propertyList: rawValue) {
        [weak responder] in responder?.performKeyCommand($0)
      }
    #endif
  }
}

/// A responder that performs commands of the keyboard.
#if canImport(ObjectiveC)
  @objc
#endif
@MainActor protocol KeyCommandResponder: AnyObject {
  func performKeyCommand(_ sender: UIKeyCommand)
}

extension UIKeyCommand {
  /// The command that a key stands for; nil for that of another object.
  var command: KeyCommand? { (propertyList as? String).flatMap(KeyCommand.init(rawValue:)) }
}
