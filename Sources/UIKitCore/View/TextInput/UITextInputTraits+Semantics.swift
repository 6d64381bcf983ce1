import RenderTree

extension UITextInputTraits {
  /// The traits that hosts use on devices with a keyboard on the screen; nil if they are those of any text.
  var textInput: Semantics.TextInput? {
    var input = Semantics.TextInput()
    input.keyboard = keyboardType.keys
    input.returnKey = returnKeyType.meaning
    input.capitalization = autocapitalizationType.letters
    input.correctsWords = autocorrectionType == .default ? nil : autocorrectionType == .yes
    input.checksSpelling = spellCheckingType == .default ? nil : spellCheckingType == .yes
    input.isSecret = isSecureTextEntry
    input.contentType = textContentType?.rawValue
    return input == Semantics.TextInput() ? nil : input
  }
}

extension UIKeyboardType {
  fileprivate var keys: Semantics.TextInput.Keyboard {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad: .decimals
    case .phonePad: .telephone
    case .emailAddress: .email
    case .URL: .url
    case .webSearch: .search
    // These have all letters, which no other keyboard of a browser has.
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
    }
  }
}

extension UIReturnKeyType {
  fileprivate var meaning: Semantics.TextInput.ReturnKey {
    switch self {
    case .default: .enter
    case .go, .join, .route, .emergencyCall: .go
    case .done: .done
    case .next, .continue: .next
    case .search, .google, .yahoo: .search
    case .send: .send
    }
  }
}

extension UITextAutocapitalizationType {
  fileprivate var letters: Semantics.TextInput.Capitalization {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
