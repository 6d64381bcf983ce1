import UIKit

/// A command of the keyboard.
enum KeyCommand: String {
  case find = "Find"
  case example = "Example"
  case source = "Source"
  case both = "Both"
  case next = "Next Example"
  case previous = "Previous Example"

  private var input: String {
    switch self {
    case .find: "f"
    case .example: "1"
    case .source: "2"
    case .both: "3"
    case .next: UIKeyCommand.inputDownArrow
    case .previous: UIKeyCommand.inputUpArrow
    }
  }

  private var title: String { String(localized: String.LocalizationValue(rawValue)) }

  /// The examples have commands of their own for arrows with the command key.
  private var modifierFlags: UIKeyModifierFlags { self == .next || self == .previous ? .control : .command }

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
