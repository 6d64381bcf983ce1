import Foundation

/// The preferences of a text for its keyboard and for the treatment of typed text.
///
/// Hosts use them as far as they have the means. With a physical keyboard these are `isSecureTextEntry`,
/// `returnKeyType`, whose name the key hints show, and `enablesReturnKeyAutomatically`; the others describe an on-screen
/// keyboard and its corrections.
///
/// A conforming type declares the properties that it supports; the others have the defaults of their types.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization; `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The automatic correction of words; `.default` by default, as are the other types.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The checking of spelling.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The replacement of straight quotes.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// The insertion and deletion of spaces around words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the return key has no effect while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, for suggestions; nil for no meaning.
  var textContentType: UITextContentType? { get }
  /// The rules for passwords that are suggested for a new account; nil for the system's.
  var passwordRules: UITextInputPasswordRules? { get }
  /// The prediction of text while it is typed.
  var inlinePredictionType: UITextInlinePredictionType { get }
}

extension UITextInputTraits {
  /// `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// `.default`.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// `.default`.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// `.default`.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// `.default`.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// `.default`.
  public var keyboardType: UIKeyboardType { .default }
  /// `.default`.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// `.default`.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// No meaning.
  public var textContentType: UITextContentType? { nil }
  /// The system's rules.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// `.default`.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The automatic correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The checking of spelling while text is typed.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The replacement of straight quotes by curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// The replacement of double hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The insertion and deletion of spaces when words are pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The prediction of text while it is typed.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  /// For URLs.
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The former name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// The text of the key's action for the list of keys.
  var action: String {
    switch self {
    case .default: "press return"
    case .emergencyCall: "press emergency call"
    default: "press \(self)"
    }
  }
}
