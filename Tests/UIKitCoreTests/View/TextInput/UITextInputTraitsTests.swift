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
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(field.textContentType == nil)
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    field.inlinePredictionType = .no
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .emailAddress)
    #expect(traits.textContentType == .emailAddress)
    #expect(traits.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
    #expect(traits.inlinePredictionType == .no)
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
    #expect(traits.returnKeyType == .send)
    #expect(traits.autocapitalizationType == .sentences)
    #expect(traits.autocorrectionType == .default)
    #expect(traits.spellCheckingType == .default)
    #expect(traits.smartQuotesType == .default)
    #expect(traits.smartDashesType == .default)
    #expect(traits.smartInsertDeleteType == .default)
    #expect(traits.keyboardType == .default)
    #expect(traits.keyboardAppearance == .default)
    #expect(!traits.isSecureTextEntry)
    #expect(traits.textContentType == nil)
    #expect(traits.passwordRules == nil)
    #expect(traits.inlinePredictionType == .default)
  }

  @Test("the return key of a view that takes text has its name, and can be disabled without text")
  func returnKeyOfKeyInput() {
    let pad = Pad()
    let action = pad.inputAction(for: KeyEvent(.enter))
    #expect(action?.meaning == "press send")
    action?.perform()
    #expect(pad.text.isEmpty)
    pad.insertText("a")
    action?.perform()
    #expect(pad.text == "a\n")
  }

  @Test("the raw values of keyboards and return keys are the original's")
  func rawValues() {
    #expect(UIKeyboardType.numberPad.rawValue == 4)
    #expect(UIKeyboardType.emailAddress.rawValue == 7)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIReturnKeyType.search.rawValue == 6)
    #expect(UIReturnKeyType.continue.rawValue == 11)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(UIKeyboardAppearance.light.rawValue == 2)
  }

  @Test(
    "the return key's name is in its hint",
    arguments: [
      (.default, "press return"), (.search, "press search"), (.continue, "press continue"), (.done, "press done"),
      (.emergencyCall, "press emergency call"),
    ] as [(UIReturnKeyType, String)])
  func returnKey(type: UIReturnKeyType, text: String) {
    field.returnKeyType = type
    #expect(field.action(for: KeyEvent(.enter))?.meaning == text)
  }

  @Test("an empty field can disable the return key")
  func automaticReturnKey() {
    final class Counter { var count = 0 }
    let counter = Counter()
    field.addAction(UIAction { _ in counter.count += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    screen.press(.enter)
    #expect(counter.count == 0)
    field.text = "a"
    screen.press(.enter)
    #expect(counter.count == 1)
  }
}
