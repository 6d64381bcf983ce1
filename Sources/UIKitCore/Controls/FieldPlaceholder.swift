import Foundation

/// The placeholder of a text field, with or without attributes.
///
/// One without is stored as a string, because Foundation on Linux never frees an attributed string.
@MainActor
struct FieldPlaceholder {
  private var plain: String?
  private var styled: NSAttributedString?

  /// The placeholder without its attributes; nil for none.
  var string: String? { styled?.string ?? plain }

  /// The placeholder with its attributes, or those that a field with a font shows it with; nil for none.
  func attributed(font: UIFont?) -> NSAttributedString? {
    guard styled == nil, let plain else { return styled }
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.placeholderText]
    attributes[.font] = font
    return NSAttributedString(string: plain, attributes: attributes)
  }

  /// Sets a placeholder without attributes, and returns true if something changed.
  mutating func set(_ new: String?) -> Bool {
    guard styled != nil || plain != new else { return false }
    (plain, styled) = (new, nil)
    return true
  }

  /// Sets a placeholder with attributes, and returns true if something changed.
  mutating func set(_ new: NSAttributedString?) -> Bool {
    if let new, let styled, new.hasSameRuns(as: styled) { return false }
    guard new != nil || string != nil else { return false }
    (plain, styled) = (nil, new?.snapshot())
    return true
  }

  /// Shows the placeholder in a label.
  func show(in label: UILabel, font: UIFont?) {
    if let styled {
      label.show(styled, font: font ?? .systemFont(ofSize: 17), color: .placeholderText)
    } else {
      label.text = plain
      label.textColor = .placeholderText
      label.font = font
    }
  }
}
