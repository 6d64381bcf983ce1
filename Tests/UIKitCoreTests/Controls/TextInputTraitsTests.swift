import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct TextInputTraitsTests {
  /// A trait that hosts use.
  enum Trait: CaseIterable {
    case keyboard, returnKey, capitalization, correction, spelling, contentType, secrecy

    @MainActor var change: (UITextField) -> Void {
      switch self {
      case .keyboard: { $0.keyboardType = .numberPad }
      case .returnKey: { $0.returnKeyType = .continue }
      case .capitalization: { $0.autocapitalizationType = .allCharacters }
      case .correction: { $0.autocorrectionType = .no }
      case .spelling: { $0.spellCheckingType = .yes }
      case .contentType: { $0.textContentType = .oneTimeCode }
      case .secrecy: { $0.isSecureTextEntry = true }
      }
    }

    @MainActor var changeOfView: (UITextView) -> Void {
      switch self {
      case .keyboard: { $0.keyboardType = .numberPad }
      case .returnKey: { $0.returnKeyType = .continue }
      case .capitalization: { $0.autocapitalizationType = .allCharacters }
      case .correction: { $0.autocorrectionType = .no }
      case .spelling: { $0.spellCheckingType = .yes }
      case .contentType: { $0.textContentType = .oneTimeCode }
      case .secrecy: { $0.isSecureTextEntry = true }
      }
    }

    var semantics: Semantics.TextInput {
      var input = Semantics.TextInput()
      switch self {
      case .keyboard: input.keyboard = .digits
      case .returnKey: input.returnKey = .next
      case .capitalization: input.capitalization = .characters
      case .correction: input.correctsWords = false
      case .spelling: input.checksSpelling = true
      case .contentType: input.contentType = "one-time-code"
      case .secrecy: input.isSecret = true
      }
      return input
    }
  }

  let screen = InputScene()

  /// The traits in a new frame, of all views of text.
  private var rendered: [Semantics.TextInput?] {
    screen.connection.frame().root.nodes(.textField).map(\.semantics?.textInput)
  }

  @Test("a change of one trait of a field is rendered", arguments: Trait.allCases)
  func field(_ trait: Trait) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    screen.window.addSubview(field)
    expectEqual(rendered, [nil])
    trait.change(field)
    expectEqual(rendered, [trait.semantics])
  }

  @Test("a change of one trait of a text view is rendered", arguments: Trait.allCases)
  func textView(_ trait: Trait) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.window.addSubview(view)
    var plain = Semantics.TextInput()
    plain.topInset = view.textContainerInset.top
    expectEqual(rendered, [plain])
    trait.changeOfView(view)
    // A text view does not hide its text.
    var changed = trait == .secrecy ? plain : trait.semantics
    changed.topInset = plain.topInset
    expectEqual(rendered, [changed])
  }
}
