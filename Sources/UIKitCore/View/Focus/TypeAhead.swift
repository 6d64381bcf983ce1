import Foundation

/// A word that is typed outside of text fields. The focus moves to an item that starts with it.
package struct TypeAhead {
  /// The pause after which a letter starts another word, in seconds.
  package static let pause: TimeInterval = 1

  /// The maximum length of a word. Longer text was pasted.
  private static let maximumLength = 64

  private var word = ""
  /// True if the most recent letters start the word.
  private var isFirst = true
  private var lastTime: TimeInterval?

  /// The prefixes to search for, in order of preference: the word; the word without its last letters, one by one, as
  /// far as these arrived together, as if they had been typed singly without a match; and, if the word repeats one
  /// letter, that letter. The last prefix is a prefix of all others.
  private(set) var prefixes: [String] = []

  /// True if another letter would continue the word.
  func isOpen(at time: TimeInterval) -> Bool { lastTime.map { time - $0 <= Self.pause } ?? false }

  /// Ends the word.
  mutating func end() { self = TypeAhead() }

  /// Continues the word or starts another one.
  ///
  /// - Parameters:
  ///   - letters: The letters that arrived together.
  ///   - time: The time of typing, in seconds.
  /// - Complexity: O(1): at most 64 letters of a word are used.
  mutating func add(_ letters: String, at time: TimeInterval) {
    if !isOpen(at: time) { word = "" }
    lastTime = time
    let before = word.count
    isFirst = before == 0
    word = String((word + letters).prefix(Self.maximumLength + 1))
    let count = word.count
    guard (1...Self.maximumLength).contains(count) else { return prefixes = [] }
    var counts = Array((min(before + 1, count)...count).reversed())
    if counts.last != 1, isRepetition { counts.append(1) }
    prefixes = counts.map { String(word.prefix($0)) }
  }

  /// True if the word repeats one letter.
  private var isRepetition: Bool { word.count > 1 && word.allSatisfy { $0 == word.first } }

  /// Returns true if a text starts with a prefix, ignoring case and diacritics.
  static func matches(_ text: String, _ prefix: String) -> Bool {
    text.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  /// The number of letters that arrived together and that a text does not match: 0 if it starts with the word, or with
  /// the repeated letter; nil if it starts with none of the prefixes.
  func shortfall(of text: String) -> Int? {
    guard let shortest = prefixes.last, Self.matches(text, shortest),
      let index = prefixes.firstIndex(where: { Self.matches(text, $0) })
    else { return nil }
    return index == prefixes.count - 1 && isRepetition ? 0 : index
  }

  /// The index of the next text that matches, cyclically; nil if none does.
  ///
  /// Repeating one letter steps through all texts that start with it.
  ///
  /// - Parameters:
  ///   - current: The index of the focused item in `texts`.
  ///   - texts: The texts of the items, in reading order.
  func index(in texts: [String], from current: Int?) -> Int? {
    guard let shortest = prefixes.last else { return nil }
    let candidates = texts.indices.filter { Self.matches(texts[$0], shortest) }
    for prefix in prefixes {
      // The first letters search after the focused item. Further letters keep an item that still matches.
      let start = current.map { isFirst || prefix.count == 1 ? $0 + 1 : $0 } ?? 0
      let found = candidates.filter { Self.matches(texts[$0], prefix) }
        .min { ($0 - start + texts.count) % texts.count < ($1 - start + texts.count) % texts.count }
      if let found { return found }
    }
    return nil
  }
}
