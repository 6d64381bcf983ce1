import Foundation

/// A text of a configuration: plain or attributed.
enum ConfiguredText: Hashable {
  case plain(String)
  case attributed(NSAttributedString)

  var plain: String? { if case .plain(let text) = self { text } else { nil } }

  var attributed: NSAttributedString? { if case .attributed(let text) = self { text } else { nil } }
}
