#if Web
  import Foundation
  import RenderTree

  /// The form that a page posts where scripts are off.
  struct PageForm: Sendable {
    /// The maximum number of its fields.
    static let maximumCount = 2000

    /// The fields with their texts.
    private(set) var fields: [(node: NodeID, text: String)] = []
    /// The button that was pressed; nil for a form that was sent from a field.
    private(set) var press: NodeID?

    /// The form of a body; nil if it is not well-formed.
    init?(_ body: [UInt8]) {
      let pairs = body.split(separator: UInt8(ascii: "&"))
      guard pairs.count <= Self.maximumCount else { return nil }
      for pair in pairs {
        let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let name = Self.text(first) else { return nil }
        guard let value = Self.text(parts.count == 2 ? parts[1] : []) else { return nil }
        if name == "press" {
          guard let node = PageNumber.node(value) else { return nil }
          press = node
        } else if name.hasPrefix("field-") {
          guard let node = PageNumber.node(name.dropFirst(6)), value.utf8.count <= PageEvent.maximumTextLength else {
            return nil
          }
          fields.append((node, value.replacingOccurrences(of: "\r\n", with: "\n")))
        }
      }
    }

    /// Returns the text of percent escapes, in which plus signs are spaces; nil if it is not UTF-8.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
      var result: [UInt8] = []
      var index = bytes.startIndex
      while index < bytes.endIndex {
        switch bytes[index] {
        case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
        case UInt8(ascii: "%"):
          guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
            return nil
          }
          result.append(high << 4 | low)
          index += 2
        case let byte: result.append(byte)
        }
        index += 1
      }
      return String(validating: result, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 48...57: byte - 48
      case 65...70: byte - 55
      case 97...102: byte - 87
      default: nil
      }
    }
  }
#endif
