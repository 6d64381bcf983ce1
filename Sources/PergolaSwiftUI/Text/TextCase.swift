import Foundation

extension Text {
  /// A change of all letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    func applied(to text: String, locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }

  /// The part of a line that an ellipsis replaces.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line.
    case head
    /// The end of the line.
    case tail
    case middle
  }
}

/// The alignment of several lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
