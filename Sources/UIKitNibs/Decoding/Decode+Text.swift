import Foundation
import UIKitCore

@MainActor
func decodeLabel(_ label: UILabel, _ coder: NibCoder) {
  coder.text("text") { label.text = $0 }
  coder.font("fontDescription") { label.font = $0 }
  coder.color("textColor") { label.textColor = $0 ?? .label }
  coder.color("highlightedColor") { label.highlightedTextColor = $0 }
  // A file names every alignment but the left one.
  if coder.element["textAlignment"] == nil, coder.element.attributes["text"] != nil { label.textAlignment = .left }
  coder.choice("textAlignment", TextNames.alignments) { label.textAlignment = $0 }
  coder.choice("lineBreakMode", TextNames.lineBreakModes) { label.lineBreakMode = $0 }
  coder.choice("baselineAdjustment", TextNames.baselines) { label.baselineAdjustment = $0 }
  coder.integer("numberOfLines") { label.numberOfLines = $0 }
  coder.flag("enabled") { label.isEnabled = $0 }
  coder.flag("highlighted") { label.isHighlighted = $0 }
  decodeFontSizes(of: label, coder)
  coder.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
  coder.flag("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = $0 }
  coder.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
  if coder.element["usesAttributedText"] == "YES" {
    coder.attributedText("attributedText") { label.attributedText = $0 }
  }
}

/// A label that may shrink its text names the least scale or, in older files, the least size.
@MainActor
private func decodeFontSizes(of label: UILabel, _ coder: NibCoder) {
  let names = ["minimumScaleFactor", "minimumFontSize"]
  label.adjustsFontSizeToFitWidth = names.contains { coder.element.attributes[$0] != nil }
  coder.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
  coder.number("minimumFontSize") {
    label.minimumScaleFactor = label.font.pointSize > 0 ? $0 / label.font.pointSize : 0
  }
  coder.number("minimumScaleFactor") { label.minimumScaleFactor = $0 }
}

@MainActor
func decodeTextField(_ field: UITextField, _ coder: NibCoder) {
  coder.font("fontDescription") { field.font = $0 }
  coder.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
  coder.color("textColor") { field.textColor = $0 ?? .label }
  coder.text("text") { field.text = $0 }
  coder.text("placeholder") { field.placeholder = $0 }
  if coder.element["textAlignment"] == nil { field.textAlignment = .left }
  coder.choice("textAlignment", TextNames.alignments) { field.textAlignment = $0 }
  coder.choice(
    "borderStyle", ["none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
  ) { field.borderStyle = $0 }
  coder.choice(
    "clearButtonMode",
    [
      "never": UITextField.ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
  ) { field.clearButtonMode = $0 }
  coder.number("minimumFontSize") { field.minimumFontSize = $0 }
  coder.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
  guard let element = coder.element.child(key: "textInputTraits") else { return }
  let traits = TextInputTraits(NibCoder(element, coder.builder))
  traits.keyboardType.map { field.keyboardType = $0 }
  traits.keyboardAppearance.map { field.keyboardAppearance = $0 }
  traits.returnKeyType.map { field.returnKeyType = $0 }
  traits.autocapitalizationType.map { field.autocapitalizationType = $0 }
  traits.autocorrectionType.map { field.autocorrectionType = $0 }
  traits.spellCheckingType.map { field.spellCheckingType = $0 }
  traits.smartQuotesType.map { field.smartQuotesType = $0 }
  traits.smartDashesType.map { field.smartDashesType = $0 }
  traits.smartInsertDeleteType.map { field.smartInsertDeleteType = $0 }
  traits.isSecure.map { field.isSecureTextEntry = $0 }
  traits.enablesReturnKeyAutomatically.map { field.enablesReturnKeyAutomatically = $0 }
  traits.textContentType.map { field.textContentType = $0 }
}

@MainActor
func decodeTextView(_ view: UITextView, _ coder: NibCoder) {
  coder.font("fontDescription") { view.font = $0 }
  coder.color("textColor") { view.textColor = $0 ?? .label }
  if coder.element["usesAttributedText"] == "YES" {
    coder.attributedText("attributedText") { view.attributedText = $0 }
  } else {
    coder.text("text") { view.text = $0 }
  }
  if coder.element["textAlignment"] == nil { view.textAlignment = .left }
  coder.choice("textAlignment", TextNames.alignments) { view.textAlignment = $0 }
  coder.flag("editable") { view.isEditable = $0 }
  coder.flag("selectable") { view.isSelectable = $0 }
  coder.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
  guard let element = coder.element.child(key: "textInputTraits") else { return }
  let traits = TextInputTraits(NibCoder(element, coder.builder))
  traits.keyboardType.map { view.keyboardType = $0 }
  traits.keyboardAppearance.map { view.keyboardAppearance = $0 }
  traits.returnKeyType.map { view.returnKeyType = $0 }
  traits.autocapitalizationType.map { view.autocapitalizationType = $0 }
  traits.autocorrectionType.map { view.autocorrectionType = $0 }
  traits.spellCheckingType.map { view.spellCheckingType = $0 }
  traits.smartQuotesType.map { view.smartQuotesType = $0 }
  traits.smartDashesType.map { view.smartDashesType = $0 }
  traits.smartInsertDeleteType.map { view.smartInsertDeleteType = $0 }
  traits.isSecure.map { view.isSecureTextEntry = $0 }
  traits.enablesReturnKeyAutomatically.map { view.enablesReturnKeyAutomatically = $0 }
  traits.textContentType.map { view.textContentType = $0 }
}

@MainActor
func decodeSearchBar(_ bar: UISearchBar, _ coder: NibCoder) {
  coder.text("text") { bar.text = $0 }
  coder.text("placeholder") { bar.placeholder = $0 }
  coder.text("prompt") { bar.prompt = $0 }
  coder.flag("showsCancelButton") { bar.showsCancelButton = $0 }
  coder.flag("showsScopeBar") { bar.showsScopeBar = $0 }
  coder.choice("barStyle", barStyles) { bar.barStyle = $0 }
  coder.color("barTintColor") { bar.barTintColor = $0 }
  coder.choice(
    "searchBarStyle", ["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal]
  ) { bar.searchBarStyle = $0 }
  let titles = coder.element.list("scopeButtonTitles").map(\.nibText)
  if !titles.isEmpty { bar.scopeButtonTitles = titles }
  guard let element = coder.element.child(key: "textInputTraits") else { return }
  let traits = TextInputTraits(NibCoder(element, coder.builder))
  traits.keyboardType.map { bar.searchTextField.keyboardType = $0 }
  traits.returnKeyType.map { bar.searchTextField.returnKeyType = $0 }
  traits.autocapitalizationType.map { bar.searchTextField.autocapitalizationType = $0 }
  traits.autocorrectionType.map { bar.searchTextField.autocorrectionType = $0 }
}

/// The traits of text input of an element; nil where the file leaves the default.
@MainActor
private struct TextInputTraits {
  var keyboardType: UIKeyboardType?
  var keyboardAppearance: UIKeyboardAppearance?
  var returnKeyType: UIReturnKeyType?
  var autocapitalizationType: UITextAutocapitalizationType?
  var autocorrectionType: UITextAutocorrectionType?
  var spellCheckingType: UITextSpellCheckingType?
  var smartQuotesType: UITextSmartQuotesType?
  var smartDashesType: UITextSmartDashesType?
  var smartInsertDeleteType: UITextSmartInsertDeleteType?
  var isSecure: Bool?
  var enablesReturnKeyAutomatically: Bool?
  var textContentType: UITextContentType?

  init(_ coder: NibCoder) {
    coder.choice("keyboardType", Self.keyboards) { keyboardType = $0 }
    coder.choice(
      "keyboardAppearance", ["default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light]
    ) { keyboardAppearance = $0 }
    coder.choice("returnKeyType", Self.returnKeys) { returnKeyType = $0 }
    coder.choice(
      "autocapitalizationType",
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ]
    ) { autocapitalizationType = $0 }
    coder.choice("autocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]) {
      autocorrectionType = $0
    }
    coder.choice("spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]) {
      spellCheckingType = $0
    }
    coder.choice("smartQuotesType", ["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes]) {
      smartQuotesType = $0
    }
    coder.choice("smartDashesType", ["default": UITextSmartDashesType.default, "no": .no, "yes": .yes]) {
      smartDashesType = $0
    }
    coder.choice("smartInsertDeleteType", ["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes]) {
      smartInsertDeleteType = $0
    }
    coder.flag("secureTextEntry") { isSecure = $0 }
    coder.flag("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = $0 }
    coder.text("textContentType") { textContentType = UITextContentType(rawValue: $0) }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
