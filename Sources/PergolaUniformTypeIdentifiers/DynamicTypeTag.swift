import Foundation

/// The tag of a dynamic type, which its identifier contains: `dyn.EXTENSION`, followed by a supertype.
///
/// The original's dynamic identifiers are another, undocumented encoding of the same.
struct DynamicTypeTag: Hashable {
  let tag: String
  let tagClass: UTTagClass
  /// The identifier of the type that the dynamic one belongs to; nil for none.
  let supertype: String?

  init(tag: String, tagClass: UTTagClass, supertype: String?) {
    (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype)
  }

  /// The tag in an identifier; nil if that is not of a dynamic type.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let parts = identifier.dropFirst(Self.prefix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let tag = Self.text(parts[1]), let supertype = Self.text(parts[2]) else { return nil }
    switch parts[0] {
    case "e": tagClass = .filenameExtension
    case "m": tagClass = .mimeType
    default: return nil
    }
    guard tagClass.allows(tag) else { return nil }
    self.tag = tag
    self.supertype = supertype.isEmpty ? nil : supertype
  }

  /// The identifier of the type.
  var identifier: String {
    Self.prefix + (tagClass == .mimeType ? "m" : "e") + "." + Self.digits(tag) + "." + Self.digits(supertype ?? "")
  }

  private static let prefix = "dyn."

  private static func digits(_ text: String) -> String {
    text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private static func text(_ digits: Substring) -> String? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, values.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    return String(validating: bytes, as: UTF8.self)
  }
}
