import Foundation

/// The visibility of a value in the log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement of a value that is not visible.
  public enum Mask: Hashable, Sendable {
    /// A hash, which is equal for equal values.
    case hash
    /// Nothing that tells the value.
    case none
  }

  private enum Option: Hashable, Sendable {
    case automatic, visible, hidden, sensitive
  }

  private let option: Option
  private let mask: Mask

  private init(_ option: Option, mask: Mask = .none) {
    self.option = option
    self.mask = mask
  }

  /// Numbers are visible, texts and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(.automatic) }
  /// The value is visible.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(.visible) }
  /// The value is not visible in what is kept.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(.hidden) }
  /// The value is never visible.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive) }

  /// Numbers are visible, texts and objects are replaced by the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.automatic, mask: mask) }
  /// The value is replaced by the mask in what is kept.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask: mask) }
  /// The value is always replaced by the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.sensitive, mask: mask) }

  /// True if the value is hidden from the console too.
  var isSensitive: Bool { option == .sensitive }

  /// Returns true if a value is replaced in what is kept.
  ///
  /// - Parameter isScalar: True for a number.
  func isRedacted(isScalar: Bool) -> Bool {
    switch option {
    case .automatic: !isScalar
    case .visible: false
    case .hidden, .sensitive: true
    }
  }

  /// Returns the text that stands for a value.
  func replacement(for text: String) -> String {
    switch mask {
    case .none: "<private>"
    case .hash: "<mask.hash: '\(Self.hash(text).base64EncodedString())'>"
    }
  }

  /// A hash of 16 bytes with the process's own key, from which nobody can look up a value.
  private static func hash(_ text: String) -> Data {
    let halves = (0...1).map { half in
      var hasher = Hasher()
      hasher.combine(half)
      hasher.combine(text)
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
    return halves.reduce(into: Data()) { data, half in withUnsafeBytes(of: half) { data.append(contentsOf: $0) } }
  }

  /// The words of the option in a placeholder, such as `private, mask.hash`.
  var words: [String] {
    let name: String? =
      switch option {
      case .automatic: nil
      case .visible: "public"
      case .hidden: "private"
      case .sensitive: "sensitive"
      }
    return [name, mask == .hash ? "mask.hash" : nil].compactMap(\.self)
  }

  /// Reads the words of a placeholder; words that say something else are not the privacy's.
  init(words: [Substring]) {
    let mask: Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("sensitive") {
      self.init(.sensitive, mask: mask)
    } else if words.contains("private") {
      self.init(.hidden, mask: mask)
    } else if words.contains("public") {
      // A mask says that the value is not for everybody.
      self.init(mask == .hash ? .hidden : .visible, mask: mask)
    } else {
      self.init(.automatic, mask: mask)
    }
  }
}
