import Foundation

/// A formatter of lists: "apples, pears, and plums".
open class ListFormatter: Formatter {
  /// The locale whose words and marks are used; the user's if it is nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items that are no texts.
  open var itemFormatter: Formatter?

  /// Returns texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Returns items as a list; nil if one of them has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? (itemFormatter == nil ? "\(item)" : nil) else { return nil }
      texts.append(text)
    }
    return texts.isEmpty ? "" : LocalizedText.list(texts, .and, .wide, locale ?? .current)
  }

  /// Returns an array as a list; nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
