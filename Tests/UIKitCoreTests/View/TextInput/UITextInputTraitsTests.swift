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
    let traits: any UITextInputTraits = field
    traits.keyboardType = .emailAddress
    traits.textContentType = .emailAddress
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .emailAddress)
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
