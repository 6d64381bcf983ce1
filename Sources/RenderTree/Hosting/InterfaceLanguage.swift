import Foundation

/// The language of an app's texts for one user.
public struct InterfaceLanguage: Hashable, Sendable {
  /// The tag of BCP 47, such as `ar` or `de-CH`.
  public let tag: String
  /// True if the app's texts are in a language that the user prefers.
  public let isPreferred: Bool

  /// The user's most preferred language among those of the app's texts, or the first one of the texts.
  ///
  /// - Parameters:
  ///   - preferred: The languages that the user prefers, the first one most, as tags of BCP 47.
  ///   - available: The languages of the app's texts, as tags of BCP 47.
  public init(preferring preferred: [String], among available: [String]) {
    let codes = Set(available.map(Self.code))
    let match = preferred.first { codes.contains(Self.code($0)) }
    tag = match ?? available.first ?? "en"
    isPreferred = match != nil
  }

  /// The direction in which the language is written.
  public var direction: SceneConfiguration.LayoutDirection {
    let language = Locale.Language(identifier: tag)
    let isRightToLeft =
      language.characterDirection == .rightToLeft || Self.rightToLeftScripts.contains(language.script?.identifier ?? "")
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The user's languages with that of the app's texts first, so that dates and numbers are written in it too.
  public func leading(_ preferred: [String]) -> [String] {
    isPreferred ? [tag] + preferred.filter { $0 != tag } : preferred
  }

  /// The scripts that are written from right to left, also in languages that have others.
  private static let rightToLeftScripts: Set<String> = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]

  /// The code of a tag's language, without script and region.
  private static func code(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
