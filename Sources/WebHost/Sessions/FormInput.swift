import Foundation
import RenderTree

/// The input that a page without scripts posts: the texts of its fields, and the element that was pressed.
struct FormInput: Sendable {
  /// The texts by the names of their fields' nodes.
  private(set) var texts: [(node: String, text: String)] = []
  /// The name of the pressed node; nil if the form was sent by the return key.
  private(set) var pressed: String?

  /// Reads a body in the form of URL-encoded pairs. What is not known is left out.
  init(_ body: String) {
    for pair in body.split(separator: "&").prefix(1_000) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = Self.decoded(parts[0]), let value = Self.decoded(parts[1]) else { continue }
      if name == "press" { pressed = value }
      if name.hasPrefix("field-") {
        texts.append((String(name.dropFirst(6)), value.replacingOccurrences(of: "\r\n", with: "\n")))
      }
    }
  }

  private static func decoded(_ text: Substring) -> String? {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
  }
}
