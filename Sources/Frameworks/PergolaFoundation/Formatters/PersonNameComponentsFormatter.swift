import Foundation

/// A formatter of names: "Ada Lovelace", "AL".
///
/// A name in Chinese, Japanese or Korean letters begins with the family's name, without a space.
open class PersonNameComponentsFormatter: Formatter {
  /// The forms of names.
  public enum Style: Int, Sendable {
    /// That of `medium`.
    case `default`
    /// The nickname, or the given name.
    case short
    /// The given name and the family's name.
    case medium
    /// All parts but the nickname.
    case long
    /// The initials.
    case abbreviated
  }

  /// The choices of a name's text.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name as it is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The form of names.
  open var style: Style = .default
  /// True if a name is shown as it is spoken.
  open var isPhonetic = false

  /// Returns a name in a form.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name; an empty text for one without parts.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let shown = [name.givenName, name.familyName].compactMap { Self.part($0) }
    // A name that has only other parts is shown by them.
    guard !shown.isEmpty else {
      let nickname = Self.part(name.nickname).map { [$0] }
      let rest = nickname ?? [name.namePrefix, name.middleName, name.nameSuffix].compactMap { Self.part($0) }
      return style == .abbreviated ? Self.initials(rest) : rest.joined(separator: " ")
    }
    switch style {
    case .short: return Self.part(name.nickname) ?? shown[0]
    case .default, .medium: return Self.joined(name, [name.givenName, name.familyName])
    case .long:
      return Self.joined(
        name, prefix: name.namePrefix, [name.givenName, name.middleName, name.familyName], suffix: name.nameSuffix)
    // Choice: the first letter of the family's name for a name that begins with it.
    case .abbreviated: return Self.isFamilyFirst(name) ? String(Self.ordered(name)[0].prefix(1)) : Self.initials(shown)
    }
  }

  /// Returns a name; nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

  /// Returns the parts of a name; nil for a text without letters.
  ///
  /// Titles and suffixes of the English language are known, and the particles of family names.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    guard string.contains(where: \.isLetter) else { return nil }
    return ParsedName(string).components
  }

  // MARK: Texts

  /// A part of a name; nil if it is empty.
  private static func part(_ text: String?) -> String? {
    text.flatMap {
      let trimmed = $0.trimmingCharacters(in: .whitespaces)
      return trimmed.isEmpty ? nil : trimmed
    }
  }

  private static func initials(_ parts: [String]) -> String {
    parts.compactMap { part in part.first(where: \.isLetter).map { $0.uppercased() } }.joined()
  }

  /// The parts of a name from the given name to the family's, in the order of its letters, between its title and suffix.
  private static func joined(
    _ name: PersonNameComponents, prefix: String? = nil, _ parts: [String?], suffix: String? = nil
  ) -> String {
    let isFamilyFirst = isFamilyFirst(name)
    let all = [prefix] + (isFamilyFirst ? parts.reversed() : parts) + [suffix]
    return all.compactMap { part($0) }.joined(separator: isFamilyFirst ? "" : " ")
  }

  private static func ordered(_ name: PersonNameComponents) -> [String] {
    [name.familyName, name.givenName].compactMap { part($0) }
  }

  /// True for a name in Han, kana or Hangul.
  private static func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
    let letters = ordered(name).joined().unicodeScalars.filter(\.properties.isAlphabetic)
    let blocks: [ClosedRange<UInt32>] = [
      0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF,
    ]
    return !letters.isEmpty && letters.allSatisfy { letter in blocks.contains { $0.contains(letter.value) } }
  }
}
