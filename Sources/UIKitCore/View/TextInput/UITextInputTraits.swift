import Foundation

/// The preferences of a text for its keyboard and for the treatment of typed text.
///
/// Hosts use them as far as they have the means. With a physical keyboard these are `isSecureTextEntry`,
/// `returnKeyType`, whose name the key hints show, and `enablesReturnKeyAutomatically`; the others describe an on-screen
/// keyboard and its corrections.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization; `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction of words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The checking of spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of straight quotes.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The insertion and deletion of spaces around words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key has no effect while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions; nil for no meaning.
  var textContentType: UITextContentType? { get set }
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

/// The meaning of a text, such as a name or a postal code.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// A meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An alias.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A place with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street's address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street's address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that the user chooses.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
