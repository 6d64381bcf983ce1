import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITextInputTraitsTests {
  let screen = InputScene()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  init() {
    screen.window.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test("a field has the original's default traits, and keeps others")
  func traits() {
    expectEqual(field.autocapitalizationType, .sentences)
    expectEqual(field.keyboardType, .default)
    expectEqual(field.returnKeyType, .default)
    #expect(field.textContentType == nil)
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    field.inlinePredictionType = .no
    let traits: any UITextInputTraits = field
    expectEqual(traits.keyboardType, .emailAddress)
    expectEqual(traits.textContentType, .emailAddress)
    expectEqual(traits.passwordRules?.passwordRulesDescriptor, "minlength: 12;")
    expectEqual(traits.inlinePredictionType, .no)
  }

  /// A view that declares two traits alone.
  final class Pad: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    var returnKeyType = UIReturnKeyType.send
    var enablesReturnKeyAutomatically = true
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }

  @Test("a type that declares some traits has the defaults of the others")
  func defaults() {
    let traits: any UITextInputTraits = Pad()
    expectEqual(traits.returnKeyType, .send)
    expectEqual(traits.autocapitalizationType, .sentences)
    expectEqual(traits.autocorrectionType, .default)
    expectEqual(traits.spellCheckingType, .default)
    expectEqual(traits.smartQuotesType, .default)
    expectEqual(traits.smartDashesType, .default)
    expectEqual(traits.smartInsertDeleteType, .default)
    expectEqual(traits.keyboardType, .default)
    expectEqual(traits.keyboardAppearance, .default)
    #expect(!traits.isSecureTextEntry)
    #expect(traits.textContentType == nil)
    #expect(traits.passwordRules == nil)
    expectEqual(traits.inlinePredictionType, .default)
  }

  @Test("the return key of a view that takes text has its name, and can be disabled without text")
  func returnKeyOfKeyInput() {
    let pad = Pad()
    let action = pad.inputAction(for: KeyEvent(.enter))
    expectEqual(action?.meaning, "press send")
    action?.perform()
    #expect(pad.text.isEmpty)
    pad.insertText("a")
    action?.perform()
    expectEqual(pad.text, "a\n")
  }

  @Test("the raw values of keyboards and return keys are the original's")
  func rawValues() {
    expectEqual(UIKeyboardType.numberPad.rawValue, 4)
    expectEqual(UIKeyboardType.emailAddress.rawValue, 7)
    expectEqual(UIKeyboardType.asciiCapableNumberPad.rawValue, 11)
    expectEqual(UIReturnKeyType.search.rawValue, 6)
    expectEqual(UIReturnKeyType.continue.rawValue, 11)
    expectEqual(UITextAutocapitalizationType.allCharacters.rawValue, 3)
    expectEqual(UIKeyboardAppearance.light.rawValue, 2)
  }

  @Test(
    "the return key's name is in its hint",
    arguments: [
      (.default, "press return"), (.search, "press search"), (.continue, "press continue"), (.done, "press done"),
      (.emergencyCall, "press emergency call"),
    ] as [(UIReturnKeyType, String)])
  func returnKey(type: UIReturnKeyType, text: String) {
    field.returnKeyType = type
    expectEqual(field.action(for: KeyEvent(.enter))?.meaning, text)
  }

  @Test("an empty field can disable the return key")
  func automaticReturnKey() {
    final class Counter { var count = 0 }
    let counter = Counter()
    field.addAction(UIAction { _ in counter.count += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    screen.press(.enter)
    expectEqual(counter.count, 0)
    field.text = "a"
    screen.press(.enter)
    expectEqual(counter.count, 1)
  }
}
