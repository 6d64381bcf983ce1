import Foundation

/// The class of a tag by which a type is known elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// The class with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of file names, without a dot: `png`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME types: `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// True if a text can be a tag of the class.
  func allows(_ tag: String) -> Bool {
    guard !tag.isEmpty, tag.utf8.count <= 200, !tag.contains(where: { $0.isWhitespace || $0 == "\0" }) else {
      return false
    }
    if self == .mimeType {
      let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
    return !tag.contains("/") && !tag.contains(".")
  }
}
