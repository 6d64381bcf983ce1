import Foundation

/// A text of a configuration: plain or attributed.
enum ConfiguredText: Hashable {
  case plain(String)
  case attributed(NSAttributedString)

  var plain: String? { if case .plain(let text) = self { text } else { nil } }

  var attributed: NSAttributedString? { if case .attributed(let text) = self { text } else { nil } }

  static func == (text: Self, other: Self) -> Bool {
    switch (text, other) {
    case (.plain(let text), .plain(let other)): text == other
    case (.attributed(let text), .attributed(let other)): text.hasSameRuns(as: other)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .plain(let text): hasher.combine(text)
    case .attributed(let text): hasher.combine(text.string)
    }
  }
}
